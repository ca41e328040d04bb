import { shuffled } from './sampling';

/** At least so much of a session is labelled by two people who do not see each other's labels, percent. */
export const LEAST_OVERLAP = 20;
/** For so much of what a labeler gets the reader's own reading is hidden, to measure how far it leads. Percent. */
export const HIDDEN = 20;

/** One message in one labeler's list. */
export interface Assignment {
  readonly messageId: string;
  readonly labelerId: string;
  /** Place in the labeler's own order, from 0. */
  readonly position: number;
  readonly prefillHidden: boolean;
}

/**
 * Who labels what: `overlap` percent of the messages (rounded up) go to two labelers, the rest to one; everybody gets as
 * many as the others, give or take one, in an order of their own. The same arguments give the same.
 */
export function assignments(
  messageIds: readonly string[],
  labelers: readonly string[],
  options: { readonly overlap: number; readonly seed: string },
): Assignment[] {
  const { overlap, seed } = options;
  const doubled = labelers.length < 2 ? 0 : Math.ceil((messageIds.length * overlap) / 100);
  const lists = new Map<string, string[]>(labelers.map((labeler) => [labeler, []]));
  let turn = 0;
  shuffled(messageIds, `${seed} overlap`, (id) => id).forEach((id, i) => {
    for (let copies = i < doubled ? 2 : 1; copies > 0; copies--) {
      const labeler = labelers[turn % labelers.length];
      if (labeler !== undefined) lists.get(labeler)?.push(id);
      turn += 1;
    }
  });
  return [...lists].flatMap(([labelerId, ids]) => {
    const hidden = new Set(shuffled(ids, `${seed} hidden ${labelerId}`, (id) => id).slice(0, hiddenOf(ids.length)));
    return shuffled(ids, `${seed} order ${labelerId}`, (id) => id).map((messageId, position) => ({
      messageId,
      labelerId,
      position,
      prefillHidden: hidden.has(messageId),
    }));
  });
}

function hiddenOf(count: number): number {
  return Math.ceil((count * HIDDEN) / 100);
}
