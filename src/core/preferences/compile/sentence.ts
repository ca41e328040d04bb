import { chooseLexicon } from '../../reading/language';
import type { EpochMinute } from '../../time/period';
import type { CompileContext } from '../compiled';
import type { DocumentSentence } from '../document';
import type { Rule } from '../rule';
import type { Atom } from './atom';
import { type AtomContext, atomsOf } from './atoms';
import { Clause } from './clause';
import { codedRules } from './coded';
import { dispatcher } from './dispatch';
import { exceptedRules } from './exceptions';
import { given, ONLY, TIMES } from './given';
import { cutsOf, halvesOf, standsAlone } from './halves';
import { headingNoun, headingScope } from './headings';
import { lexiconFor } from './lexicon/lexicons';
import { withoutLeave, withoutLicences } from './licences';
import { areApart, areOf, type Listed, listedOf } from './listed';
import { narrowedRules } from './narrowed';
import { occasionRules } from './occasions';
import { isPaired } from './pairs';
import type { Production } from './production';
import { ABOUT } from './productions/about';
import { activity } from './productions/activities';
import { AHEAD } from './productions/ahead';
import { endsBy, never } from './productions/kept-free';
import { LENGTHS } from './productions/lengths';
import { LIMITS } from './productions/limits';
import { MEETING } from './productions/meeting';
import { onlyThose, refusedFor } from './productions/only-others';
import { bareTimes, goesOn, only } from './productions/only-then';
import { PEOPLE } from './productions/people';
import { lean, like } from './productions/wishes';
import { WORDS } from './productions/words';
import { daysWorked, hours, notWorked, open, startToEnd } from './productions/working-hours';
import { WRITING } from './productions/writing';
import { restatements } from './restated/restated';
import { respelled } from './spelling';
import { splitsOf } from './splits';
import { plainWording } from './wording';

/** The first that understands every word of a clause wins: the narrower ones stand first. */
export const PRODUCTIONS: readonly Production[] = [
  ...WORDS,
  ...ABOUT,
  ...LIMITS,
  ...AHEAD,
  ...LENGTHS,
  ...WRITING,
  ...MEETING,
  given(TIMES, activity),
  given(ONLY, onlyThose),
  given(ONLY, refusedFor),
  given(TIMES, notWorked),
  given({ kinds: ['days'] }, daysWorked),
  startToEnd,
  endsBy,
  given(TIMES, like),
  given(ONLY, only),
  given({ concepts: ['may_be'] }, open),
  given(TIMES, never),
  given(TIMES, hours),
  given(TIMES, goesOn),
  given(TIMES, bareTimes),
  lean,
  ...PEOPLE,
];

/** Most productions are about something that a clause does not even mention. */
const productionsFor = dispatcher(PRODUCTIONS);

/** Lines that leave out the noun of their heading are short, in characters. */
const LONGEST_ITEM = 60;

export interface Read {
  readonly rules: readonly Rule[];
  /** The parts that were not understood, as written where that can be told. */
  readonly unread: readonly string[];
}

/**
 * What the words of a sentence say. Read as it stands; where that leaves anything over, without what stands around the
 * rule, with its slips of spelling mended, and as what its heading asks for: such a reading counts only when it is whole.
 */
export function readSentence(
  sentence: DocumentSentence,
  now: EpochMinute,
  context: CompileContext,
  language: string | null,
): Read {
  const lexicon = chooseLexicon(sentence.text, language);
  const words = lexiconFor(lexicon.language);
  const scope = headingScope(sentence.headings, words);
  const atomsIn = rememberedAtoms({ now, zone: context.zone, locale: context.locale ?? null, lexicon, words });
  const read = (text: string): Read => {
    if (pointsBack(text) || isQuestion(text)) return { rules: [], unread: [text] };
    return readParts(new Clause(atomsIn(text), text, sentence.headings, scope, words.language));
  };
  const restated = (text: string): Read | null => {
    if (isQuestion(text)) return null;
    for (const { text: other, yields } of restatements(text, words.language, atomsIn, pointsBack(text))) {
      const again = read(other);
      if (again.unread.length === 0 && (!yields || again.rules.every(({ kind }) => yields.includes(kind))))
        return again;
    }
    return null;
  };
  const whole = (text: string): Read | null => wholly(read(text)) ?? restated(text);
  const plain = withoutLeave(plainWording(sentence.text, words.language));
  const listed = listedOf(plain, atomsIn, words.language);
  const ofList = listed && readList(listed, whole);
  if (ofList) return ofList;
  const once = read(plain);
  // What stands after the sign is of the noun before it, or not understood.
  const first = listed && !areOf(once.rules, listed.scope) ? { rules: [], unread: [plain] } : once;
  if (first.unread.length === 0) return first;
  const bare = withoutLicences(plain, words.language);
  const candidates = [plain, ...(bare === null ? [] : [bare])];
  for (const text of candidates) {
    const again = (text === plain ? null : wholly(read(text))) ?? restated(text);
    if (again) return again;
  }
  const said = halvesOf(plain)?.map(whole);
  if (said?.every((one) => one !== null) && !isMixed(said.map(({ rules }) => rules)))
    return { rules: said.flatMap(({ rules }) => rules), unread: [] };
  const inTwo = readInTwo(candidates.at(-1) as string, whole);
  if (inTwo) return inTwo;
  for (const text of candidates) {
    const spelled = respelled(text, words, lexicon);
    const again = spelled === null ? null : read(spelled);
    if (again?.unread.length === 0) return again;
  }
  const noun = plain.length <= LONGEST_ITEM ? headingNoun(sentence.headings, words) : null;
  const headed = noun === null ? null : read(`${noun}: ${plain}`);
  if (headed?.unread.length === 0) return headed;
  return { rules: first.rules, unread: first.unread.map((part) => asWritten(part, sentence.text)) };
}

