import { resumeWrite } from '../booked/booked';
import type { StepContext } from '../context';
import { isOnCalendar } from '../question-kinds';
import type { Decision, LoopState } from '../state';
import { offer } from '../times/offer';
import { silent, type Transition, transition } from '../transition';

/** No time did fit: other hours or other rules may have one. */
export function waitsForTimes({ phase, needsOwner }: Pick<LoopState, 'phase' | 'needsOwner'>): boolean {
  return phase !== 'CLOSED' && needsOwner.some(isWithoutTimes);
}

/** The calendar can be read again, was confirmed, or is asked under new preferences: what waited for it goes on. */
export function calendarChanged(state: LoopState, ctx: StepContext): Transition {
  const waits = state.needsOwner.some(isOnCalendar);
  if (!ctx.calendar.ok || !(waits || waitsForTimes(state))) return silent(state, 'Nothing waits for the calendar');
  const again = resumeWrite(state);
  // The question stands until the calendar has taken it: one that refuses again is not told again.
  if (again) return transition(state, [again], ['The calendar is back'], 2);
  const free: LoopState = {
    ...state,
    needsOwner: state.needsOwner.filter((d) => !isOnCalendar(d) && !isWithoutTimes(d)),
  };
  const made = offer(free, ctx, {
    template: free.offer ? 'counter' : 'offer',
    reasons: [waits ? 'The calendar can be read' : 'Your preferences have changed'],
    reactive: free.offer !== null,
  });
  // The question was put already.
  return !waits && waitsForTimes(made.state) ? silent(state, 'Nothing fits under the new preferences either') : made;
}

function isWithoutTimes({ kind }: Decision): boolean {
  return kind === 'nothing_fits';
}
