import type { Daypart } from './time-expression';

/**
 * What vague words mean, in one table that users are shown. Minutes of the day; where a person's own preferences say
 * otherwise, those decide when slots are chosen.
 */
export const DAYPARTS: Readonly<Record<Daypart, { readonly from: number | null; readonly to: number | null }>> = {
  early_morning: { from: 8 * 60, to: 10 * 60 },
  morning: { from: null, to: 12 * 60 },
  breakfast: { from: 8 * 60, to: 10 * 60 },
  midday: { from: 11 * 60, to: 14 * 60 },
  lunch: { from: 12 * 60, to: 14 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 21 * 60 },
  dinner: { from: 18 * 60, to: 21 * 60 },
  night: { from: 20 * 60, to: 24 * 60 },
};

/** Wider borders of parts of the day that others draw. */
export const WIDE_DAYPARTS: typeof DAYPARTS = {
  ...DAYPARTS,
  morning: { from: 0, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 19 * 60 },
  evening: { from: 18 * 60, to: 24 * 60 },
  night: { from: 18 * 60, to: 24 * 60 },
};

/** Early, middle and late part of a part of the day, for which only some make sense. */
export const DAYPART_SIDES: Partial<
  Readonly<
    Record<
      Daypart,
      {
        readonly early: readonly [number, number];
        readonly mid: readonly [number, number];
        readonly late: readonly [number, number];
      }
    >
  >
> = {
  morning: { early: [8 * 60, 10 * 60], mid: [9 * 60 + 30, 11 * 60], late: [10 * 60, 12 * 60] },
  afternoon: { early: [12 * 60, 14 * 60], mid: [14 * 60, 16 * 60], late: [15 * 60, 17 * 60] },
  evening: { early: [17 * 60, 19 * 60], mid: [18 * 60, 20 * 60], late: [19 * 60, 21 * 60] },
};

/** "early tomorrow", "mid today", "later today": minutes of the day. */
export const DAY_SIDES = {
  early: [0, 720],
  earlier: [0, 720],
  mid: [600, 840],
  late: [720, 1440],
  later: [720, 1440],
} as const;

/** Which half of the day a part of it lies in, for hours said beside it. */
export const DAYPART_HALF: Readonly<Record<Daypart, 'am' | 'pm'>> = {
  early_morning: 'am',
  morning: 'am',
  breakfast: 'am',
  midday: 'pm',
  lunch: 'pm',
  afternoon: 'pm',
  evening: 'pm',
  dinner: 'pm',
  night: 'pm',
};

/** A bare hour: 8–11 in the morning, 12–6 in the afternoon; 7 can be either, which has to be asked. */
export function bareHourHalf(hour: number): 'am' | 'pm' | 'ask' {
  if (hour >= 8 && hour <= 11) return 'am';
  return hour === 7 ? 'ask' : 'pm';
}

/**
 * Early, mid and end of a week: Monday–Tuesday, Tuesday–Thursday, Thursday–Friday, as days from Monday, end exclusive.
 */
export const WEEK_PARTS = {
  early: [0, 2],
  start: [0, 2],
  mid: [1, 4],
  late: [3, 5],
  end: [3, 5],
  first_half: [0, 3],
  second_half: [2, 5],
} as const;

/** Of a month: days 1–10, 11–20, 21–end; halves up to and from the 15th. */
export const MONTH_PARTS = {
  early: [1, 10],
  start: [1, 10],
  mid: [11, 20],
  late: [21, 31],
  end: [21, 31],
  first_half: [1, 15],
  second_half: [16, 31],
} as const;

/** Parts of longer stretches, as fractions of their months. */
export const YEAR_PARTS = {
  early: [0, 1 / 3],
  start: [0, 1 / 3],
  mid: [1 / 3, 2 / 3],
  late: [2 / 3, 1],
  end: [2 / 3, 1],
  first_half: [0, 1 / 2],
  second_half: [1 / 2, 1],
} as const;

/** The wider borders that others draw: halves rather than thirds, and a week that ends on Sunday. */
export const WIDE_PARTS = {
  week: { ...WEEK_PARTS, early: [0, 3], start: [0, 3], mid: [1, 5], late: [3, 7], end: [4, 7], second_half: [3, 7] },
  month: { ...MONTH_PARTS, early: [1, 15], mid: [10, 20], late: [16, 31] },
  year: { ...YEAR_PARTS, early: [0, 1 / 2], start: [0, 1 / 4], mid: [1 / 4, 3 / 4], late: [1 / 2, 1], end: [1 / 2, 1] },
} as const;

/** A date without a year that is longer past than this is next year's. */
export const PAST_DAYS_BEFORE_NEXT_YEAR = 14;

/** Days that one phrase may spread over; longer stretches are cut. */
export const MAX_WINDOW_DAYS = 62;

/** Number dates of these languages or regions put the day first; en-US, en-PH month first; other English unknown. */
export function dayFirst(locale: string | null, language: string, zone: string | null): boolean | null {
  const tag = (locale ?? '').toLowerCase();
  if (/^en-(us|ph|fm|pr|gu)\b/.test(tag)) return false;
  if (/^en-(gb|au|nz|ie|in|za|sg|hk|mt)\b/.test(tag)) return true;
  if (language !== 'en') return true;
  if (zone && US_ZONES.test(zone)) return false;
  if (zone && DAY_FIRST_ZONES.test(zone)) return true;
  return null;
}

const US_ZONES =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Indiana|Kentucky|North_Dakota|Juneau|Nome|Sitka|Adak)|Pacific\/Honolulu)/;
const DAY_FIRST_ZONES =
  /^(?:Europe|Africa|Australia|Pacific\/Auckland|America\/(?:Sao_Paulo|Mexico_City|Bogota|Lima|Santiago|Argentina|Buenos_Aires)|Asia\/(?:Kolkata|Singapore|Dubai|Hong_Kong|Bangkok|Jakarta|Karachi|Jerusalem))/;
