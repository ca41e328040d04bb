import { formatMoney } from '@/core/billing/money';
import { DAY_MS } from '@/modules/billing/constants';
import { managedAccounts } from '@/modules/billing/queries/accounts';
import { openInvoice } from '@/modules/billing/queries/customer';
import { standingOfUser } from '@/modules/billing/queries/entitlement';
import { runtime } from '@/ports/runtime';
import { billingDay } from './billing-day';
import { currentLocale, messagesOf } from './locale';

/** Stands at the head of the pages of whoever has a plan on trial, with what is left of it, or whose payment has failed. */
export async function PlanBanner({ userId }: { userId: string }) {
  const { settings, clock } = runtime();
  if (!settings.billing) return null;
  const nowMs = await clock.now();
  const { plan, by, status, until, windingDownUntil } = await standingOfUser(userId, true, nowMs);
  if (until === null && windingDownUntil === null) return null;
  const [t, locale] = await Promise.all([messagesOf('plans'), currentLocale()]);
  const [text, href, label] =
    by === 'trial'
      ? [trialWords((until ?? nowMs) - nowMs), '/pricing', t('bannerChoose')]
      : windingDownUntil !== null
        ? [t('bannerOver', { day: await billingDay(userId, windingDownUntil) }), '/pricing', t('bannerChoose')]
        : status === 'past_due'
          ? [await dueWords(), '/settings/billing', t('bannerMend')]
          : [null, '', ''];
  if (text === null) return null;
  return (
    <section
      aria-label={label}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2"
    >
      <p>{text}</p>
      <a href={href} className="font-medium underline underline-offset-3">
        {label}
      </a>
    </section>
  );

  /** To those who can do something about it; a member of a team cannot. */
  async function dueWords(): Promise<string | null> {
    const bill = (await managedAccounts(userId)).find(({ of }) => of === by);
    const open = bill?.subscription && (await openInvoice(bill.subscription.id));
    if (!open || until === null) return null;
    const amount = formatMoney(open.amountDue, open.currency, locale);
    const facts = { plan: plan.name, amount, until: await billingDay(userId, until) };
    const again = open.nextAttemptAt?.getTime();
    return again
      ? t('bannerPastDueAgain', { ...facts, day: await billingDay(userId, again) })
      : t('bannerPastDue', facts);
  }

  function trialWords(leftMs: number): string {
    return t('bannerDays', { plan: plan.name, days: Math.ceil(leftMs / DAY_MS) });
  }
}
