import type { Period } from '../time/period';
import type { StepContext } from './context';
import type { Action } from './plan';
import type { LoopState, Participant } from './state';
import { askOwner, ownerOf, reachableGuests, silent, type Transition, transition } from './transition';

/** Questions on whether to go on without somebody: nothing is booked while one stands. */
const WITHOUT = ['without-', 'bounce-'];

/**
 * A guest agrees to a time. It goes to be booked once every required guest has agreed to the same one; until then the
 * owner is told who is still to answer. The result of the booking comes back as an event of its own.
 */
export function choose(
  state: LoopState,
  guest: Participant,
  slot: Period,
  how: { readonly reasons: readonly string[]; readonly risk: 2 | 3 },
  ctx: StepContext,
): Transition {
  const choice = { start: slot.start, end: slot.end };
  const next: LoopState = {
    ...state,
    // Who answers is reached.
    needsOwner: state.needsOwner.filter((d) => d.id !== `bounce-${guest.address}`),
    participants: state.participants.map((p) =>
      p.id === guest.id ? { ...p, status: 'accepted' as const, choice } : p,
    ),
  };
  const required = requiredGuests(next);
  const silentOnes = required.filter((p) => p.choice === undefined);
  if (silentOnes.length === 0 && !isSame(required)) {
    return askOwner(next, {
      id: `split-${ctx.version}`,
      text: `${names(required)} chose different times for "${state.meeting.title}". Shall I offer new times to all of them?`,
      now: ctx.now,
    });
  }
  if (silentOnes.length === 0 && !asksAboutSomebody(next)) {
    return bookOrMove(next, choice, how.reasons, how.risk);
  }
  const waits = silentOnes.length > 0 ? `I wait for ${names(silentOnes)}.` : 'I wait for your answer.';
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
  const [first] = required;
  if (!first?.choice || !isSame(required) || asksAboutSomebody(state)) {
    return silent(state, 'The others have still to answer');
  }
  return bookOrMove(state, first.choice, ['All the others have agreed to the same time'], 2);
}

/** The time among these that another guest has agreed to, else the first. */
export function commonChoice<S extends Period>(state: LoopState, slots: readonly S[]): S | undefined {
  const chosen = requiredGuests(state).flatMap((p) => p.choice ?? []);
  return slots.find((slot) => chosen.some((c) => c.start === slot.start)) ?? slots[0];
}

function bookOrMove(state: LoopState, slot: Period, reasons: readonly string[], risk: 2 | 3): Transition {
  const action: Action = state.booking ? { kind: 'move', slot } : { kind: 'book', slot };
  return transition({ ...state, wanted: slot }, [action], reasons, risk);
}

function requiredGuests(state: LoopState): Participant[] {
  return reachableGuests(state).filter((p) => !p.optional);
}

function isSame(people: readonly Participant[]): boolean {
  return people.every((p) => p.choice !== undefined && p.choice.start === people[0]?.choice?.start);
}

function asksAboutSomebody(state: LoopState): boolean {
  return state.needsOwner.some((d) => WITHOUT.some((prefix) => d.id.startsWith(prefix)));
}

function names(people: readonly Participant[]): string {
  return people.map((p) => p.name ?? p.address).join(' and ');
}
