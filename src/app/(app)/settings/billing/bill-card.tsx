import { formatMoney } from '@/core/billing/money';
import { pauseEnd } from '@/core/billing/months-after';
import { totalOf } from '@/core/billing/seat-total';
import type { Translate } from '@/messages/message-keys';
import type { Bill } from '@/modules/billing/queries/page';
import { CancelPlan } from '@/modules/billing/ui/cancel-plan';
import { CardButton, PayInstead } from '@/modules/billing/ui/card-button';
import { ChangePlan } from '@/modules/billing/ui/change-plan';
import { couponLeft } from '@/modules/billing/ui/coupon-words';
import { GoOn, PausePlan, ResumePlan } from '@/modules/billing/ui/pause-plan';
import { PortalButton } from '@/modules/billing/ui/portal-button';
import type { NextInvoice } from '@/ports/payments';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

interface BillCardProps {
  readonly bill: Bill;
  /** The invoice that is made next, as the vendor computes it; null: none is, or it cannot be told now. */
  readonly next: NextInvoice | null;
  /** How it stands, where nothing above says it. */
  readonly line: string | null;
  /** Chosen on the pricing page: `plan interval`. */
  readonly wanted: string | null;
  readonly nowMs: number;
  readonly locale: string;
  readonly t: Translate<'billing'>;
  day(ms: number): string;
}

/** What is paid, what it costs, and everything that can be done with it. */
export function BillCard({ bill, next, line, wanted, nowMs, locale, t, day }: BillCardProps) {
  const { of, subscription, paid, customer, choices, card, open } = bill;
  const mine = card.of === 'me';
  const portal = customer && mine ? <PortalButton of={of} label={t('portal')} /> : null;
  if (!subscription || !paid) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('nothingPaid')}</p>
        {portal}
      </Card>
    );
  }
  const { seats, currency, interval, status, cancelAt, price, periodEnd, paidUntil } = subscription;
  const money = (sum: number) => formatMoney(sum, currency, locale);
  const amount = money(paid.total);
  const priceWords = t('price', { amount, interval, seats });
  const all = choices.flatMap((plan) => plan.prices.map((one) => ({ plan, one })));
  const options = all
    .filter(({ one }) => one.lookupKey !== price)
    .map(({ plan, one }) => {
      const money = formatMoney(totalOf(one, seats), one.unit.currency, locale);
      const words = t('price', { amount: money, interval: one.interval, seats });
      return [`${plan.key} ${one.interval}`, `${plan.name}, ${words}`] as const;
    });
  const chosen = options.some(([value]) => value === wanted) ? wanted : null;
  const until = day(periodEnd.getTime());
  const failed = status === 'past_due' || status === 'unpaid';
  const running = status === 'active' || status === 'trialing';
  // What was paid before the pause is not over: to go on costs nothing.
  const stillPaid = paidUntil !== null && nowMs < paidUntil.getTime();
  const coupon = bill.coupon && couponLeft(t, bill.coupon, subscription, { nowMs, locale, day });
  const pauses = [1, 2, 3].map((months) => day(pauseEnd(periodEnd, months)));
  return (
    <Card id={`change-${of}`} className="grid gap-4">
      <div>
        <p className="font-medium">{paid.name}</p>
        <p className="text-ink-2">{priceWords}</p>
        {coupon ? <p className="text-ink-2">{coupon}</p> : null}
        {line ? <p className="prose-width mt-1">{line}</p> : null}
        {next ? <p className="prose-width mt-1">{nextWords(next)}</p> : null}
        {of === 'team' ? <p className="text-ink-2">{payerWords()}</p> : null}
      </div>
      {failed && open ? <p className="prose-width text-warn">{dueWords(open)}</p> : null}
      <div className="flex flex-wrap gap-2">
        {failed && mine ? <CardButton of={of} label={t('mend')} /> : null}
        {mine ? null : <PayInstead who={card.of === 'other' ? card.name : null} price={priceWords} day={until} />}
        {status === 'paused' && stillPaid ? <GoOn of={of} label={t('resume')} done={t('resumed')} /> : null}
        {status === 'paused' && !stillPaid ? <ResumePlan of={of} amount={amount} /> : null}
        {running && cancelAt && card.of !== 'nobody' ? <GoOn of={of} label={t('keep')} done={t('kept')} /> : null}
        {running && !cancelAt && options.length > 0 ? <ChangePlan of={of} choices={options} chosen={chosen} /> : null}
        {status === 'active' && interval === 'month' && !cancelAt ? (
          <PausePlan of={of} day={until} ends={pauses} />
        ) : null}
        {portal}
        {cancelAt ? null : (
          <CancelPlan of={of} day={until} credit={next && next.credit > 0 ? money(next.credit) : null} />
        )}
      </div>
    </Card>
  );

  function nextWords({ due, credit, creditLeft }: NonNullable<typeof next>): string {
    const facts = { day: until, amount: money(due.amount), credit: money(credit), left: money(creditLeft) };
    if (creditLeft > 0) return t('nextCreditLeft', facts);
    return credit > 0 ? t('nextWithCredit', facts) : t('nextInvoice', facts);
  }

  function payerWords(): string {
    if (card.of === 'other') return t('paidByOther', { who: card.name });
    return card.of === 'me' ? t('paidByMe') : t('paidByNobody');
  }

  function dueWords({ amountDue, nextAttemptAt }: NonNullable<typeof open>): string {
    if (card.of === 'other') return t('dueOther', { amount: money(amountDue), who: card.name });
    if (nextAttemptAt === null) return t('due', { amount: money(amountDue) });
    return t('dueAgain', { amount: money(amountDue), day: day(nextAttemptAt.getTime()) });
  }
}

interface WithoutBillProps {
  /** The name of the plan that they have all the same. */
  readonly plan: string;
  /** Whose cards and addresses can be looked at. */
  readonly bill: Bill | undefined;
  /** For how many days they can try; null: they cannot. */
  readonly tryDays: number | null;
  readonly t: Translate<'billing'>;
}

/** Nothing is paid by whoever looks: what they have, and the way to more. */
export function WithoutBill({ plan, bill, tryDays, t }: WithoutBillProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-medium">{plan}</p>
      <div className="flex flex-wrap gap-2">
        {bill?.customer && bill.card.of === 'me' ? <PortalButton of={bill.of} label={t('portal')} /> : null}
        {tryDays === null ? null : (
          <Button asChild>
            <a href="/free-trial">{t('tryFirst', { days: tryDays })}</a>
          </Button>
        )}
        <Button asChild look="primary">
          <a href="/pricing">{t('seePlans')}</a>
        </Button>
      </div>
    </Card>
  );
}
