import { type Relaxation, relaxations } from '../../slots/relax';
import { findSlots } from '../../slots/search';
import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import type { LoopState } from '../state';
import { ownerBounds, queryOf } from './search';

/** Rules of a search whose giving up is named, at most. */
const MOST = 3;

/** Why a whole search finds nothing. */
export interface NothingFits {
  /** Where was looked: the days that were named, else all up to how far ahead the owner offers. */
  readonly looked: readonly Period[];
  /** What one rule less would bring, the one that brings most first; each search leaves out one. */
  readonly helps: readonly Relaxation[];
}

/** What stands in the way of the meeting as a whole, and what would help; null while the owner has times for it, or is not readable. */
export function nothingFits(state: LoopState, ctx: StepContext): NothingFits | null {
  if (!ctx.calendar.ok) return null;
  const query = queryOf(state, ctx, ownerBounds(state, ctx));
  if (findSlots(query).count > 0) return null;
  const { window, only } = query;
  return { looked: only && only.length > 0 ? only : [window], helps: relaxations(query).slice(0, MOST) };
}
