import type { HolidayCountry } from '../../../availability/public-holidays';
import { dateRangeWords, dateWords, wallTime, wallTimeRange } from '../../../time/wall-format';
import type { Ahead, Scope } from '../../rule';
import type { Stretch, When } from '../../when';
import { hasMeetings } from '../scope-words';
import type { ChipWords, Said } from './chip-words';

/** What puts the parts of rules into the words of a language. */
export function saidIn(words: ChipWords): Said {
  const { language } = words;
  const counted = (count: number, unit: keyof ChipWords['counted']) =>
    `${count.toLocaleString(language)} ${words.counted[unit][count === 1 ? 0 : 1]}`;
  const list = (all: readonly string[], last: string) =>
    all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
  const quoted = (text: string) => `${words.quotes[0]}${text}${words.quotes[1]}`;
  const clock = (at: number) => wallTime(at % 1440, language);
  const length = (minutes: number) =>
    minutes >= 60 && minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');

  const stretch = ([from, to]: Stretch): string => {
    if (from === 0 && to < 1440) return words.before(clock(to));
    if (to === 1440 && from > 0) return words.after(clock(from));
    return to < 1440 ? wallTimeRange(from, to, language) : `${clock(from)} – ${clock(to)}`;
  };
  const hours = (all: readonly Stretch[]) => list(all.map(stretch), words.and);

  const days = (weekdays: readonly number[]): string => {
    const [first = 0, last = 0] = [weekdays[0], weekdays.at(-1)];
    const run = weekdays.length > 2 && last - first === weekdays.length - 1;
    const shown = run ? [first, last] : weekdays;
    return shown.map((day) => words.weekdays[day]).join(run ? '–' : ', ');
  };

  const dates = ({ from, to }: NonNullable<When['dates']>): string => {
    if (from === undefined) return to === undefined ? words.anyTime : words.until(dateWords(to, language));
    if (to === undefined) return words.since(dateWords(from, language));
    return from === to ? words.on(dateWords(from, language)) : dateRangeWords(from, to, language);
  };

  const placeOf = (country: HolidayCountry) =>
    words.region(country) ?? new Intl.DisplayNames(language, { type: 'region' }).of(country.slice(0, 2)) ?? country;

  const when = (value: When): string =>
    [
      value.nth === undefined ? '' : words.nth(value.nth),
      value.weekdays ? days(value.weekdays) : '',
      value.holidays ? words.holidays(list(value.holidays.map(placeOf), words.and)) : '',
      value.dates ? dates(value.dates) : '',
      value.hours ? hours(value.hours) : '',
    ]
      .filter(Boolean)
      .join(' ') || words.anyTime;

  const people: Said['people'] = (whom) => {
    switch (whom.by) {
      case 'side':
        return words.sides[whom.side];
      case 'address':
        return whom.address;
      case 'domain':
        return words.anyoneAt(whom.domain);
      case 'name':
        return whom.name;
      case 'tag':
        return words.group(whom.tag) ?? quoted(whom.tag);
    }
  };

  const meetings = (scope: Scope | undefined): string => {
    if (!scope || !hasMeetings(scope)) return '';
    const { types = [], media = [], people: whom, except } = scope;
    return [
      list(
        types.map((type) => words.nouns[type] ?? words.own(type)),
        words.and,
      ) || words.everyMeeting,
      list(
        media.map((medium) => words.media[medium]),
        words.and,
      ),
      whom ? words.with(people(whom)) : '',
      except ? words.except(meetings(except)) : '',
    ]
      .filter(Boolean)
      .join(' ');
  };

  return {
    when,
    hours,
    days,
    dates,
    clock,
    length,
    ahead: (ahead: Ahead) => {
      if ('businessDays' in ahead) return counted(ahead.businessDays, 'businessDay');
      const whole = ahead.minutes / 1440;
      return whole > 1 && Number.isInteger(whole) ? counted(whole, 'day') : length(ahead.minutes);
    },
    all: (all) => list(all, words.and),
    either: (all) => list(all, words.or),
    meetings,
    about: (scope) => {
      const said = meetings(scope);
      return said && ` (${said})`;
    },
    people,
    quoted,
  };
}
