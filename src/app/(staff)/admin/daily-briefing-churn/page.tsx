import { COHORT_WEEKS } from '@/modules/briefings/constants';
import { briefingChurn } from '@/modules/briefings/queries/churn';
import { churnQuery } from '@/modules/briefings/schema';
import { CohortTable } from '@/modules/briefings/ui/cohort-table';
import { StoppedTable } from '@/modules/briefings/ui/stopped-table';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Briefing churn', ['ADMIN']);

export default guarded(
  '/admin/daily-briefing-churn',
  async (_, { searchParams }) => {
    const asked = churnQuery.safeParse({ weeks: first((await searchParams).weeks) });
    const weeks = (asked.success ? asked.data.weeks : undefined) ?? COHORT_WEEKS;
    const nowMs = await runtime().clock.now();
    const [t, { cohorts, stopped }] = await Promise.all([messagesOf('briefings'), briefingChurn(weeks, nowMs)]);
    return (
      <>
        <PageHead title={t('churnTitle')} line={t('churnLine')} />
        <div className="grid max-w-4xl gap-10">
          <Section title={t('weeks')}>
            {cohorts.every(({ readers }) => readers === 0) ? (
              <Empty>{t('weeksNone')}</Empty>
            ) : (
              <CohortTable cohorts={cohorts} t={t} />
            )}
          </Section>
          <Section title={t('stoppedTitle')} aside={stopped.length || undefined}>
            <p className="text-sm text-ink-2">{t('stoppedLine')}</p>
            {stopped.length === 0 ? (
              <Empty>{t('stoppedNone')}</Empty>
            ) : (
              <StoppedTable stopped={stopped} nowMs={nowMs} t={t} />
            )}
          </Section>
        </div>
      </>
    );
  },
  ['ADMIN'],
);
