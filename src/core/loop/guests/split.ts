import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import type { Choice, LoopState, Participant } from '../state';
import { bestFirst } from '../times/solve';
import { momentWords } from '../times/time-words';
import { askOwner, silent, type Transition } from '../transition';
import { take } from './take-time';
import { namesOf, requiredGuests, suits } from './voices';
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
  const text = [
    `No time suits everybody for “${state.meeting.title}”.`,
    ...best.map((one) => `${sentence(one, state, ctx)}.`),
    'What shall I do?',
  ].join(' ');
  if (state.needsOwner.some((d) => d.kind === 'split' && d.text === text)) {
    return silent(state, 'You know how it stands');
  }
  const choices: Choice[] = [
    ...best.map(({ slot, no, open }) => ({
      id: `book:${slot.start}`,
      label: `Book ${momentWords(slot.start, ctx)} without ${namesOf([...no, ...open])}`,
    })),
    { id: 'new-times', label: 'Offer other times' },
    { id: 'stop', label: state.booking ? 'Keep the booked time' : 'Stop arranging it' },
  ];
  const rest = { ...state, needsOwner: state.needsOwner.filter((d) => d.kind !== 'split') };
  const made = askOwner(rest, { id: `split-${ctx.version}`, kind: 'split', text, choices, now: ctx.now });
  return { ...made, plan: { ...made.plan, reasons: [...reasons, ...made.plan.reasons] } };
}

function sentence({ slot, yes, no, open }: Coverage, state: LoopState, ctx: StepContext): string {
  const mute = open.filter((p) => !hasWritten(state, p));
  const wrote = open.filter((p) => hasWritten(state, p));
  const silence = mute.length > 0 ? `${namesOf(mute)} ${mute.length === 1 ? 'has' : 'have'} not answered` : null;
  const unclear = wrote.length > 0 ? `${namesOf(wrote)} wrote without choosing` : null;
  const refusal = no.length > 0 ? `not ${namesOf(no)}` : null;
  return [`${momentWords(slot.start, ctx)} suits ${namesOf(yes)}`, refusal, unclear, silence]
    .filter((p) => p !== null)
    .join(', ');
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
