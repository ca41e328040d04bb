import { z } from 'zod';
import { folded } from '../folded';
import { FIRST_PAGE, MORE } from './page-size';

/** As many items as may be asked for at once. */
const LARGEST = 50;

export interface Page<T> {
  readonly items: readonly T[];
  /** Where the next page begins; null on the last. */
  readonly nextCursor: string | null;
}

/** The query of every list. `cursor` is what the list's own answers name a place by. */
export function listQuery<T extends z.ZodType>(cursor: T) {
  return z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(LARGEST).optional(),
    q: z.string().trim().max(100).optional(),
  });
}

/** How many items a page has: 10 at first and then 20, unless it is said. */
export function pageSize({
  cursor,
  limit,
}: {
  readonly cursor?: unknown;
  readonly limit?: number | undefined;
}): number {
  return limit ?? (cursor === undefined ? FIRST_PAGE : MORE);
}

/** The query of a list that is made anew at each look: the cursor is the number of items before it. */
export const pageQuery = listQuery(z.coerce.number().int().min(1).max(10_000));
export type PageQuery = z.infer<typeof pageQuery>;

/** The page of such a list; of the items whose `words` have all those of `q`, where the list was not searched before. */
export function pageOf<T>(all: readonly T[], query: PageQuery, words?: (item: T) => string): Page<T> {
  const { cursor = 0, q = '' } = query;
  const found = words ? all.filter((item) => hasWords(words(item), q)) : all;
  const end = cursor + pageSize(query);
  return { items: found.slice(cursor, end), nextCursor: end < found.length ? String(end) : null };
}

/** Whether every word of `q` stands somewhere in the text, in any case of letters and without accents. */
export function hasWords(text: string, q: string): boolean {
  const all = folded(text);
  return folded(q)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
