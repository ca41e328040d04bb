import type { CompiledLexicon, Meaning, Phrases } from './lexicon/lexicon';
import { settleRemovals } from './removals';
import type { Keyword, Token } from './token';
import { tokenAs, tokenOf } from './token-shape';

/** How far after the first word of a two-word negation the second may stand. */
const PARTICLE_REACH = 9;

/** The words of a language on which its rules hang, as sets. */
interface Settling {
  readonly lexicon: CompiledLexicon;
  readonly completes: ReadonlySet<string>;
  readonly salutations: ReadonlySet<string>;
  readonly openers: ReadonlySet<string>;
  readonly wishes: ReadonlySet<string>;
  readonly than: ReadonlySet<string>;
}

const SETTLINGS = new WeakMap<CompiledLexicon, Settling>();

function settlingOf(lexicon: CompiledLexicon): Settling {
  const before = SETTLINGS.get(lexicon);
  if (before) return before;
  const words = (phrases: Phrases | undefined) => new Set(phrases);
  const settling = {
    lexicon,
    completes: words(lexicon.particle?.completes),
    salutations: words(lexicon.salutations),
    openers: new Set(lexicon.frames?.map(([opener]) => opener)),
    wishes: words(lexicon.comparison?.wish),
    than: words(lexicon.comparison?.than),
  };
  SETTLINGS.set(lexicon, settling);
  return settling;
}

/** What words mean that only their neighbours decide; each rule runs where a word of the text asks for it. */
export function settleTokens(tokens: readonly Token[], lexicon: CompiledLexicon): readonly Token[] {
  const settling = settlingOf(lexicon);
  return settleRemovals(
    RULES.reduce((settled, rule) => rule(settled, settling), tokens),
    lexicon,
  );
}

type Rule = (tokens: readonly Token[], settling: Settling) => readonly Token[];

const FILLER: Meaning = { filler: true };
const NOTHING: Meaning = {};
const NEGATION: Meaning = { cue: 'neg' };
const GREETING: Meaning = { cue: 'greeting' };
const OR: Meaning = { keyword: 'or' };
const INSTEAD: Meaning = { keyword: 'instead_of' };

const NAMES_A_TITLE: ReadonlySet<string> = new Set(['called', 'titled', 'named', 'entitled']);
const JOINS_A_TITLE = /^(?:of|for|the|and|&|-|–|to|with|in)$/;

/** "An event called Board Offsite on Friday": the capitalised words are the name of the event and mean nothing else. */
function settleTitles(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => NAMES_A_TITLE.has(token.text))) return tokens;
  const settled = [...tokens];
  tokens.forEach((token, i) => {
    if (!NAMES_A_TITLE.has(token.text)) return;
    for (let at = i + 1; at < titleEnd(tokens, i + 1); at++) {
      settled[at] = tokenAs(tokens[at] as Token, FILLER);
    }
  });
  return settled;
}

/** Behind the last capitalised word that is no word of time; small words only between capitals. */
function titleEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  for (let at = from; at < Math.min(tokens.length, from + 12); at++) {
    const token = tokens[at] as Token;
    const capital = /^\p{Lu}/u.test(token.raw);
    if (!capital && !JOINS_A_TITLE.test(token.text)) break;
    if (capital && !isWordOfTime(token)) end = at + 1;
  }
  return end;
}

function isWordOfTime({ weekday, month, dayOffset, part, clock, holiday, meridiem }: Token): boolean {
  return Boolean(weekday ?? month ?? dayOffset ?? part ?? clock ?? holiday ?? meridiem);
}

/** "um 9." at the end of a sentence is an hour and a full stop, not the ninth. */
function settleDots(tokens: readonly Token[], { lexicon }: Settling): readonly Token[] {
  if (!lexicon.notation.dotOrdinal || !tokens.some(isDotted)) return tokens;
  return tokens.flatMap((token, i) => {
    if (!token.ordinal || !isDotted(token)) return [token];
    const next = tokens[i + 1];
    const last = !next || next.stop || (/^\p{Lu}/u.test(next.raw) && !next.month && !next.unit && !next.weekday);
    if (!last || !isHourPlace(tokens, i)) return [token];
    const digits = token.raw.length - 1;
    const dot = tokenOf(token.end - 1, token.end, '.', '.', FULL_STOP);
    const hour: Token = {
      ...token,
      end: token.end - 1,
      raw: token.raw.slice(0, -1),
      text: token.text.slice(0, -1),
      ordinal: undefined,
      number: { value: token.ordinal.value, digits },
    };
    return next?.stop ? [hour] : [hour, dot];
  });
}

