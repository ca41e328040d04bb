import type { Translate } from '@/messages/message-keys';
import { Bars } from '@/ui/bars';
import { Section } from '@/ui/card';
import type { Insight } from '../schema';
import { countWords, durationWords, shareLabel, shareWords, weekWords } from './figure-words';

interface InsightPlotsProps {
  readonly figures: Insight;
  readonly locale: string;
  readonly t: Translate<'insight'>;
}

const CELL = 'py-1 pr-4 font-normal whitespace-nowrap';

/** Six plots of the last weeks, and one table behind them. */
export function InsightPlots({ figures: { cohorts, weeks, minutesToBooked }, locale, t }: InsightPlotsProps) {
  const names = weeks.map(({ week }) => t('weekOf', { day: weekWords(week.start, locale) }));
  const ends = [weekWords(weeks[0]?.week.start ?? 0, locale), t('thisWeek')] as const;
  // Of fewer than ten, a bar as low as can be: how many they are is not to be read from its height.
  const height = (value: number | 'few' | null) => (value === 'few' ? 0 : value);
  const bars = <V extends number | 'few' | null>(values: readonly V[], label: (value: V) => string) =>
    values.map((value, n) => ({ name: names[n] ?? '', value: height(value), label: label(value) }));
  const plain = (value: number | 'few' | null) => (value === 'few' ? t('fewShort') : value ? String(value) : '');
  const rates = weeks.map(({ acts, corrections }) => (acts === 0 ? null : (100 * corrections) / acts));
  const now = weeks.at(-1);
  const activated = cohorts.map((cohort) => cohort.activated);
  const tried = activated.findLast((share) => share !== null) ?? null;
  const rate = rates.at(-1) ?? null;
  const rateWords = (value: number | null) => (value === null ? '–' : value.toFixed(1));
  return (
    <Section title={t('plots')}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Bars
          title={t('signUps')}
          figure={countWords(cohorts.at(-1)?.signedUp ?? 0, t)}
          line={t('signUpsLine')}
          bars={bars(
            cohorts.map(({ signedUp }) => signedUp),
            plain,
          )}
          ends={ends}
        />
        <Bars
          title={t('activation')}
          figure={tried === null ? t('none') : shareWords(tried, t)}
          line={t('activationLine')}
          bars={bars(activated, (share) => shareLabel(share, t))}
          ends={ends}
        />
        <Bars
          title={t('timeToBooked')}
          figure={minutesToBooked === null ? t('none') : durationWords(minutesToBooked, t)}
          line={t('timeToBookedLine')}
          bars={bars(
            cohorts.map((cohort) => cohort.minutesToBooked),
            (minutes) => (minutes === null ? '' : durationWords(minutes, t).replace(' ', '')),
          )}
          ends={ends}
        />
        <Bars
          title={t('booked')}
          figure={now?.booked ? String(now.booked) : t('none')}
          line={t('bookedLine')}
          bars={bars(
            weeks.map(({ booked }) => booked),
            plain,
          )}
          ends={ends}
        />
        <Bars
          title={t('alone')}
          figure={now?.alone == null ? t('none') : shareWords(now.alone, t)}
          line={t('aloneLine')}
          bars={bars(
            weeks.map(({ alone }) => alone),
            (share) => shareLabel(share, t),
          )}
          ends={ends}
        />
        <Bars
          title={t('corrections')}
          figure={rate === null ? t('none') : rateWords(rate)}
          line={t('correctionsLine')}
          bars={bars(rates, (value) => (value === null ? '' : rateWords(value)))}
          ends={ends}
        />
      </div>
      <details className="text-xs text-ink-2">
        <summary className="w-fit cursor-pointer hover:text-ink">{t('asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone has to be reached by keys */}
        <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label={t('plotsTable')}>
          <table className="w-full text-left">
            <thead>
              <tr>
                {[
                  t('week'),
                  t('signUps'),
                  t('activation'),
                  t('timeToBooked'),
                  t('booked'),
                  t('alone'),
                  t('acts'),
                  t('corrections'),
                ].map((head) => (
                  <th key={head} scope="col" className="py-1 pr-4 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, booked, alone, acts, corrections }, n) => (
                <tr key={week.start} className="border-t border-line">
                  <th scope="row" className={CELL}>
                    {weekWords(week.start, locale)}
                  </th>
                  <td className={CELL}>{countWords(cohorts[n]?.signedUp ?? 0, t)}</td>
                  <td className={CELL}>{shareWords(cohorts[n]?.activated ?? null, t)}</td>
                  <td className={CELL}>{durationWords(cohorts[n]?.minutesToBooked ?? null, t)}</td>
                  <td className={CELL}>{booked}</td>
                  <td className={CELL}>{shareWords(alone, t)}</td>
                  <td className={CELL}>{acts}</td>
                  <td className={CELL}>{corrections}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Section>
  );
}
