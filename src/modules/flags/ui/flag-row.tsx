'use client';

import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Input, Select } from '@/ui/field';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import type { RolloutRow } from '../queries';

const STEPS = [0, 1, 5, 10, 25, 50, 75, 100];

/** What each switches, in a sentence. */
const ABOUT = {
  'add-to-home-banner': 'aboutAddToHomeBanner',
  assistants: 'aboutAssistants',
  features: 'aboutFeatures',
  'follow-up': 'aboutFollowUp',
  'loop-queue-details': 'aboutLoopQueueDetails',
  'onboarding-dev': 'aboutOnboardingDev',
  reschedule: 'aboutReschedule',
  'running-late': 'aboutRunningLate',
  sms: 'aboutSms',
  'week-summary': 'aboutWeekSummary',
} as const satisfies Record<RolloutRow['key'], string>;

interface FlagRowProps {
  readonly row: RolloutRow;
  readonly withoutRoom: boolean;
}

/** One flag. Each change is sent at once, and undone by the toast that tells of it. */
export function FlagRow({ row, withoutRoom }: FlagRowProps) {
  const t = useMessages('flags');
  const { busy, run } = useAction();
  const [address, setAddress] = useState('');
  const { key, on, percent, emails, said } = row;
  const send = (patch: object) => sendJson(`/api/admin/feature-flags/${key}`, 'PATCH', patch);
  const change = (patch: object, before: object, done: string) =>
    run(
      () => send(patch),
      done,
      () => void run(() => send(before), t('reached', { key })),
    );
  const steps = STEPS.includes(percent) ? STEPS : [...STEPS, percent].sort((a, b) => a - b);
  async function name(event: FormEvent) {
    event.preventDefault();
    const email = address.trim();
    if (email === '') return;
    const before = { users: emails, on, percent };
    if (await change({ users: [...emails, email] }, before, t('namedNow', { email, key }))) setAddress('');
  }
  return (
    <li
      data-flag
      className="grid gap-x-4 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
    >
      <div className="flex min-w-0 items-center gap-3">
        <Switch
          label={key}
          checked={on}
          disabled={busy}
          onChange={(next) => void change({ on: next }, { on }, t(next ? 'switchedOn' : 'switchedOff', { key }))}
        />
        <div className="min-w-0">
          <p className="truncate font-mono text-sm">{key}</p>
          <p className="text-xs text-ink-2">{t(ABOUT[key])}</p>
          <p className="text-xs text-ink-2">
            {[t(on ? 'on' : 'off'), said ? null : t('usual'), withoutRoom ? t('noRoom') : null]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <div>
        <Select
          aria-label={`${t('reach')}: ${key}`}
          value={percent}
          disabled={busy}
          className="w-auto"
          onChange={({ target }) => void change({ percent: Number(target.value) }, { percent }, t('reached', { key }))}
        >
          {steps.map((step) => (
            <option key={step} value={step}>
              {step === 100 ? t('everybody') : step === 0 ? t('nobody') : t('percent', { percent: step })}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid content-start gap-1.5">
        {emails.length > 0 ? (
          <ul aria-label={t('named')} className="flex flex-wrap gap-1.5">
            {emails.map((email) => (
              <li key={email} className="flex items-center gap-1 rounded-full bg-busy-soft py-0.5 pr-1 pl-2.5 text-xs">
                <span className="wrap-anywhere">{email}</span>
                <button
                  type="button"
                  aria-label={t('remove', { email })}
                  disabled={busy}
                  className="grid size-5 place-items-center rounded-full hover:bg-surface-2"
                  onClick={() =>
                    void change(
                      { users: emails.filter((one) => one !== email) },
                      { users: emails },
                      t('unnamed', { email, key }),
                    )
                  }
                >
                  <X className="size-3" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <form onSubmit={(event) => void name(event)} className="flex gap-2">
          <Input
            type="email"
            aria-label={`${t('add')}: ${key}`}
            placeholder={t('add')}
            value={address}
            maxLength={300}
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button type="submit" busy={busy} disabled={address.trim() === ''}>
            {t('addButton')}
          </Button>
        </form>
      </div>
    </li>
  );
}
