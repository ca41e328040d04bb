import { formatMoney } from '@/core/billing/money';
import type { Translate } from '@/messages/message-keys';
import { Empty } from '@/ui/notes';
import type { invoicesOf } from '../queries/customer';

type Invoice = Awaited<ReturnType<typeof invoicesOf>>[number];

interface InvoiceListProps {
  readonly invoices: readonly Invoice[];
  readonly locale: string;
  readonly t: Translate<'billing'>;
  /** A moment (ms since 1970) as a day. */
  day(ms: number): string;
}

/** What was paid, with the vendor's documents. */
export function InvoiceList({ invoices, locale, t, day }: InvoiceListProps) {
  if (invoices.length === 0) return <Empty>{t('noInvoices')}</Empty>;
  return (
    <ul className="rounded-md border border-line bg-surface">
      {invoices.map((invoice) => {
        const money = (amount: number) => formatMoney(amount, invoice.currency, locale);
        return (
          <li
            key={invoice.id}
            className="flex flex-wrap items-baseline gap-x-4 border-line px-4 py-2.5 not-first:border-t"
          >
            <span className="min-w-40">{day(invoice.createdAt.getTime())}</span>
            <span className="font-medium tabular-nums">{money(Math.abs(invoice.total))}</span>
            <span className="text-ink-2">
              {stateOf(invoice, money)}
              {invoice.tax > 0 ? ` · ${t('withTax', { tax: money(invoice.tax) })}` : ''}
              {invoice.amountRefunded > 0 ? ` · ${t('refunded', { amount: money(invoice.amountRefunded) })}` : ''}
            </span>
            <span className="ml-auto flex gap-3">
              {invoice.hostedUrl ? (
                <a href={invoice.hostedUrl} className="underline underline-offset-3">
                  {invoice.number ?? t('invoice')}
                </a>
              ) : null}
              {invoice.pdfUrl ? (
                <a href={invoice.pdfUrl} className="underline underline-offset-3">
                  {t('document')}
                </a>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );

  /** What was given back is no payment; nor is what credit has paid. */
  function stateOf({ status, total, amountPaid }: Invoice, money: (amount: number) => string): string {
    if (total < 0) return t('credited');
    if (status === 'paid' && amountPaid < total) return t('paidByCredit', { credit: money(total - amountPaid) });
    return t(status === 'draft' ? 'open' : status);
  }
}
