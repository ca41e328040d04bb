import { sameOrganisation } from '../../mail/organisation';
import type { StepEvent } from '../context';
import type { LoopState } from '../state';
import { newGuest } from './people-changes';
import { attending, speaksFor } from './voices';

/**
 * Somebody of a guest's organisation answers for them, with them in copy: whoever arranges their time, proved to be who
 * they are. They are heard as that guest would be; the guest reads all of it.
 */
export function withColleague(state: LoopState, event: StepEvent): { state: LoopState; event: StepEvent } {
  const same = { state, event };
  if (event.kind !== 'message') return same;
  const { facts } = event;
  const proved = facts.level === 'A2' || facts.level === 'A3';
  const aloud = facts.machine === null && !facts.suggested && !facts.aside;
  if (facts.role !== 'stranger' || !aloud || !proved) return same;
  const copied = new Set([...facts.to, ...facts.cc].map((p) => p.address));
  const theirs = attending(state).filter(
    (p) => copied.has(p.address) && sameOrganisation(p.address, facts.from.address) && speaksFor(state, p).id === p.id,
  );
  const [guest, ...others] = theirs;
  if (!guest || others.length > 0 || state.phase === 'CLOSED') return same;
  const { address, name } = facts.from;
  const known = newGuest(state.participants, address, name);
  return {
    state: {
      ...state,
      participants: [...state.participants, { ...known, status: 'pending', coordinatorFor: guest.id }],
    },
    event: { ...event, facts: { ...facts, role: 'guest' } },
  };
}
