import { type Obstacle, RULES } from '@/core/slots/query';
import { overlaps, type Period } from '@/core/time/period';
import type { Locale } from '@/messages/languages';
import { dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import { firstUpper, listed } from '@/ui/words';
import type { Spoken } from './spoken';

export const UNREADABLE = 'Your calendar cannot be read now, so nothing counts as free.';

/** An event of the owner's own calendar. */
export interface OwnEvent extends Period {
  readonly title: string | null;
}

type Said = Spoken<'why-not'>;

/** Each obstacle as a sentence. What is busy is named by the owner's own events: for the owner's eyes only. */
export function whyWords(obstacles: readonly Obstacle[], said: Said, events: readonly OwnEvent[]): string[] {
  return [...new Set(obstacles.map((one) => obstacleWords(one, said, titlesIn(one.period, events, said.locale))))];
}

function titlesIn(period: Period, events: readonly OwnEvent[], locale: Locale): string | null {
  const titles = events.flatMap((event) => (event.title && overlaps(event, period) ? [event.title] : []));
  return titles.length > 0 ? listed([...new Set(titles)], locale) : null;
}

/** A stretch of time, with its day. */
export function stretchWords(period: Period, { zone, locale }: Omit<Said, 't'>): string {
  return `${dayWords(period.start, zone, locale)}, ${spanWords(period, zone, locale)}`;
}

function obstacleWords(obstacle: Obstacle, said: Said, titles: string | null): string {
  const words = plainWords(obstacle, said, titles);
  return obstacle.sentence ? said.t('by', { words, sentence: obstacle.sentence }) : words;
}

function plainWords({ rule, what, period }: Obstacle, said: Said, titles: string | null): string {
  const { t } = said;
  const span = stretchWords(period, said);
  switch (rule) {
    case RULES.busy:
      return t('event', { title: titles ?? t('busy'), span });
    case RULES.buffer:
      return titles ? t('bufferTo', { title: titles, span }) : t('buffer', { span });
    case RULES.hold:
      return t('hold', { span });
    case RULES.excluded:
      return t('excluded', { span });
    case RULES.unknown:
      return t('unknown', { span });
    default: {
      const known = PLAIN[rule];
      return known ? t(known) : firstUpper(what);
    }
  }
}

/** Rules of the search that are said without a time, by their names in core/slots/query; and meals, as preferences name them. */
const PLAIN = {
  [RULES.hours]: 'hours',
  [RULES.notice]: 'notice',
  [RULES.horizon]: 'horizon',
  [RULES.window]: 'window',
  [RULES.only]: 'only',
  [RULES.travel]: 'travel',
  [RULES.dailyLimit]: 'dailyLimit',
  [RULES.weeklyLimit]: 'weeklyLimit',
  [RULES.dailyMinutes]: 'dailyMinutes',
  [RULES.weeklyMinutes]: 'weeklyMinutes',
  [RULES.inARow]: 'inARow',
  [RULES.focus]: 'focus',
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
} as const satisfies Readonly<Record<string, string>> as Readonly<Record<string, PlainKey | undefined>>;

type PlainKey =
  | 'hours'
  | 'notice'
  | 'horizon'
  | 'window'
  | 'only'
  | 'travel'
  | 'dailyLimit'
  | 'weeklyLimit'
  | 'dailyMinutes'
  | 'weeklyMinutes'
  | 'inARow'
  | 'focus'
  | 'breakfast'
  | 'lunch'
  | 'dinner';
