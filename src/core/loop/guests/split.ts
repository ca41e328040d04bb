import type { OwnerLine, Saying } from '../../replies/owner/lines';
import { sayIn } from '../../replies/owner/say';
import type { Period } from '../../time/period';
import { choice } from '../asking/choice';
import type { StepContext } from '../context';
import type { Choice, LoopState, Participant } from '../state';
import { bestFirst } from '../times/solve';
import { momentOf } from '../times/time-words';
import { askOwner, silent, type Transition } from '../transition';
import { take } from './take-time';
import { namesIn, namesOf, requiredGuests, suits } from './voices';
import { hasWritten } from './written';

/** One time, whom of the required it suits, whom it does not, and who has not said. */
interface Coverage {
  readonly slot: Period;
  readonly yes: readonly Participant[];
  readonly no: readonly Participant[];
  readonly open: readonly Participant[];
}

/** Row 36: two rounds, and no time suits all. The owner sees whom each time suits, and may go without somebody. */
export function askAboutSplit(state: LoopState, reasons: readonly string[], ctx: StepContext): Transition {
  const best = coverage(state, ctx);
  const says: Saying = [
    { line: 'no_time_for_all', title: state.meeting.title },
    ...best.map((one) => sentence(one, state, ctx)),
    { line: 'what_shall_i_do' },
  ];
  const text = sayIn(says, 'en');
  if (state.needsOwner.some((d) => d.kind === 'split' && d.text === text)) {
    return silent(state, 'You know how it stands');
  }
  const choices: Choice[] = [
    ...best.map(({ slot, no, open }) => {
      const names = namesIn([...no, ...open]);
      return choice(`book:${slot.start}`, { line: 'book_without', ...momentOf(slot.start, ctx), names });
    }),
    choice('new-times', { line: 'offer_other_times' }),
    choice('stop', { line: state.booking ? 'keep_booked' : 'stop_arranging' }),
  ];
  const rest = { ...state, needsOwner: state.needsOwner.filter((d) => d.kind !== 'split') };
  const made = askOwner(rest, { id: `split-${ctx.version}`, kind: 'split', says, choices, now: ctx.now });
  return { ...made, plan: { ...made.plan, reasons: [...reasons, ...made.plan.reasons] } };
}

function sentence({ slot, yes, no, open }: Coverage, state: LoopState, ctx: StepContext): OwnerLine {
  const silent = namesIn(open.filter((p) => !hasWritten(state, p)));
  const unclear = namesIn(open.filter((p) => hasWritten(state, p)));
  return { line: 'stands_at', ...momentOf(slot.start, ctx), yes: namesIn(yes), no: namesIn(no), unclear, silent };
}

/** The times that suit most of the required, best first; those that suit nobody are none. */
function coverage(state: LoopState, ctx: StepContext): Coverage[] {
  const required = requiredGuests(state);
  return bestFirst(state, ctx, state.offer?.slots ?? [])
    .map((slot) => {
      const who = (answer: boolean | null) => required.filter((p) => suits(state, p, slot, ctx) === answer);
      return { slot, yes: who(true), no: who(false), open: who(null) };
    })
    .filter(({ yes }) => yes.length > 0)
    .sort((a, b) => b.yes.length - a.yes.length);
}

/** The owner takes a time that does not suit all: whoever cannot make it need not come. */
export function bookWithout(state: LoopState, start: number, ctx: StepContext): Transition | null {
  const chosen = coverage(state, ctx).find(({ slot }) => slot.start === start);
  if (!chosen) return null;
  const others = [...chosen.no, ...chosen.open];
  const spared = new Set(others.map((p) => p.id));
  const participants = state.participants.map((p) => (spared.has(p.id) ? { ...p, optional: true } : p));
  return take(
    { ...state, participants },
    chosen.slot,
    { reasons: [`You go without ${namesOf(others)}`], risk: 2 },
    ctx,
  );
}
