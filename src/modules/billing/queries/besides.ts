import { totalOf } from '@/core/billing/seat-total';
import { managedAccounts, type Payer } from './accounts';
import { catalogPrice } from './catalogue';
import { standingOfUser } from './entitlement';

/** Another plan that goes on being paid beside one that is about to be. */
export type PaidBesides =
  /** By whoever orders: for themselves, or for their team. */
  | {
      readonly of: 'own' | 'team';
      readonly plan: string;
      readonly amount: number;
      readonly currency: string;
      readonly interval: 'month' | 'year';
    }
  /** By others, for the team in which they are. */
  | { readonly of: 'others'; readonly plan: string };

/** What is paid already of or for a user, and goes on when this payer begins to pay (now: ms since 1970); null: nothing. */
export async function paidBesides(userId: string, payer: Payer, nowMs: number): Promise<PaidBesides | null> {
  const ordered = 'userId' in payer ? 'own' : 'team';
  const other = (await managedAccounts(userId)).find(({ of }) => of !== ordered)?.subscription;
  const price = other && !other.cancelAt ? await catalogPrice(other.price) : null;
  if (other && price) {
    const { currency, interval, seats } = other;
    const of = ordered === 'own' ? 'team' : 'own';
    return { of, plan: price.plan.name, amount: totalOf(price, seats), currency, interval };
  }
  if (ordered === 'team' || other) return null;
  const { by, plan } = await standingOfUser(userId, true, nowMs);
  return by === 'team' ? { of: 'others', plan: plan.name } : null;
}
