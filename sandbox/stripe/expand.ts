import type { StripeAccount } from './account';
import { invalid } from './errors';
import { showAny } from './lookup';
import { showTiers } from './show/catalogue';
import { listOf } from './show/list';
import { showSessionLine } from './show/session';
import { showSubscription } from './show/subscription';

const DEEPEST = 4;

type Shown = Record<string, unknown>;

/** What is shown only when it is asked for. */
function included(account: StripeAccount, shown: Shown, field: string): unknown {
  const id = String(shown.id);
  if (shown.object === 'checkout.session' && field === 'line_items') {
    const session = account.store.sessions.get(id);
    const lines = session?.lines.map((_, i) => showSessionLine(account, session, i)) ?? [];
    return listOf(lines, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (shown.object === 'customer' && field === 'subscriptions') {
    const living = account.store.subscriptions.of(id).filter(({ endedAt }) => endedAt === null);
    return listOf(
      living.map((subscription) => showSubscription(account, subscription)).toReversed(),
      `/v1/customers/${id}/subscriptions`,
    );
  }
  if (shown.object === 'price' && field === 'tiers') {
    const price = account.store.prices.get(id);
    return price && showTiers(price);
  }
  return undefined;
}

/** Replaces ids by the objects that they stand for, along each path. Throws a StripeError for a path that leads nowhere. */
export function expand(account: StripeAccount, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const fields = path.split('.');
    if (fields.length > DEEPEST) throw invalid(`You cannot expand more than ${DEEPEST} levels: ${path}`, 'expand');
    follow(account, copy as Shown, fields, path);
  }
  return copy;
}

function follow(account: StripeAccount, within: Shown, [field, ...rest]: string[], path: string): void {
  if (field === undefined) return;
  const refuse = () => invalid(`This property cannot be expanded (${path}).`, 'expand');
  const found = included(account, within, field);
  if (found !== undefined) within[field] ??= found;
  const value = within[field];
  // A price of one amount has no tiers to show.
  const isWithout = value === undefined && within.object === 'price' && field === 'tiers';
  if (value === null || isWithout) return;
  if (value === undefined) throw refuse();
  if (Array.isArray(value)) {
    within[field] = value.map((entry) => (typeof entry === 'string' ? (showAny(account, entry) ?? entry) : entry));
    for (const entry of within[field] as Shown[]) follow(account, entry, rest, path);
    return;
  }
  if (typeof value === 'string') {
    const object = showAny(account, value);
    if (!object) throw refuse();
    within[field] = object;
  } else if (typeof value !== 'object') throw refuse();
  follow(account, within[field] as Shown, rest, path);
}
