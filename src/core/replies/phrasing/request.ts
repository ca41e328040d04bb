import { CHOOSING, type PhraseKey, phraseKey, timesOf } from '../form';
import { fill, type Locale, type Tone } from '../language';
import { languageOf } from '../languages';
import type { ReplyMessage } from '../message';
import { COURTESY } from './courtesy';

/** Mails whose sentence a model may word. What is said of a cancellation, a delay, a mistake or ourselves is ours alone. */
const PHRASED: ReadonlySet<PhraseKey> = new Set([
  ...[...CHOOSING].filter((template) => template !== 'correction'),
  'reschedule_by',
  'reschedule_self',
  'confirm',
  'moved',
  'rsvp_reminder',
  'wait_owner',
]);

/**
 * All that a model is told of a mail: which kind it is. Nothing that anybody wrote, no name, no time, no address; those
 * come in for the placeholders, here.
 */
export interface PhrasingRequest {
  readonly kind: PhraseKey;
  readonly tone: Tone;
  readonly language: Locale;
  /** Whether the mail lists one time, several, or none. */
  readonly times: 'one' | 'several' | 'none';
  /** Each is said exactly once. */
  readonly required: readonly string[];
  /** Each is said at most once. */
  readonly optional: readonly string[];
  /** The only words that may be used. */
  readonly words: readonly string[];
}

/** What a model is asked for the sentence of a mail, or null where the words are ours alone. */
export function phrasingRequest(message: ReplyMessage): PhrasingRequest | null {
  const kind = phraseKey(message);
  const phrases = languageOf(message).phrases[kind];
  // What a model words keeps its distance.
  if (!phrases || !PHRASED.has(kind) || message.familiar) return null;
  const form = timesOf(message);
  const times = form === 'choices' ? (message.slots.length === 1 ? 'one' : 'several') : form;
  const ours = Object.values(phrases)
    .flat()
    .map((sentence) => inDoubleBraces(sentence, message.slots.length));
  const used = ours.map(placeholdersIn);
  const all = [...new Set(used.flat())].sort();
  const required = all.filter((name) => used.every((names) => names.includes(name)));
  return {
    kind,
    tone: message.tone,
    language: message.locale,
    times,
    required,
    optional: all.filter((name) => !required.includes(name)),
    words: [...new Set([...ours.flatMap(wordsOf), ...COURTESY[message.locale]])].sort(),
  };
}

/** Names of the placeholders in a text, in order. The owner is one, by whichever name. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => (name === 'ownerFirst' ? 'owner' : name));
}

/** The words of a text in lower case, placeholders left out; an elision is two words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\{\{\w+\}\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

/** A sentence of ours as a model would have to write it. */
export function inDoubleBraces(sentence: string, slots: number): string {
  return fill(sentence, PLACEHOLDERS, slots);
}

const PLACEHOLDERS = Object.fromEntries(
  ['owner', 'ownerFirst', 'by', 'late', 'meeting', 'slot', 'note'].map((name) => [name, `{{${name}}}`]),
);
