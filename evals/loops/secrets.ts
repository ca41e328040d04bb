import { type DayNumber, formatLocalDate } from '@/core/time/calendar-date';
import type { Period } from '@/core/time/period';
import type { Chance } from '../paraphrases/phrasebook';
import { pickOf } from '../paraphrases/say';
import { at } from './hidden-calendar';

/** An event of an owner's calendar that no guest may hear of: title, place and people are words that stand nowhere else. */
export interface SecretEvent {
  /** What the Calendar API takes. */
  readonly body: Record<string, unknown>;
  /** When it takes place, series expanded. */
  readonly periods: readonly Period[];
  /** False for one that is shown as free. */
  readonly blocks: boolean;
}

const TITLES = ['Krumhornprobe', 'Zwiebelturm review', 'Quasimodo budget', 'Tapirologist', 'Wachsfigur pitch'];
const PLACES = ['Mottenkugel Hall', 'Zinnober Room', 'Kaleidoskop Bar'];

/** Every word that gives a secret event away, in whatever it is written. */
export const SECRET_WORDS =
  /krumhorn|zwiebelturm|quasimodo|tapirologist|wachsfigur|mottenkugel|zinnober|kaleidoskop|geheim\d|@secret\.example/i;

/** Events for these periods, a daily round of a quarter of an hour, and one that lasts all day and blocks nothing. */
export function drawSecrets(
  busy: readonly Period[],
  tag: string,
  span: { zone: string; first: DayNumber; weeks: number },
  chance: Chance,
): SecretEvent[] {
  const { zone, first, weeks } = span;
  const secret = (n: number) => ({
    summary: `${pickOf(TITLES, chance)} ${tag}.${n}`,
    location: pickOf(PLACES, chance),
    description: `With Geheim${n}`,
    attendees: [{ email: `geheim${n}@secret.example`, responseStatus: 'accepted' }],
  });
  const moment = (minute: number) => ({ dateTime: new Date(minute * 60_000).toISOString(), timeZone: zone });
  const single = busy.map((period, n) => ({
    body: { ...secret(n), start: moment(period.start), end: moment(period.end) },
    periods: [period],
    blocks: true,
  }));
  const days = Array.from({ length: 7 * weeks }, (_, i) => first + i).filter((day) => (day - first) % 7 < 5);
  const rounds = days.map((day) => ({ start: at(zone, day, 570), end: at(zone, day, 585) }));
  const [round] = rounds as [Period];
  return [
    ...single,
    {
      body: {
        ...secret(900),
        start: moment(round.start),
        end: moment(round.end),
        recurrence: [`RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=${rounds.length}`],
      },
      periods: rounds,
      blocks: true,
    },
    {
      body: {
        ...secret(901),
        start: { date: formatLocalDate(first + 8) },
        end: { date: formatLocalDate(first + 9) },
        transparency: 'transparent',
      },
      periods: [{ start: at(zone, first + 8, 0), end: at(zone, first + 9, 0) }],
      blocks: false,
    },
  ];
}
