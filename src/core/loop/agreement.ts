import type { Period } from '../time/period';
import type { StepContext } from './context';
import type { Action } from './plan';
import type { LoopState, Participant } from './state';
import { askOwner, ownerOf, reachableGuests, silent, type Transition, transition } from './transition';

/** Questions on whether to go on without somebody: nothing is booked while one stands. */
const WITHOUT = ['without-', 'bounce-'];

/**
 * A guest names the times that suit them: options of the offer, or one of their own. A one-to-one is the case of one
 * required guest. A time that suits every required guest is booked once all of them have answered; until then the owner is
 * told who is still to answer. The result of the booking comes back as an event of its own.
 */
export function answer(
  state: LoopState,
  guest: Participant,
  yes: readonly Period[],
  how: { readonly reasons: readonly string[]; readonly risk: 2 | 3 },
  ctx: StepContext,
): Transition {
  const given = { yes: yes.map(({ start, end }) => ({ start, end })) };
  const next: LoopState = {
    ...state,
    // Who answers is reached.
    needsOwner: state.needsOwner.filter((d) => d.id !== `bounce-${guest.address}`),
    participants: state.participants.map((p) =>
      p.id === guest.id ? { ...p, status: 'accepted' as const, answer: given } : p,
    ),
  };
  const required = requiredGuests(next);
  const pending = required.filter((p) => p.answer === undefined);
  const [common] = suitsAll(required);
  if (pending.length === 0 && !common) {
    return askOwner(next, {
      id: `split-${ctx.version}`,
      text: `${names(required)} chose different times for "${state.meeting.title}". Shall I offer new times to all of them?`,
      now: ctx.now,
    });
  }
  if (pending.length === 0 && common && !asksAboutSomebody(next)) {
    return bookOrMove(next, common, how.reasons, how.risk);
  }
  const waits = pending.length > 0 ? `I wait for ${names(pending)}.` : 'I wait for your answer.';
  return transition(
    next,
    [
      {
        kind: 'send',
        template: 'owner_status',
        to: [ownerOf(state).id],
        cc: [],
        slots: [],
        note: `${names([guest])} agreed to a time for "${state.meeting.title}". ${waits}`,
        quote: null,
      },
    ],
    [...how.reasons, waits],
    1,
  );
}

/** Somebody has dropped out with the owner's word: when all the others agree already, their time is booked. */
export function goOn(state: LoopState): Transition {
  const required = requiredGuests(state);
  const [common] = suitsAll(required);
  if (!common || asksAboutSomebody(state)) return silent(state, 'The others have still to answer');
  return bookOrMove(state, common, ['All the others have agreed to the same time'], 2);
}

/** The time among these that another guest has agreed to, else the first. */
export function commonChoice<S extends Period>(state: LoopState, slots: readonly S[]): S | undefined {
  const chosen = requiredGuests(state).flatMap((p) => p.answer?.yes ?? []);
  return slots.find((slot) => chosen.some((c) => c.start === slot.start)) ?? slots[0];
}

function bookOrMove(state: LoopState, slot: Period, reasons: readonly string[], risk: 2 | 3): Transition {
  const action: Action = state.booking ? { kind: 'move', slot } : { kind: 'book', slot };
  return transition({ ...state, wanted: slot }, [action], reasons, risk);
}

function requiredGuests(state: LoopState): Participant[] {
  return reachableGuests(state).filter((p) => !p.optional);
}

/** The times that every one of these has said to suit, in the order of the first. */
function suitsAll(people: readonly Participant[]): Period[] {
  const [first, ...others] = people;
  return (first?.answer?.yes ?? []).filter((slot) =>
    others.every((p) => p.answer?.yes.some((s) => s.start === slot.start && s.end === slot.end)),
  );
}

function asksAboutSomebody(state: LoopState): boolean {
  return state.needsOwner.some((d) => WITHOUT.some((prefix) => d.id.startsWith(prefix)));
}

function names(people: readonly Participant[]): string {
  return people.map((p) => p.name ?? p.address).join(' and ');
}
