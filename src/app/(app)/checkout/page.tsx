import { redirect } from 'next/navigation';
import { formatMoney } from '@/core/billing/money';
import { BILLING_PATH, DAY_MS, LEAST_TRIAL_LEFT_MS } from '@/modules/billing/constants';
import { accountOf } from '@/modules/billing/queries/accounts';
import { paidBesides } from '@/modules/billing/queries/besides';
import { orderOf, plansFor } from '@/modules/billing/queries/order';
import { trialRunsUntil } from '@/modules/billing/queries/trial-offer';
import { checkoutBody } from '@/modules/billing/schema';
import { CheckoutForm } from '@/modules/billing/ui/checkout-form';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { billingDay } from '../../_shell/billing-day';
import { ClientMessages } from '../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { first, guarded, titled } from '../../_shell/session';
import { BesidesNote } from './besides-note';

export const generateMetadata = titled(async () => (await messagesOf('billing'))('checkoutTitle'));

/** What is about to be paid, a coupon, and the way to the payment. */
export default guarded('/checkout', async (user, { searchParams }) => {
  const { settings, clock } = runtime();
  if (!settings.billing) redirect(BILLING_PATH);
  const query = await searchParams;
  const [t, locale] = await Promise.all([messagesOf('billing'), currentLocale()]);
  const asked = checkoutBody.safeParse({
    plan: first(query.plan),
    interval: first(query.interval),
    seats: first(query.seats) ? Number(first(query.seats)) : undefined,
  });
  const order = asked.success ? await orderOf(user.id, asked.data, settings.grandfatherBefore) : 'not_offered';
  if (typeof order === 'string') {
    return (
      <div className="max-w-2xl">
        <PageHead title={t('checkoutTitle')} />
        {order === 'no_team' ? (
          <Empty action={<WayOut href="/settings/team" label={t('toTeam')} />}>{t('noTeam')}</Empty>
        ) : (
          <Empty action={<WayOut href="/pricing" label={t('seePlans')} />}>{t('noPlan')}</Empty>
        )}
      </div>
    );
  }
  const { payer, price, seats, leastSeats, plan } = order;
  if ((await accountOf(payer))?.subscription) redirect(BILLING_PATH);
  const nowMs = await clock.now();
  const [trialEnd, besides] = await Promise.all([
    'userId' in payer ? trialRunsUntil(user.id) : null,
    paidBesides(user.id, payer, nowMs),
  ]);
  // The vendor puts the first payment off only to a moment that is so far away.
  const isPutOff = trialEnd !== null && trialEnd >= nowMs + LEAST_TRIAL_LEFT_MS;
  const days = Math.ceil(((trialEnd ?? nowMs) - nowMs) / DAY_MS);
  const money = (amount: number) => formatMoney(amount, price.unit.currency, locale);
  const { interval, unit, reduced } = price;
  const offered = await plansFor(user.id, settings.grandfatherBefore);
  const other = offered.find(({ key }) => key === plan)?.prices.find((one) => one.interval !== interval) ?? null;
  const line =
    'teamId' in payer
      ? t('checkoutTeamLine', {
          plan: price.plan.name,
          amount: money(unit.amount),
          interval,
          from: reduced?.from ?? 0,
          less: money(reduced?.unit ?? unit.amount),
        })
      : t('checkoutLine', { plan: price.plan.name, amount: money(unit.amount), interval, seats: 1 });
  return (
    <div className="max-w-2xl">
      <PageHead title={t('checkoutTitle')} line={line} />
      <div className="grid gap-6">
        {besides ? <BesidesNote other={besides} locale={locale} t={t} /> : null}
        <div className="grid gap-1 text-ink-2">
          {'teamId' in payer ? <p>{t('laterSeats', { amount: money(unit.amount), interval })}</p> : null}
          <p>{t('taxLine')}</p>
          <p>{t(interval === 'year' ? 'cancelAnyTimeYear' : 'cancelAnyTime')}</p>
          {other ? (
            <p>
              <a
                href={`/checkout?plan=${plan}&interval=${other.interval}${'teamId' in payer ? `&seats=${seats}` : ''}`}
                className="underline underline-offset-3"
              >
                {t('payOther', { amount: money(other.unit.amount), interval: other.interval })}
              </a>
            </p>
          ) : null}
        </div>
        <ClientMessages areas={['billing', 'form']}>
          <CheckoutForm
            plan={plan}
            interval={interval}
            price={{ unit, reduced }}
            seats={'teamId' in payer ? { wanted: seats, least: leastSeats } : null}
            trial={isPutOff ? { days, day: await billingDay(user.id, trialEnd) } : null}
            paymentKey={settings.paymentKey}
          />
        </ClientMessages>
      </div>
    </div>
  );
});

function WayOut({ href, label }: { href: string; label: string }) {
  return (
    <Button asChild>
      <a href={href}>{label}</a>
    </Button>
  );
}
