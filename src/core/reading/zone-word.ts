import type { EpochMinute } from '../time/period';
import { resolveZoneWord } from '../time/zone-words';
import { isCapital } from './characters';

/** A word that names a time zone. Several zones where only the sender's own zone can decide. */
export interface ZoneWord {
  readonly end: number;
  readonly zones: readonly string[];
}

const ABBREVIATION = /(?:[A-Z]{1,4}T|UTC|MEZ|MESZ|[Zz]ulu)(?![\p{L}\d])/uy;
const LOWER = /(?:[ecmp][sd]?t|utc|gmt|cet|cest|bst|jst|ist|aest|aedt|mez|mesz)(?![\p{L}\d])/uy;
const OFFSET = /(?:UTC|GMT)\s?[+−-]\s?\d{1,2}(?::?\d{2})?(?!\d)/y;
const BARE_REGION = /(?:Eastern|Central|Mountain|Pacific)(?! ?[A-Za-z]*\s?(?:time|Time))(?![\p{L}])/uy;
/** "London time", "New York time", "Berliner Zeit": the shortest stretch from here that names a place. */
const PLACE_TIME =
  /(?:[\p{L}.'-]{2,20} ){0,2}[\p{L}.'-]{2,20} (?:(?:standard|daylight|local|summer|winter) )?(?:time(?: ?zone)?|zeit|ortszeit)(?![\p{L}])/iuy;
const TIME_OF_PLACE = /(?:heure (?:de |d')|hora (?:de |del ))[\p{Lu}][\p{L}'-]{1,20}(?: [\p{Lu}][\p{L}'-]{1,20})?/uy;

/** Farther before the word that says "time" no name of a place begins. */
const PLACE_REACH = 90;
const SAYS_TIME = /time|zeit/gi;

/** The zone words of one text, asked for from left to right, at letters. */
export interface ZoneWords {
  /** The zone word that begins at `at`, or null. */
  readonly at: (at: number) => ZoneWord | null;
}

/** Finds the zone words of a text. `now` (epoch minutes) merges candidates that agree then. */
export function zoneWordsOf(text: string, now: EpochMinute): ZoneWords {
  let nextTime = -1;
  const isBeforeTime = (at: number): boolean => {
    if (nextTime < at) {
      SAYS_TIME.lastIndex = at;
      nextTime = SAYS_TIME.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    }
    return nextTime - at < PLACE_REACH;
  };
  return {
    at: (at) => {
      if (!isCapital(text, at)) {
        const lower =
          LOWER_FIRST.test(text[at] as string) && isAfterDigit(text, at) ? matched(text, at, LOWER, now) : null;
        return lower ?? (text[at] === 'h' ? matched(text, at, TIME_OF_PLACE, now) : null);
      }
      const next = text.charCodeAt(at + 1);
      const letters = (next >= 65 && next <= 90) || next === 117;
      return (
        (letters ? (matched(text, at, OFFSET, now) ?? matched(text, at, ABBREVIATION, now)) : null) ??
        (REGION_FIRST.test(text[at] as string) && isAfterDigit(text, at)
          ? matched(text, at, BARE_REGION, now)
          : null) ??
        (isBeforeTime(at) ? matched(text, at, PLACE_TIME, now) : null)
      );
    },
  };
}

const LOWER_FIRST = /[a-z]/;
const REGION_FIRST = /[ECMP]/;

function isAfterDigit(text: string, at: number): boolean {
  return /\d\s?(?:[ap]\.?m\.?)?[\s(]{0,2}$/i.test(text.slice(Math.max(0, at - 8), at));
}

function matched(text: string, at: number, pattern: RegExp, now: EpochMinute): ZoneWord | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? named(match[0], at + match[0].length, now) : null;
}

function named(words: string, end: number, now: EpochMinute): ZoneWord | null {
  const zone = resolveZoneWord(words, now);
  if (!zone) return null;
  const zones = 'tzid' in zone ? [zone.tzid] : zone.candidates;
  return zones.length > 0 ? { end, zones } : null;
}
