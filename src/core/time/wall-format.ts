import { type LocalDate, parseLocalDate } from './calendar-date';
import type { WallMinute } from './period';

/** Languages we write in; any other locale falls back to English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `Thursday, March 12` (with the year on request) of a wall clock; `short`: `Thu, Mar 12`. */
export function wallDay(wall: WallMinute, locale: string, options: { year?: boolean; short?: boolean } = {}): string {
  const length = options.short ? 'short' : 'long';
  const style: Intl.DateTimeFormatOptions = { weekday: length, month: length, day: 'numeric' };
  return format(locale, options.year ? { ...style, year: 'numeric' } : style, wall);
}

/** `March 12` of a wall clock. */
export function monthDay(wall: WallMinute, locale: string): string {
  return format(locale, { month: 'long', day: 'numeric' }, wall);
}

/** `Thursday` of a weekday from 0, Monday; `short`: `Thu`. */
export function weekdayName(weekday: number, locale: string, short = false): string {
  // Day 4 after the epoch's Thursday was a Monday.
  return format(locale, { weekday: short ? 'short' : 'long' }, (weekday + 4) * 1440);
}

/** `2:30 PM`, `14:30` of a wall clock. */
export function wallTime(wall: WallMinute, locale: string): string {
  return format(locale, clockOf(locale), wall);
}

/** `2:00 – 2:30 PM`, `14:00–14:30` of wall clocks of one day, the later one last. */
export function wallTimeRange(from: WallMinute, to: WallMinute, locale: string): string {
  return tidy(formatter(locale, clockOf(locale)).formatRange(from * 60_000, to * 60_000));
}

/** `Dec 24, 2026`, `24. Dez. 2026` of a date. */
export function dateWords(date: LocalDate, locale: string): string {
  return format(locale, DATE, parseLocalDate(date) * 1440);
}

/** `Dec 24, 2026 – Jan 3, 2027` of two dates, the later one last; what they share is said once. */
export function dateRangeWords(from: LocalDate, to: LocalDate, locale: string): string {
  // Dates the wrong way round are shown as they were written.
  if (to < from) return `${dateWords(from, locale)} – ${dateWords(to, locale)}`;
  const range = [from, to].map((date) => parseLocalDate(date) * 86_400_000) as [number, number];
  return tidy(formatter(locale, DATE).formatRange(...range));
}

const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

/** `December` of a month from 1. */
export function monthName(month: number, language: Language): string {
  return format(language, { month: 'long' }, Math.round((month - 0.5) * 30.4) * 1440);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `9:00 AM` where people count twice twelve hours, `09:00` elsewhere. */
function clockOf(locale: string): Intl.DateTimeFormatOptions {
  const twelve = languageOf(locale) === 'en' && !/-(?:gb|ie)$/i.test(locale);
  return { hour: twelve ? 'numeric' : '2-digit', minute: '2-digit' };
}

/** Wall minutes are given to Intl as if they were UTC: its own zone data is never used. */
function format(locale: string, style: Intl.DateTimeFormatOptions, wall: number): string {
  return tidy(formatter(locale, style).format(wall * 60_000));
}

function formatter(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = supported(locale);
  const key = `${tag} ${Object.entries(style).join()} ${'year' in style}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

function supported(locale: string): string {
  if (!/^[a-z]{2}(?:-[A-Za-z]{2})?$/.test(locale)) return languageOf(locale) === 'en' ? 'en-US' : languageOf(locale);
  return LANGUAGES.some((l) => locale.startsWith(l)) ? (locale === 'en' ? 'en-US' : locale) : 'en-US';
}

/** The language of a locale, of those we write in. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((l) => l === language) ?? 'en';
}

/** Thin and no-break spaces of CLDR become plain ones: the text also goes into plain-text mail and is read back. */
function tidy(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ');
}
