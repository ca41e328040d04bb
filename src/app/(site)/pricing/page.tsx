import { managedAccounts } from '@/modules/billing/queries/accounts';
import { standingOfUser } from '@/modules/billing/queries/entitlement';
import { plansFor } from '@/modules/billing/queries/order';
import { trialOffer } from '@/modules/billing/queries/trial-offer';
import { PlanCards } from '@/modules/billing/ui/plan-cards';
import { PlanTable } from '@/modules/billing/ui/plan-table';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { buttonLook } from '@/ui/button-look';
import { currentSession } from '../../_shell/current-session';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { first, type PageProps } from '../../_shell/session';
import { described } from '../../_site/metadata';
import { Answers, Band, PageHead } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';
import { Everything } from './everything';

export const generateMetadata = described('pricing');

const QUESTIONS = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
  ['q6', 'a6'],
  ['q7', 'a7'],
] as const;

/** What it costs, as the database has it; where billing is off, that everything is included. */
export default async function PricingPage({ searchParams }: PageProps) {
  const { settings, clock } = runtime();
  const [t, locale, session] = await Promise.all([messagesOf('plans'), currentLocale(), currentSession()]);
  if (!settings.billing) return <Everything t={t} />;
  const userId = session?.user.id ?? null;
  const interval = first((await searchParams).interval) === 'year' ? 'year' : 'month';
  const plans = await plansFor(userId, settings.grandfatherBefore);
  const current = userId ? await currentOf(userId, await clock.now()) : null;
  const saved = savedPercent(plans);
  const canTry = userId === null || (await trialOffer(userId, await clock.now())).kind === 'eligible';
  return (
    <PublicPage>
      <PageHead title={t('pricingTitle')}>
        <p>{t('pricingLead')}</p>
        {canTry ? (
          <Button asChild look="primary" size="large" className="mt-6">
            <a href="/free-trial">{t('tryFree')}</a>
          </Button>
        ) : null}
      </PageHead>
      <nav aria-label={t('billedBy')} className="mt-6 mb-4 flex gap-2">
        {(['month', 'year'] as const).map((one) => (
          <a
            key={one}
            href={`/pricing?interval=${one}`}
            aria-current={one === interval ? 'page' : undefined}
            className={buttonLook({ look: one === interval ? 'plain' : 'quiet' })}
          >
            {one === 'month' ? t('monthly') : t('yearlyLess', { percent: saved })}
          </a>
        ))}
      </nav>
      <PlanCards plans={plans} interval={interval} locale={locale} t={t} current={current} />
      <Band id="compare" title={t('compare')}>
        <PlanTable plans={plans} t={t} />
      </Band>
      <Band id="questions" title={t('questions')}>
        <Answers items={QUESTIONS.map(([question, answer]) => ({ question: t(question), answer: t(answer) }))} />
      </Band>
      <Band id="guests" title={t('guestsTitle')} lead={t('guestsLead')}>
        <p className="prose-width text-base text-ink-2">{t('selfHost')}</p>
      </Band>
    </PublicPage>
  );
}

/** What the plans are to whoever is signed in. */
async function currentOf(userId: string, nowMs: number) {
  const [{ plan, by }, managed] = await Promise.all([standingOfUser(userId, true, nowMs), managedAccounts(userId)]);
  const paid = managed.flatMap(({ subscription }) => subscription?.plan ?? []);
  const prices = managed.flatMap(({ subscription }) => (subscription ? [subscription] : []));
  return { plan: plan.key, paid, prices, trying: by === 'trial' };
}

/** How much less a year costs than twelve months, at the least of the plans, in whole percent. */
function savedPercent(plans: Awaited<ReturnType<typeof plansFor>>): number {
  const each = plans.flatMap(({ prices }) => {
    const [month, year] = (['month', 'year'] as const).map((one) => prices.find(({ interval }) => interval === one));
    return month && year ? [Math.floor(100 - (100 * year.unit.amount) / (12 * month.unit.amount))] : [];
  });
  return each.length > 0 ? Math.min(...each) : 0;
}
