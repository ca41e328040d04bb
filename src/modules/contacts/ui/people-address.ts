import { FIRST_PAGE } from '@/core/http/page-size';

/** The address of the list of people; what is the default is left out. */
export function peopleHref({
  q,
  limit = FIRST_PAGE,
}: {
  readonly q: string;
  readonly limit?: number;
}): `/people${string}` {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (limit !== FIRST_PAGE) query.set('limit', String(limit));
  return query.size > 0 ? `/people?${query}` : '/people';
}
