import type { Template } from '../loop/plan';
import { zoneLabel } from '../time/format';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { fill, type Language, type Locale, pick } from './language';
import type { RenderedReply, ReplyMessage } from './message';
import { readTimes } from './read-back';
import { slotWords, zonesDiffer } from './slot-words';
import { spanish } from './spanish';
import { type Block, toHtml, toText } from './tree';

const LANGUAGES: Readonly<Record<Locale, Language>> = { en: english, de: german, fr: french, es: spanish };
/** Templates whose slots are offered to choose from; the others name one slot in a sentence. */
export const CHOOSING: ReadonlySet<Template> = new Set(['offer', 'counter', 'taken', 'which', 'echo', 'follow_up']);
const MAX_QUOTE_LINES = 40;
const MAX_WORDS = 90;

/**
 * Writes a message in words, as plain text and as HTML of the same words. Equal messages give equal bytes. A template
 * that the recipient's language lacks is written in English, dates included.
 */
export function renderReply(message: ReplyMessage): RenderedReply {
  const written = inWritableLanguage(message);
  const language = LANGUAGES[written.locale];
  // A10: what the subject of the thread says already is left out first, then courtesy.
  const untitled = { ...written, meeting: { ...written.meeting, title: '' } };
  const attempts = [written, untitled, { ...untitled, tone: 'brief' as const }].map((each) => blocksOf(each, language));
  const blocks = attempts.find((each) => wordsIn(toText(each)) <= MAX_WORDS) ?? (attempts.at(-1) as Block[]);
  return { text: toText(blocks), html: toHtml(blocks, written.locale) };
}

