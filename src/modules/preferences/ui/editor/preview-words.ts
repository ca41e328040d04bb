import type { Blocker, PreviewDay, PreviewStretch } from '@/core/preferences/preview';
import { RULES } from '@/core/slots/query';
import { parseLocalDate } from '@/core/time/calendar-date';
import { wallDay, wallTime, wallTimeRange } from '@/core/time/wall-format';
import type { Key, Translate } from '@/messages/message-keys';

/** How a stretch of the preview looks: what weighs most of what stands in its way. */
export type CellKind = 'offered' | 'liked' | 'disliked' | 'hours' | 'calendar' | 'kept' | 'other';

const OF_CALENDAR: ReadonlySet<string> = new Set([RULES.busy, RULES.buffer, RULES.hold, RULES.travel, RULES.unknown]);
const OUT_OF_REACH: ReadonlySet<string> = new Set([RULES.notice, RULES.horizon]);

/** The search's name of rules that let meetings be only at some times. */
export const ONLY_THEN = 'only then';
/** What the search says of a time that is over. */
const PAST = 'in the past';

export function kindOf({ blocked, liking }: PreviewStretch): CellKind {
  if (blocked.length === 0) return liking > 0 ? 'liked' : liking < 0 ? 'disliked' : 'offered';
  if (blocked.some(({ rule }) => rule === RULES.hours)) return 'hours';
  if (blocked.some(({ rule }) => OF_CALENDAR.has(rule))) return 'calendar';
  return blocked.every(({ rule }) => OUT_OF_REACH.has(rule)) ? 'other' : 'kept';
}

/** The search's name of the hour at noon that is kept for everybody who says nothing of it. */
const LUNCH = 'lunch';
/** What the search calls an event whose title is not known. */
const UNTITLED = 'busy';

const PLAIN: Readonly<Record<string, Key<'two-weeks'>>> = {
  [RULES.hold]: 'hold',
  [RULES.hours]: 'hours',
  [RULES.horizon]: 'horizon',
  [RULES.unknown]: 'unknown',
  [RULES.only]: 'only',
  [RULES.travel]: 'travel',
  [RULES.dailyLimit]: 'dailyLimit',
  [RULES.dailyMinutes]: 'dailyLimit',
  [RULES.weeklyLimit]: 'weeklyLimit',
  [RULES.weeklyMinutes]: 'weeklyLimit',
  [RULES.inARow]: 'inARow',
  [RULES.focus]: 'focus',
  [ONLY_THEN]: 'onlyThen',
};

/** What stands in the way, for the owner; the sentence is shown beside it. */
export function blockerWords({ rule, what, sentence }: Blocker, t: Translate<'two-weeks'>): string {
  const plain = PLAIN[rule];
  if (plain) return t(plain as 'hold');
  switch (rule) {
    case LUNCH:
      return t(sentence === null ? 'usualLunch' : 'lunch');
    case RULES.busy:
      return what === UNTITLED ? t('busy') : t('busyWith', { title: what });
    case RULES.buffer:
      return what === UNTITLED ? t('buffer') : t('bufferWith', { title: what });
    case RULES.notice:
      return t(what === PAST ? 'past' : 'notice');
    default:
      // As the owner calls it, where a sentence does.
      return sentence === null ? t('keptFree') : t('named', { name: what });
  }
}

/** The days with what is worth telling of them; stretches of which the same is told are one. */
export function toldDays(days: readonly PreviewDay[], t: Translate<'two-weeks'>): PreviewDay[] {
  return days.map(({ date, stretches }) => {
    const told: PreviewStretch[] = [];
    for (const stretch of stretches) {
      const blocked = toldBlockers(stretch.blocked);
      const before = told.at(-1);
      if (before && before.liking === stretch.liking && sayTheSame(before.blocked, blocked, t)) {
        told[told.length - 1] = { ...before, to: stretch.to };
      } else told.push({ ...stretch, blocked });
    }
    return { date, stretches: told };
  });
}

function sayTheSame(a: readonly Blocker[], b: readonly Blocker[], t: Translate<'two-weeks'>): boolean {
  const words = (blocked: readonly Blocker[]) =>
    blocked.map((one) => `${blockerWords(one, t)}\n${one.sentence}`).join('\n');
  return words(a) === words(b);
}

/** What is worth telling: of what is past, only that. */
export function toldBlockers(blocked: readonly Blocker[]): readonly Blocker[] {
  const past = blocked.find((one) => one.rule === RULES.notice && one.what === PAST);
  return past ? [{ ...past, sentence: null }] : blocked;
}

/** How a time that is offered is ranked. */
export function likingWords(liking: number, t: Translate<'two-weeks'>): string {
  if (liking === 0) return t('isOffered');
  return t(liking > 0 ? 'isLiked' : 'isDisliked');
}

/** Whether a sentence is among what stands in the way. */
export function isOf({ blocked }: PreviewStretch, sentence: string | null): boolean {
  return sentence !== null && blocked.some((one) => one.sentence === sentence);
}

/** Minutes of the days that a sentence alone keeps from being offered. */
export function keptBy(days: readonly PreviewDay[], sentence: string): number {
  return days
    .flatMap(({ stretches }) => stretches)
    .filter(({ blocked }) => blocked.length > 0 && blocked.every((one) => one.sentence === sentence))
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

/** `Tuesday, November 24`. */
export function previewDayWords({ date }: PreviewDay, locale: string): string {
  return wallDay(parseLocalDate(date) * 1440, locale);
}

/** `Tu`, for the head of a narrow column. */
export function previewDayLetters({ date }: PreviewDay, locale: string): string {
  return wallDay(parseLocalDate(date) * 1440, locale, { short: true }).slice(0, 2);
}

/** `2:30 – 3:00 PM`; what ends with the day ends at its midnight. */
export function previewSpanWords({ from, to }: { from: number; to: number }, locale: string): string {
  if (to < 1440) return wallTimeRange(from, to, locale);
  return `${wallTime(from, locale)} – ${wallTime(0, locale)}`;
}

/** Whole hours of a day. */
export interface HoursShown {
  readonly from: number;
  readonly to: number;
}

/** The hours of the two weeks that are worth showing: those that lie in the owner's hours on some day, else 8 to 18. */
export function hoursToShow(days: readonly PreviewDay[]): HoursShown {
  const inside = days.flatMap(({ stretches }) => stretches.filter((stretch) => kindOf(stretch) !== 'hours'));
  if (inside.length === 0) return { from: 8, to: 18 };
  const from = Math.min(...inside.map((stretch) => stretch.from));
  const to = Math.max(...inside.map((stretch) => stretch.to));
  return { from: Math.floor(from / 60), to: Math.ceil(to / 60) };
}
