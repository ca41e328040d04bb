import { namesKind } from '../loop/goal';
import type { Template } from '../loop/plan';
import type { Called } from '../mail/titles';
import { zoneLabel } from '../time/format';
import { actorWords, calledBy, spokenOf } from './called';
import { facts } from './facts';
import { CHOOSING, isPrivate, phraseKey } from './form';
import { fill, type Language, pick } from './language';
import { inWritableLanguage, languageOf } from './languages';
import type { RenderedReply, ReplyMessage } from './message';
import { isSayable, oneLine, plain } from './plain';
import { questionBlocks } from './question/blocks';
import { withEdited } from './question/edited';
import { readTimes } from './read-back';
import { seriesWords } from './series-words';
import { slotWords, zonesDiffer } from './slot-words';
import { type Block, toHtml, toText } from './tree';

const MAX_QUOTE_LINES = 40;
const MAX_WORDS = 90;

/**
 * Writes a message in words, as plain text and as HTML of the same words. Equal messages give equal bytes. A template
 * that the recipient's language lacks is written in English, dates included.
 */
export function renderReply(message: ReplyMessage): RenderedReply {
  const blocks = replyBlocks(message);
  return { text: toText(blocks), html: toHtml(blocks, inWritableLanguage(message).locale) };
}

/** What the mail consists of, in its order. */
export function replyBlocks(message: ReplyMessage): Block[] {
  const written = inWritableLanguage(message);
  const language = languageOf(written);
  // A10: what the subject of the thread says already is left out first, then courtesy.
  const attempts = [
    blocksOf(written, language, sayableTitle(written)),
    blocksOf(written, language, null),
    blocksOf({ ...written, tone: 'brief', phrasings: [] }, language, null),
  ];
  const chosen =
    attempts.find((each) => wordsIn(toText(each)) <= MAX_WORDS && isShortEnough(each, written.length)) ??
    (attempts.at(-1) as Block[]);
  const said = written.edited ? withEdited(chosen, written.edited) : chosen;
  return withQuestion(said, questionBlocks(written));
}

/** What a question shows stands before the links and the signature; how long it is, is not ours to choose. */
function withQuestion(blocks: readonly Block[], shown: readonly Block[]): Block[] {
  const end = blocks.findIndex(({ kind }) => kind === 'link' || kind === 'signature');
  return shown.length === 0 ? [...blocks] : [...blocks.slice(0, end), ...shown, ...blocks.slice(end)];
}

/** Whether what stands between greeting and signature is as short as the owner wants it. */
function isShortEnough([, ...blocks]: readonly Block[], most: ReplyMessage['length']): boolean {
  if (!most) return true;
  const body = blocks.filter(({ kind }) => kind !== 'signature');
  if ('words' in most) return wordsIn(toText(body)) <= most.words;
  const said = body.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return said.reduce((sum, text) => sum + (text.match(/[.?:](?=\s|$)/g)?.length ?? 1), 0) <= most.sentences;
}

