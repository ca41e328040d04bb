import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import { dayWords, slotWords } from '@/modules/meetings/ui/time-words';
import { Section } from '@/ui/card';
import { plural } from '@/ui/words';
import type { TimelineItem } from '../queries/timeline';
import { TimelineEntry } from './timeline-entry';
import { TIMERS } from './timer-words';

/** Entries that stand open, and those that stand there at all before the older ones are asked for. */
const OPEN = 2;
const SHOWN = 12;

interface TimelineProps {
  readonly items: readonly TimelineItem[];
  readonly state: LoopState;
  readonly zone: string;
  /** The zone by its city. */
  readonly place: string;
  /** The reader owns the loop, and may mark a mail as wrong. */
  readonly own?: boolean;
}

/**
 * Everything that happened in a loop, newest first: the mail, what was read, what was decided and why, what was done.
 * Older entries are a line or two each, which opens; the oldest are behind one more.
 */
export function Timeline({ items, state, zone, place, own = false }: TimelineProps) {
  const coming = items.filter(({ kind, state }) => kind === 'timer' && state === 'pending');
  const past = items.filter((item) => !coming.includes(item) && !isIdle(item)).reverse();
  const older = past.slice(SHOWN);
  return (
    <>
      {coming.length > 0 ? <Coming items={coming} zone={zone} /> : null}
      <Section title="What happened" aside={`newest first · times in ${place}`}>
        <Days items={past.slice(0, SHOWN)} open={OPEN} {...{ state, zone, own }} />
        {older.length > 0 ? (
          <details className="group/older mt-2">
            <summary className="cursor-pointer rounded-sm py-1.5 text-ink-2 hover:text-ink">
              {plural(older.length, 'earlier entry', 'earlier entries')}
            </summary>
            <div className="mt-3">
              <Days items={older} open={0} {...{ state, zone, own }} />
            </div>
          </details>
        ) : null}
      </Section>
    </>
  );
}

/** A timer that found nothing to do. */
function isIdle({ kind, plan }: TimelineItem): boolean {
  return kind === 'timer' && plan !== null && plan.actions.every(({ action }) => action.kind === 'silent');
}

function Coming({ items, zone }: { items: readonly TimelineItem[]; zone: string }) {
  return (
    <Section title="Coming up">
      <ul className="grid gap-1">
        {items.map(({ eventId, payload, at }) =>
          payload.kind === 'timer' ? (
            <li key={eventId} className="flex flex-wrap justify-between gap-x-4">
              {TIMERS[payload.timer]}
              <time className="text-ink-2" dateTime={new Date(at).toISOString()}>
                {slotWords(minuteOf(at), zone)}
              </time>
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}

interface DaysProps {
  readonly items: readonly TimelineItem[];
  readonly open: number;
  readonly own: boolean;
  readonly state: LoopState;
  readonly zone: string;
}

function Days({ items, open, own, state, zone }: DaysProps) {
  const days: { day: string; items: TimelineItem[] }[] = [];
  for (const item of items) {
    const day = dayWords(minuteOf(item.at), zone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  const openIds = new Set(items.slice(0, open).map((item) => item.eventId));
  return (
    <div className="grid gap-5">
      {days.map(({ day, items }) => (
        <section key={`${day} ${items[0]?.eventId}`} aria-label={day}>
          <h3 className="mb-2 text-xs text-ink-3">{day}</h3>
          <ol className="grid gap-3">
            {items.map((item) => (
              <li key={item.eventId}>
                <TimelineEntry item={item} state={state} zone={zone} own={own} open={openIds.has(item.eventId)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
