import { formatMoney } from '@/core/billing/money';
import type { Translate } from '@/messages/message-keys';
import type { billingView } from '@/modules/billing/queries/page';
import { CancelPlan } from '@/modules/billing/ui/cancel-plan';
import { ChangePlan } from '@/modules/billing/ui/change-plan';
import { GoOn, PausePlan, ResumePlan } from '@/modules/billing/ui/pause-plan';
import { PortalButton } from '@/modules/billing/ui/portal-button';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

interface CurrentPlanProps {
  readonly view: Awaited<ReturnType<typeof billingView>>;
  /** Chosen on the pricing page: `plan interval`. */
  readonly wanted: string | null;
  readonly locale: string;
  readonly t: Translate<'billing'>;
  day(ms: number): string;
}

/** The plan with what it costs, and everything that can be done with it. */
export function CurrentPlan({ view, wanted, locale, t, day }: CurrentPlanProps) {
  const { standing, subscription, paid, customer, choices } = view;
  const seePlans = (
    <Button asChild look={subscription ? 'plain' : 'primary'}>
      <a href="/pricing">{t('seePlans')}</a>
    </Button>
  );
  if (!subscription || !paid) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{standing.plan.name}</p>
        <div className="flex flex-wrap gap-2">
          {customer ? <PortalButton label={t('portal')} /> : null}
          {seePlans}
        </div>
      </Card>
    );
  }
  const { seats, currency, interval, status, cancelAt, price } = subscription;
  const amount = formatMoney(paid.total, currency, locale);
  const all = choices.flatMap((plan) => plan.prices.map((one) => ({ plan, one })));
  const options = all
    .filter(({ one }) => one.lookupKey !== price)
    .map(({ plan, one }) => {
      const money = formatMoney(one.unit.amount, one.unit.currency, locale);
      const words = t('price', { amount: money, interval: one.interval, seats: 1 });
      return [`${plan.key} ${one.interval}`, `${plan.name}, ${words}`] as const;
    });
  const chosen = options.some(([value]) => value === wanted) ? wanted : null;
  const until = day(subscription.periodEnd.getTime());
  const running = status === 'active' || status === 'trialing';
  return (
    <Card id="change" className="grid gap-4">
      <div>
        <p className="font-medium">{paid.name}</p>
        <p className="text-ink-2">{t('price', { amount, interval, seats })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'past_due' ? <PortalButton label={t('mend')} urgent /> : null}
        {status === 'paused' && standing.by !== 'everybody' ? <GoOn label={t('resume')} done={t('resumed')} /> : null}
        {status === 'paused' && standing.by === 'everybody' ? <ResumePlan amount={amount} /> : null}
        {running && cancelAt ? <GoOn label={t('keep')} done={t('kept')} /> : null}
        {running && !cancelAt && options.length > 0 ? <ChangePlan choices={options} chosen={chosen} /> : null}
        {status === 'active' && interval === 'month' && !cancelAt ? <PausePlan day={until} /> : null}
        <PortalButton label={t('portal')} />
        {cancelAt ? null : <CancelPlan day={until} />}
      </div>
    </Card>
  );
}
