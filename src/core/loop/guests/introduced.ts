import { sameOrganisation } from '../../mail/organisation';
import type { MessageFacts, StepContext, StepEvent } from '../context';
import { othersAddressed } from '../owner/addressed';
import { isMeant } from '../owner/people';
import type { Introduction, LoopState } from '../state';
import { newGuest } from './people-changes';

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
  const expected = isExpected(state, event.facts);
  const introduction = expected ? { address, by: 'p1' } : introductionOf(state, address);
  if (!introduction || state.phase === 'CLOSED') return same;
  const guest = newGuest(state.participants, address, name);
  const { by } = introduction;
  const heard = { ...guest, status: 'pending' as const, ...(by === 'p1' ? {} : { coordinatorFor: by }) };
  return {
    state: {
      ...state,
      participants: [...state.participants, heard],
      needsOwner: expected ? state.needsOwner.filter(({ kind }) => kind !== 'who') : state.needsOwner,
    },
    event: { ...event, facts: { ...event.facts, role: 'guest' } },
  };
}

/**
 * The owner asked for somebody of this name alone, and their address is what the loop waits for: they write before it is told,
 * with the owner reading it.
 */
function isExpected({ needsOwner, participants }: LoopState, { from, to, cc }: MessageFacts): boolean {
  const names = needsOwner.flatMap(({ kind, says }) =>
    kind === 'who' ? (says ?? []).flatMap((line) => (line.line === 'no_address' ? line.names : [])) : [],
  );
  const owner = participants.find(({ role }) => role === 'owner')?.address ?? '';
  const read = [...to, ...cc].some(({ address }) => address === owner);
  const alone = participants.every(({ role }) => role === 'owner') && names.length === 1;
  return alone && read && names.some((name) => isMeant(name.split(' ').at(-1) ?? name, from));
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
