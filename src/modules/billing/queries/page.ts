import { standingOf } from '@/core/entitlements/standing';
import { managedAccount } from './accounts';
import { catalogPrice, totalOf } from './catalogue';
import { invoicesOf } from './customer';
import { accountState } from './entitlement';
import { plansFor } from './order';

/** Everything that the page about a user's plan shows. Moments are ms since 1970. */
export async function billingView(userId: string, grandfatherBefore: number, nowMs: number) {
  const [account, managed, offered] = await Promise.all([
    accountState(userId, true),
    managedAccount(userId),
    plansFor(userId, grandfatherBefore),
  ]);
  const standing = standingOf(account, nowMs);
  const subscription = managed?.subscription ?? null;
  const price = subscription && (await catalogPrice(subscription.price));
  const current = offered.find(({ key }) => key === subscription?.plan);
  const choices = offered.filter((plan) => plan.prices.length > 0 && current?.perSeat === plan.perSeat);
  return {
    standing,
    subscription,
    /** What is paid: the plan's name, and all seats for an interval in the smallest unit of the currency. */
    paid: subscription && price ? { name: price.plan.name, total: totalOf(price, subscription.seats) } : null,
    customer: managed?.account.customerId ?? null,
    invoices: managed ? await invoicesOf(managed.account.id) : [],
    /** What the subscription can be changed to. */
    choices: subscription ? choices : [],
    plan: offered.find(({ key }) => key === standing.plan.key) ?? null,
  };
}