const FULL_STOP: Meaning = { stop: 'soft' };

/** "9." */
function isDotted(token: Token): boolean {
  return token.ordinal !== undefined && !token.ordinal.word && token.raw.endsWith('.');
}

/** "Dienstag- und Donnerstagvormittag": a hyphen that stands for the rest of a word is no range. */
function settleHyphens(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.dash)) return tokens;
  return tokens.map((token, i) => {
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    const hangs = token.dash && before?.end === token.start && next && next.start > token.end;
    if (!hangs || (next.keyword !== 'and' && next.keyword !== 'or')) return token;
    return { ...token, dash: undefined, filler: true };
  });
}

/** After "um", "gegen", or as the end of a range that begins with an hour ("von 9 bis 11."). */
function isHourPlace(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (before?.keyword === 'at' || before?.keyword === 'around') return true;
  const bounds = before?.keyword !== undefined && BOUNDS.has(before.keyword);
  if (bounds && !tokens[i - 2]?.ordinal && (tokens[i]?.ordinal?.value ?? 0) <= 24 && hasDayBefore(tokens, i - 1))
    return true;
  const joins = before?.keyword === 'until' || before?.keyword === 'and' || before?.dash;
  const first = tokens[i - 2];
  return Boolean(joins && (first?.clock || (first?.number && first.number.digits > 0)));
}

const BOUNDS: ReadonlySet<Keyword> = new Set<Keyword>(['since', 'after', 'until', 'before', 'not_before', 'not_after']);

/** The sentence named a day before: "am 12. ginge es ab 10.", "Dienstag ginge, aber erst ab 11.". */
function hasDayBefore(tokens: readonly Token[], i: number): boolean {
  for (let at = i - 1; at >= 0 && (!tokens[at]?.stop || tokens[at]?.stop === 'line'); at--) {
    const token = tokens[at] as Token;
    if (token.comma && tokens[at + 1]?.text !== 'aber') return false;
    if (token.weekday || token.dayOffset || token.date || token.numeric || token.ordinal) return true;
  }
  return false;
}

