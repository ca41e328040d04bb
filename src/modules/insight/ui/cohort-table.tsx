import type { Translate } from '@/messages/message-keys';
import { Section } from '@/ui/card';
import type { Insight } from '../schema';
import { countWords, durationWords, shareLabel, shareWords, weekWords } from './figure-words';

interface CohortTableProps {
  readonly cohorts: Insight['cohorts'];
  readonly locale: string;
  readonly t: Translate<'insight'>;
}

const CELL = 'px-1.5 py-1 text-right font-normal whitespace-nowrap';

/** Weekly cohorts: a table that is its own plot, since the share of each week stands on a shade as deep as it is large. */
export function CohortTable({ cohorts, locale, t }: CohortTableProps) {
  const heads = [t('signUps'), t('onboarded'), t('activated'), t('everBooked'), t('firstBooked')];
  return (
    <Section title={t('cohorts')}>
      <p className="prose-width -mt-2 text-ink-2">{t('cohortsLine')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone has to be reached by keys */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('cohortsTable')}>
        <table className="w-full text-xs">
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-1 pr-2 text-left font-normal">
                {t('week')}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className={CELL}>
                  {head}
                </th>
              ))}
              {cohorts.map(({ week }, weeks) => (
                <th key={week.start} scope="col" className={CELL} aria-label={t('laterLong', { weeks })}>
                  {t('later', { weeks })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map((cohort) => (
              <tr key={cohort.week.start} className="border-t border-line">
                <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap">
                  {weekWords(cohort.week.start, locale)}
                </th>
                <td className={CELL}>{countWords(cohort.signedUp, t)}</td>
                <td className={CELL}>{shareWords(cohort.onboarded, t)}</td>
                <td className={CELL}>{shareWords(cohort.activated, t)}</td>
                <td className={CELL}>{shareWords(cohort.booked, t)}</td>
                <td className={CELL}>{durationWords(cohort.minutesToBooked, t)}</td>
                {cohorts.map(({ week }, weeks) => (
                  <Shade key={week.start} share={cohort.active[weeks]} t={t} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Shade({ share, t }: { share: number | 'few' | undefined; t: Translate<'insight'> }) {
  if (share === undefined) return <td />;
  const depth = typeof share === 'number' ? Math.round(share * 40) : 0;
  return (
    <td className={CELL} style={{ background: `color-mix(in srgb, var(--meeting) ${depth}%, transparent)` }}>
      {shareLabel(share, t)}
    </td>
  );
}
