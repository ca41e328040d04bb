import type { StripeAccount } from './account';
import { showCoupon, showDiscount, showPrice, showProduct, showPromotionCode } from './show/catalogue';
import { showCustomer, showPaymentMethod } from './show/customer';
import { showInvoice } from './show/invoice';
import { setupOf, showSession, showSetup } from './show/session';
import { showSubscription } from './show/subscription';

/** The object of an id as the API shows it, whatever it is; undefined when there is none. */
export function showAny(account: StripeAccount, id: string): object | undefined {
  const { store } = account;
  const shown = <T>(shelf: ReadonlyMap<string, T>, show: (thing: T) => object) => {
    const thing = shelf.get(id);
    return thing && show(thing);
  };
  const setup = () => {
    const session = [...store.sessions.values()].find((one) => setupOf(one) === id);
    return session && showSetup(session);
  };
  return (
    shown(store.customers, (thing) => showCustomer(account, thing)) ??
    shown(store.subscriptions, (thing) => showSubscription(account, thing)) ??
    shown(store.invoices, (thing) => showInvoice(account, thing)) ??
    shown(store.prices, showPrice) ??
    shown(store.products, showProduct) ??
    shown(store.promotionCodes, (thing) => showPromotionCode(account, thing)) ??
    shown(store.coupons, (thing) => showCoupon(account, thing)) ??
    shown(store.discounts, showDiscount) ??
    shown(store.paymentMethods, showPaymentMethod) ??
    shown(store.sessions, (thing) => showSession(account, thing)) ??
    (id.startsWith('seti_') ? setup() : undefined)
  );
}
