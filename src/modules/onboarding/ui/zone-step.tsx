'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { ACCOUNT_KINDS } from '@/modules/connections/constants';
import { consentPath } from '@/modules/connections/ui/consent-path';
import type { ZoneCity } from '@/modules/preferences/ui/zone/zone-cities';
import { cityNamed } from '@/modules/preferences/ui/zone/zone-match';
import { ZoneSearch } from '@/modules/preferences/ui/zone/zone-search';
import type { ConsentKind } from '@/ports/oauth';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { stepPath } from '../constants';
import { StepActions } from './step-actions';
import { useStep } from './use-step';
import { ZoneClock } from './zone-clock';

interface ZoneStepProps {
  readonly cities: readonly ZoneCity[];
  /** Confirmed before; null until then. */
  readonly saved: string | null;
  /** What was told at sign-up. */
  readonly told: string | null;
  /** Of the calendar that is connected. */
  readonly calendar: string | null;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** The owner's name is not known, and is asked for. */
  readonly unnamed: boolean;
  /** A calendar that can be connected with the same press, at its provider's own page; null: none, or one is connected. */
  readonly connects: ConsentKind | null;
}

/** Step 1: the zone is proposed, shown as a clock on the wall, and confirmed; whoever came by a link of a mail says their name. */
export function ZoneStep({ cities, saved, told, calendar, nowMs, unnamed, connects }: ZoneStepProps) {
  const t = useMessages('onboarding');
  const search = useMessages('zone-search');
  const step = useStep('zone');
  const [chosen, setChosen] = useState<ZoneCity | null>(null);
  const [browser, setBrowser] = useState<ZoneCity | null | undefined>();
  const [unchosen, setUnchosen] = useState(false);
  const [name, setName] = useState('');
  useEffect(() => {
    setBrowser(cityNamed(Intl.DateTimeFormat().resolvedOptions().timeZone, cities) ?? null);
  }, [cities]);
  const standing = saved === null ? undefined : cities.find(({ tzid }) => tzid === saved);
  const proposals = [
    [standing, t('zoneSaved')],
    [cityNamed(told, cities), t('zoneTold')],
    [browser, t('zoneBrowser')],
    [cityNamed(calendar, cities), t('zoneCalendar')],
  ] as const;
  const [proposed, why] = proposals.find(([city]) => city) ?? [undefined, ''];
  const zone = chosen ?? proposed ?? null;
  const other = !chosen && browser && zone && browser.offset !== zone.offset ? browser : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    if (!zone) {
      setUnchosen(true);
      event.currentTarget.querySelector<HTMLElement>('[role=combobox]')?.focus();
      return;
    }
    const naming = async () => {
      if (unnamed && name.trim()) await sendJson('/api/user', 'PATCH', { name: name.trim() });
    };
    if (pressed !== 'connect' || connects === null) await step.save({ zone: zone.tzid }, naming);
    else if (await step.finish({ data: { zone: zone.tzid } }, naming)) {
      step.leave(consentPath(connects, stepPath('calendar')));
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-6">
      {unnamed ? (
        <Field
          label={t('yourName')}
          hint={t('yourNameHint')}
          error={step.fields.name?.[0] ?? null}
          className="max-w-md"
        >
          {(attributes) => (
            <Input
              {...attributes}
              required
              maxLength={120}
              autoComplete="name"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <div className="rounded-md border border-line bg-surface px-5 py-5">
        {zone ? (
          <ZoneClock zone={zone} nowMs={nowMs} note={chosen ? t('zoneChosen') : why} />
        ) : (
          // As high as the clock that may take its place.
          <p className="grid min-h-26 items-center text-ink-2 sm:min-h-13">
            {browser === undefined ? t('zoneAsking') : t('zoneUnknown')}
          </p>
        )}
      </div>
      {other ? (
        <p className="text-ink-2">
          {t('zoneOther', { city: other.city })}{' '}
          <button
            type="button"
            onClick={() => setChosen(other)}
            className="underline underline-offset-3 hover:text-ink"
          >
            {t('zoneUse', { city: other.city })}
          </button>
        </p>
      ) : null}
      <ZoneSearch
        label={zone ? search('another') : search('yours')}
        cities={cities}
        error={step.fields.zone?.[0] ?? (unchosen && !zone ? search('choose') : null)}
        onChoose={setChosen}
      />
      <StepActions
        step="zone"
        busy={step.busy}
        failed={step.failed}
        marked={Object.keys(step.fields).length > 0}
        label={t('zoneConfirm')}
        main={connects === null}
        onSkip={() => void step.skip()}
      >
        {connects === null ? null : (
          <Button type="submit" value="connect" look="primary" busy={step.busy}>
            {t('zoneConnect', { calendar: ACCOUNT_KINDS[connects] })}
          </Button>
        )}
      </StepActions>
    </form>
  );
}
