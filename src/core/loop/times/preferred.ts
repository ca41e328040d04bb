import type { Period } from '../../time/period';
import type { LoopState } from '../state';
import { within } from './bounds';

/**
 * "Thursday, ideally before lunch": the stretches that people would rather have than the others that suit them; of
 * several people those that they share. Empty where nobody has said so of a part of what suits them.
 */
export function preferredBy({ constraints, meeting }: LoopState): Period[] {
  const wishes = constraints.filter(
    (c) => c.role === 'offer' && !c.opens && (c.stance === 'can' || c.stance === 'prefer'),
  );
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
