import { spokenOf } from './called';
import { languageOf } from './languages';
import type { ReplyMessage } from './message';
import { firstName, oneLine, plain } from './plain';
import { seriesWords } from './series-words';
import { slotWords } from './slot-words';

/**
 * The text without links and without words that are not ours (names, places, quotes): they may name times or lengths, and
 * are no statement about the meeting. Those are left out that `misleads` is true for. What the mail has to say itself
 * stays: a meeting called “Friday” takes no Friday from its times.
 */
export function withoutFreeText(text: string, message: ReplyMessage, misleads: (hole: string) => boolean): string {
  const holes = holesOf(message)
    .filter((hole) => hole !== '' && misleads(hole))
    .sort((a, b) => b.length - a.length);
  const own = ownWords(message);
  return holes.reduce((rest, hole) => without(rest, hole, own), text.replace(/https?:\/\/\S+/g, ' '));
}

function holesOf({
  meeting,
  note,
  quote,
  owner,
  assistant,
  greet,
  by,
  people = [],
  signature,
  called = [],
  locale,
  familiar,
}: ReplyMessage): string[] {
  const reader = { locale, ...(familiar ? { familiar } : {}) };
  const names = [owner.name, assistant.name, by?.name, ...greet, ...people];
  const texts = [meeting.title, meeting.location, meeting.phone, note, quote, assistant.disclosure, signature];
  return [
    ...[...texts, ...names]
      .flatMap((hole) => (hole ?? '').split(/\r?\n/))
      .flatMap((hole) => [oneLine(hole), plain(hole)]),
    ...names.flatMap((name) => [firstName(name ?? ''), spokenOf(name ?? '', reader)]),
    ...[by?.called, ...called.map((one) => one?.words)].flatMap((words) => (words ? plain(words) : [])),
  ];
}

/** What a mail says of its own times and lengths. */
function ownWords(message: ReplyMessage): string[] {
  const language = languageOf(message);
  const times = message.slots.map(({ start, repeats }) =>
    repeats ? seriesWords(start, repeats, message, language) : slotWords(start, message),
  );
  return message.minutes === undefined ? times : [...times, language.late(message.minutes)];
}

/** Every place of a hole but those that are a part of our own words. */
function without(text: string, hole: string, own: readonly string[]): string {
  const kept = own.filter((words) => words.length > hole.length && words.includes(hole));
  const spans = kept.flatMap((words) => placesOf(text, words).map((at) => ({ at, end: at + words.length })));
  const cut = placesOf(text, hole).filter((at) => !spans.some((span) => span.at <= at && at + hole.length <= span.end));
  return cut.reduceRight((rest, at) => `${rest.slice(0, at)} ${rest.slice(at + hole.length)}`, text);
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at);
  return places;
}
