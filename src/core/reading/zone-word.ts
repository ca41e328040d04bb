import type { EpochMinute } from '../time/period';
import { resolveZoneWord } from '../time/zone-words';

/** A word that names a time zone. Several zones where only the sender's own zone can decide. */
export interface ZoneWord {
  readonly end: number;
  readonly zones: readonly string[];
}

const ABBREVIATION = /(?:[A-Z]{1,4}T|UTC|MEZ|MESZ|[Zz]ulu)(?![\p{L}\d])/uy;
const LOWER = /(?:[ecmp][sd]?t|utc|gmt|cet|cest|bst|jst|ist|aest|aedt|mez|mesz)(?![p{L}\d])/y;
const OFFSET = /(?:UTC|GMT)\s?[+−-]\s?\d{1,2}(?::?\d{2})?(?!\d)/y;
const BARE_REGION = /(?:Eastern|Central|Mountain|Pacific)(?! ?[A-Za-z]*\s?(?:time|Time))(?![\p{L}])/uy;
const PLACE_TIME =
  /(?:[\p{L}.'-]{2,20} ){0,2}[\p{L}.'-]{2,20} (?:(?:standard|daylight|local|summer|winter) )?(?:time(?: ?zone)?|zeit|ortszeit)(?![\p{L}])/iuy;
const TIME_OF_PLACE = /(?:heure (?:de |d')|hora (?:de |del ))[\p{Lu}][\p{L}'-]{1,20}(?: [\p{Lu}][\p{L}'-]{1,20})?/uy;

/** The zone word that begins at `at`, or null. `now` (epoch minutes) merges candidates that agree then. */
export function zoneWordAt(text: string, at: number, now: EpochMinute): ZoneWord | null {
  const char = text[at] as string;
  if (!/\p{L}/u.test(char)) return null;
  const upper = /\p{Lu}/u.test(char);
  const afterDigit = /\d\s?(?:[ap]\.?m\.?)?[\s(]{0,2}$/i.test(text.slice(Math.max(0, at - 8), at));
  if (upper) {
    const named = matched(text, at, OFFSET, now) ?? matched(text, at, ABBREVIATION, now);
    if (named) return named;
    if (afterDigit) {
      const region = matched(text, at, BARE_REGION, now);
      if (region) return region;
    }
  } else if (afterDigit) {
    const named = matched(text, at, LOWER, now);
    if (named) return named;
  }
  if (char === 'h') return matched(text, at, TIME_OF_PLACE, now);
  return upper ? placeTime(text, at, now) : null;
}

function matched(text: string, at: number, pattern: RegExp, now: EpochMinute): ZoneWord | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? named(match[0], at + match[0].length, now) : null;
}

/** "London time", "New York time", "Berliner Zeit": the shortest stretch from here that names a place. */
function placeTime(text: string, at: number, now: EpochMinute): ZoneWord | null {
  PLACE_TIME.lastIndex = at;
  const match = PLACE_TIME.exec(text);
  return match ? named(match[0], at + match[0].length, now) : null;
}

function named(words: string, end: number, now: EpochMinute): ZoneWord | null {
  const zone = resolveZoneWord(words, now);
  if (!zone) return null;
  const zones = 'tzid' in zone ? [zone.tzid] : zone.candidates;
  return zones.length > 0 ? { end, zones } : null;
}
