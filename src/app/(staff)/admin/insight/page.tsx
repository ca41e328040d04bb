import { insightNow } from '@/modules/insight/queries/count';
import { CohortTable } from '@/modules/insight/ui/cohort-table';
import { durationWords } from '@/modules/insight/ui/figure-words';
import { InsightPlots } from '@/modules/insight/ui/insight-plots';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('insight'))('title'), ['ADMIN']);

export default guarded('/admin/insight', async () => {
  const [t, locale, figures, nowMs] = await Promise.all([
    messagesOf('insight'),
    currentLocale(),
    insightNow(runtime()),
    runtime().clock.now(),
  ]);
  const minutes = Math.floor((nowMs - figures.at) / 60_000);
  const nobody =
    figures.cohorts.every(({ signedUp }) => signedUp === 0) && figures.weeks.every(({ acts }) => acts === 0);
  return (
    <>
      <PageHead title={t('title')} line={minutes < 1 ? t('justNow') : t('line', { ago: durationWords(minutes, t) })} />
      {nobody ? (
        <Empty>{t('nobody')}</Empty>
      ) : (
        <div className="grid gap-10">
          <InsightPlots figures={figures} locale={locale} t={t} />
          <CohortTable cohorts={figures.cohorts} locale={locale} t={t} />
        </div>
      )}
    </>
  );
}, ['ADMIN']);
