import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import { Section } from '@/ui/card';
import type { TimelineItem } from '../queries/timeline';
import { at, onDay, place, type Spoken } from './spoken';
import { TimelineEntry } from './timeline-entry';

/** Entries whose mails stand open, and those that stand there at all before the older ones are asked for. */
const OPEN = 2;
const SHOWN = 12;

interface TimelineProps {
  readonly items: readonly TimelineItem[];
  readonly state: LoopState;
  /** What the assistant is called. */
  readonly assistant: string;
  readonly spoken: Spoken<'loops'>;
  /** The reader owns the loop, and may mark a mail as wrong. */
  readonly own?: boolean;
}

/**
 * The conversation as it went, mail by mail, the newest at its end; between the mails what else happened, a line each. What was
 * read, decided and set is behind "Why". The oldest are behind one more, and what is set to happen stands below.
 */
export function Timeline({ items, state, assistant, spoken, own = false }: TimelineProps) {
  const coming = items.filter(({ kind, state }) => kind === 'timer' && state === 'pending');
  const past = items.filter((item) => !coming.includes(item) && !isIdle(item));
  const older = past.slice(0, -SHOWN);
  const shared = { state, assistant, spoken, own };
  return (
    <>
      <Section title={spoken.t('thread')} aside={spoken.t('threadAside', { place: place(spoken) })}>
        {older.length > 0 ? (
          <details className="group/older">
            <summary className="cursor-pointer rounded-sm py-1.5 text-ink-2 hover:text-ink">
              {spoken.t('earlier', { count: older.length })}
            </summary>
            <div className="mt-3 mb-5">
              <Days items={older} open={0} {...shared} />
            </div>
          </details>
        ) : null}
        <Days items={past.slice(-SHOWN)} open={OPEN} {...shared} />
      </Section>
      {coming.length > 0 ? <Coming items={coming} spoken={spoken} /> : null}
    </>
  );
}

/** A timer that found nothing to do. */
function isIdle({ kind, plan }: TimelineItem): boolean {
  return kind === 'timer' && plan !== null && plan.actions.every(({ action }) => action.kind === 'silent');
}

function Coming({ items, spoken }: { items: readonly TimelineItem[]; spoken: Spoken<'loops'> }) {
  return (
    <Section title={spoken.t('coming')}>
      <ul className="grid gap-1">
        {items.map(({ eventId, payload, at: due }) =>
          payload.kind === 'timer' ? (
            <li key={eventId} className="flex flex-wrap justify-between gap-x-4">
              {spoken.t(`timer_${payload.timer}`)}
              <time className="text-ink-2" dateTime={new Date(due).toISOString()}>
                {at(spoken, minuteOf(due))}
              </time>
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}

interface DaysProps extends Required<Omit<TimelineProps, 'items'>> {
  readonly items: readonly TimelineItem[];
  /** So many of the last ones stand open. */
  readonly open: number;
}

function Days({ items, open, ...shared }: DaysProps) {
  const days: { day: string; items: TimelineItem[] }[] = [];
  for (const item of items) {
    const day = onDay(shared.spoken, minuteOf(item.at));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  const openIds = new Set(open === 0 ? [] : items.slice(-open).map((item) => item.eventId));
  return (
    <div className="grid gap-5">
      {days.map(({ day, items }) => (
        <section key={`${day} ${items[0]?.eventId}`} aria-label={day}>
          <h3 className="mb-2 text-xs text-ink-3">{day}</h3>
          <ol className="grid gap-4">
            {items.map((item) => (
              <li key={item.eventId}>
                <TimelineEntry item={item} open={openIds.has(item.eventId)} {...shared} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
