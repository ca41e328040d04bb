import { type DayNumber, dayNumber, weekdayOf } from '../time/calendar-date';

/**
 * Days with a name that mail uses as anchors ("until after Easter"), western and US ones. Day number for a year, or
 * null.
 */
export function holidayIn(name: string, year: number): DayNumber | null {
  const fixed = FIXED[name];
  if (fixed) return dayNumber(year, fixed[0], fixed[1]);
  const floating = NTH_WEEKDAY[name];
  if (floating) return nthWeekdayOfMonth(year, ...floating);
  const offset = FROM_EASTER[name];
  if (offset !== undefined) return easter(year) + offset;
  const after = AFTER_THANKSGIVING[name];
  return after === undefined ? null : nthWeekdayOfMonth(year, 11, 3, 4) + after;
}

const FIXED: Readonly<Record<string, readonly [number, number]>> = {
  christmas: [12, 25],
  christmas_eve: [12, 24],
  boxing_day: [12, 26],
  new_year: [1, 1],
  new_years_eve: [12, 31],
  halloween: [10, 31],
  valentines: [2, 14],
  independence_day: [7, 4],
  veterans_day: [11, 11],
  juneteenth: [6, 19],
  st_patrick: [3, 17],
  may_day: [5, 1],
  april_fools: [4, 1],
  earth_day: [4, 22],
  groundhog_day: [2, 2],
  cinco_de_mayo: [5, 5],
  canada_day: [7, 1],
  australia_day: [1, 26],
  anzac_day: [4, 25],
  guy_fawkes: [11, 5],
  womens_day: [3, 8],
  flag_day: [6, 14],
  patriot_day: [9, 11],
  epiphany: [1, 6],
  all_saints: [11, 1],
  german_unity: [10, 3],
  bastille: [7, 14],
  armistice: [11, 11],
  assumption: [8, 15],
  st_nicholas: [12, 6],
  reformation: [10, 31],
  hispanic_day: [10, 12],
  constitution_es: [12, 6],
};

/** Month, weekday (Monday 0), which one; -1 is the last. */
const NTH_WEEKDAY: Readonly<Record<string, readonly [number, number, number]>> = {
  thanksgiving: [11, 3, 4],
  labor_day: [9, 0, 1],
  memorial_day: [5, 0, -1],
  mlk_day: [1, 0, 3],
  presidents_day: [2, 0, 3],
  columbus_day: [10, 0, 2],
  mothers_day: [5, 6, 2],
  fathers_day: [6, 6, 3],
};

const AFTER_THANKSGIVING: Readonly<Record<string, number>> = { black_friday: 1, cyber_monday: 4 };

const FROM_EASTER: Readonly<Record<string, number>> = {
  easter: 0,
  easter_monday: 1,
  good_friday: -2,
  palm_sunday: -7,
  ash_wednesday: -46,
  ascension: 39,
  maundy_thursday: -3,
  holy_saturday: -1,
  shrove_tuesday: -47,
  trinity_sunday: 56,
  pentecost: 49,
  whit_monday: 50,
  corpus_christi: 60,
};

/** The nth weekday (Monday 0) of a month; -1 is the last. May lie outside the month when there are fewer. */
export function nthWeekdayOfMonth(year: number, month: number, weekday: number, n: number): DayNumber {
  if (n > 0) {
    const first = dayNumber(year, month, 1);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1);
  }
  const last = dayNumber(year, month + 1, 1) - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (n + 1);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): DayNumber {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayNumber(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}
