import { dayFirst } from '../../reading/conventions';
import type { CalendarContext } from '../../reading/day-span';
import { dayAt } from '../../reading/grammar/day';
import type { Item } from '../../reading/grammar/item';
import { itemsOf } from '../../reading/grammar/items';
import type { Source } from '../../reading/grammar/source';
import type { CompiledLexicon } from '../../reading/lexicon/lexicon';
import type { Daypart, TimeExpr } from '../../reading/time-expression';
import type { Keyword, Token } from '../../reading/token';
import { tokenize } from '../../reading/tokenizer';
import type { EpochMinute } from '../../time/period';
import { toWall, zoneTable } from '../../time/zone';
import type { Atom, BareAtom } from './atom';
import { publicHolidaysIn } from './holidays';
import { joinNames, joinNumbers } from './join-atoms';
import type { CompiledPreferenceLexicon, Concept, PhraseMeaning } from './lexicon/lexicon';
import { literalsIn } from './literals';
import { phrasesIn, wordsIn } from './phrases';
import { aheadOfDay, daysOf, hoursOf } from './time-atoms';

export interface AtomContext {
  readonly now: EpochMinute;
  readonly zone: string;
  readonly locale: string | null;
  readonly lexicon: CompiledLexicon;
  readonly words: CompiledPreferenceLexicon;
}

/**
 * Takes a sentence apart: first what is no language (addresses, quotes), then the phrases of preferences, then the time
 * language of the reader in what is left. Every word is in an atom, but for fillers.
 */
export function atomsOf(sentence: string, context: AtomContext): Atom[] {
  const { literals, text: plain } = literalsIn(sentence);
  const { found: holidays, text } = publicHolidaysIn(plain, context.zone);
  const tokens = tokenize(text, context.lexicon, context.now);
  const written = wordsIn(text);
  const hits = phrasesIn(written, context.words.trie).filter(
    (hit) => !isWithinTime(hit, tokens) && !isUnit(hit, tokens) && !isSide(hit, tokens),
  );
  const atoms: Atom[] = [...literals, ...holidays];
  for (const { from, to, meanings } of hits)
    atoms.push({ k: 'phrase', meanings, concepts: conceptsAmong(meanings), from, to, text: text.slice(from, to) });
  const free = tokens.filter((token) => hits.every((hit) => token.end <= hit.from || token.start >= hit.to));
  const numbers = new Map(free.map((token) => [token.start, token.number]));
  for (const run of runsOf(free, atoms)) atoms.push(...timeAtoms(run, text, context));
  const understood = [...atoms];
  for (const word of written) {
    const { raw, from, to } = word;
    const known = understood.some((atom) => from < atom.to && to > atom.from);
    const said = numbers.get(from);
    const number =
      said && said.digits === 0 && said.value === 1 && context.words.fillers.has(word.text) ? undefined : said;
    const filler = !number && context.words.fillers.has(word.text) && !isPartOfName(text, word);
    if (known || !/[\p{L}\p{N}]/u.test(raw) || filler) continue;
    if (number) atoms.push({ k: 'count', count: number.value, from, to, text: raw });
    else atoms.push({ k: /^\p{Lu}/u.test(raw) && !NOBODY.test(raw) ? 'name' : 'word', from, to, text: raw });
  }
  return joinNumbers(
    joinNames(
      atoms.sort((a, b) => a.from - b.from || b.to - a.to),
      text,
    ),
    text,
  );
}

/** "not before 9", "half an hour": the words belong to the time, not to the phrase inside. */
function isWithinTime(hit: { from: number; to: number }, tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      token.start <= hit.from &&
      token.end >= hit.to &&
      (token.end - token.start > hit.to - hit.from ? isTimely(token) : Boolean(token.duration ?? token.weekday)),
  );
}

/** With a capital only because they begin the sentence: they name none, or some. */
const NOBODY =
  /^(?:nobody|none|neither|somebody|someone|some|few|many|niemand|keine[rs]?|jemand|manche|einige|wenige|personne|aucune?|nul|certaine?s|nadie|ningun[oa]|ningún|alguien|algun[oa]s|poc[oa]s)$/iu;

/** "Three hours", "half an hour": the word counts time. */
function isUnit(hit: { from: number; to: number }, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token.start === hit.from && token.end === hit.to);
  const before = tokens[at - 1];
  return Boolean(tokens[at]?.unit && before && (before.number ?? before.duration ?? before.keyword === 'a'));
}

