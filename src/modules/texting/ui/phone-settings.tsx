'use client';

import { useId } from 'react';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useChoice } from '@/ui/form/use-choice';
import { useForm } from '@/ui/form/use-form';
import { Switch } from '@/ui/switch';
import type { Phone, PhonePatch } from '../schema';

const ROWS = [
  ['decision', 'decisionText'],
  ['vip', 'vipText'],
  ['late', 'lateText'],
  ['first', 'firstText'],
  ['guests', 'guestsText'],
] as const;

const patchPhone = (patch: PhonePatch) => sendJson('/api/user/phone', 'PATCH', patch);

/** Of what one is texted, each switch saved at once; and in which hours not. */
export function PhoneSettings({ kinds, quiet }: Pick<Phone, 'kinds' | 'quiet'>) {
  const t = useMessages('texting');
  const chosen = useChoice(kinds);
  const id = useId();
  return (
    <>
      <ul className="rounded-md border border-line">
        {ROWS.map(([kind, text]) => (
          <li key={kind} className="flex items-start gap-4 border-line px-4 py-3 not-first:border-t">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{t(kind)}</p>
              <p id={`${id}-${kind}`} className="text-ink-2">
                {t(text)}
              </p>
            </div>
            <Switch
              label={t(kind)}
              describedBy={`${id}-${kind}`}
              checked={chosen.value.includes(kind)}
              disabled={chosen.busy}
              onChange={(on) => {
                const others = chosen.value.filter((one) => one !== kind);
                const next = on ? [...others, kind] : others;
                const done = t(on ? 'switchedOn' : 'switchedOff', { kind: t(kind) });
                void chosen.choose(next, () => patchPhone({ kinds: [...next] }), done);
              }}
            />
          </li>
        ))}
      </ul>
      <QuietForm quiet={quiet} />
    </>
  );
}

function QuietForm({ quiet }: Pick<Phone, 'quiet'>) {
  const t = useMessages('texting');
  const form = useForm({
    saved: { from: clockOf(quiet.from), until: clockOf(quiet.until) },
    send: ({ from, until }) => patchPhone({ quiet: { from: minuteOfClock(from), until: minuteOfClock(until) } }),
    done: t('quietSaved'),
  });
  return (
    <Form form={form} className="grid gap-1.5">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('quietFrom')}>
          {(attributes) => <Input {...attributes} {...form.bind('from')} type="time" required className="w-36" />}
        </Field>
        <Field label={t('quietUntil')}>
          {(attributes) => <Input {...attributes} {...form.bind('until')} type="time" required className="w-36" />}
        </Field>
        <SaveButton form={form} />
      </div>
      <p className="text-xs text-ink-2">{t('quietHint')}</p>
    </Form>
  );
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function minuteOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
