import type { Item } from './grammar/item';
import type { Passage, ReadSentence } from './passage';
import type { Cue, Token } from './token';

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|herr|frau|maître|me|monsieur|madame|mme|sr|sra|señor|señora|licenciado|licenciada|lic|ing|don|doña|doctor|doctora)\.?$/;
const FIRST_PERSON = /^(?:i|me|we|us|ich|mir|wir|uns|je|moi|nous|yo|nosotros|nosotras|i'm|i am|i can|i could|we can)$/;
const MOST_NAMES = 4;
const SAYING: ReadonlySet<Cue> = new Set(['free', 'propose', 'works', 'attend']);

/**
 * "Mr Whitcombe could offer Wednesday": whether the word names the one person for whom an assistant writes. Only with a
 * title, right before the word that affirms, and where nobody else's times are named in the message.
 */
export function isPrincipal(passage: Passage, sentence: ReadSentence, i: number): boolean {
  const run = runAround(sentence.items, i);
  const head = passage.tokens[run.start];
  const said = sentence.items[run.next];
  if (!head || !isTitled(passage, run.start) || said?.k !== 'cue' || !SAYING.has(said.cue)) return false;
  const bearing = passage.sentences.filter(({ statements }) => statements.length > 0);
  const others = bearing.some(({ from, to }) => passage.tokens.slice(from, to).some(isFirstPerson));
  return !others && principalsOf(passage, bearing) === 1;
}

function isFirstPerson({ text }: Token): boolean {
  return FIRST_PERSON.test(text);
}

/** The names and unknown words that touch item `i`: the first token of the run and the item after it. */
function runAround(items: readonly Item[], i: number): { start: number; next: number } {
  const named = (item: Item | undefined): boolean => item?.k === 'name' || item?.k === 'unknown';
  let first = i;
  while (i - first < MOST_NAMES && named(items[first - 1])) first--;
  let next = i;
  while (next - i < MOST_NAMES && named(items[next])) next++;
  return { start: items[first]?.from ?? 0, next };
}

/** Among the three words before a name or at its head stands a title. */
function isTitled({ tokens }: Passage, at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at + 1).some(({ text }) => TITLE.test(text));
}

function principalsOf({ tokens }: Passage, sentences: readonly ReadSentence[]): number {
  const names = sentences.flatMap(({ from, to }) =>
    tokens.slice(from, to).flatMap((token, n) => {
      const last = tokens[from + n + 1];
      return TITLE.test(token.text) && last && !TITLE.test(last.text) && last.raw !== '.'
        ? [`${token.text} ${last.text}`]
        : [];
    }),
  );
  return new Set(names).size;
}