/** Words of a plain text, links not counted. */
export function wordsIn(text: string): number {
  return text
    .replace(/https?:\/\/\S+/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** The message in a language that has its template. */
export function inWritableLanguage(message: ReplyMessage): ReplyMessage {
  return LANGUAGES[message.locale].templates[message.template] ? message : { ...message, locale: 'en' };
}

function blocksOf(message: ReplyMessage, language: Language): Block[] {
  const variants = language.templates[message.template];
  if (!variants) throw new Error(`No words for ${message.template}`);
  const phrasing = variants[message.tone][pick(`${message.seed}:${message.template}`, 3)];
  if (!phrasing) throw new Error('A template has three variants');
  const values = valuesOf(message, language);
  const say = (text: string): Block => ({ kind: 'paragraph', text: fill(text, values, message.slots.length) });
  return [
    { kind: 'paragraph', text: greeting(message, language) },
    say(phrasing.before),
    ...choices(message, language),
    ...(phrasing.after ? [say(phrasing.after)] : []),
    ...details(message, language),
    ...quote(message, language),
    ...links(message, language),
    signature(message, language),
  ];
}

function valuesOf(message: ReplyMessage, language: Language): Record<string, string> {
  const { meeting, owner, slots, note } = message;
  const [slot] = slots;
  return {
    owner: plain(owner.name),
    ownerFirst: firstName(owner.name),
    meeting: language.meeting(meeting.noun, meeting.durationMin, sayableTitle(message)),
    slot: slot ? slotWords(slot.start, message) : '',
    note: oneLine(note ?? ''),
  };
}

function greeting(message: ReplyMessage, language: Language): string {
  const formal = message.tone === 'formal';
  const names = message.greet
    .filter((name) => !name.includes('@'))
    .map((name) => (formal ? plain(name) : firstName(name)));
  if (names.length === 0 || names.length < message.greet.length || names.includes(''))
    return language.anonymousGreeting;
  const last = names.at(-1) ?? '';
  const rest = names.slice(0, -1).join(', ');
  return language.greeting[message.tone](rest ? `${rest} ${language.and} ${last}` : last);
}

function choices(message: ReplyMessage, language: Language): Block[] {
  if (!CHOOSING.has(message.template) || message.slots.length === 0) return [];
  const { recipient, owner, locale } = message;
  const list: Block = {
    kind: 'choices',
    choices: message.slots.map(({ n, start, link }) => ({ n, text: slotWords(start, message), url: link })),
  };
  const [first] = message.slots;
  const guessed = recipient.role === 'guest' && recipient.zoneGuessed && message.page !== null && first !== undefined;
  if (!guessed || zonesDiffer(first.start, recipient.zone, owner.zone)) return [list];
  return [list, { kind: 'paragraph', text: language.guessedZone(zoneLabel(recipient.zone, locale, first.start)) }];
}

/** What the meeting needs besides its time; only once it is booked. */
function details({ template, meeting }: ReplyMessage, language: Language): Block[] {
  if (template !== 'confirm' && template !== 'moved') return [];
  const blocks: Block[] = [];
  if (meeting.joinUrl) blocks.push({ kind: 'link', text: language.join, url: meeting.joinUrl });
  else if (meeting.medium === 'in_person' && meeting.location) {
    blocks.push({ kind: 'paragraph', text: `${language.place} ${oneLine(meeting.location)}` });
  } else if (meeting.medium === 'phone' && meeting.phone) {
    blocks.push({ kind: 'paragraph', text: `${language.phone} ${oneLine(meeting.phone)}` });
  }
  return blocks;
}

/** Words of a mail: the owner sees whose they are asked about, a guest only their own when asked what they meant. */
function quote(message: ReplyMessage, language: Language): Block[] {
  const words =
    message.template === 'clarify' ? message.note : message.recipient.role === 'owner' ? message.quote : null;
  const lines = (words ?? '')
    .split(/\r?\n/)
    .map((line) => oneLine(line))
    .filter((line) => line !== '')
    .slice(0, MAX_QUOTE_LINES);
  if (lines.length === 0) return [];
  const block: Block = { kind: 'quote', lines };
  return message.template === 'clarify' ? [{ kind: 'paragraph', text: language.youWrote }, block] : [block];
}

function links(message: ReplyMessage, language: Language): Block[] {
  const blocks: Block[] = [];
  if (message.page && CHOOSING.has(message.template)) {
    blocks.push({ kind: 'link', text: language.otherTime, url: message.page });
  }
  // A copy of what a guest reads is the same mail; the owner's own page stands only in what is written to the owner alone.
  if (message.ownerPage && message.recipient.role === 'owner' && PRIVATE.has(message.template)) {
    blocks.push({ kind: 'link', text: language.openInApp, url: message.ownerPage });
  }
  return blocks;
}

const PRIVATE: ReadonlySet<Template> = new Set(['owner_question', 'owner_status', 'was_it_you']);

function signature(message: ReplyMessage, language: Language): Block {
  const closing = language.closing[message.tone];
  const who = language.disclosure(plain(message.assistant.name), plain(message.owner.name));
  const stop = message.firstContact && message.recipient.role === 'guest' ? ['', language.optOut] : [];
  return { kind: 'signature', lines: [...(closing ? [closing] : []), who, ...stop] };
}

/** The title where a sentence can carry it: short, and without times, addresses or links that a reader could take for ours. */
function sayableTitle({ meeting }: ReplyMessage): string | null {
  const title = plain(meeting.title);
  const words = title.split(' ').length;
  if (title === '' || words > 6 || title.length > 60 || /[@\d]|:\/\/|www\./i.test(title)) return null;
  if (/^(meeting|re|fwd?)$/i.test(title) || title.toLowerCase() === meeting.noun.toLowerCase()) return null;
  return readTimes(title, null).length > 0 ? null : title;
}

function firstName(name: string): string {
  const parts = plain(name).split(',');
  return ((parts[1]?.trim() || parts[0]) ?? '').split(' ')[0] ?? '';
}

/** A name or title from outside on one line, without marks that we do not write (A10). */
function plain(text: string): string {
  return oneLine(text).replace(/!+/g, '').slice(0, 120).trim();
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 1000)
    .trim();
}
