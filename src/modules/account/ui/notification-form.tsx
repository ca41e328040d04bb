'use client';

import { useId } from 'react';
import { useMessages } from '@/messages/use-messages';
import { useChoice } from '@/ui/form/use-choice';
import { Switch } from '@/ui/switch';
import type { MailNews } from '../schema';
import { patchAccount } from './patch-account';

const ROWS = [
  ['reminders', 'remindersText'],
  ['reports', 'reportsText'],
  ['briefing', 'briefingText'],
] as const;

/** Mail that can be done without. Each switch is saved at once. */
export function NotificationForm({ news }: { news: MailNews }) {
  const t = useMessages('notifications');
  const chosen = useChoice(news);
  const id = useId();
  return (
    <ul className="rounded-md border border-line bg-surface">
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
            checked={chosen.value[kind]}
            disabled={chosen.busy}
            onChange={(on) =>
              void chosen.choose(
                { ...chosen.value, [kind]: on },
                () => patchAccount({ notifications: { [kind]: on } }),
                t(on ? 'switchedOn' : 'switchedOff', { kind: t(kind) }),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
