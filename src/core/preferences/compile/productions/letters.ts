import type { People } from '../../rule';
import type { Atom } from '../atom';
import type { Clause } from '../clause';
import { given } from '../given';
import type { Production } from '../production';
import { peopleIn } from '../scope';

/** "Write in a friendly tone", "formal with customers", "be casual with colleagues". */
const formality: Production = (clause) => {
  const tones = (['formal', 'warm', 'brief'] as const).filter((tone) => clause.has(tone));
  const [tone] = tones;
  if (!tone || tones.length > 1 || clause.has('if_possible', 'title', 'codeword')) return null;
  if (clause.has('no') && !(tone === 'warm' && STIFF.test(clause.text))) return null;
  clause.take(tone);
  clause.take('act_write', 'always', 'prefer', 'keep', 'last', 'language', 'default');
  if (/\byou (?:can|may) be\b/i.test(clause.text)) clause.take('may_be');
  // How letters begin that are not warm.
  if (tone === 'warm' && STIFF.test(clause.text)) {
    clause.take('no');
    clause.takeAtom(...clause.of('quoted'));
  }
  const words = clause
    .of('word')
    .filter((atom) =>
      /^(?:tone|style|replies|messages|reply|voice|ton|stil|tono|estilo|style|tonfall|terms|basis|immer|leuten?)$/i.test(
        atom.text,
      ),
    );
  clause.takeAtom(...words);
  const people = readers(clause);
  return [{ kind: 'formality', tone, ...(people ? { people } : {}) }];
};

