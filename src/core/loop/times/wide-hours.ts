import type { Availability, DailyHours } from '../../availability/hours';
import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import { comesFirst } from '../owner/document';
import type { Constraint, LoopState } from '../state';

/** So many minutes earlier and later than usual the owner may be met by somebody senior (E7), and asked about by anybody. */
const WIDER = { senior: 60, anybody: 30 } as const;

/** Whose time is gone by: the owner has said so of this meeting, or puts somebody first who takes part (E7). */
export function adaptsToGuest(state: LoopState, ctx: StepContext): boolean {
  return state.adaptsToGuest === true || comesFirst(state, ctx);
}

/**
 * The snapshot in which a start that a guest names is looked for: the days that are worked reach further, more so for somebody
 * senior. What lies beyond the owner's hours takes their word.
 */
export function reachOf(state: LoopState, ctx: StepContext): StepContext {
  const { calendar } = ctx;
  if (!calendar.ok) return ctx;
  const { attendee } = calendar;
  const minutes = WIDER[adaptsToGuest(state, ctx) ? 'senior' : 'anybody'];
  const availability = wider(attendee.availability, minutes);
  return { ...ctx, calendar: { ok: true, attendee: { ...attendee, availability } } };
}

/** The state in which the owner can be met at these times, wherever their hours end: it takes their word (E20). */
export function withOpened(state: LoopState, slots: readonly Period[]): LoopState {
  const opened = slots.map(
    ({ start, end }): Constraint => ({
      by: 'p1',
      start,
      end,
      stance: 'can',
      role: 'offer',
      precision: 'minute',
      opens: true,
    }),
  );
  return { ...state, constraints: [...state.constraints, ...opened] };
}

function wider(hours: Availability, minutes: number): Availability {
  const overrides = [...hours.overrides].map(([date, periods]) => [date, stretched(periods, minutes)] as const);
  return {
    ...hours,
    weekly: hours.weekly.map(({ weekday, periods }) => ({ weekday, periods: stretched(periods, minutes) })),
    overrides: new Map(overrides),
  };
}

/** The first hour and the last reach further; what lies between stays. */
function stretched(periods: DailyHours, minutes: number): DailyHours {
  const last = periods.length - 1;
  return periods.map(([from, to], i) => [
    i === 0 ? Math.max(0, from - minutes) : from,
    i === last ? Math.min(2880, to + minutes) : to,
  ]);
}
