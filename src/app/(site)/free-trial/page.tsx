import { trialDaysFor, trialOffer } from '@/modules/billing/queries/trial-offer';
import { StartTrial } from '@/modules/billing/ui/start-trial';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { billingDay } from '../../_shell/billing-day';
import { ClientMessages } from '../../_shell/client-messages';
import { currentSession } from '../../_shell/current-session';
import { messagesOf } from '../../_shell/locale';
import { first, type PageProps } from '../../_shell/session';
import { described } from '../../_site/metadata';
import { PageScript } from '../../_site/page-script';
import { PageHead } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';
import { Everything } from '../pricing/everything';
import { ProOffer } from './pro-offer';

export const generateMetadata = described('freeTrial');

/** The free trial: start it, how long it runs, or that it was; with somebody's code, their invitation to Pro. */
export default async function FreeTrialPage({ searchParams }: PageProps) {
  const { settings, clock } = runtime();
  const [t, session] = await Promise.all([messagesOf('plans'), currentSession()]);
  if (!settings.billing) return <Everything t={t} />;
  const code = first((await searchParams).code);
  if (code) return <ProOffer code={code} user={session?.user ?? null} t={t} />;
  const userId = session?.user.id ?? null;
  const offer = userId ? await trialOffer(userId, await clock.now()) : null;
  const days = await trialDaysFor(userId);
  return (
    <PublicPage>
      <PageHead title={t('trialTitle')}>
        <p>{t('trialLead', { days, plan: 'Basic' })}</p>
        {offer?.kind === 'running' ? (
          <p className="mt-4 text-ink">
            {t('trialRunning', { plan: offer.plan, day: await billingDay(userId, offer.endsAt), days: offer.days })}
          </p>
        ) : null}
        {offer?.kind === 'used' ? <p className="mt-4 text-ink">{t('trialUsed')}</p> : null}
        {offer?.kind === 'paying' ? <p className="mt-4 text-ink">{t('trialPaying', { plan: offer.plan })}</p> : null}
        <div className="mt-6 flex flex-wrap gap-3">
          {offer === null ? (
            <Button asChild look="primary" size="large">
              <a href="/auth/signup?returnUrl=%2Ffree-trial" data-free-trial="">
                {t('trialSignUp')}
              </a>
            </Button>
          ) : null}
          {offer?.kind === 'eligible' ? (
            <ClientMessages areas={['plans']}>
              <StartTrial />
            </ClientMessages>
          ) : null}
          {offer?.kind === 'running' ? (
            <Button asChild look="primary" size="large">
              <a href="/dashboard">{t('toDashboard')}</a>
            </Button>
          ) : null}
          <Button asChild size="large">
            <a href="/pricing">{t('seePlans')}</a>
          </Button>
        </div>
      </PageHead>
      {offer === null ? <PageScript src="/built/free-trial.js" /> : null}
    </PublicPage>
  );
}
