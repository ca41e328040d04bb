import { notFound, redirect } from 'next/navigation';
import { catalogPrice } from '@/modules/billing/queries/catalogue';
import { checkoutOf } from '@/modules/billing/queries/checkout';
import { checkoutQuery } from '@/modules/billing/schema';
import { CheckoutOutcome } from '@/modules/billing/ui/checkout-outcome';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('billing'))('returnTitle'));

/** Where the browser comes back to from the payment: it waits until that is confirmed, or says that it was not made. */
export default guarded('/checkout/return', async (user, { searchParams }) => {
  if (!runtime().settings.billing) redirect('/settings/billing');
  const query = checkoutQuery.safeParse({ session_id: first((await searchParams).session_id) });
  const mine = query.success ? await checkoutOf(user.id, query.data.session_id) : null;
  if (!mine?.sessionId) notFound();
  const price = await catalogPrice(mine.price);
  const again = `/checkout?plan=${price?.plan.key ?? ''}&interval=${price?.interval ?? 'month'}&seats=${mine.seats}`;
  return (
    <div className="max-w-2xl">
      <PageHead title={(await messagesOf('billing'))('returnTitle')} />
      <ClientMessages areas={['billing']}>
        <CheckoutOutcome sessionId={mine.sessionId} again={again} />
      </ClientMessages>
    </div>
  );
});