/** Each part as said of the noun before the sign; null where one is not, or two say the same. */
function readList({ scope, parts }: Listed, whole: (text: string) => Read | null): Read | null {
  const each: (readonly Rule[])[] = [];
  for (const wordings of parts) {
    const found = firstOf(wordings, (wording) => {
      const rules = whole(wording)?.rules ?? [];
      return rules.length > 0 && areOf(rules, scope) ? rules : null;
    });
    if (!found) return null;
    each.push(found);
  }
  return areApart(each) ? { rules: each.flat(), unread: [] } : null;
}

/** The first way to cut a sentence in two of which each is whole, and the second stands by itself. */
function readInTwo(text: string, whole: (text: string) => Read | null): Read | null {
  return firstOf(cutsOf(text), ([one, other]) => {
    const after = whole(other)?.rules ?? [];
    const before = after.length > 0 ? (whole(one)?.rules ?? []) : [];
    if (before.length === 0 || isMixed([before, after]) || !standsAlone(before, after)) return null;
    return { rules: [...before, ...after], unread: [] };
  });
}

function firstOf<T, R>(all: readonly T[], read: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = read(one);
    if (found !== null) return found;
  }
  return null;
}

/** The atoms of a text, taken apart once: a sentence is tried in several wordings, and parts of it alone. */
function rememberedAtoms(context: AtomContext): (text: string) => readonly Atom[] {
  const known = new Map<string, readonly Atom[]>();
  return (text) => {
    const bare = text.replace(END, '');
    const before = known.get(bare);
    if (before) return before;
    const atoms = atomsOf(text, context);
    known.set(bare, atoms);
    return atoms;
  };
}

/** What ends a sentence is in no atom. */
const END = /[\s.!]+$/u;

function wholly(read: Read): Read | null {
  return read.unread.length === 0 ? read : null;
}

function asWritten(part: string, sentence: string): string {
  return sentence.includes(part) ? part : sentence;
}

function readParts(whole: Clause): Read {
  const { text } = whole;
  const read = readClause(whole);
  if (read) return { rules: read, unread: [] };
  const parts = splitsOf(whole, readClause);
  const unread = parts.filter((part) => !part.rules);
  // What was not read could narrow or lift what was, and what leads is what the rest is about: then nothing binds.
  const lastRead = parts.findLastIndex((part) => part.rules);
  const isVoid =
    isMixed(parts.map((part) => part.rules ?? [])) ||
    losesDates(parts.map((part) => part.rules ?? [])) ||
    unread.some((part) => part.binding || parts.indexOf(part) < lastRead);
  return {
    rules: isVoid ? [] : parts.flatMap((part) => part.rules ?? []),
    unread: isVoid ? [text] : unread.map((part) => part.text),
  };
}

/** Of these a meeting or a mail has one. */
const SINGLE: ReadonlySet<Rule['kind']> = new Set<Rule['kind']>([
  'duration',
  'longest',
  'medium',
  'title',
  'formality',
  'mail_length',
  'language',
  'signature',
  'offers',
]);

/** How mails are written: people who are named with one of them may be meant with all. */
const MANNER: ReadonlySet<Rule['kind']> = new Set<Rule['kind']>([
  'formality',
  'mail_length',
  'language',
  'signature',
  'copy_owner',
]);

