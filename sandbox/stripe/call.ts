import type { StripeAccount } from './account';
import { missing } from './errors';

/** A request that the description allows: its parameters are of the described types. */
export interface Call<P = Record<string, unknown>> {
  readonly account: StripeAccount;
  /** The id in the path, or ''. */
  readonly id: string;
  readonly params: P;
}

export interface Handler {
  /** Names of the parameters that the stand-in heeds. Any other is refused, as ignoring it would be a lie. */
  readonly takes: readonly string[];
  readonly handle: (call: Call) => object;
}

/** Parameters of every operation that lists things. */
const OF_EVERY_OPERATION = ['expand', 'limit', 'starting_after', 'ending_before'];

/** What serves an operation. `takes`: the names of its parameters, with spaces between. */
export function serve<P>(takes: string, handle: (call: Call<P>) => object): Handler {
  return {
    takes: [...OF_EVERY_OPERATION, ...takes.split(' ').filter(Boolean)],
    handle: handle as (call: Call) => object,
  };
}

/** The thing of this id. Throws a StripeError of 404. */
export function find<T>(shelf: ReadonlyMap<string, T>, id: string, what: string, param = 'id'): T {
  const thing = shelf.get(id);
  if (!thing) throw missing(what, id, param);
  return thing;
}

/** Metadata with changes made: an empty value removes its key, an empty whole removes all. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string | number | null> | '' | null | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === '' || change === null) return {};
  const after = { ...before };
  for (const [key, value] of Object.entries(change)) {
    if (value === '' || value === null) delete after[key];
    else after[key] = String(value);
  }
  return after;
}