/** "No “Dear Sir or Madam”". */
const STIFF =
  /(?:\bno|\bnever|\bwithout|\bkein|\bohne|\bpas de|\bsans|\bnada de|\bsin)\s["“„«'‘](?:Dear|Sehr geehrte|Madame|Monsieur|Cher|Estimad|Muy señor)/u;

/** Who reads such mails: whom the clause names, or the one before it. Undefined: everybody. */
function readers(clause: Clause): People | undefined {
  const all = clause.take('everything_else', 'everyone');
  return peopleIn(clause) ?? (all ? undefined : clause.inherited?.people);
}

/** "Always reply in English", "answer in the language of the sender". */
const language: Production = (clause) => {
  const guest = clause.take('guest_language');
  const found = clause.left.find((atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'language'));
  const meaning = found?.k === 'phrase' ? found.meanings.find((one) => one.k === 'language') : undefined;
  if (!guest && meaning?.k !== 'language') return null;
  if (guest && found) return null;
  clause.takeAtom(found);
  clause.take('language', 'act_write', 'always', 'default');
  const people = readers(clause);
  const language = guest ? 'guest' : meaning?.k === 'language' ? meaning.language : 'guest';
  return [{ kind: 'language', language, ...(people ? { people } : {}) }];
};

/**
 * "In English, or in German if they wrote in German", "English or German, whichever they wrote in", "Spanish if they write
 * Spanish, English for everybody else": languages that a guest may choose by writing them, and the one for the others.
 */
const languageOfSome: Production = (clause) => {
  const named = clause.left.flatMap((atom) => {
    const one = atom.k === 'phrase' ? atom.meanings.find((meaning) => meaning.k === 'language') : undefined;
    return one?.k === 'language' ? [{ atom, language: one.language }] : [];
  });
  const distinct = [...new Set(named.map(({ language }) => language))];
  const [first, second] = distinct;
  if (!first || !second || distinct.length > 3) return null;
  const asTheyWrite = clause.take('guest_language') || WHICHEVER.test(clause.text);
  const conditional = IF_THEY_WRITE.exec(clause.text);
  const rest = clause.has('everything_else', 'everyone');
  if (!asTheyWrite && !conditional && !rest) return null;
  if (clause.has('no', 'only', 'except')) return null;
  // The language that a condition repeats is the one that it is about.
  const repeated = distinct.filter((language) => named.filter((one) => one.language === language).length > 1);
  const chosen =
    conditional && repeated.length > 0 ? repeated : conditional ? languagesNear(named, conditional.index) : [];
  const others = distinct.filter((language) => !chosen.includes(language));
  const [usual, more] = asTheyWrite && !conditional ? [first, undefined] : others;
  if (!usual || more) return null;
  clause.takeAtom(...named.map(({ atom }) => atom));
  clause.take('language', 'act_write', 'always', 'default', 'everything_else', 'everyone', 'fallback', 'codeword');
  clause.key('or');
  clause.takeAtom(...clause.left.filter((atom) => WRITING_IT.test(atom.text)));
  const people = readers(clause);
  const among = distinct.filter((language) => language !== usual);
  return [{ kind: 'language', language: usual, among, ...(people ? { people } : {}) }];
};

const WHICHEVER =
  /\b(?:whichever|whatever|depending on|according to|same as)\b|je nachdem|selon (?:la langue|ce qu)|según (?:el idioma|lo que)/iu;
const IF_THEY_WRITE =
  /\b(?:if|when|where|for (?:those|people|guests|anyone|anybody) who) (?:they|the guest|the sender|somebody|someone|he|she|people|that's what they)?\s?(?:write|wrote|writes|have written|use|uses|used|speak|speaks|ask|are)\b|\bwenn (?:sie|er|jemand|man|mir jemand)\b|\b(?:si|quand) (?:on|ils|l'invité|quelqu'un)\b|\bsi (?:me )?(?:escriben|escribe|hablan)\b/iu;
const WRITING_IT =
  /^(?:if|when|where|they|wrote|written|whichever|whatever|speak|speaks|use|uses|used|ask|those|that|guest|sender|wenn|sie|mir|jemand|schreiben|schreibt|geschrieben|je|nachdem|si|quand|on|ils|écrivent|écrit|écrivez|escriben|escribe|me|según|selon|depending|also|auch|aussi|también|anfragen?|bei)$/iu;

/** The language that stands right before a condition, or in it. */
function languagesNear<L>(named: readonly { readonly atom: Atom; readonly language: L }[], at: number): L[] {
  const before = named.filter(({ atom }) => atom.from < at).at(-1);
  return before ? [before.language] : [];
}

/** "Four sentences at most", "under 60 words", "keep mails to three sentences". */
const mailLength: Production = (clause) => {
  const [count, second] = countsOf(clause);
  const unit = clause.left.find((atom) => UNITS.test(atom.text));
  if (/^(?:our|their|his|her|my|unsere|ihre|nos|leurs|nuestr[oa]s)\s/iu.test(clause.text)) return null;
  if (!count || second || !unit || unit.from < count.to || clause.of('duration').length > 0) return null;
  const less = UNDER.test(clause.text);
  const bounded = clause.take('at_most', 'enough') || less || clause.key('less_than', 'until') !== undefined;
  const negated = clause.has('no') && clause.key('more_than') !== undefined && clause.take('no');
  const kept = clause.take('keep') || clause.take('brief');
  if (!bounded && !negated && !kept) return null;
  if (clause.has('no', 'only', 'except', 'at_least')) return null;
  clause.takeAtom(count.atom, unit);
  clause.key('less_than', 'more_than');
  clause.take('act_write', 'if_possible', 'always', 'keep', 'last', 'brief', 'per_day', 'default');
  clause.takeAtom(...clause.left.filter((atom) => OF_MAILS.test(atom.text)));
  const number =
    count.count -
    (less && !/\bat most\b/i.test(clause.text) && !/word|w[oö]rter|mots|palabras/i.test(unit.text) ? 1 : 0);
  if (number < 1) return null;
  const people = readers(clause);
  const most = /word|w[oö]rter|worte|mots?|palabras?/iu.test(unit.text) ? { words: number } : { sentences: number };
  return [{ kind: 'mail_length', most, ...(people ? { people } : {}) }];
};

/** The numbers of a clause; of "two or three" the higher. */
function countsOf(clause: Clause): readonly { readonly count: number; readonly to: number; readonly atom: Atom }[] {
  const couple = clause.of('keyword').find(({ keyword }) => keyword === 'couple');
  const most = couple ? COUPLES[couple.text.toLowerCase()] : undefined;
  return [
    ...clause.of('count').map((atom) => ({ count: atom.count, to: atom.to, atom })),
    ...(couple && most ? [{ count: most, to: couple.to, atom: couple }] : []),
  ];
}

const COUPLES: Readonly<Record<string, number>> = {
  'two or three': 3,
  'zwei oder drei': 3,
  'deux ou trois': 3,
  'dos o tres': 3,
};

const UNITS = /^(?:sentences?|words?|sätzen?|satz|wörtern?|worten?|phrases?|mots?|frases?|oraciones|palabras?)$/iu;
const UNDER =
  /\b(?:under|below|fewer than|less than|shorter than)\b|\bunter\b|\bweniger als\b|\bmoins de\b|\bmenos de\b/iu;
const OF_MAILS =
  /^(?:under|below|fewer|than|shorter|repl(?:y|ies)|messages?|letters?|notes?|e-?mails?|mails?|unter|weniger|als|nachrichten?|antworten?|messages|courriels?|réponses?|moins|menos|correos?|mensajes?|respuestas?|long|lang|longs?|length|body|text|tops|each|façon|manière|forma|manera|weise|pro|je|per|par|por|manner|way|jede|should|them|it)$/iu;

/** "Friendly and short", "breves y de tú": a tone, and few words. */
const shortTone: Production = (clause) => {
  const tone = clause.has('warm') ? 'warm' : clause.has('formal') ? 'formal' : null;
  if (!tone || !clause.has('brief') || clause.has('no', 'if_possible', 'title', 'codeword', 'only', 'except'))
    return null;
  if (clause.has('warm') && clause.has('formal')) return null;
  clause.take(tone, 'brief');
  clause.take('act_write', 'always', 'prefer', 'keep', 'last', 'language', 'default');
  clause.takeAtom(
    ...clause.left.filter(
      (atom) => OF_MAILS.test(atom.text) || /^(?:tone|style|ton|tono|estilo|but|aber|mais|pero)$/iu.test(atom.text),
    ),
  );
  const people = readers(clause);
  // "Short, but formal with the board": which of the two is for them is not said.
  if (people && clause.atoms.some(({ k }) => k === 'comma')) return null;
  const whom = people ? { people } : {};
  return [
    { kind: 'formality', tone, ...whom },
    { kind: 'mail_length', most: { words: SHORT }, ...whom },
  ];
};

/** What "short" is in words, shown to the owner as such. */
const SHORT = 60;

export const LETTERS: readonly Production[] = [
  given({ meanings: ['language'] }, languageOfSome),
  given({ meanings: ['language'], concepts: ['guest_language'] }, language),
  given({ kinds: ['count'], keywords: ['couple'] }, mailLength),
  shortTone,
  formality,
];
