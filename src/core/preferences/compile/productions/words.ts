import type { Production } from '../production';
import { aheadOf } from './ahead';

/** The word that a sentence defines: in quotes, or in capitals after "codeword". */
function wordOf(clause: Parameters<Production>[0]): string | undefined {
  const quoted = clause.single('quoted');
  if (quoted) return quoted.quoted.toLowerCase();
  const capitals = clause.left.find((atom) => atom.k === 'name' && /^\p{Lu}{3,}$/u.test(atom.text));
  clause.takeAtom(capitals);
  return capitals?.text.toLowerCase();
}

/** "“asap” means the best times within the next two business days, over all other rules". */
const codeword: Production = (clause) => {
  const word = wordOf(clause);
  if (!word) return null;
  clause.take('codeword');
  const rest = clause.text.toLowerCase();
  if (!/\b(?:best|first|top|earliest|over|overrid\w*|ignor\w*|regardless|no matter)\b/.test(rest)) return null;
  clause.key('within', 'next_n', 'next');
  const amount = aheadOf(clause);
  if (!amount || !('businessDays' in amount)) return null;
  const over = clause.left.filter((atom) =>
    /^(?:best|earliest|means?|mean|over|override|overriding|overrides|ignoring|ignore|regardless|rules?|preferences|slots?|times?|first|top|no matter|what|whatever|say|says)$/i.test(
      atom.text,
    ),
  );
  clause.takeAtom(...over);
  clause.key('others', 'other');
  clause.key('all');
  clause.take('prefer', 'earliest', 'except', 'ignore', 'offer', 'act_offer', 'meeting', 'no');
  return [{ kind: 'codeword', word, businessDays: amount.businessDays }];
};

/** "Codeword LATE: evenings from 7 to 9 are fine for that meeting": hours that the word opens. */
const opens: Production = (clause) => {
  if (!clause.has('may_be')) return null;
  const word = wordOf(clause);
  if (!word) return null;
  clause.take('codeword', 'may_be', 'meeting', 'act_book');
  const when = clause.when();
  return when ? [{ kind: 'open', when, scope: { codeword: word } }] : null;
};

/** "If I write “over to me”, drop the thread". */
const stopWord: Production = (clause) => {
  if (!clause.has('stop_word')) return null;
  const word = wordOf(clause);
  if (!word) return null;
  clause.take('stop_word', 'codeword', 'ignore', 'act_write', 'no', 'language', 'keep');
  const rest = clause
    .of('word')
    .filter((atom) => /^(?:thread|conversation|handling|means?|mean|more|working)$/i.test(atom.text));
  clause.takeAtom(...rest);
  return [{ kind: 'stop_word', word }];
};

export const WORDS: readonly Production[] = [stopWord, opens, codeword];
