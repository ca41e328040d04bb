import { formatMoney } from '@/core/billing/money';
import { pauseEnd } from '@/core/billing/months-after';
import { totalOf } from '@/core/billing/seat-total';
import type { Translate } from '@/messages/message-keys';
import type { Bill } from '@/modules/billing/queries/page';
import { CancelPlan } from '@/modules/billing/ui/cancel-plan';
import { ChangePlan } from '@/modules/billing/ui/change-plan';
import { couponLeft } from '@/modules/billing/ui/coupon-words';
import { GoOn, PausePlan, ResumePlan } from '@/modules/billing/ui/pause-plan';
import { PortalButton } from '@/modules/billing/ui/portal-button';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

interface BillCardProps {
  readonly bill: Bill;
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
export function BillCard({ bill, line, wanted, nowMs, locale, t, day }: BillCardProps) {
  const { of, subscription, paid, customer, choices } = bill;
  const portal = customer ? <PortalButton of={of} label={t('portal')} /> : null;
  if (!subscription || !paid) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('nothingPaid')}</p>
        {portal}
      </Card>
    );
  }
  const { seats, currency, interval, status, cancelAt, price, periodEnd, paidUntil } = subscription;
  const amount = formatMoney(paid.total, currency, locale);
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
  const running = status === 'active' || status === 'trialing';
  // What was paid before the pause is not over: to go on costs nothing.
  const stillPaid = paidUntil !== null && nowMs < paidUntil.getTime();
  const coupon = bill.coupon && couponLeft(t, bill.coupon, subscription, { nowMs, locale, day });
  const pauses = [1, 2, 3].map((months) => day(pauseEnd(periodEnd, months)));
  return (
    <Card id={`change-${of}`} className="grid gap-4">
      <div>
        <p className="font-medium">{paid.name}</p>
        <p className="text-ink-2">{t('price', { amount, interval, seats })}</p>
        {coupon ? <p className="text-ink-2">{coupon}</p> : null}
        {line ? <p className="prose-width mt-1">{line}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'past_due' || status === 'unpaid' ? <PortalButton of={of} label={t('mend')} urgent /> : null}
        {status === 'paused' && stillPaid ? <GoOn of={of} label={t('resume')} done={t('resumed')} /> : null}
        {status === 'paused' && !stillPaid ? <ResumePlan of={of} amount={amount} /> : null}
        {running && cancelAt ? <GoOn of={of} label={t('keep')} done={t('kept')} /> : null}
        {running && !cancelAt && options.length > 0 ? <ChangePlan of={of} choices={options} chosen={chosen} /> : null}
        {status === 'active' && interval === 'month' && !cancelAt ? (
          <PausePlan of={of} day={until} ends={pauses} />
        ) : null}
        {portal}
        {cancelAt ? null : <CancelPlan of={of} day={until} />}
      </div>
    </Card>
  );
}

interface WithoutBillProps {
  /** The name of the plan that they have all the same. */
  readonly plan: string;
  /** Whose cards and addresses can be looked at. */
  readonly bill: Bill | undefined;
  readonly t: Translate<'billing'>;
}

/** Nothing is paid by whoever looks: what they have, and the way to more. */
export function WithoutBill({ plan, bill, t }: WithoutBillProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-medium">{plan}</p>
      <div className="flex flex-wrap gap-2">
        {bill?.customer ? <PortalButton of={bill.of} label={t('portal')} /> : null}
        <Button asChild look="primary">
          <a href="/pricing">{t('seePlans')}</a>
        </Button>
      </div>
    </Card>
  );
}
