import { monthDay } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { Bars } from '@/ui/bars';
import { Section } from '@/ui/card';
import type { WeekFigures } from './week-figures';

interface FiguresProps {
  readonly figures: WeekFigures;
  readonly zone: string;
  readonly locale: Locale;
  readonly t: Translate<'dashboard'>;
}

/** The last eight weeks: hours met, time to book, mails saved, each as a small plot, with one table behind them. */
export function Figures({ figures, zone, locale, t }: FiguresProps) {
  const dateWords = (at: number) => monthDay(toWall(zoneTable(zone), at), locale);
  const inWords = (minutes: number) => durationWords(minutes, t);
  const { met, toBook, toBookOverall, mails } = figures;
  const names = met.map(({ week }) => t('week', { day: dateWords(week.start) }));
  const ends = [dateWords(met[0]!.week.start), t('thisWeek')] as const;
  const bars = (of: WeekFigures['met'], label: (value: number) => string) =>
    of.map(({ value }, index) => ({ name: names[index]!, value, label: value ? label(value) : '' }));
  const hours = met.at(-1)!.value ?? 0;
  const written = mails.at(-1)!.value ?? 0;
  return (
    <Section title={t('figures')} className="mb-10">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Bars
          title={t('hoursMet')}
          figure={hours === 0 ? t('noneYet') : inWords(hours)}
          line={t('hoursLine')}
          bars={bars(met, hoursWords)}
          ends={ends}
        />
        <Bars
          title={t('toBook')}
          figure={toBookOverall === null ? t('nothingBooked') : inWords(toBookOverall)}
          line={t('toBookLine')}
          bars={bars(toBook, (minutes) => shortDuration(minutes, t))}
          ends={ends}
        />
        <Bars
          title={t('mailsSaved')}
          figure={t('mails', { count: written })}
          line={t('mailsLine')}
          bars={bars(mails, String)}
          ends={ends}
        />
      </div>
      <details className="text-xs text-ink-2">
        <summary className="w-fit cursor-pointer hover:text-ink">{t('asTable')}</summary>
        <div className="mt-2 overflow-x-auto">
          <table className="w-full max-w-xl text-left">
            <thead className="text-ink-3">
              <tr>
                {[t('weekHead'), t('hoursMet'), t('toBook'), t('mailsSaved')].map((head) => (
                  <th key={head} scope="col" className="py-1 pr-4 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {met.map(({ week, value }, index) => (
                <tr key={week.start} className="border-t border-line">
                  <th scope="row" className="py-1 pr-4 font-normal">
                    {dateWords(week.start)}
                  </th>
                  <td className="py-1 pr-4">{value ? inWords(value) : '–'}</td>
                  <td className="py-1 pr-4">{toBook[index]!.value === null ? '–' : inWords(toBook[index]!.value)}</td>
                  <td className="py-1 pr-4">{mails[index]!.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  );
}

/** Minutes as hours, to the half below ten: `0.5`, `12`. */
function hoursWords(minutes: number): string {
  const hours = minutes / 60;
  return String(hours < 10 ? Math.round(hours * 2) / 2 || '<½' : Math.round(hours));
}

/** Minutes as `2 d 3 h`, `5 h 20 min` or `40 min`. */
function durationWords(minutes: number, t: Translate<'dashboard'>): string {
  const whole = Math.round(minutes);
  if (whole === 0) return t('underMinute');
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60), whole % 60];
  if (days > 0) return hours > 0 ? t('daysHours', { days, hours }) : t('days', { days });
  if (hours > 0) return rest > 0 ? t('hoursMinutes', { hours, minutes: rest }) : t('hours', { hours });
  return t('minutes', { minutes: rest });
}

/** Minutes in one unit: `2 d`, `5 h`, `40 min`. */
function shortDuration(minutes: number, t: Translate<'dashboard'>): string {
  if (minutes >= 1440) return t('days', { days: Math.round(minutes / 1440) });
  return minutes >= 60
    ? t('hours', { hours: Math.round(minutes / 60) })
    : t('minutes', { minutes: Math.round(minutes) });
}