/** Negation in two words: the second carries it, "que" only limits, and the first negates where neither follows. */
function settleParticles(tokens: readonly Token[], { lexicon, completes }: Settling): readonly Token[] {
  const { particle } = lexicon;
  if (!particle) return tokens;
  const isWord = (token: Token, word: string): boolean =>
    token.text === word || (token.text.endsWith("'") && lexicon.notation.elided?.[token.text.slice(0, -1)] === word);
  if (!tokens.some((token) => isWord(token, particle.word))) return tokens;
  const secondOf = (first: number): number => {
    for (let at = first + 1; at < Math.min(tokens.length, first + PARTICLE_REACH); at++) {
      const token = tokens[at] as Token;
      if (token.stop && token.stop !== 'line') return -1;
      const word = token.text.split(/[\s']/)[0] as string;
      if (token.cue === 'neg' || token.cue === 'postneg' || completes.has(word) || isWord(token, particle.limits))
        return at;
    }
    return -1;
  };
  const out = [...tokens];
  tokens.forEach((token, i) => {
    if (!isWord(token, particle.word)) return;
    const found = secondOf(i);
    out[i] = tokenAs(token, found < 0 ? NEGATION : FILLER);
    const second = tokens[found];
    if (!second || second.cue || second.keyword || !completes.has(second.text)) return;
    out[found] = { ...second, filler: undefined, cue: 'neg' };
  });
  return out;
}

/** "Lieber Tom,": a word that says something else within a sentence greets at the head of a line before a name. */
function settleSalutation(tokens: readonly Token[], { salutations }: Settling): readonly Token[] {
  if (!tokens.some((token) => salutations.has(token.text))) return tokens;
  return tokens.map((token, i) => {
    const opens = i === 0 || tokens[i - 1]?.stop === 'line';
    if (!opens || !salutations.has(token.text) || !/^\p{Lu}\p{Ll}/u.test(tokens[i + 1]?.raw ?? '')) return token;
    if (tokens[i + 1]?.weekday || tokens[i + 1]?.dayOffset) return token;
    return tokenAs(token, GREETING);
  });
}

/** "Weder Dienstag noch Mittwoch": "noch" joins, it says nothing of its own. */
function settleNeither(tokens: readonly Token[], { lexicon }: Settling): readonly Token[] {
  const [neither, nor] = lexicon.neitherNor ?? [];
  if (!tokens.some((token) => token.text === neither)) return tokens;
  let open = false;
  return tokens.map((token) => {
    if (token.stop) open = false;
    if (token.text === neither) open = true;
    if (!open || token.text !== nor) return token;
    return tokenAs(token, OR);
  });
}

function closesClause(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return !next || Boolean(next.stop || next.comma || next.close);
}

/** "Dienstag nicht, Mittwoch schon." */
function settleFinals(tokens: readonly Token[], { lexicon }: Settling): readonly Token[] {
  const { finals } = lexicon;
  if (!finals) return tokens;
  return tokens.map((token, i) => {
    if (!closesClause(tokens, i)) return token;
    const cue = finals[token.text] ?? finals[`${tokens[i - 1]?.text ?? ''} ${token.text}`];
    return cue ? { ...token, cue } : token;
  });
}

/** "Ich habe am Donnerstag bis 15 Uhr Termine": what somebody has stands last, and the time in between is taken. */
function settleFrames(tokens: readonly Token[], { lexicon, openers }: Settling): readonly Token[] {
  const { frames } = lexicon;
  if (!frames || !tokens.some((token) => openers.has(token.text))) return tokens;
  let opener: string | null = null;
  let timely = false;
  return tokens.map((token, i) => {
    if (token.stop || token.comma) opener = null;
    if (openers.has(token.text)) {
      opener = token.text;
      timely = false;
    }
    timely ||= Boolean(token.weekday || token.clock || token.dayOffset || token.date || token.part || token.ordinal);
    const frame = frames.find(([word, closer]) => word === opener && closer === token.text);
    if (!frame || !timely || !closesClause(tokens, i)) return token;
    return { ...tokenAs(token, NOTHING), cue: frame[2] };
  });
}

/**
 * "Lieber Freitag als Mittwoch", "plutôt par téléphone qu'en visio": after a wish and its time or way to meet, the word
 * that compares sets aside the one that follows at once.
 */
function settleComparisons(tokens: readonly Token[], { wishes, than }: Settling): readonly Token[] {
  if (!tokens.some((token) => wishes.has(token.text))) return tokens;
  let wished = false;
  let timely = false;
  let meets = false;
  return tokens.map((token, i) => {
    if (token.stop || token.comma) {
      wished = false;
      timely = false;
      meets = false;
    }
    wished ||= wishes.has(token.text);
    const opposed =
      (timely && namesTime(tokens[nextWord(tokens, i + 1)])) ||
      (meets && (namesMedium(tokens[i + 1]) || namesMedium(tokens[i + 2])));
    const compares = wished && opposed && than.has(token.text);
    timely ||= namesTime(token);
    meets ||= namesMedium(token);
    if (!compares) return token;
    return tokenAs(token, INSTEAD);
  });
}

/** Skips the article before a day: "que el miércoles", "als am Mittwoch". */
function nextWord(tokens: readonly Token[], i: number): number {
  const { keyword } = tokens[i] ?? {};
  return keyword === 'the' || keyword === 'on' || keyword === 'at' ? i + 1 : i;
}

function namesTime(token: Token | undefined): boolean {
  return Boolean(token?.weekday || token?.clock || token?.dayOffset || token?.date || token?.part || token?.ordinal);
}

function namesMedium(token: Token | undefined): boolean {
  return token?.cue === 'video' || token?.cue === 'phone' || token?.cue === 'in_person';
}

/** "Got the invite", "your invite": what was sent, and nobody is to be invited; "mark her on the invite" invites. */
function settleNouns(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === 'invite')) return tokens;
  return tokens.map((token, i) =>
    token.cue === 'add' &&
    token.text === 'invite' &&
    BEFORE_A_NOUN.test(tokens[i - 1]?.text ?? '') &&
    !ONTO.test(tokens[i - 2]?.text ?? '')
      ? tokenAs(token, FILLER)
      : token,
  );
}

const ONTO = /^(?:on|onto|to)$/;
const BEFORE_A_NOUN = /^(?:an?|the|my|your|our|his|her|their|this|that|new|updated|calendar|meeting)$/;

const RULES: readonly Rule[] = [
  settleNouns,
  settleDots,
  settleHyphens,
  settleParticles,
  settleSalutation,
  settleNeither,
  settleFinals,
  settleFrames,
  settleComparisons,
  settleTitles,
];
