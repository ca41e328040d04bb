import { folded } from '../../folded';
import { fillers } from '../../reading/language';
import type { CalendarMeeting } from './calendar-meeting';

/** What a text says of one event of the calendar. */
export interface Mention {
  readonly calendarId: string;
  readonly eventId: string;
  /** Somebody who is invited is named. */
  readonly person: boolean;
  /** How much of its title is in the words; 0: nothing that tells it from others. */
  readonly title: number;
}

/** Words that every mail about meetings has: they tell no event from another. */
const ORDINARY: ReadonlySet<string> = new Set(fillers().map(folded));
/** Shorter words are seldom what names a meeting, and shorter names are often words. */
const SHORTEST = 3;
/** How much it tells that a title stands in the text as it is, though every word of it is ordinary. */
const WHOLE = 0.5;
/** Words that begin alike for so long are one word in two forms: invoice, invoices. */
const STEM = 5;

/** The events that a text names, by their people or by words of their title. `own` are names of the owner: they name no event. */
export function mentionsIn(
  text: string,
  meetings: readonly CalendarMeeting[],
  own: readonly string[],
): readonly Mention[] {
  const words = wordsOf(text);
  const all = new Set(words.map(folded));
  const capitals = new Set(words.filter((word) => word !== word.toLowerCase()).map(folded));
  // Whoever writes without capitals writes names without them as well.
  const named = capitals.size > 0 ? capitals : all;
  const ownParts = new Set(own.flatMap(wordsOf).map(folded));
  const lower = text.toLowerCase();
  const phrase = ` ${words.map(folded).join(' ')} `;
  const seen = new Map<string, Mention>();
  for (const { calendarId, eventId, title, guests } of meetings) {
    const key = `${calendarId} ${eventId}`;
    if (seen.has(key)) continue;
    const parts = guests.map((guest) => namesOf(guest).filter((part) => !ownParts.has(part)));
    const person = guests.some(
      ({ address }, i) => lower.includes(address) || (parts[i] ?? []).some((part) => named.has(part)),
    );
    const known = new Set([...parts.flat(), ...ownParts]);
    const share = titleShare(title ?? '', all, known) || (phrase.includes(phraseOf(title ?? '')) ? WHOLE : 0);
    if (person || share > 0) seen.set(key, { calendarId, eventId, person, title: share });
  }
  return [...seen.values()];
}

/** First and last name, or of an address without one what stands before its @. */
function namesOf({ name, address }: CalendarMeeting['guests'][number]): string[] {
  const parts = name ? wordsOf(name) : wordsOf(address.split('@')[0] ?? '');
  return parts.map(folded).filter((part) => part.length >= SHORTEST);
}

/** The part of the title's own words that the text has: 0 where it has none of those that tell it from others. */
function titleShare(title: string, text: ReadonlySet<string>, known: ReadonlySet<string>): number {
  const words = [...new Set(wordsOf(title).map(folded))].filter((word) => word.length >= SHORTEST && !known.has(word));
  const own = words.filter((word) => !ORDINARY.has(word));
  if (own.length === 0) return 0;
  const found = own.filter((word) => has(text, word));
  return found.length / own.length;
}

/** A title of several ordinary words ("Writing hour") is named by all of them in a row; a single one names nothing. */
function phraseOf(title: string): string {
  const words = wordsOf(title).map(folded);
  return words.length < 2 ? '\n' : ` ${words.join(' ')} `;
}

function has(text: ReadonlySet<string>, word: string): boolean {
  if (text.has(word)) return true;
  if (word.length < STEM) return false;
  return [...text].some((one) => one.length >= STEM && (one.startsWith(word) || word.startsWith(one)));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