/** "Late afternoons", "starting in May": the word belongs to the time that follows. */
function isSide(hit: { from: number; to: number }, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token.start === hit.from && token.end === hit.to);
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.keyword === 'early' || token?.keyword === 'late' || token?.keyword === 'mid')
    return next?.part !== undefined;
  if (token?.keyword !== 'starting') return false;
  const day = next?.keyword && ['on', 'in', 'from', 'the'].includes(next.keyword) ? after : next;
  return Boolean(
    day?.month ?? day?.date ?? day?.numeric ?? day?.ordinal ?? (day?.keyword === 'next' || day?.keyword === 'this'),
  );
}

function isTimely({ keyword, clock, date, duration, part, unit }: Token): boolean {
  return Boolean(clock ?? date ?? duration ?? part ?? unit) || (keyword !== undefined && BOUNDS.has(keyword));
}

const BOUNDS = new Set<Keyword>(['not_before', 'not_after', 'weekdays', 'weekends', 'end_of_day', 'all_day']);

/** Tokens that stand together, parted where a phrase or literal lies between. */
function runsOf(tokens: readonly Token[], atoms: readonly Atom[]): Token[][] {
  const runs: Token[][] = [];
  let last = -1;
  for (const token of tokens) {
    if (token.stop && token.stop !== 'soft') continue;
    const parted = last < 0 || atoms.some((atom) => atom.from >= last && atom.to <= token.start);
    if (parted) runs.push([]);
    runs.at(-1)?.push(token);
    last = token.end;
  }
  return runs;
}

function timeAtoms(tokens: Token[], text: string, context: AtomContext): Atom[] {
  const source: Source = {
    tokens,
    mode: 'mail',
    hoursMarked: context.lexicon.notation.hoursMarked === true,
    dayAt: (inner, i, depth) => dayAt(inner, i, depth, 'single'),
  };
  const wall = toWall(zoneTable(context.zone), context.now);
  const calendar: CalendarContext = {
    today: Math.floor(wall / 1440),
    minute: ((wall % 1440) + 1440) % 1440,
    dayFirst: dayFirst(context.locale, context.lexicon.language, null) ?? false,
    mode: 'mail',
    offered: [],
    event: null,
    last: null,
  };
  const out: Atom[] = [];
  const items = itemsOf(source, 0, tokens.length, false);
  for (const [i, item] of items.entries()) {
    const from = (tokens[item.from] as Token).start;
    const to = (tokens[item.to - 1] as Token).end;
    const atoms = atomsOfItem(item, tokens, calendar, context.lexicon.notation.clock24, partBeside(items, i));
    for (const atom of atoms) out.push({ ...atom, from, to, text: text.slice(from, to) } as Atom);
  }
  return out;
}

/** "Evenings from 7 to 9": the part of the day beside says which half is meant. */
function partBeside(items: readonly Item[], i: number): Daypart | null {
  for (const item of [items[i - 1], items[i + 1]]) {
    if (item?.k === 'time' && item.time.k === 'part') return item.time.part;
  }
  return null;
}

function atomsOfItem(
  item: Item,
  tokens: readonly Token[],
  calendar: CalendarContext,
  clock24: boolean,
  part: Daypart | null,
): BareAtom[] {
  switch (item.k) {
    case 'day': {
      const ahead = aheadOfDay(item.day);
      if (ahead) return [{ k: 'ahead', ahead }];
      const days = daysOf(item.day, calendar);
      return days ? [{ k: 'days', days }] : [{ k: 'word' }];
    }
    case 'time': {
      const sides = sidesOf(item.time, tokens.slice(item.from, item.to));
      if (sides) return sides.flatMap((side, i) => [...(i > 0 ? [AND] : []), ...hoursOf(side, clock24, part)]);
      const edges = edgesOf(item.time, tokens.slice(item.from, item.to));
      if (edges)
        return [
          REFUSED,
          ...edges.flatMap((side, i) => [...(i > 0 ? [AND] : []), ...hoursOf(side, clock24, part).map(across)]),
        ];
      const hours = hoursOf(item.time, clock24, part);
      return item.time.k === 'range' && item.time.negated ? [REFUSED, ...hours.map(across)] : hours;
    }
    case 'duration': {
      // "30 to 45 minutes" is no one length.
      const said = tokens.slice(item.from, item.to);
      if (said.some(({ keyword }) => keyword === 'to' || keyword === 'or')) return [amountsOf(said) ?? { k: 'word' }];
      const minutes = item.seconds / 60;
      return [{ k: 'duration', minutes, ...(minutes % 1440 === 0 ? { days: minutes / 1440 } : {}) }];
    }
    case 'zone':
      return item.zone.k === 'zone' && item.zone.zones.length === 1
        ? [{ k: 'zone', zone: item.zone.zones[0] as string }]
        : [{ k: 'word' }];
    case 'keyword':
      return [{ k: 'keyword', keyword: item.keyword }];
    case 'comma':
      return [{ k: 'comma' }];
    case 'unknown':
    case 'cue': {
      const token = tokens[item.from] as Token;
      const range = token.numeric;
      if (range && range.mark === '-' && range.year === null && range.a < range.b && range.b <= 24) {
        const late = range.a <= 5 && range.b <= 12 && !part && !clock24 ? 720 : 0;
        return [{ k: 'hours', hours: [range.a * 60 + late, range.b * 60 + late], open: null }];
      }
      if (token.number) return [{ k: 'count', count: token.number.value }];
      return [];
    }
    default:
      return [];
  }
}

