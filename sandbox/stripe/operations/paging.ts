import type Stripe from 'stripe';
import { invalid } from '../errors';

const MOST = 100;
const USUAL = 10;

/** One page of a list, newest first, as the parameters ask. `all` is oldest first. */
export function page<T extends { id: string }>(
  all: readonly T[],
  { limit = USUAL, starting_after: after, ending_before: before }: Stripe.PaginationParams,
  url: string,
  show: (thing: T) => object,
) {
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw invalid(`Invalid limit: ${limit}`, 'limit');
  const newest = all.toReversed();
  const placeOf = (id: string, param: string) => {
    const place = newest.findIndex((thing) => thing.id === id);
    if (place < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
    return place;
  };
  let [from, to] = [0, limit];
  if (after !== undefined) {
    from = placeOf(after, 'starting_after') + 1;
    to = from + limit;
  } else if (before !== undefined) {
    to = placeOf(before, 'ending_before');
    from = Math.max(0, to - limit);
  }
  const more = before === undefined ? to < newest.length : from > 0;
  return { object: 'list', data: newest.slice(from, to).map(show), has_more: more, url };
}

/** Whether something was made in the range that is asked for. */
export function created(thing: { created: number }, range: Stripe.RangeQueryParam | number | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return thing.created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return thing.created > gt && thing.created >= gte && thing.created < lt && thing.created <= lte;
}