/** Words of a plain text, links not counted. */
export function wordsIn(text: string): number {
  return text
    .replace(/https?:\/\/\S+/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function blocksOf(message: ReplyMessage, language: Language, title: string | null): Block[] {
  const key = phraseKey(message);
  const worded = message.phrasings?.map((text) => text.replace(/\{\{(\w+)\}\}/g, '{$1}'));
  const variants = worded?.length ? worded : language.phrases[key]?.[message.tone];
  const sentence =
    variants?.[(pick(`${message.seed}:${key}`, variants.length) + (message.turn ?? 0)) % variants.length];
  if (sentence === undefined) throw new Error(`No words for ${key}`);
  return [
    { kind: 'paragraph', text: greeting(message, language) },
    { kind: 'paragraph', text: fill(sentence, valuesOf(message, language, title), message.slots.length) },
    ...choices(message, language),
    ...facts(message, language),
    ...quote(message, language),
    ...links(message, language),
    signature(message, language),
  ];
}

function valuesOf(message: ReplyMessage, language: Language, title: string | null): Record<string, string> {
  const { meeting, owner, slots, note, minutes } = message;
  const [slot] = slots;
  return {
    owner: plain(owner.name),
    ownerFirst: spokenOf(owner.name, message),
    by: actorWords(message),
    late: language.late(minutes ?? null),
    meeting: language.meeting(meeting.noun, meeting.durationMin, title),
    slot: slot ? timeWords(slot, message, language) : '',
    note: oneLine(note ?? ''),
  };
}

/** One time, or the series that begins with it. */
function timeWords(
  { start, repeats }: ReplyMessage['slots'][number],
  message: ReplyMessage,
  language: Language,
): string {
  return repeats ? seriesWords(start, repeats, message, language) : slotWords(start, message);
}

function greeting(message: ReplyMessage, language: Language): string {
  const people = message.greet.map((name, i) => message.called?.[i] ?? nameFor(name, message));
  const names = people.flatMap((one) => (one && isSayable(one.words) ? [plain(one.words)] : []));
  if (names.length === 0 || names.length < people.length || names.includes('')) return language.anonymousGreeting;
  const last = names.at(-1) ?? '';
  const rest = names.slice(0, -1).join(', ');
  // Whom one calls "Dr. Feldmann" is not greeted like a friend, whatever the tone.
  const tone = people.some((one) => one?.formal) ? 'formal' : message.tone;
  return language.greeting[tone](rest ? `${rest} ${language.and} ${last}` : last);
}

/** Whom nobody has called anything yet. */
function nameFor(name: string, { tone, locale, familiar }: ReplyMessage): Called | null {
  if (!isSayable(name)) return null;
  return tone === 'formal'
    ? { words: plain(name), formal: true }
    : calledBy(name, locale === 'en' || familiar === true);
}

function choices(message: ReplyMessage, language: Language): Block[] {
  if (!CHOOSING.has(message.template) || message.slots.length === 0) return [];
  const { recipient, owner, locale } = message;
  const list: Block = {
    kind: 'choices',
    choices: message.slots.map((slot) => ({ n: slot.n, text: timeWords(slot, message, language), url: slot.link })),
  };
  const [first] = message.slots;
  const guessed = recipient.role === 'guest' && recipient.zoneGuessed && message.page !== null && first !== undefined;
  if (!guessed || zonesDiffer(first.start, recipient.zone, owner.zone)) return [list];
  return [list, { kind: 'paragraph', text: language.guessedZone(zoneLabel(recipient.zone, locale, first.start)) }];
}

/** Words that are not ours, quoted: for the owner those they are asked about, for a guest their own or the owner's. */
function quote(message: ReplyMessage, language: Language): Block[] {
  const { template, note, recipient, owner } = message;
  const said = SAID_IN_NOTE[template]?.(language, spokenOf(owner.name, message));
  const shown = message.question?.said ? null : message.quote;
  const words = said ? note : recipient.role === 'owner' ? shown : null;
  const lines = (words ?? '')
    .split(/\r?\n/)
    .map((line) => oneLine(line))
    .filter((line) => line !== '')
    .slice(0, MAX_QUOTE_LINES);
  if (lines.length === 0) return [];
  const block: Block = { kind: 'quote', lines };
  return said ? [{ kind: 'paragraph', text: said }, block] : [block];
}

/** Templates whose note is somebody's words: what stands above them. */
const SAID_IN_NOTE: Partial<Record<Template, (language: Language, owner: string) => string>> = {
  clarify: (language) => language.youWrote,
  decline: (language, owner) => language.ownerWrites(owner),
};

function links(message: ReplyMessage, language: Language): Block[] {
  const { template, page } = message;
  const blocks: Block[] = [];
  if (page && CHOOSING.has(template)) {
    const several = template === 'poll' || template === 'second_round';
    blocks.push({ kind: 'link', text: several ? language.allThatSuit : language.otherTime, url: page });
  }
  if (message.ownerPage && isPrivate(message)) {
    blocks.push({ kind: 'link', text: language.openInApp, url: message.ownerPage });
  }
  return blocks;
}

function signature(message: ReplyMessage, language: Language): Block {
  const closing = plain(message.signature ?? '') || language.closing[message.tone];
  const { name, disclosure } = message.assistant;
  const who = plain(disclosure ?? '') || language.disclosure(plain(name), plain(message.owner.name));
  const stop = message.firstContact && message.recipient.role === 'guest' ? ['', language.optOut] : [];
  return { kind: 'signature', lines: [...(closing ? [closing] : []), who, ...stop] };
}

/** The title where a sentence can carry it: short, and without times, addresses or links that a reader could take for ours. */
function sayableTitle({ meeting }: ReplyMessage): string | null {
  const title = plain(meeting.title);
  const words = title.split(' ').length;
  if (title === '' || words > 6 || title.length > 60 || /[@\d]|:\/\/|www\./i.test(title)) return null;
  if (/^(meeting|re|fwd?)$/i.test(title)) return null;
  // “A demo about “Demo follow up””: the kind of meeting says it, and the subject of the thread.
  if (title.toLowerCase() === meeting.noun.toLowerCase() || namesKind(title, meeting.noun)) return null;
  return readTimes(title, null).length > 0 ? null : title;
}
