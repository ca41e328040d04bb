import { FIRST_PAGE } from '@/core/http/page-size';
import type { ListQuery } from '../schema';

type Place = Pick<ListQuery, 'state' | 'q' | 'sort'> & { readonly limit?: number | undefined };

/** The address of the list of loops under these filters; what is the default is left out. */
export function listHref({ state, q, sort, limit = FIRST_PAGE }: Place): `/loops${string}` {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (q) query.set('q', q);
  if (sort !== 'activity') query.set('sort', sort);
  if (limit !== FIRST_PAGE) query.set('limit', String(limit));
  return query.size > 0 ? `/loops?${query}` : '/loops';
}