/** Whether parts of one sentence say two things of the same ("an hour and ten"), or leave open for whom one of them holds. */
function isMixed(parts: readonly (readonly Rule[])[]): boolean {
  const rules = parts.flat();
  const about = (rule: Rule) =>
    JSON.stringify([rule.kind, 'scope' in rule && rule.scope, 'people' in rule && rule.people]);
  const single = rules.filter(({ kind }) => SINGLE.has(kind)).map(about);
  if (new Set(single).size < single.length) return true;
  const manners = rules.filter(({ kind }) => MANNER.has(kind));
  const named = (rule: Rule) => 'people' in rule && rule.people !== undefined;
  return manners.some(
    (rule) =>
      named(rule) &&
      manners.some((other) => !named(other) && !manners.some((one) => one.kind === other.kind && named(one))),
  );
}

/** "In August I'm in Lisbon, and no meetings before 10": whether it goes for August alone is not said. */
function losesDates(parts: readonly (readonly Rule[])[]): boolean {
  const first = parts.findIndex((rules) => rules.some((rule) => rule.kind === 'zone' && rule.dates));
  const later = first < 0 ? [] : parts.slice(first + 1).flat();
  return later.some((rule) => (rule.kind === 'never' || rule.kind === 'like') && !rule.when.dates);
}

/** "Should we keep Fridays free?" asks; "could you keep Fridays free?" asks for it. */
function isQuestion(text: string): boolean {
  return /\?\W*$/u.test(text) && !REQUEST.test(text);
}

const REQUEST =
  /^(?:please,?\s+)?(?:can|could|will|would) you\s|^(?:bitte\s+)?(?:kannst|könntest|würdest) du\s|^(?:peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu)\s|^¿?\s*(?:puedes|puede|podrías|podría)\s/iu;

/** "30 minutes of travel for that", "… do those on the next day": what it is about stands in another sentence. */
function pointsBack(text: string): boolean {
  return (
    POINTS_BACK.test(text) &&
    POINTS_BACK.test(text.replace(OVER_IT, '$1').replace(OUT_OF_IT, '').replace(NEXT_DAY_INSTEAD, '$1'))
  );
}

const POINTS_BACK =
  /(?<![\p{L}'])(?:for|of|after|before|with|around|in|to|on|do|did|für|nach|vor|mit|pour|après|avec|para|con) (?:that|those|these|them|it|this|such|das|diese|dafür|cela|ça|ceux|eso|esos|esas)(?=\s*(?:[.,;:!?]|$))|(?<![\p{L}'])(?:instead|too|as well|thereafter|likewise|the same)(?=\s*(?:[.!]|$))/iu;

/** "… Monday 9 to 10, don't put anything on it": it is the time that the same sentence names. */
const OVER_IT =
  /([,;–—-]\s*(?:[\p{L}'’]+\s+){1,4})(?:over|on|in|into|onto) (?:it|that|them|this|those)(?=\s*(?:[.!]|$))/iu;

/** What is gathered on the next day instead is not put after the meeting: nothing of another sentence. */
const NEXT_DAY_INSTEAD = /(\bfollow-?ups?\b.*\b(?:next|following) (?:day|morning)) instead\b/iu;

/** The thread that a stop word is written in. */
const OUT_OF_IT = /(?<=\b(?:drop|stay|get|keep|back|bow|step)(?:ping)?) out of (?:it|that|this)\b/iu;

function readClause(clause: Clause): readonly Rule[] | null {
  return (
    codedRules(clause, readClause) ??
    produced(clause) ??
    exceptedRules(clause, readClause) ??
    narrowedRules(clause, readClause) ??
    occasionRules(clause, readClause)
  );
}

/** Public holidays that a clause names are in its rules: no production may read the rest and lose them. */
function keepsHolidays(clause: Clause, rules: readonly Rule[]): boolean {
  const countries = (all: readonly { readonly holidays?: readonly string[] }[]) =>
    [...new Set(all.flatMap(({ holidays = [] }) => holidays))].sort().join();
  const said = countries(clause.of('days').map(({ days }) => days));
  return said === '' || said === countries(rules.map((rule) => ('when' in rule && rule.when) || {}));
}

/** What the owner does on them ("we observe bank holidays") is no name for them. */
function unnamedHolidays(rule: Rule): Rule {
  if (rule.kind !== 'never' || !rule.when.holidays || rule.name === undefined) return rule;
  const { name: _, ...unnamed } = rule;
  return unnamed;
}

function produced(clause: Clause): readonly Rule[] | null {
  if (isPaired(clause)) return null;
  const reading = clause.fresh();
  for (const production of productionsFor(clause.atoms)) {
    if (reading.touched) reading.reset();
    const rules = production(reading);
    if (rules && rules.length > 0 && reading.done && keepsHolidays(clause, rules)) return rules.map(unnamedHolidays);
  }
  return null;
}
