import { DAYPARTS } from '../../reading/conventions';
import type { Period } from '../../time/period';
import type { LoopState } from '../state';
import { within } from './bounds';
import { isWish } from './wish';

/** How long the parts of the day are that have a heart: no lunch and no “after three” has one (minutes). */
const PARTS: ReadonlySet<number> = new Set(
  [DAYPARTS.afternoon, DAYPARTS.evening].map(({ from, to }) => (to ?? 0) - (from ?? 0)),
);

/**
 * "Thursday, ideally before lunch": the stretches that people would rather have than the others that suit them; of
 * several people those that they share. Empty where nobody has said so of a part of what suits them.
 */
export function preferredBy({ constraints, meeting }: LoopState): Period[] {
  const wishes = constraints.filter((c) => isWish(c) && !c.opens);
  const people = [...new Set(wishes.filter((c) => c.stance === 'prefer').map((c) => c.by))];
  return people.reduce<Period[]>((shared, by) => {
    const own = wishes.filter((c) => c.by === by);
    if (own.every((c) => c.stance === 'prefer')) return shared;
    const preferred = own
      .filter((c) => c.stance === 'prefer')
      .map((c) => ({ start: c.start, end: c.exactStart ? c.start + meeting.durationMin : c.end }));
    return within(preferred, shared);
  }, []);
}

/**
 * The heart of the parts of the day that people have named: nobody who says “one evening” thinks of five o'clock, nor of
 * noon with “afternoon”. Without the first quarter of each, as far as the meeting has room in the rest.
 */
export function heartsOf({ constraints, meeting }: LoopState): Period[] {
  return constraints.flatMap((said) => {
    const { precision, start, end, opens } = said;
    const named = isWish(said) && !opens && precision === 'daypart';
    const from = start + Math.floor((end - start) / 4);
    return named && PARTS.has(end - start) && end - from >= meeting.durationMin ? [{ start: from, end }] : [];
  });
}
