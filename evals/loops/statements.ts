import { weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import type { Saying } from '../paraphrases/phrasebook';
import { at, wallOf, wholeDay } from './hidden-calendar';
import { type Mind, periodOf } from './mind';

/** What a guest has said about times so far, as instants: what the assistant's mails are judged by. */
export interface Statements {
  /** Starts that they have agreed to, and stretches that they have offered. */
  readonly agreed: Period[];
  /** Stretches that they have refused. */
  readonly refused: Period[];
  /** They want no meeting, or no mail. */
  left: 'declined' | 'cancelled' | 'opted_out' | null;
  /** They asked for another time of what was booked. */
  asksToMove: boolean;
}

export function noStatements(): Statements {
  return { agreed: [], refused: [], left: null, asksToMove: false };
}

/** Records what a saying means, on the clock and the offer that it answers. */
export function record(said: Statements, saying: Saying, mind: Mind, zone: string): void {
  const offered = mind.offer?.slots ?? [];
  const period = (start: EpochMinute): Period => ({ start, end: start + mind.minutes });
  const option = (n: number) => offered.filter((slot) => slot.n === n).map(({ start }) => period(start));
  const day = (number: number): Period => wholeDay(zone, number);
  const dayOf = (n: number) => option(n).map(({ start }) => day(wallOf(zone, start).day));
  switch (saying.say) {
    case 'accept':
      said.agreed.push(...option(saying.option));
      break;
    case 'accept_several':
      said.agreed.push(...saying.options.flatMap(option));
      break;
    case 'accept_any':
      said.agreed.push(...offered.map(({ start }) => period(start)));
      break;
    case 'accept_except':
      said.agreed.push(...option(saying.option));
      said.refused.push(...dayOf(saying.refused));
      break;
    case 'accept_unclear':
      if (offered.length === 1) said.agreed.push(...offered.map(({ start }) => period(start)));
      break;
    case 'decline_and_counter':
      said.refused.push(...offered.map(({ start }) => period(start)));
      said.agreed.push(...saying.windows.map((window) => periodOf(window, zone, mind.minutes)));
      break;
    case 'decline_all':
      said.refused.push(...offered.map(({ start }) => period(start)));
      break;
    case 'counter':
      said.agreed.push(...saying.windows.map((window) => periodOf(window, zone, mind.minutes)));
      break;
    case 'unavailable':
      said.refused.push(...saying.days.map(day));
      break;
    case 'out_of_office':
      said.refused.push({ start: mind.now, end: at(zone, saying.back, 0) });
      break;
    case 'move_to':
      said.asksToMove = true;
      said.agreed.push(periodOf(saying.window, zone, mind.minutes));
      break;
    case 'cancel':
      said.left = 'cancelled';
      break;
    case 'decline_meeting':
      said.left = 'declined';
      break;
    case 'opt_out':
      said.left = 'opted_out';
      break;
    default:
  }
}

/** True when they have agreed to exactly this time, or offered a stretch that holds it. */
export function agrees({ agreed }: Statements, slot: Period): boolean {
  return agreed.some((one) => one.start <= slot.start && slot.end <= one.end);
}

/** Monday to Friday of a week, for the owner's request. */
export function workWeek(zone: string, today: number, weeksAhead: number): Period {
  const monday = today - weekdayOf(today) + 7 * weeksAhead;
  return { start: at(zone, monday, 0), end: at(zone, monday + 5, 0) };
}
