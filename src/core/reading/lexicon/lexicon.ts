import type { Daypart, Frequency, Unit } from '../time-expression';
import type { Cue, Keyword, Token } from '../token';

/** Phrases and what they stand for. */
export interface Entry<T> {
  readonly is: T;
  readonly words: Phrases;
}

/** Lower case; the longest match wins. A phrase without its accents is found, too. */
export type Phrases = readonly string[];

export interface Lexicon {
  readonly language: string;
  /** Monday first; a trailing `*` marks a plural that means every week. */
  readonly weekdays: readonly Phrases[];
  readonly months: readonly Phrases[];
  /** Months or weekdays that are common words, too. */
  readonly weak: Phrases;
  /** One word for a weekday and a part of it (Dienstagvormittag). */
  readonly weekdayParts: readonly Entry<readonly [number, Daypart]>[];
  readonly dayOffsets: readonly Entry<number>[];
  readonly dayOffsetParts: readonly Entry<readonly [number, Daypart]>[];
  readonly parts: Partial<Readonly<Record<Daypart, Phrases>>>;
  readonly units: Partial<Readonly<Record<Unit, Phrases>>>;
  readonly shortUnits: Partial<Readonly<Record<Unit, Phrases>>>;
  readonly numbers: readonly Entry<number>[];
  readonly ordinals: readonly Entry<number>[];
  readonly meridiem: { readonly am: Phrases; readonly pm: Phrases };
  readonly keywords: Partial<Readonly<Record<Keyword, Phrases>>>;
  readonly cues: Partial<Readonly<Record<Cue, Phrases>>>;
  readonly durations: readonly Entry<number>[];
  /** "nineties": 90. */
  readonly decades?: readonly Entry<number>[];
  /** Spring 0 to winter 3. */
  readonly seasons?: readonly Entry<number>[];
  /** Adverbs of repetition that mail about meetings does not need. */
  readonly frequencies?: readonly Entry<readonly [Frequency, number]>[];
  readonly holidays: readonly Entry<string>[];
  /** Set phrases with words of time in them that speak of no time. */
  readonly idioms?: Phrases;
  /** Closed vocabulary. */
  readonly fillers: Phrases;
  /** Finite verbs of the closed vocabulary: a clause with one of them says something of its own. */
  readonly verbs: Phrases;
  /** Pronouns that point back to what was said, and those of who speaks. */
  readonly anaphors: Phrases;
  /** Words that join with what follows from it: no contrast. */
  readonly consequences: Phrases;
  /** Forms of the past of "to be" and "to have": what was is no longer. */
  readonly past: Phrases;
  /** Words of contrast that may stand behind the verb of their own clause. */
  readonly middle: Phrases;
  /** Words that propose before a time and doubt it behind one. */
  readonly doubts: Phrases;
  /** Verbs of having: what somebody has is no free time, unless a time follows at once. */
  readonly having: Phrases;
  readonly without: Phrases;
  /** Bare verbs that ask for what follows where they open their clause, and the words of asking before them. */
  readonly commands: Phrases;
  readonly pleading: Phrases;
  /** What an order not to do something begins with. */
  readonly forbidding: Phrases;
  /** Words of preference that may set another time in the place of the one before. */
  readonly comparatives: Phrases;
  /** Titles of people. */
  readonly titles: Phrases;
  /** Words that only make a phrase stronger or weaker and may stand inside it. */
  readonly intensifiers: Phrases;
  /** Frequent words that tell the language from others. */
  readonly telltales: Phrases;
  /** How people without the letter on their keyboard write it (ä as ae). Other accents may always be left out. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Minutes said after the hour: `y media` 30, `moins le quart` -15. */
  readonly minutesAfter?: readonly Entry<number>[];
  /** Minutes before the hour that follows: `halb` 30, `dreiviertel` 15. */
  readonly minutesBefore?: readonly Entry<number>[];
  /** Words that say it only at the end of a clause ("Mittwoch schon"). */
  readonly finals?: Readonly<Record<string, Cue>>;
  /**
   * Two words of one clause that together mean what neither does: "ich habe bis drei Termine". The second closes it.
   */
  readonly frames?: readonly (readonly [opener: string, closer: string, cue: Cue])[];
  /** "mejor el martes que el miércoles": words of a wish, and the word that then opens what it is preferred to. */
  readonly comparison?: { readonly wish: Phrases; readonly than: Phrases };
  /** Verbs and particles that take somebody off (`take` … `off`); `last`: only where the particle ends its clause. */
  readonly removals?: readonly {
    readonly verbs: readonly string[];
    readonly particles: readonly string[];
    readonly last?: true;
  }[];
  /** `weder` … `noch`: the second joins what the first negates. */
  readonly neitherNor?: readonly [neither: string, nor: string];
  /** Words that greet at the head of a line before a name and mean something else elsewhere (lieber). */
  readonly salutations?: Phrases;
  /** A negation in two words: `ne` … `pas`. Without the second it negates alone; before `que` it only limits. */
  readonly particle?: { readonly word: string; readonly completes: Phrases; readonly limits: string };
  readonly notation: {
    /** `15h` is a time of day. */
    readonly hourLetter: boolean;
    /** Articles and pronouns melt into the next word: l'après-midi. */
    readonly elision: boolean;
    /** Elided words that have a meaning: n' is ne. */
    readonly elided?: Readonly<Record<string, string>>;
    /** An hour always says that it is one (15h): a number beside a weekday is a date. */
    readonly hoursMarked?: boolean;
    /** `12.` is an ordinal. */
    readonly dotOrdinal: boolean;
    /** `14.30` is a time of day. */
    readonly dotClock: boolean;
    /** 3/4 is 3 April. */
    readonly dayFirst: boolean;
    /** Hours are counted to 24: a bare 9 is in the morning. */
    readonly clock24: boolean;
  };
}

