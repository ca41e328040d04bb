'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { StepActions } from './step-actions';
import { useStep } from './use-step';
import type { ZoneCity } from './zone-cities';
import { ZoneClock } from './zone-clock';
import { cityNamed } from './zone-match';
import { ZoneSearch } from './zone-search';

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
}

/** Step 1: the zone is proposed, shown as a clock on the wall, and confirmed. */
export function ZoneStep({ cities, saved, told, calendar, nowMs }: ZoneStepProps) {
  const { busy, failed, fields, save, skip } = useStep('zone');
  const [chosen, setChosen] = useState<ZoneCity | null>(null);
  const [browser, setBrowser] = useState<ZoneCity | null | undefined>();
  const [unchosen, setUnchosen] = useState(false);
  useEffect(() => {
    setBrowser(cityNamed(Intl.DateTimeFormat().resolvedOptions().timeZone, cities) ?? null);
  }, [cities]);
  const standing = saved === null ? undefined : cities.find(({ tzid }) => tzid === saved);
  const proposals = [
    [standing, 'You confirmed this before.'],
    [cityNamed(told, cities), 'You told us so when you signed up.'],
    [browser, 'Your browser says so.'],
    [cityNamed(calendar, cities), 'Your calendar says so.'],
  ] as const;
  const [proposed, why] = proposals.find(([city]) => city) ?? [undefined, ''];
  const zone = chosen ?? proposed ?? null;
  const other = !chosen && browser && zone && browser.offset !== zone.offset ? browser : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (zone) void save({ zone: zone.tzid });
    else {
      setUnchosen(true);
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      <div className="rounded-md border border-line bg-surface px-5 py-5">
        {zone ? (
          <ZoneClock zone={zone} nowMs={nowMs} note={chosen ? 'Your choice.' : why} />
        ) : (
          // As high as the clock that may take its place.
          <p className="grid min-h-26 items-center text-ink-2 sm:min-h-13">
            {browser === undefined
              ? 'Asking your browser where you are…'
              : 'Your browser does not tell where you are. Search for your city.'}
          </p>
        )}
      </div>
      {other ? (
        <p className="text-ink-2">
          Your browser is on the clock of {other.city}.{' '}
          <button
            type="button"
            onClick={() => setChosen(other)}
            className="underline underline-offset-3 hover:text-ink"
          >
            Use {other.city}
          </button>
        </p>
      ) : null}
      <ZoneSearch
        label={zone ? 'Another city' : 'Your city'}
        cities={cities}
        error={fields.zone?.[0] ?? (unchosen && !zone ? 'Choose the city whose clock you live by.' : null)}
        onChoose={setChosen}
      />
      <StepActions step="zone" busy={busy} failed={failed} label="This is my time" onSkip={() => void skip()} />
    </form>
  );
}
