import { FREE_TRIAL_PLAN } from '@/modules/billing/constants';
import { allPlans } from '@/modules/billing/queries/catalogue';
import { trialOffer } from '@/modules/billing/queries/trial-offer';
import { runtime } from '@/ports/runtime';
import { messagesOf } from '../../_shell/locale';

/** Says, until somebody has asked for a first meeting, that there is a trial which they have not had. */
export async function TrialLine({ userId }: { userId: string }) {
  const { settings, clock } = runtime();
  if (!settings.billing) return null;
  const offer = await trialOffer(userId, await clock.now());
  if (offer.kind !== 'eligible') return null;
  const [t, plans] = await Promise.all([messagesOf('plans'), allPlans()]);
  const plan = plans.find(({ key }) => key === FREE_TRIAL_PLAN)?.name ?? '';
  return (
    <p className="-mt-7 mb-10 text-ink-2">
      {t('tryLine', { plan, days: offer.days })}{' '}
      <a href="/free-trial" className="underline underline-offset-3 hover:text-ink">
        {t('tryLook')}
      </a>
    </p>
  );
}
