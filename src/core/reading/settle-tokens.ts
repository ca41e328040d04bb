import type { CompiledLexicon } from './lexicon/lexicon';
import type { Token } from './token';

/** How far after the first word of a two-word negation the second may stand. */
const PARTICLE_REACH = 9;

/** What words mean that only their neighbours decide; each rule runs where the lexicon asks for it. */
export function settleTokens(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const rules = [
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
  return rules.reduce<Token[]>((settled, rule) => rule(settled, lexicon), [...tokens]);
}

const NAMES_A_TITLE = /^(?:called|titled|named|entitled)$/;
const JOINS_A_TITLE = /^(?:of|for|the|and|&|-|–|to|with|in)$/;

/** "An event called Board Offsite on Friday": the capitalised words are the name of the event and mean nothing else. */
function settleTitles(tokens: readonly Token[]): Token[] {
  const settled = [...tokens];
  tokens.forEach((token, i) => {
    if (!NAMES_A_TITLE.test(token.text)) return;
    for (let at = i + 1; at < titleEnd(tokens, i + 1); at++) {
      const { start, end, raw, text } = tokens[at] as Token;
      settled[at] = { start, end, raw, text, filler: true };
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
function settleDots(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  if (!lexicon.notation.dotOrdinal) return [...tokens];
  return tokens.flatMap((token, i) => {
    if (!token.ordinal || token.ordinal.word || !token.raw.endsWith('.')) return [token];
    const next = tokens[i + 1];
    const last = !next || next.stop || (/^\p{Lu}/u.test(next.raw) && !next.month && !next.unit && !next.weekday);
    if (!last || !isHourPlace(tokens, i)) return [token];
    const { ordinal, ...rest } = token;
    const digits = token.raw.length - 1;
    const dot: Token = { start: token.end - 1, end: token.end, raw: '.', text: '.', stop: 'soft' };
    const hour = {
      ...rest,
      end: token.end - 1,
      raw: token.raw.slice(0, -1),
      text: token.text.slice(0, -1),
      number: { value: ordinal.value, digits },
    };
    return next?.stop ? [hour] : [hour, dot];
  });
}

/** "Dienstag- und Donnerstagvormittag": a hyphen that stands for the rest of a word is no range. */
function settleHyphens(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    const hangs = token.dash && before?.end === token.start && next && next.start > token.end;
    if (!hangs || (next.keyword !== 'and' && next.keyword !== 'or')) return token;
    const { dash: _, ...rest } = token;
    return { ...rest, filler: true };
  });
}

/** After "um", "gegen", or as the end of a range that begins with an hour ("von 9 bis 11."). */
function isHourPlace(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (before?.keyword === 'at' || before?.keyword === 'around') return true;
  const bounds = before?.keyword === 'since' || before?.keyword === 'after' || before?.keyword === 'until';
  if (bounds && !tokens[i - 2]?.ordinal && (tokens[i]?.ordinal?.value ?? 0) <= 24 && hasDayBefore(tokens, i - 1))
    return true;
  const joins = before?.keyword === 'until' || before?.keyword === 'and' || before?.dash;
  const first = tokens[i - 2];
  return Boolean(joins && (first?.clock || (first?.number && first.number.digits > 0)));
}

/** The sentence named a day before: "am 12. ginge es ab 10.". */
function hasDayBefore(tokens: readonly Token[], i: number): boolean {
  for (let at = i - 1; at >= 0 && (!tokens[at]?.stop || tokens[at]?.stop === 'line'); at--) {
    const token = tokens[at] as Token;
    if (token.comma) return false;
    if (token.weekday || token.dayOffset || token.date || token.numeric || token.ordinal) return true;
  }
  return false;
}

/** Negation in two words: the second carries it, "que" only limits, and the first negates where neither follows. */
function settleParticles(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const { particle } = lexicon;
  if (!particle) return [...tokens];
  const completes = new Set(particle.completes.split('|'));
  const isWord = (token: Token, word: string): boolean =>
    token.text === word || (token.text.endsWith("'") && lexicon.notation.elided?.[token.text.slice(0, -1)] === word);
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
    const { start, end, raw, text } = token;
    const found = secondOf(i);
    out[i] = { start, end, raw, text, ...(found < 0 ? { cue: 'neg' } : { filler: true }) };
    const second = tokens[found];
    if (!second || second.cue || second.keyword || !completes.has(second.text)) return;
    const { filler: _, ...rest } = second;
    out[found] = { ...rest, cue: 'neg' };
  });
  return out;
}

/** "Lieber Tom,": a word that says something else within a sentence greets at the head of a line before a name. */
function settleSalutation(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const words = new Set((lexicon.salutations ?? '').split('|'));
  return tokens.map((token, i) => {
    const opens = i === 0 || tokens[i - 1]?.stop === 'line';
    if (!opens || !words.has(token.text) || !/^\p{Lu}\p{Ll}/u.test(tokens[i + 1]?.raw ?? '')) return token;
    if (tokens[i + 1]?.weekday || tokens[i + 1]?.dayOffset) return token;
    const { start, end, raw, text } = token;
    return { start, end, raw, text, cue: 'greeting' };
  });
}

/** "Weder Dienstag noch Mittwoch": "noch" joins, it says nothing of its own. */
function settleNeither(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const [neither, nor] = lexicon.neitherNor ?? [];
  let open = false;
  return tokens.map((token) => {
    if (token.stop) open = false;
    if (token.text === neither) open = true;
    if (!open || token.text !== nor) return token;
    const { start, end, raw, text } = token;
    return { start, end, raw, text, keyword: 'or' };
  });
}

function closesClause(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return !next || Boolean(next.stop || next.comma || next.close);
}

/** "Dienstag nicht, Mittwoch schon." */
function settleFinals(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const { finals } = lexicon;
  if (!finals) return [...tokens];
  return tokens.map((token, i) => {
    const cue = finals[token.text] ?? finals[`${tokens[i - 1]?.text ?? ''} ${token.text}`];
    return cue && closesClause(tokens, i) ? { ...token, cue } : token;
  });
}

/** "Ich habe am Donnerstag bis 15 Uhr Termine": what somebody has stands last, and the time in between is taken. */
function settleFrames(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const { frames } = lexicon;
  if (!frames) return [...tokens];
  let opener: string | null = null;
  let timely = false;
  return tokens.map((token, i) => {
    if (token.stop || token.comma) opener = null;
    if (frames.some(([word]) => word === token.text)) {
      opener = token.text;
      timely = false;
    }
    timely ||= Boolean(token.weekday || token.clock || token.dayOffset || token.date || token.part || token.ordinal);
    const frame = frames.find(([word, closer]) => word === opener && closer === token.text);
    if (!frame || !timely || !closesClause(tokens, i)) return token;
    const { start, end, raw, text } = token;
    return { start, end, raw, text, cue: frame[2] };
  });
}

/** "Lieber Freitag als Mittwoch": after a wish and its time, the word that compares sets aside the time that follows at once. */
function settleComparisons(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const { comparison } = lexicon;
  if (!comparison) return [...tokens];
  const wishes = new Set(comparison.wish.split('|'));
  const than = new Set(comparison.than.split('|'));
  let wished = false;
  let timely = false;
  return tokens.map((token, i) => {
    if (token.stop || token.comma) {
      wished = false;
      timely = false;
    }
    wished ||= wishes.has(token.text);
    const compares = wished && timely && than.has(token.text) && namesTime(tokens[nextWord(tokens, i + 1)]);
    timely ||= namesTime(token);
    if (!compares) return token;
    const { start, end, raw, text } = token;
    return { start, end, raw, text, keyword: 'instead_of' };
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
