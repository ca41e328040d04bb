import { folded } from '../folded';
import { introducersOf } from './introducers';
import type { CompiledLexicon } from './lexicon/lexicon';
import { evidenceOf, type Passage, type ReadSentence } from './passage';
import type { Reading, ReadingContext } from './reading';
import type { Cue, Token } from './token';

type Participant = Reading['participants'][number];

const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/;

/** Shorter surnames end many an address by chance. */
const LEAST_SURNAME = 3;

/**
 * People whom a message adds, removes, makes optional or hands the scheduling to: a first mail that names no time but
 * somebody in copy does so, too.
 */
export function participantsOf(passage: Passage, lexicon: CompiledLexicon, context: ReadingContext): Participant[] {
  const introducers = context.role === 'owner' ? introducersOf(passage, isPersonName) : [];
  const found: Participant[] = [...introducers];
  const handsOver =
    context.role === 'guest' &&
    context.loopState === 'new' &&
    passage.sentences.every(({ statements }) => statements.length === 0);
  for (const sentence of passage.sentences) {
    const op = operationOf(sentence) ?? (sentence.cues.has('copied') ? (handsOver ? 'coordinator' : 'add') : null);
    if (!op) continue;
    const ops: readonly Participant['op'][] = op === 'make_optional' && sentence.cues.has('add') ? ['add', op] : [op];
    const evidence = evidenceOf(passage, sentence);
    for (const person of peopleOf(passage.tokens, sentence, op, lexicon)) {
      if (introducers.some(({ name }) => name === person.name)) continue;
      for (const kind of ops) {
        if (found.some((other) => other.op === kind && other.email === person.email && other.name === person.name))
          continue;
        found.push({ op: kind, ...person, confidence: person.email ? 0.95 : 0.8, evidence });
      }
    }
  }
  return found.slice(0, 20);
}

function operationOf(sentence: ReadSentence): Participant['op'] | null {
  const { cues } = sentence;
  if (cues.has('stop_mail')) return null;
  if (cues.has('delegate')) return 'coordinator';
  if (cues.has('optional')) return 'make_optional';
  if (cues.has('remove')) return 'remove';
  return cues.has('add') ? 'add' : null;
}

function peopleOf(
  tokens: readonly Token[],
  sentence: ReadSentence,
  op: Participant['op'],
  { titleSet }: CompiledLexicon,
): Person[] {
  const people: Person[] = [];
  const cueAt = indexOfCue(tokens, sentence, op);
  let name: string[] = [];
  const close = (email: string | null): void => {
    if (email || name.length > 0) people.push({ email, name: name.length > 0 ? name.join(' ') : null });
    name = [];
  };
  const closesSentence = !tokens
    .slice(cueAt + 1, sentence.to)
    .some((token) => token.mask === 'email' || isPersonName(token));
  const before =
    op === 'coordinator' || op === 'make_optional' || closesSentence || /join/.test(tokens[cueAt]?.text ?? '');
  const start = before ? sentence.from : cueAt;
  for (let i = start; i < sentence.to; i++) {
    const token = tokens[i] as Token;
    if (token.mask === 'email') {
      const email = token.raw.replace(/^<?(?:mailto:)?|>$/gi, '').toLowerCase();
      if (ADDRESS.test(email)) close(email);
      continue;
    }
    if (titleSet.has(token.text) || (token.raw === '.' && titleSet.has(tokens[i - 1]?.text ?? ''))) continue;
    const addressed = i === sentence.from && tokens[i + 1]?.comma === true;
    const isName =
      (isPersonName(token) || (name.length > 0 && isSurname(token))) && !addressed && (before || i > cueAt);
    if (isName && name.length < 3) name.push(token.raw);
    else if (name.length > 0 && !token.open && !token.filler) close(null);
    else if (name.length > 0 && tokens[i + 1]?.mask !== 'email' && !token.open && tokens[i + 1]?.open !== true)
      close(null);
  }
  close(null);
  return withAddresses(people);
}

/** "my colleague Ben will join too (ben@globex.com)": a name and the address that begins with it are one person. */
function withAddresses(people: readonly Person[]): Person[] {
  const named = people.filter((person) => person.email === null);
  const merged = people.map((person) => {
    if (person.name !== null || person.email === null) return person;
    const local = person.email.split('@')[0] as string;
    const owner = named.find(({ name }) => name !== null && isLocalPartOf(local, name));
    return owner ? { email: person.email, name: owner.name } : person;
  });
  const taken = new Set(merged.flatMap(({ email, name }) => (email !== null && name !== null ? [name] : [])));
  return merged.filter(({ email, name }) => email !== null || name === null || !taken.has(name));
}

/** "ben@", "ypalacios@": it begins with the first name or ends in the last. */
function isLocalPartOf(local: string, name: string): boolean {
  const words = folded(name).split(' ');
  const last = words[words.length - 1] as string;
  return local.startsWith(words[0] as string) || (last.length >= LEAST_SURNAME && local.endsWith(last));
}

interface Person {
  readonly email: string | null;
  readonly name: string | null;
}

function indexOfCue(tokens: readonly Token[], sentence: ReadSentence, op: Participant['op']): number {
  const cues: Partial<Record<Participant['op'], Cue>> = {
    add: 'add',
    remove: 'remove',
    coordinator: 'delegate',
    make_optional: 'optional',
  };
  for (let i = sentence.from; i < sentence.to; i++) if (tokens[i]?.cue === cues[op]) return i;
  for (let i = sentence.from; i < sentence.to; i++) if (tokens[i]?.cue === 'copied') return i;
  return sentence.from;
}

function isPersonName(token: Token): boolean {
  const plain =
    token.cue === undefined &&
    token.keyword === undefined &&
    !token.filler &&
    !token.weekday &&
    !token.month &&
    !token.unit &&
    !token.zones &&
    !token.mask &&
    !token.holiday &&
    !token.part;
  return plain && /^\p{Lu}[\p{Ll}'-]{1,30}$/u.test(token.raw);
}

/** "Julien Petit": behind a first name a word with a capital belongs to it, whatever it means without. */
function isSurname(token: Token): boolean {
  return token.filler === true && !token.weekday && !token.month && /^\p{Lu}\p{Ll}{2,30}$/u.test(token.raw);
}
