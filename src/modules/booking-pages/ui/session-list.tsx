import { formatDay, formatTimeRange } from '@/core/time/format';
import { zoneTable } from '@/core/time/zone';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import type { ShownSession } from '../queries/seats';

interface SessionListProps {
  readonly sessions: readonly ShownSession[];
  /** The owner's, IANA. */
  readonly zone: string;
  readonly locale: Locale;
  readonly t: Translate<'seats'>;
}

/** The events with seats that are to come, and who comes to each. */
export function SessionList({ sessions, zone, locale, t }: SessionListProps) {
  const table = zoneTable(zone);
  return (
    <ul className="rounded-md border border-line bg-surface">
      {sessions.map(({ loopId, title, start, end, seats, guests }) => (
        <li key={loopId} className="grid gap-2 border-line px-4 py-3 not-first:border-t">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <a href={`/loops/${loopId}`} className="font-medium underline underline-offset-3 wrap-anywhere">
              {title}
            </a>
            <span className="text-xs text-ink-2">{t('taken', { taken: guests.length, seats })}</span>
          </div>
          <p className="text-ink-2">
            {formatDay(start, table, locale)}, {formatTimeRange(start, end, table, locale)}
          </p>
          <ul className="grid gap-1.5">
            {guests.map(({ id, name, guestAddress, answers }) => (
              <li key={id} className="wrap-anywhere">
                {name} <span className="text-ink-2">{guestAddress}</span>
                {answers.map(({ question, answer }) => (
                  <p key={question} className="text-xs text-ink-2">
                    {question} {answer}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
