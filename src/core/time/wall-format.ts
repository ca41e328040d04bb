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

/** `2:30 PM`, `14:30` of a wall clock. */
export function wallTime(wall: WallMinute, locale: string): string {
  return format(locale, clockOf(locale), wall);
}

/** `2:00 – 2:30 PM`, `14:00–14:30` of wall clocks of one day, the later one last. */
export function wallTimeRange(from: WallMinute, to: WallMinute, locale: string): string {
  return tidy(formatter(locale, clockOf(locale)).formatRange(from * 60_000, to * 60_000));
}

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
  const key = `${tag} ${Object.values(style).join()} ${'year' in style}`;
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
