import type { Token } from '../token';
import { type Found, isKeyword, type Source, skip } from './source';

/** A reference to the slots that we offered. */
export type OptionRef =
  | { readonly k: 'number'; readonly numbers: readonly number[] }
  | { readonly k: 'last' }
  | { readonly k: 'former' }
  | { readonly k: 'any' }
  | { readonly k: 'all' }
  | { readonly k: 'none' }
  | { readonly k: 'others' }
  | { readonly k: 'that' };

/** the first one · option 2 · #3 · the last · both · any of these · none of them · the other two · that one. */
export function optionAt(source: Source, i: number, hasOptions: boolean): Found<OptionRef> | null {
  const { tokens } = source;
  const lone = hasOptions ? loneNumbers(source, i) : null;
  if (lone) return lone;
  const none = quantified(source, i, hasOptions);
  if (none) return none;
  if (isKeyword(source, i, 'latter')) return { node: { k: 'last' }, next: i + 1 };
  if (isKeyword(source, i, 'former')) return { node: { k: 'former' }, next: i + 1 };
  if (hasOptions && isKeyword(source, i, 'others')) return { node: { k: 'others' }, next: i + 1 };
  const labelled = isKeyword(source, i, 'option', 'number') || tokens[i]?.text === '#';
  if (
    labelled &&
    !tokens[i + 2]?.unit &&
    (tokens[i + 1]?.number || (tokens[i + 1]?.ordinal && isKeyword(source, i, 'option')))
  )
    return numbered(source, i + 1, isKeyword(source, i, 'option'));
  if (labelled && tokens[i + 1]?.text === '#' && tokens[i + 2]?.number) return numbered(source, i + 2, true);
  return ordinalOption(source, i, hasOptions);
}

/** "Tues Aug 17, 9": the number after it is an hour. */
function endsDate(token: Token | undefined): boolean {
  return Boolean(
    token?.weekday ||
      token?.unit ||
      token?.part ||
      token?.number ||
      token?.ordinal ||
      token?.month ||
      token?.dayOffset ||
      token?.date ||
      token?.numeric,
  );
}

/** "Either 1 or 3", "1 or 3 both fine", "2 please": bare numbers where we have offered a list. */
function loneNumbers(source: Source, i: number): Found<OptionRef> | null {
  const { tokens } = source;
  const either = tokens[i]?.text === 'either' ? i + 1 : i;
  const before = tokens[i - 1];
  const opens =
    either > i ||
    !before ||
    before.stop ||
    (before.comma && !endsDate(tokens[i - 2])) ||
    before.cue === 'yes' ||
    before.cue === 'greeting';
  const number = tokens[either]?.number;
  if (!opens || !number || number.digits !== 1 || number.value === 0) return null;
  const found = numbered(source, either, true);
  const after = tokens[found.next];
  const judged =
    !after ||
    after.stop ||
    after.cue === 'works' ||
    after.cue === 'pref' ||
    after.keyword === 'both' ||
    /^(?:please|pls|bitte|svp|would|could|works?)$/.test(after.text);
  return judged && !after?.unit && !after?.meridiem ? found : null;
}

function quantified(source: Source, i: number, hasOptions: boolean): Found<OptionRef> | null {
  const { tokens } = source;
  const quantifier = tokens[i]?.keyword;
  if (quantifier !== 'none' && quantifier !== 'both' && quantifier !== 'any') {
    if (quantifier === 'these' && hasOptions && !tokens[i + 1]?.weekday && !tokens[i + 1]?.unit)
      return { node: { k: 'all' }, next: i + 1 };
    if (quantifier === 'that' && isKeyword(source, i + 1, 'one', 'option')) return { node: { k: 'that' }, next: i + 2 };
    return null;
  }
  let at = skip(source, i + 1, 'of', 'the');
  const named = isKeyword(source, at, 'these', 'option', 'one', 'that', 'times');
  if (named) at++;
  if (quantifier === 'any' && !named && !(hasOptions && isJudged(tokens[at]))) return null;
  if (quantifier === 'any' && isKeyword(source, at - 1, 'option') && !hasOptions) return null;
  if (quantifier === 'both' && !named && (!hasOptions || !endsPhrase(tokens[at]))) return null;
  if (named && isKeyword(source, at, 'option')) at++;
  if (
    quantifier === 'none' &&
    !named &&
    (tokens[at]?.weekday || tokens[at]?.clock || tokens[at]?.date || tokens[at]?.month || tokens[at]?.part)
  )
    return null;
  if (quantifier === 'none') return { node: { k: 'none' }, next: at };
  const text = tokens[i]?.text ?? '';
  return { node: { k: text.startsWith('all') ? 'all' : 'any' }, next: at };
}