export type Meaning = Omit<Token, 'start' | 'end' | 'raw' | 'text'>;

/** A word trie: one edge per word, the meanings at the node where a phrase ends. */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  meaning: Meaning | null;
}

export interface CompiledLexicon extends Lexicon {
  readonly root: PhraseNode;
  readonly telltaleSet: ReadonlySet<string>;
  readonly intensifierSet: ReadonlySet<string>;
  readonly verbSet: ReadonlySet<string>;
  readonly anaphorSet: ReadonlySet<string>;
  readonly consequenceSet: ReadonlySet<string>;
  readonly pastSet: ReadonlySet<string>;
  readonly middleSet: ReadonlySet<string>;
  readonly doubtSet: ReadonlySet<string>;
  readonly titleSet: ReadonlySet<string>;
  readonly comparativeSet: ReadonlySet<string>;
  readonly havingSet: ReadonlySet<string>;
  readonly withoutSet: ReadonlySet<string>;
  readonly commandSet: ReadonlySet<string>;
  readonly pleadingSet: ReadonlySet<string>;
}

/** How phrases are cut into words: letters with inner apostrophes, or any single other character. */
const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\d+|[^\s]/gu;

export function wordsOf(phrase: string): string[] {
  return phrase.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
}

/** A phrase as it is typed without the marks of its letters; null where that changes nothing. */
function plainSpelling(phrase: string, lexicon: Lexicon): string | null {
  const { spellings } = lexicon;
  const plain = spellings
    ? [...phrase].map((letter) => spellings[letter] ?? letter).join('')
    : phrase.normalize('NFD').replace(/\p{M}/gu, '');
  return plain === phrase ? null : plain;
}

