import { formatDay, formatTimeRange, zoneLabel } from '../../time/format';
import { zoneTable } from '../../time/zone';
import { languageOf } from '../languages';
import type { ReplyMessage } from '../message';
import { momentWords } from '../question/asked-plan';
import { planWords } from '../question/say-plan';
import type { LineTable, LineWords, OwnerLine, Saying } from './lines';
import { reasonIn } from './reasons';

type Locale = ReplyMessage['locale'];

/** What the assistant says to its owner, in a language; times on the clocks that the lines name. */
export function sayIn(saying: Saying, locale: Locale): string {
  return saying
    .map((line) => lineIn(line, locale))
    .filter((words) => words !== '')
    .join(' ');
}

/** One line of it. */
export function lineIn(line: OwnerLine, locale: Locale): string {
  const { line: key, ...args } = line;
  const { lines } = languageOf({ locale });
  const write = lines[key] as LineTable[typeof key] & ((args: object, words: LineWords) => string);
  return write(args, wordsOf(locale));
}

/** Whether all of it can be said in any language: what was stored as words cannot. */
export function isSayableIn(saying: Saying, locale: Locale): boolean {
  return locale === 'en' || saying.every(({ line }) => line !== 'written');
}

function wordsOf(locale: Locale): LineWords {
  const { and } = languageOf({ locale });
  return {
    names: (list) => (list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`),
    at: ({ at, zone }) => momentWords(at, zone, locale),
    day: ({ at, zone }) => formatDay(at, zoneTable(zone), locale),
    span: ({ start, end }, zone) => formatTimeRange(start, end, zoneTable(zone), locale),
    zone: ({ at, zone }) => zoneLabel(zone, locale, at),
    plan: ({ zone, ...asks }) => planWords(asks, zone, locale),
    reason: (reason) => reasonIn(reason, locale) ?? '',
  };
}
