import type { AccountSettings } from './account';
import { changeInvoice } from './changes';
import type { MannerInput } from './events/delivery';
import { changeCard } from './pages/portal-routes';
import { showEvent } from './show/event';
import type { StripeStandIn } from './stand-in';

/** What a test can do to the payment vendor, beyond its API. */
export interface StripeControl {
  /** Where events go, and the secret that they are signed with. */
  setWebhook(webhook: { url: string; secret: string }): void;
  /** How events are delivered from now on. */
  manner(manner: MannerInput): void;
  /** Everything that happened, oldest first, as it is or was to be delivered. */
  events(): ReturnType<typeof showEvent>[];
  /** Delivers these events now, in this order; resolves when each has been answered. */
  deliver(ids: readonly string[]): Promise<void>;
  /** What each delivery was answered: the status, or 0 when nobody answered. */
  readonly outcomes: StripeStandIn['deliveries']['outcomes'];
  /** What the holder of the account sets at the vendor's dashboard. */
  setAccount(settings: Partial<AccountSettings>): void;
  /** Gives a customer this card, or debit, for what is to be paid from now on. */
  giveCard(customer: string, number: string): void;
  /** Gives money of a paid invoice back by a credit note, as at the vendor's dashboard; without an amount what is left. */
  refund(invoice: string, amount?: number): void;
  /** What fell due by now happens. */
  catchUp(): void;
  /** Resolves when no event is being delivered or waits to be, tries after refusals excepted. */
  settled(): Promise<void>;
}

export function stripeControl(standIn: StripeStandIn): StripeControl {
  const { account, deliveries } = standIn;
  return {
    setWebhook: (webhook) => standIn.setWebhook(webhook),
    manner: (manner) => deliveries.setManner(manner),
    events: () => [...account.store.events.values()].map(showEvent),
    deliver: (ids) => deliveries.deliver(ids),
    outcomes: deliveries.outcomes,
    setAccount(settings) {
      account.settings = { ...account.settings, ...settings };
      account.changed();
    },
    giveCard: (customer, number) => standIn.act(() => changeCard(standIn, customer, number)),
    refund(id, amount) {
      const invoice = account.store.invoices.get(id);
      const left = invoice ? invoice.amountPaid - invoice.refunded : 0;
      if (!invoice || (amount ?? left) > left) throw new RangeError(`There is nothing to refund of ${id}`);
      const more = () => {
        invoice.refunded += amount ?? left;
      };
      standIn.act(() => changeInvoice(account, invoice, more, 'invoice.updated'));
    },
    catchUp: () => standIn.catchUp(),
    settled: () => deliveries.settled(),
  };
}
