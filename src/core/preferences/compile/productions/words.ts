import type { Atom } from '../atom';
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
  if (
    !/\b(?:best|first|top|earliest|over|overrid\w*|even where|ignor\w*|regardless|no matter|forget|trumps?|beats?|bypass\w*|whatever|unlocks?|opens)\b/.test(
      rest,
    )
  )
    return null;
  clause.key('within', 'next_n', 'next');
  const amount = aheadOf(clause);
  if (!amount || !('businessDays' in amount)) return null;
  const over = clause.left.filter((atom) =>
    /^(?:best|earliest|means?|mean|opens?|open up|unlocks?|gets?|gives?|get me|forget|forgets|disregard|trumps?|beats?|bypass(?:es)?|rest|mail|mails|over|override|overriding|overrides|ignoring|ignore|regardless|rules?|preferences|slots?|times?|first|top|no matter|what|whatever|say|says|find|even|where|would|usual|limits?|normal|regular|constraints|hours|come)$/i.test(
      atom.text,
    ),
  );
  clause.takeAtom(...over);
  clause.key('others', 'other');
  clause.key('all');
  clause.take(
    'prefer',
    'earliest',
    'except',
    'ignore',
    'offer',
    'act_offer',
    'act_book',
    'act_write',
    'meeting',
    'no',
    'free',
  );
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

/** A stop word holds until the owner speaks again, said or not. */
const UNTIL_I_SAY =
  /\b(?:until|till|unless) i (?:say|write|tell you|come back|ask|get back)\b|\bbis ich (?:mich|etwas|dir|wieder)\b|\bjusqu'à ce que je\b|\bhasta que (?:yo )?(?:te )?(?:diga|escriba|avise)\b/iu;

function afterUntil({ text, left }: Parameters<Production>[0]): Atom[] {
  const from = UNTIL_I_SAY.exec(text)?.index ?? text.length;
  return left.filter((atom) => atom.from >= from);
}

/** "If I write “over to me”, drop the thread". */
const stopWord: Production = (clause) => {
  if (!clause.has('stop_word')) return null;
  const word = wordOf(clause);
  if (!word) return null;
  clause.take('stop_word', 'codeword', 'ignore', 'act_write', 'no', 'language', 'keep', 'follow_up', 'meeting');
  if (UNTIL_I_SAY.test(clause.text)) clause.takeAtom(...afterUntil(clause));
  const rest = clause
    .of('word')
    .filter((atom) =>
      /^(?:thread|conversation|handling|means?|mean|more|working|line|own|its|exit|quit|over|out|that|unterhaltung|faden|verlauf|fil|conversation|hilo|conversación)$/i.test(
        atom.text,
      ),
    );
  clause.takeAtom(...rest);
  return [{ kind: 'stop_word', word }];
};

export const WORDS: readonly Production[] = [stopWord, opens, codeword];
