import { DAY_MS } from '@/modules/billing/constants';
import { standingOfUser } from '@/modules/billing/queries/entitlement';
import { runtime } from '@/ports/runtime';
import { billingDay } from './billing-day';
import { messagesOf } from './locale';

/** Stands at the head of the pages of whoever has a plan on trial, with what is left of it, or whose payment has failed. */
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

  function trialWords(leftMs: number): string {
    return t('bannerDays', { plan: plan.name, days: Math.ceil(leftMs / DAY_MS) });
  }
}
