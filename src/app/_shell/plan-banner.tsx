import { DAY_MS } from '@/modules/billing/constants';
import { standingOfUser } from '@/modules/billing/queries/entitlement';
import { runtime } from '@/ports/runtime';
import { billingDay } from './billing-day';
import { messagesOf } from './locale';

/** Stands above the pages of whoever has a plan on trial, with what is left of it, or whose payment has failed. */
export async function PlanBanner({ userId }: { userId: string }) {
  const { settings, clock } = runtime();
  if (!settings.billing) return null;
  const nowMs = await clock.now();
  const { plan, by, status, until } = await standingOfUser(userId, true, nowMs);
  if (until === null) return null;
  const t = await messagesOf('plans');
  const [text, href, label] =
    by === 'trial'
      ? [trialWords(until - nowMs), '/pricing', t('bannerChoose')]
      : status === 'past_due'
        ? [
            t('bannerPastDue', { plan: plan.name, day: await billingDay(userId, until) }),
            '/settings/billing',
            t('bannerMend'),
          ]
        : [null, '', ''];
  if (text === null) return null;
  return (
    <aside
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-2 md:px-10"
    >
      <p>{text}</p>
      <a href={href} className="font-medium underline underline-offset-3">
        {label}
      </a>
    </aside>
  );

  function trialWords(leftMs: number): string {
    const days = Math.floor(leftMs / DAY_MS);
    return days < 1 ? t('bannerToday', { plan: plan.name }) : t('bannerDays', { plan: plan.name, days });
  }
}
