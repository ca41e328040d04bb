import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';
import { resolveZoneWord } from '../time/zone-words';
import { directionOf } from './direction';
import type { Item } from './grammar/items';
import { mediumOf, providerOf } from './medium';
import type { Passage, ReadSentence } from './passage';
import { placeOf } from './place';
import type { Reading, ReadingContext } from './reading';
import { quotedTitles } from './titles';
import type { Cue, Token } from './token';

type Details = Reading['details'];

/** Duration, medium, place, phone, title, lateness: what a message says about the meeting apart from when it is. */
export function detailsOf(passage: Passage, context: ReadingContext): Details {
  const late = lateness(passage);
  const place = placeOf(passage)?.name ?? null;
  const medium = mediumOf(passage, place !== null, context.loopState === 'new');
  const provider = medium === 'video' ? providerOf(passage) : undefined;
  return {
    durationMin: late === null ? durationOf(passage) : null,
    medium,
    ...(provider ? { provider } : {}),
    location: place,
    phone: phoneOf(passage, context),
    title: titleOf(passage),
    lateMin: late,
    shiftMin: shiftOf(passage),
    zone: statedZone(passage),
  };
}

/** The zone of the place where the author says to be ("I'm in Tokyo next week"), or null. */
export function statedZone(passage: Passage): string | null {
  for (const sentence of passage.sentences) {
    if (!sentence.cues.has('place_in')) continue;
    for (let i = sentence.from; i < sentence.to; i++) {
      if (passage.tokens[i]?.cue !== 'place_in') continue;
      const words: string[] = [];
      for (let at = i + 1; at < Math.min(i + 4, sentence.to); at++) {
        const token = passage.tokens[at] as Token;
        if (token.zones) return token.zones.length === 1 ? (token.zones[0] as string) : null;
        if (!/^\p{Lu}/u.test(token.raw)) break;
        words.push(token.raw);
      }
      for (let n = words.length; n > 0; n--) {
        const zone = resolveZoneWord(words.slice(0, n).join(' '));
        if (zone && 'tzid' in zone) return zone.tzid;
      }
    }
  }
  return null;
}

function durationOf(passage: Passage): number | null {
  for (const sentence of passage.sentences) {
    for (const [i, item] of sentence.items.entries()) {
      if (item.k !== 'duration' || isAside(sentence, i)) continue;
      const minutes = Math.round(item.seconds / 60);
      if (minutes >= 5 && minutes <= 1440) return minutes;
    }
  }
  return null;
}

/** A length that is no meeting's length: "in 2 hours", "instead of 30 minutes", "push it 15 minutes". */
function isAside(sentence: ReadSentence, i: number): boolean {
  const before = sentence.items[i - 1];
  if (
    before?.k === 'keyword' &&
    (before.keyword === 'instead_of' || before.keyword === 'in' || before.keyword === 'within')
  )
    return true;
  const shifting: readonly Cue[] = ['move_later', 'move_earlier', 'late', 'past', 'narrative'];
  return (
    shifting.some((cue) => sentence.cues.has(cue)) ||
    (sentence.cues.has('move') &&
      ((before?.k === 'keyword' && before.keyword === 'by') ||
        (before?.k === 'cue' && directionOf([before.text]) !== null)))
  );
}

function lateness(passage: Passage): number | null {
  for (const sentence of passage.sentences) {
    if (!sentence.cues.has('late')) continue;
    const duration = sentence.items.find((item): item is Extract<Item, { k: 'duration' }> => item.k === 'duration');
    if (duration) return Math.min(1440, Math.round(duration.seconds / 60));
    const shift = sentence.items.find((item) => item.k === 'time' && item.time.k === 'shift');
    if (shift?.k === 'time' && shift.time.k === 'shift') return Math.abs(Math.round(shift.time.minutes));
  }
  return null;
}

/** Minutes by which the booked meeting should move; negative is earlier. */
function shiftOf(passage: Passage): number | null {
  for (const sentence of passage.sentences) {
    for (const statement of sentence.statements) {
      const shift = statement.group.times.find((time) => time.k === 'shift');
      if (shift?.k === 'shift') return Math.round(shift.minutes);
    }
    const duration = sentence.items.find((item): item is Extract<Item, { k: 'duration' }> => item.k === 'duration');
    const moved = (['move', 'move_later', 'move_earlier'] as const).find((cue) => sentence.cues.has(cue));
    if (!duration || !moved) continue;
    const said = directionOf(passage.tokens.slice(sentence.from, duration.from).map((token) => token.text));
    if (moved === 'move' && said === null) continue;
    const later = said === null ? moved === 'move_later' : said === 1;
    return Math.round(((later ? 1 : -1) * duration.seconds) / 60);
  }
  return null;
}

function phoneOf(passage: Passage, context: ReadingContext): string | null {
  for (const token of passage.tokens) {
    if (token.mask !== 'phone') continue;
    const number = parsePhoneNumber(
      token.raw.replace(/^[a-z.:\s]+/i, ''),
      countryOf(context.senderZone ?? context.ownerZone),
    );
    if (number?.isPossible()) return number.number;
  }
  return null;
}

function countryOf(zone: string): CountryCode {
  const countries: readonly (readonly [RegExp, CountryCode])[] = [
    [/Berlin|Busingen/, 'DE'],
    [/Paris/, 'FR'],
    [/Madrid|Canary/, 'ES'],
    [/London/, 'GB'],
    [/Vienna/, 'AT'],
    [/Zurich/, 'CH'],
    [/Dublin/, 'IE'],
    [/Rome/, 'IT'],
    [/Amsterdam/, 'NL'],
    [/Sydney|Melbourne|Brisbane|Perth/, 'AU'],
    [/Kolkata/, 'IN'],
    [/Mexico/, 'MX'],
  ];
  return countries.find(([pattern]) => pattern.test(zone))?.[1] ?? 'US';
}

/** A title in quotation marks, or what follows "to discuss". */
function titleOf(passage: Passage): string | null {
  const titles = quotedTitles(passage.text);
  const quoted = titles.find(({ renames }) => renames) ?? titles[0];
  if (quoted) return safeTitle(quoted.title);
  const topic =
    /\b(?:to discuss|to talk about|to go over|to review)\s+((?:the\s|our\s|your\s)?[\p{L}\d&' -]{3,60}?)(?=\s+(?:on|at|next|this|tomorrow|with|for|before|after|sometime|some)\b|[.,;?!\n]|$)/iu.exec(
      passage.text,
    );
  return topic ? safeTitle(topic[1] as string) : null;
}

function safeTitle(text: string): string | null {
  const title = text.trim().slice(0, 120);
  return /@|https?:|www\./i.test(title) || title.length < 3 ? null : title;
}
