import type { Period } from '../time/period';
import type { StepContext } from './context';
import { bestFirst } from './solve';
import type { Choice, LoopState, Participant } from './state';
import { take } from './take-time';
import { momentWords } from './time-words';
import { askOwner, type Transition } from './transition';
import { namesOf, requiredGuests, suits } from './voices';

/** One time, whom of the required it suits and whom it does not. */
interface Coverage {
  readonly slot: Period;
  readonly yes: readonly Participant[];
  readonly no: readonly Participant[];
}

/** Row 36: two rounds, and no time suits all. The owner sees whom each time suits, and may go without somebody. */
export function askAboutSplit(state: LoopState, reasons: readonly string[], ctx: StepContext): Transition {
  const best = partialSets(state, ctx);
  const sets = best.map(
    ({ slot, yes, no }) => `${momentWords(slot.start, ctx)} suits ${namesOf(yes)}, not ${namesOf(no)}.`,
  );
  const choices: Choice[] = [
    ...best.map(({ slot, no }) => ({
      id: `book:${slot.start}`,
      label: `Book ${momentWords(slot.start, ctx)} without ${namesOf(no)}`,
    })),
    { id: 'new-times', label: 'Offer other times' },
    { id: 'stop', label: 'Stop arranging it' },
  ];
  const made = askOwner(state, {
    id: `split-${ctx.version}`,
    text: [`No time suits everybody for "${state.meeting.title}".`, ...sets, 'What shall I do?'].join(' '),
    choices,
    now: ctx.now,
  });
  return { ...made, plan: { ...made.plan, reasons: [...reasons, ...made.plan.reasons] } };
}

/** The times that suit most of the required, best first; those that suit nobody are none. */
function partialSets(state: LoopState, ctx: StepContext): Coverage[] {
  const required = requiredGuests(state);
  return bestFirst(state, ctx, state.offer?.slots ?? [])
    .map((slot) => {
      const yes = required.filter((p) => suits(state, p, slot, ctx) === true);
      return { slot, yes, no: required.filter((p) => !yes.includes(p)) };
    })
    .filter(({ yes }) => yes.length > 0)
    .sort((a, b) => b.yes.length - a.yes.length);
}

/** The owner takes a time that does not suit all: whoever cannot make it need not come. */
export function bookWithout(state: LoopState, start: number, ctx: StepContext): Transition | null {
  const chosen = partialSets(state, ctx).find(({ slot }) => slot.start === start);
  if (!chosen) return null;
  const spared = new Set(chosen.no.map((p) => p.id));
  const participants = state.participants.map((p) => (spared.has(p.id) ? { ...p, optional: true } : p));
  return take({ ...state, participants }, chosen.slot, [`The owner goes without ${namesOf(chosen.no)}`], 2);
}
