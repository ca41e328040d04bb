import type { Passage, ReadSentence } from './passage';
import type { Reading } from './reading';
import type { Cue, Token } from './token';

type Participant = Reading['participants'][number];

const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/;

/** People whom a message adds, removes, makes optional or hands the scheduling to. */
export function participantsOf(passage: Passage): Participant[] {
  const found: Participant[] = [];
  for (const sentence of passage.sentences) {
    const op = operationOf(sentence);
    if (!op) continue;
    const evidence = passage.text
      .slice(passage.tokens[sentence.from]?.start ?? 0, passage.tokens[sentence.to - 1]?.end ?? 0)
      .slice(0, 400);
    for (const person of peopleOf(passage.tokens, sentence, op)) {
      if (found.some((other) => other.op === op && other.email === person.email && other.name === person.name))
        continue;
      found.push({ op, ...person, confidence: person.email ? 0.95 : 0.8, evidence });
    }
  }
  return found.slice(0, 20);
}

function operationOf(sentence: ReadSentence): Participant['op'] | null {
  const { cues } = sentence;
  if (cues.has('delegate')) return 'coordinator';
  if (cues.has('optional')) return 'make_optional';
  if (cues.has('remove')) return 'remove';
  return cues.has('add') ? 'add' : null;
}

function peopleOf(
  tokens: readonly Token[],
  sentence: ReadSentence,
  op: Participant['op'],
): { email: string | null; name: string | null }[] {
  const people: { email: string | null; name: string | null }[] = [];
  const cueAt = indexOfCue(tokens, sentence, op);
  let name: string[] = [];
  const close = (email: string | null): void => {
    if (email || name.length > 0) people.push({ email, name: name.length > 0 ? name.join(' ') : null });
    name = [];
  };
  const before = op === 'coordinator' || op === 'make_optional' || /join/.test(tokens[cueAt]?.text ?? '');
  const start = before ? sentence.from : cueAt;
  for (let i = start; i < sentence.to; i++) {
    const token = tokens[i] as Token;
    if (token.mask === 'email') {
      const email = token.raw.replace(/^<?(?:mailto:)?|>$/gi, '').toLowerCase();
      if (ADDRESS.test(email)) close(email);
      continue;
    }
    const isName = isPersonName(token) && (before || i > cueAt);
    if (isName && name.length < 3) name.push(token.raw);
    else if (name.length > 0 && !token.open && !token.filler) close(null);
    else if (name.length > 0 && tokens[i + 1]?.mask !== 'email' && !token.open && tokens[i + 1]?.open !== true)
      close(null);
  }
  close(null);
  return people;
}

function indexOfCue(tokens: readonly Token[], sentence: ReadSentence, op: Participant['op']): number {
  const cues: Partial<Record<Participant['op'], Cue>> = {
    add: 'add',
    remove: 'remove',
    coordinator: 'delegate',
    make_optional: 'optional',
  };
  for (let i = sentence.from; i < sentence.to; i++) if (tokens[i]?.cue === cues[op]) return i;
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
