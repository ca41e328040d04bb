const FIGURE = /\d+(?:[.,:hH]\d+)?/g;
const HALF_DAY = 720;

/** What a text names: `said` outright, such as a day, a clock, a number, an address; `meant` by words such as "morning". */
export interface Values {
  readonly said: ReadonlySet<string>;
  readonly meant: ReadonlySet<string>;
}

/** The figures of a text as they are written: "10", "16:30", "3.30", "1h15", "1,5". */
export function numbersIn(text: string): string[] {
  return text.match(FIGURE) ?? [];
}

/**
 * Whether a value (`clock 990`, `minutes 90`, `count 3`) can be what a figure of a text says. A bare hour of either half of the
 * day is meant, unless the text is read as saying the one that is written, and means no part of the day with the other.
 */
export function valueOfNumber(figure: string, value: string, text: Values): boolean {
  const [kind, amount = ''] = value.split(' ');
  const [whole = 0, part = 0] = figure.split(/[.,:h]/i).map(Number);
  if (kind === 'count') return Number(amount) === whole && part === 0;
  if (kind === 'minutes') {
    const decimal = Number(figure.replace(',', '.'));
    return [whole * 60 + part, decimal * 60, decimal].includes(Number(amount));
  }
  if (kind !== 'clock' || whole > 24 || part > 59) return false;
  const at = whole * 60 + part;
  if (Number(amount) === at) return true;
  if (Math.abs(Number(amount) - at) !== HALF_DAY) return false;
  const meant = [...text.meant].map((edge) => Number(edge.split(' ')[1]));
  const isInPart = Number(amount) >= Math.min(...meant) && Number(amount) <= Math.max(...meant);
  return isInPart || !text.said.has(`clock ${at}`);
}