/** "Five to ten business days", "three to four weeks"; null where it is no range of days. */
function amountsOf(tokens: readonly Token[]): BareAtom | null {
  const [low, high, third] = tokens.flatMap(({ number }) => (number ? [number.value] : []));
  const unit = tokens.findLast((token) => token.unit)?.unit?.unit;
  if (low === undefined || high === undefined || third !== undefined || low >= high || !unit) return null;
  if (unit === 'workday') return { k: 'amounts', least: { businessDays: low }, most: { businessDays: high } };
  const minutes = unit === 'day' ? 1440 : unit === 'week' ? 10_080 : undefined;
  return minutes === undefined
    ? null
    : { k: 'amounts', least: { minutes: low * minutes }, most: { minutes: high * minutes } };
}

/**
 * "Before 9 and after 17": two stretches at the edges of the day, not the one from 17 to 21. "After 9 and before 17" is one.
 * Null where the time has one side.
 */
function sidesOf(time: TimeExpr, tokens: readonly Token[]): TimeExpr[] | null {
  if (time.k !== 'range' || !time.from || !time.to) return null;
  const words = tokens.flatMap(({ keyword }) => (keyword ? [keyword] : []));
  const [before, after] = [words.indexOf('before'), words.indexOf('after')];
  if (before < 0 || after < 0) return null;
  const isLate = time.from.hour >= 13 || time.from.meridiem === 'pm';
  if (before > after && (!isLate || time.to.hour > 12 || time.to.meridiem === 'pm')) return null;
  return [
    { ...time, from: null },
    { ...time, to: null },
  ];
}

const AND: BareAtom = { k: 'keyword', keyword: 'and' };

/** "New York": a small word with a capital, inside the sentence, before another capital. */
function isPartOfName(text: string, { from, to }: { from: number; to: number }): boolean {
  return (
    /[\p{Ll}\d,] $/u.test(text.slice(0, from)) &&
    /^\p{Lu}/u.test(text.slice(from)) &&
    /^ \p{Lu}\p{Ll}/u.test(text.slice(to))
  );
}

/** "Nothing before 9 and nothing after 5": the two open sides that are refused. */
function edgesOf(time: TimeExpr, tokens: readonly Token[]): TimeExpr[] | null {
  if (time.k !== 'range' || !time.from || !time.to) return null;
  const says = (keyword: Keyword) => tokens.some((token) => token.keyword === keyword);
  if (!says('not_before') || !says('not_after')) return null;
  return [
    { ...time, to: null, negated: true },
    { ...time, from: null, negated: true },
  ];
}

const NO: PhraseMeaning = { k: 'concept', concept: 'no' };
const REFUSED: BareAtom = { k: 'phrase', meanings: [NO], concepts: ['no'] };

/** "Not before 9:30" refuses the hours until then. */
function across<A extends BareAtom>(atom: A): A {
  if (atom.k !== 'hours' || atom.open === null) return atom;
  const [from, to] = atom.hours;
  return atom.open === 'end'
    ? { ...atom, hours: [0, from], open: 'start' }
    : { ...atom, hours: [to, 1440], open: 'end' };
}

function conceptsAmong(meanings: readonly PhraseMeaning[]): readonly Concept[] {
  return meanings.flatMap((one) => (one.k === 'concept' ? [one.concept] : []));
}