/** 2 · 1 or 3 · 1 and 2. */
function numbered(source: Source, i: number, list: boolean): Found<OptionRef> {
  const { tokens } = source;
  const value = (at: number): number | undefined => {
    const n = tokens[at]?.number?.value ?? tokens[at]?.ordinal?.value;
    return n !== undefined && n >= 1 && n <= 20 && !tokens[at + 1]?.meridiem ? n : undefined;
  };
  const numbers = [value(i) ?? 0];
  let next = i + 1;
  while (list && numbers.length < 6) {
    let at = tokens[next]?.comma ? next + 1 : next;
    at = skip(source, at, 'or', 'and', 'option', 'number');
    const more = at > next ? value(at) : undefined;
    if (more === undefined || tokens[at + 1]?.unit) break;
    numbers.push(more);
    next = at + 1;
  }
  return { node: { k: 'number', numbers: numbers.filter((n) => n > 0) }, next };
}

/** the second · first option · 1st slot · the last one. An ordinal alone only when we have offered something. */
function ordinalOption(source: Source, i: number, hasOptions: boolean): Found<OptionRef> | null {
  const { tokens } = source;
  const at = skip(source, i, 'the', 'your');
  const token = tokens[at];
  const last = token?.keyword === 'last';
  const ordinal = token?.ordinal;
  if (!last && !ordinal) return null;
  if (ordinal && !ordinal.word && ordinal.value > 6) return null;
  const count = tokens[at + 1]?.number?.value;
  const counted =
    count !== undefined &&
    count >= 2 &&
    count <= 6 &&
    !tokens[at + 2]?.unit &&
    !tokens[at + 2]?.month &&
    (last || ordinal?.value === 1);
  if (counted && hasOptions && ordinal) {
    const next = isKeyword(source, at + 2, 'option', 'one') ? at + 3 : at + 2;
    return { node: { k: 'number', numbers: Array.from({ length: count }, (_, n) => n + 1) }, next };
  }
  const noun = isKeyword(source, at + 1, 'option', 'one');
  if (noun) {
    const node: OptionRef = last ? { k: 'last' } : { k: 'number', numbers: [ordinal?.value as number] };
    return { node, next: at + 2 };
  }
  if (!hasOptions || last || !ordinal?.word) return null;
  const next = tokens[at + 1];
  if (
    next?.unit ||
    next?.weekday ||
    next?.month ||
    next?.part ||
    next?.text === 'half' ||
    next?.cue === 'meet' ||
    isKeyword(source, at + 1, 'of', 'half')
  )
    return null;
  if (isKeyword(source, at + 1, 'or', 'and') && tokens[skip(source, at + 1, 'or', 'and', 'the')]?.ordinal?.word) {
    const second = optionAt(source, skip(source, at + 1, 'or', 'and'), hasOptions);
    if (second?.node.k === 'number')
      return { node: { k: 'number', numbers: [ordinal.value, ...second.node.numbers] }, next: second.next };
  }
  const listed =
    at === i &&
    isKeyword(source, i - 1, 'or', 'and') &&
    (tokens[i - 2]?.ordinal?.word || tokens[i - 2]?.keyword === 'option');
  const closes = !next || next.stop || next.comma || next.close || next.dash;
  if (listed && closes) return { node: { k: 'number', numbers: [ordinal.value] }, next: at + 1 };
  const fits = !next || next.stop || next.comma || next.cue || next.filler || next.keyword || next.close || next.dash;
  const before = tokens[i - 1];
  const opens = !before || before.stop || next?.cue === 'works' || next?.cue === 'postneg';
  return fits && (at > i || opens) ? { node: { k: 'number', numbers: [ordinal.value] }, next: at + 1 } : null;
}

/** "Any is fine", "all work": the words judge what was offered. */
function isJudged(token: Token | undefined): boolean {
  return token?.cue === 'works' || token?.cue === 'pref' || token?.cue === 'postneg';
}

/** "Either works", "all three": nothing follows that the quantifier could count. */
function endsPhrase(token: Token | undefined): boolean {
  return (
    !token ||
    Boolean(
      token.stop ||
        token.comma ||
        token.keyword === 'except' ||
        token.cue === 'works' ||
        token.cue === 'free' ||
        token.cue === 'pref' ||
        token.keyword === 'or' ||
        token.keyword === 'and' ||
        token.filler ||
        token.cue === 'postneg' ||
        token.cue === 'neg',
    )
  );
}
