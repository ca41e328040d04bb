import { redirect } from 'next/navigation';
import { formatMoney } from '@/core/billing/money';
import { totalOf } from '@/core/billing/seat-total';
import { accountOf } from '@/modules/billing/queries/accounts';
import { orderOf } from '@/modules/billing/queries/order';
import { trialOffer } from '@/modules/billing/queries/trial-offer';
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

export const generateMetadata = titled(async () => (await messagesOf('billing'))('checkoutTitle'));

/** What is about to be paid, a coupon, and the way to the payment. */
export default guarded('/checkout', async (user, { searchParams }) => {
  const { settings, clock } = runtime();
  if (!settings.billing) redirect('/settings/billing');
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
  const { price, seats, plan } = order;
  if ((await accountOf(order.payer))?.subscription) redirect('/settings/billing');
  const amount = formatMoney(totalOf(price, seats), price.unit.currency, locale);
  const trial = 'userId' in order.payer ? await trialOffer(user.id, await clock.now()) : null;
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHead
        title={t('checkoutTitle')}
        line={t('checkoutLine', { plan: price.plan.name, amount, interval: price.interval, seats })}
      />
      <div className="grid gap-1 text-ink-2">
        {trial?.kind === 'running' && trial.days > 2 ? (
          <p className="text-ink">{t('trialLeft', { day: await billingDay(user.id, trial.endsAt) })}</p>
        ) : null}
        {'teamId' in order.payer ? (
          <p>
            {t('laterSeats', {
              amount: formatMoney(price.unit.amount, price.unit.currency, locale),
              interval: price.interval,
            })}
          </p>
        ) : null}
        <p>{t('taxLine')}</p>
        <p>{t('cancelAnyTime')}</p>
      </div>
      <ClientMessages areas={['billing', 'form']}>
        <CheckoutForm
          plan={plan}
          interval={price.interval}
          seats={'teamId' in order.payer ? seats : null}
          paymentKey={settings.paymentKey}
        />
      </ClientMessages>
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
