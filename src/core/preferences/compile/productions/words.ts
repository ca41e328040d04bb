import type { Atom } from '../atom';
import { given } from '../given';
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
  takeOverride(clause);
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

/**
 * "…, no matter what else I've said", "forget my rules and": what the word is over. Up to the next clause, and only where
 * nothing in it keeps a rule.
 */
function takeOverride(clause: Parameters<Production>[0]): void {
  const { text } = clause;
  const quoted = clause.atoms.find(({ k }) => k === 'quoted');
  if (KEEPS_SOME.test(text.slice(quoted?.to ?? 0))) return;
  for (const found of text.matchAll(OVERRIDES)) {
    const from = found.index;
    const end =
      from +
      (/[,;:.]|\s(?:and|then)\s/u.exec(text.slice(from + found[0].length))?.index ?? text.length) +
      found[0].length;
    clause.takeAtom(
      ...clause.left.filter(
        (atom) =>
          atom.from >= from &&
          atom.to <= end &&
          (atom.k === 'word' ||
            atom.k === 'keyword' ||
            (atom.k === 'phrase' && atom.meanings.every(({ k }) => k === 'concept'))),
      ),
    );
  }
  clause.takeAtom(...clause.left.filter((atom) => PICKED.test(atom.text)));
  clause.key('and', 'all');
}

const OVERRIDES =
  /(?<!\p{L})(?:regardless|no matter|whatever|ignor(?:e|es|ing)|forget(?:s|ting)?|disregard(?:s|ing)?|overrid(?:e|es|ing)|never mind|trumps?|beats?|bypass(?:es|ing)?|suspends?|over (?:all|everything|my|any)|all (?:other )?(?:rules|limits|preferences)|other rules|even (?:if|where|when)|egal|trotz|ungeachtet|vergiss|ignoriere|peu importe|oublie|ignore|malgré|quelles que|sin importar|olvida|ignora)(?!\p{L})/giu;

/** Then it is not over all of them. */
const KEEPS_SOME =
  /(?<!\p{L})(?:but|except|unless|only|never (?!mind)|apart|other than|aber|außer|nur|mais|sauf|seulement|pero|salvo|excepto|solo|sólo)(?!\p{L})/iu;

const PICKED =
  /^(?:pick|choose|find|take|get|gets?|people|them|dann|then|alors|entonces|die|besten|zeiten|slots?|créneaux|meilleurs|mejores|huecos|anbieten)$/iu;

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

export const WORDS: readonly Production[] = [stopWord, opens, given({ kinds: ['quoted', 'name'] }, codeword)];
