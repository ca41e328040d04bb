import { sameOrganisation } from '../../mail/organisation';
import type { MessageFacts, StepContext, StepEvent } from '../context';
import { othersAddressed } from '../owner/addressed';
import type { Introduction, LoopState } from '../state';
import { newGuest } from './people-changes';
import { waitedName, withoutWaiting } from './waited-for';

const MOST = 20;

/**
 * The people whom a mail of this conversation went to besides its participants: when they write, they are no strangers. Kept
 * only of mail that is proved to be its sender's.
 */
export function withIntroductions(state: LoopState, event: StepEvent, ctx: StepContext): LoopState {
  if (event.kind !== 'message' || event.facts.role === 'stranger' || !isOpen(event.facts)) return state;
  const { facts } = event;
  const writer = state.participants.find((p) => p.address === facts.from.address);
  const by = facts.role === 'owner' ? 'p1' : writer?.id;
  if (by === undefined) return state;
  const known = new Set([
    ...state.participants.flatMap((p) => [p.address, ...(p.aliases ?? [])]),
    ...(state.introduced ?? []).filter((one) => one.by === by || one.by === 'p1').map(({ address }) => address),
  ]);
  const found = othersAddressed(facts, ctx).filter(({ address }) => !known.has(address));
  if (found.length === 0) return state;
  const introduced = [...(state.introduced ?? []), ...found.map(({ address }) => ({ address, by }))];
  return { ...state, introduced: introduced.slice(-MOST) };
}

/**
 * Whom the owner has written to takes part once they write. Whom a guest has written to answers for that guest, where both are of
 * one organisation; anybody else is the owner's to let in (docs/behaviour.md, Authority).
 */
export function withIntroduced(state: LoopState, event: StepEvent): { state: LoopState; event: StepEvent } {
  const same = { state, event };
  if (event.kind !== 'message' || event.facts.role !== 'stranger' || !isOpen(event.facts)) return same;
  const { address, name } = event.facts.from;
  const expected = expectedName(state, event.facts);
  const introduction = expected === null ? introductionOf(state, address) : { address, by: 'p1' };
  if (!introduction || state.phase === 'CLOSED') return same;
  const guest = newGuest(state.participants, address, name);
  const { by } = introduction;
  const heard = { ...guest, status: 'pending' as const, ...(by === 'p1' ? {} : { coordinatorFor: by }) };
  return {
    state: {
      ...state,
      participants: [...state.participants, heard],
      needsOwner: expected === null ? state.needsOwner : withoutWaiting(state.needsOwner, expected),
    },
    event: { ...event, facts: { ...event.facts, role: 'guest' } },
  };
}

/** The owner waits for the address of somebody of this name, who writes before it is told, with the owner reading it. */
function expectedName(state: LoopState, { from, to, cc }: MessageFacts): string | null {
  const owner = state.participants.find(({ role }) => role === 'owner')?.address ?? '';
  const read = [...to, ...cc].some(({ address }) => address === owner);
  return read ? waitedName(state, from) : null;
}

/** Who has brought this address into the conversation so that it is heard; null where nobody has. */
export function introductionOf(state: LoopState, address: string): Introduction | null {
  const all = (state.introduced ?? []).filter((one) => one.address === address);
  const byOwner = all.find(({ by }) => by === 'p1');
  if (byOwner) return byOwner;
  return (
    all.find(({ by }) => {
      const guest = state.participants.find((p) => p.id === by && p.role === 'guest');
      return guest !== undefined && guest.coordinatorFor === undefined && sameOrganisation(guest.address, address);
    }) ?? null
  );
}

/** Said by a person, in the thread, and proved to be theirs. */
function isOpen({ machine, suggested, aside, level }: MessageFacts): boolean {
  return machine === null && !suggested && !aside && (level === 'A2' || level === 'A3');
}