/** Builds the trie once per language. A phrase may carry several meanings; they are merged. */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const root: PhraseNode = { next: new Map(), meaning: null };
  const accented = new Map<string, Meaning>();
  const nodeOf = (phrase: string): PhraseNode => {
    let node = root;
    for (const word of wordsOf(phrase)) {
      const next = node.next.get(word) ?? { next: new Map(), meaning: null };
      node.next.set(word, next);
      node = next;
    }
    return node;
  };
  const add = (phrase: string, meaning: Meaning): void => {
    const node = nodeOf(phrase);
    if (node === root) return;
    node.meaning = { ...node.meaning, ...meaning };
    const plain = lexicon.language === 'en' ? null : plainSpelling(phrase, lexicon);
    if (plain) accented.set(plain, { ...accented.get(plain), ...meaning });
  };
  const each = (phrases: Phrases | undefined, meaning: Meaning): void => {
    for (const phrase of phrases ?? []) {
      add(phrase, meaning);
      const typed = withoutApostrophes(phrase);
      if (typed !== phrase) add(typed, meaning);
      if (phrase.startsWith('is ')) add(`are ${phrase.slice(3)}`, meaning);
    }
  };
  const entries = <T>(list: readonly Entry<T>[] | undefined, meaning: (is: T) => Meaning): void => {
    for (const { is, words } of list ?? []) each(words, meaning(is));
  };
  const weak = new Set(lexicon.weak);
  for (const word of lexicon.fillers) add(word, { filler: true });
  lexicon.weekdays.forEach((names, day) => {
    for (const name of names) {
      const plural = name.endsWith('*');
      const bare = plural ? name.slice(0, -1) : name;
      add(bare, { weekday: { day, plural, weak: weak.has(bare) } });
      if (!plural && !bare.endsWith('.')) add(`${bare}'s`, { weekday: { day, plural: false, weak: false } });
    }
  });
  lexicon.months.forEach((names, index) => {
    for (const name of names) add(name, { month: { month: index + 1, weak: weak.has(name) } });
  });
  entries(lexicon.dayOffsets, (days) => ({ dayOffset: { days, part: null } }));
  entries(lexicon.dayOffsetParts, ([days, part]) => ({ dayOffset: { days, part } }));
  entries(lexicon.weekdayParts, ([day, part]) => ({ weekday: { day, plural: false, weak: false }, part }));
  for (const [part, phrases] of Object.entries(lexicon.parts)) each(phrases, { part: part as Daypart });
  for (const [unit, phrases] of Object.entries(lexicon.units))
    each(phrases, { unit: { unit: unit as Unit, short: false } });
  for (const [unit, phrases] of Object.entries(lexicon.shortUnits))
    each(phrases, { unit: { unit: unit as Unit, short: true } });
  entries(lexicon.numbers, (value) => ({ number: { value, digits: 0 } }));
  entries(lexicon.ordinals, (value) => ({ ordinal: { value, word: true } }));
  each(lexicon.meridiem.am, { meridiem: 'am' });
  each(lexicon.meridiem.pm, { meridiem: 'pm' });
  entries(lexicon.durations, (seconds) => ({ duration: { seconds } }));
  entries(lexicon.decades, (decade) => ({ decade }));
  entries(lexicon.seasons, (season) => ({ season }));
  entries(lexicon.frequencies, ([freq, interval]) => ({ frequency: { freq, interval } }));
  each(lexicon.idioms, { mask: 'mark', filler: true });
  entries(lexicon.holidays, (holiday) => ({ holiday }));
  for (const [keyword, phrases] of Object.entries(lexicon.keywords)) each(phrases, { keyword: keyword as Keyword });
  for (const [cue, phrases] of Object.entries(lexicon.cues)) each(phrases, { cue: cue as Cue });
  entries(lexicon.minutesAfter, (minutesAfter) => ({ minutesAfter }));
  entries(lexicon.minutesBefore, (minutesBefore) => ({ minutesBefore }));
  for (const [phrase, meaning] of accented) {
    const node = nodeOf(phrase);
    node.meaning ??= meaning;
  }
  const telltales = [...lexicon.telltales, ...namesOf(lexicon)];
  const plain = telltales.map((word) => plainSpelling(word, lexicon) ?? word);
  return {
    ...lexicon,
    root,
    intensifierSet: new Set(lexicon.intensifiers),
    verbSet: new Set(lexicon.verbs),
    anaphorSet: new Set(lexicon.anaphors),
    consequenceSet: new Set(lexicon.consequences),
    pastSet: new Set(lexicon.past),
    middleSet: new Set(lexicon.middle),
    doubtSet: new Set(lexicon.doubts),
    havingSet: new Set(lexicon.having),
    withoutSet: new Set(lexicon.without),
    commandSet: new Set(lexicon.commands),
    pleadingSet: new Set(lexicon.pleading),
    comparativeSet: new Set(lexicon.comparatives),
    titleSet: new Set(lexicon.titles),
    telltaleSet: new Set([...telltales, ...plain]),
  };
}

/** As typed on a phone: cant, dont, im, hows. Not "ill", "well", "wed": these are words. */
function withoutApostrophes(phrase: string): string {
  return phrase.replace(/n't\b/g, 'nt').replace(/\b(i|how|what|when|let|that|it|where|who|there)'(m|s)\b/g, '$1$2');
}

/** Names of days and months in full tell a language as well. */
function namesOf(lexicon: Lexicon): string[] {
  return [...lexicon.weekdays, ...lexicon.months]
    .flat()
    .map((name) => name.replaceAll('*', ''))
    .filter((name) => name.length > 3);
}
