'use client';

import { useId, useState } from 'react';
import { Switch } from '@/ui/switch';
import type { MailNews } from '../schema';
import { usePatch } from './use-patch';

const ROWS = [
  {
    kind: 'reminders',
    title: 'Reminders',
    text: 'A question that you have not answered after a working day, and matters that have rested with you for two weeks.',
    without: 'Off: they wait on your dashboard.',
  },
  {
    kind: 'reports',
    title: 'Reports',
    text: 'A guest has declined or is away, nobody has answered, a question of yours has lapsed.',
    without: 'Off: each stands as a notice on your dashboard.',
  },
] as const;

/** Mail that can be done without. Each switch is saved at once. */
export function NotificationForm({ news }: { news: MailNews }) {
  const { busy, save } = usePatch();
  const [chosen, setChosen] = useState(news);
  const id = useId();
  async function choose(kind: keyof MailNews, title: string, on: boolean) {
    setChosen({ ...chosen, [kind]: on });
    const saved = await save({ notifications: { [kind]: on } }, `${title} switched ${on ? 'on' : 'off'}.`);
    if (!saved) setChosen(chosen);
  }
  return (
    <ul className="rounded-md border border-line bg-surface">
      {ROWS.map(({ kind, title, text, without }) => (
        <li key={kind} className="flex items-start gap-4 border-line px-4 py-3 not-first:border-t">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{title}</p>
            <p id={`${id}-${kind}`} className="text-ink-2">
              {text} {without}
            </p>
          </div>
          <Switch
            label={title}
            describedBy={`${id}-${kind}`}
            checked={chosen[kind]}
            disabled={busy}
            onChange={(on) => void choose(kind, title, on)}
          />
        </li>
      ))}
    </ul>
  );
}
