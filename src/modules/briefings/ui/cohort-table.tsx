import { parseLocalDate } from '@/core/time/calendar-date';
import { wallDay } from '@/core/time/wall-format';
import type { Translate } from '@/messages/message-keys';
import { Bars } from '@/ui/bars';
import type { Churn } from '../schema';

interface CohortTableProps {
  readonly cohorts: Churn['cohorts'];
  readonly t: Translate<'briefings'>;
}

/** People by the week of their first briefing: a plot of how many still read them, where that names nobody, and the figures. */
export function CohortTable({ cohorts, t }: CohortTableProps) {
  const bars = cohorts.map(({ week, readers, active }) => {
    const share = readers && active !== null ? Math.round((active / readers) * 100) : null;
    return { name: weekWords(week), value: share, label: share === null ? '' : `${share}%` };
  });
  const latest = bars.findLast(({ value }) => value !== null);
  return (
    <div className="grid gap-4">
      {latest ? (
        <Bars
          title={t('plotTitle')}
          figure={latest.label}
          line={t('plotLine')}
          bars={bars}
          ends={[bars[0]?.name ?? '', bars.at(-1)?.name ?? '']}
        />
      ) : null}
      <table className="w-full text-sm">
        <thead className="text-left text-xs text-ink-2">
          <tr className="border-b border-line-strong">
            <th scope="col" className="h-8 pr-3 font-medium">
              {t('week')}
            </th>
            <th scope="col" className="pr-3 text-right font-medium">
              {t('readers')}
            </th>
            <th scope="col" className="pr-3 text-right font-medium">
              {t('active')}
            </th>
            <th scope="col" className="text-right font-medium">
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {cohorts.map(({ week, readers, active }, index) => (
            <tr key={week} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {weekWords(week)}
              </th>
              <td className="pr-3 text-right">{readers ?? t('few')}</td>
              <td className="pr-3 text-right">{readers === null ? '' : (active ?? t('few'))}</td>
              <td className="text-right">{bars[index]?.label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `Mon, Oct 5` of the day on which a week begins. */
function weekWords(day: string): string {
  return wallDay(parseLocalDate(day) * 1440, 'en', { short: true });
}
