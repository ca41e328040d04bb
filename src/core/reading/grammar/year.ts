import { type Found, isKeyword, type Source } from './source';

/** A year of four digits between 1500 and 2199, `'26`, and two digits only where the caller expects a year. */
export function yearNumber(source: Source, i: number): Found<number> | null {
  const spelled =
    source.mode === 'times' ? (eraYear(source, i) ?? buddhistYear(source, i) ?? spelledYear(source, i)) : null;
  if (spelled) return spelled;
  const number = source.tokens[i]?.number;
  if (number?.digits === 4 && number.value >= 1500 && number.value < 2200) {
    return source.tokens[i + 1]?.unit || source.tokens[i + 1]?.meridiem ? null : { node: number.value, next: i + 1 };
  }
  return null;
}

/** `'26` */
export function apostropheYear(source: Source, i: number): Found<number> | null {
  const mark = source.tokens[i];
  const number = source.tokens[i + 1]?.number;
  if (mark?.raw !== "'" || number?.digits !== 2 || mark.end !== source.tokens[i + 1]?.start) return null;
  return { node: (number.value < 70 ? 2000 : 1900) + number.value, next: i + 2 };
}

/** `2569 BE`: Buddhist years run 543 ahead. */
const BUDDHIST_LEAD = 543;

function buddhistYear(source: Source, i: number): Found<number> | null {
  const number = source.tokens[i]?.number;
  if (number?.digits !== 4 || number.value < 2400 || source.tokens[i + 1]?.raw !== 'BE') return null;
  return { node: number.value - BUDDHIST_LEAD, next: i + 2 };
}

/** `88 CE`, `AD 410`. Years before the era have no place on our calendar. */
function eraYear(source: Source, i: number): Found<number> | null {
  const before = isKeyword(source, i, 'era');
  const number = source.tokens[before ? i + 1 : i]?.number;
  const era = source.tokens[before ? i : i + 1];
  if (!number || number.digits === 0 || era?.keyword !== 'era' || /^b/.test(era.text)) return null;
  return { node: number.value, next: i + 2 };
}

/** "two thousand and five", "nineteen seventy two", "nineteen hundred ninety three". */
function spelledYear(source: Source, i: number): Found<number> | null {
  const { tokens } = source;
  const first = tokens[i]?.number;
  if (first?.digits !== 0) return null;
  const word = tokens[i + 1]?.text;
  if (first.value === 2 && word === 'thousand') {
    const rest = belowHundred(source, isKeyword(source, i + 2, 'and') ? i + 3 : i + 2);
    return rest ? { node: 2000 + rest.node, next: rest.next } : { node: 2000, next: i + 2 };
  }
  if (first.value < 15 || first.value > 21) return null;
  const rest = belowHundred(source, word === 'hundred' ? (isKeyword(source, i + 2, 'and') ? i + 3 : i + 2) : i + 1);
  return rest && (rest.node >= 10 || word === 'hundred')
    ? { node: first.value * 100 + rest.node, next: rest.next }
    : null;
}

function belowHundred(source: Source, i: number): Found<number> | null {
  const tens = source.tokens[i]?.number;
  if (tens?.digits !== 0 || tens.value > 99) return null;
  const ones = source.tokens[i + 1]?.number;
  if (tens.value >= 20 && tens.value % 10 === 0 && ones?.digits === 0 && ones.value < 10)
    return { node: tens.value + ones.value, next: i + 2 };
  return { node: tens.value, next: i + 1 };
}
