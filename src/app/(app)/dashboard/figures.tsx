import { dayWords } from '@/modules/meetings/ui/time-words';
import { Bars } from '@/ui/bars';
import { Section } from '@/ui/card';
import { plural } from '@/ui/words';
import type { WeekFigures } from './week-figures';

/** The last eight weeks: hours met, time to book, mails saved, each as a small plot, with one table behind them. */
export function Figures({ figures, zone }: { figures: WeekFigures; zone: string }) {
  const { met, toBook, toBookOverall, mails } = figures;
  const names = met.map(({ week }) => `Week of ${dateWords(week.start, zone)}`);
  const ends = [dateWords(met[0]!.week.start, zone), 'This week'] as const;
  const bars = (of: WeekFigures['met'], label: (value: number) => string) =>
    of.map(({ value }, index) => ({ name: names[index]!, value, label: value ? label(value) : '' }));
  const hours = met.at(-1)!.value ?? 0;
  const written = mails.at(-1)!.value ?? 0;
  return (
    <Section title="The last eight weeks" className="mb-10">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Bars
          title="Hours met"
          figure={hours === 0 ? 'None yet' : durationWords(hours)}
          line="with others, this week so far"
          bars={bars(met, hoursWords)}
          ends={ends}
        />
        <Bars
          title="Time to book"
          figure={toBookOverall === null ? 'Nothing booked yet' : durationWords(toBookOverall)}
          line="from the first mail to the booking, at the median"
          bars={bars(toBook, shortDuration)}
          ends={ends}
        />
        <Bars
          title="Mails saved"
          figure={plural(written, 'mail')}
          line="written to guests in your place this week"
          bars={bars(mails, String)}
          ends={ends}
        />
      </div>
      <details className="text-xs text-ink-2">
        <summary className="w-fit cursor-pointer hover:text-ink">As a table</summary>
        <div className="mt-2 overflow-x-auto">
          <table className="w-full max-w-xl text-left">
            <thead className="text-ink-3">
              <tr>
                {['Week of', 'Hours met', 'Time to book', 'Mails saved'].map((head) => (
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
                    {dateWords(week.start, zone)}
                  </th>
                  <td className="py-1 pr-4">{value ? durationWords(value) : '–'}</td>
                  <td className="py-1 pr-4">
                    {toBook[index]!.value === null ? '–' : durationWords(toBook[index]!.value)}
                  </td>
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

/** `November 16`. */
function dateWords(at: number, zone: string): string {
  return dayWords(at, zone).split(', ')[1] ?? '';
}

/** Minutes as hours, to the half below ten: `0.5`, `12`. */
function hoursWords(minutes: number): string {
  const hours = minutes / 60;
  return String(hours < 10 ? Math.round(hours * 2) / 2 || '<½' : Math.round(hours));
}

/** Minutes as `2 d 3 h`, `5 h 20 min` or `40 min`. */
function durationWords(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole === 0) return 'Under a minute';
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60), whole % 60];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
}

/** Minutes in one unit: `2d`, `5h`, `40m`. */
function shortDuration(minutes: number): string {
  if (minutes >= 1440) return `${Math.round(minutes / 1440)}d`;
  return minutes >= 60 ? `${Math.round(minutes / 60)}h` : `${Math.round(minutes)}m`;
}
