import { plannedTimes } from '../loop/review/acts';
import type { LoopState } from '../loop/state';
import type { EpochMinute } from '../time/period';

/** What a loop is about, as it is told apart from others: with whom, and when it would be. */
export interface About {
  /** Names, or addresses of those without one. */
  readonly guests: readonly string[];
  /** The first time that is planned, wanted, booked or offered; null: none is named yet. */
  readonly start: EpochMinute | null;
}

/** Of a plan that waits what it would lead to, else what stands. */
export function aboutOf(state: LoopState): About {
  const { proposal } = state;
  const { participants } = state.phase === 'INTAKE' && proposal ? proposal.after : state;
  const planned = plannedTimes(proposal?.actions ?? []).slots[0];
  const start = (planned ?? state.wanted ?? state.booking ?? state.offer?.slots[0])?.start ?? null;
  const guests = participants.filter(({ role }) => role === 'guest').map(({ name, address }) => name ?? address);
  return { guests, start };
}
