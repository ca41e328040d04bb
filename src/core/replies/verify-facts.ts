import { actorWords } from './called';
import { facts } from './facts';
import { CHOOSING, isPrivate, phraseKey, timesOf } from './form';
import { languageOf } from './languages';
import type { ReplyMessage } from './message';
import { plain } from './plain';

/** Sentences that say who did it. */
const NAMES_ACTOR = new Set(['cancelled_by', 'cancelled_series', 'reschedule_by', 'late', 'late_move']);

/** What a mail (as plain words) has to say besides its times and does not: who, and each fact on its line. */
export function factProblems(words: string, message: ReplyMessage): string[] {
  const lines = words
    .split('\n')
    .map(withoutColon)
    .filter((line) => line !== '');
  const missing = facts(message, languageOf(message)).filter(
    (block) => 'text' in block && !lines.includes(withoutColon(block.text)),
  );
  // The first line greets, the second is the sentence.
  const unnamed = NAMES_ACTOR.has(phraseKey(message)) && !saysActor(lines[1] ?? '', message);
  return [
    ...missing.map(() => 'a fact is missing or another'),
    ...(unnamed ? ['it does not say who'] : []),
    ...(timesOf(message) === 'one' && message.slots.length === 0 ? ['it was given no time'] : []),
  ];
}

/** A link is announced with a colon in plain text only. */
function withoutColon(line: string): string {
  return line.trim().replace(/ ?:$/, '');
}

/** By the whole name, or as the mail speaks of them. */
function saysActor(words: string, message: ReplyMessage): boolean {
  return [plain(message.by?.name ?? message.owner.name), actorWords(message)].some(
    (each) => each !== '' && words.includes(each),
  );
}

/** The links that a mail was given to say, in their order. */
export function expectedLinks(message: ReplyMessage): string[] {
  const choosing = CHOOSING.has(message.template);
  const inFacts = facts(message, languageOf(message)).flatMap((block) => (block.kind === 'link' ? block.url : []));
  return [
    ...(choosing ? message.slots.flatMap(({ link }) => link ?? []) : []),
    ...inFacts,
    ...(choosing && message.page ? [message.page] : []),
    ...(message.ownerPage && isPrivate(message) ? [message.ownerPage] : []),
  ];
}

const MINUTES = /(?<![\d:.,])(\d{1,4})[- ](?:minutes?|Minuten?|minutos?)\b/g;
/** We measure in minutes only. */
const LONGER =
  /(?<![\d:.,])\d+(?:[.,]\d+)?[- ]?(?:hours?|hrs?|Stunden?|heures?|horas?|days?|Tagen?|jours?|días?)(?!\p{L})/u;

export function namesLength(words: string): boolean {
  return LONGER.test(words) || [...words.matchAll(MINUTES)].length > 0;
}

/** A number of minutes that a mail names and should not, or the other way round, or another length. */
export function durationProblems(words: string, message: ReplyMessage): string[] {
  const named = [...words.matchAll(MINUTES)].map(([, n]) => Number(n));
  const { template, minutes, meeting } = message;
  const delay = template === 'late' || template === 'late_move';
  const wanted = delay ? minutes : meeting.durationMin;
  return [
    ...(named.some((n) => n !== wanted) ? ['another number of minutes'] : []),
    ...(delay && named.length !== (minutes === undefined ? 0 : 1) ? ['the minutes of the delay'] : []),
    ...(LONGER.test(words) ? ['a length that it was not given'] : []),
  ];
}
