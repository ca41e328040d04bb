/** A line that two texts share, or that only the older or the newer has. */
export interface DiffLine {
  readonly change: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond so many comparisons the lines between the common ends are shown as replaced. */
const MOST_COMPARED = 4_000_000;

/** What changed line by line, by the longest common subsequence; of lines in one place the removed come first. */
export function diffLines(older: string, newer: string): DiffLine[] {
  const [a, b] = [linesOf(older), linesOf(newer)];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const same = (lines: string[]): DiffLine[] => lines.map((text) => ({ change: 'same', text }));
  return [
    ...same(a.slice(0, head)),
    ...between(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...same(a.slice(a.length - tail)),
  ];
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function between(a: readonly string[], b: readonly string[]): DiffLine[] {
  const compared = a.length * b.length <= MOST_COMPARED;
  const common = compared ? commonLengths(a, b) : null;
  const width = b.length + 1;
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (common && left !== undefined && left === right) {
      found.push({ change: 'same', text: left });
      i++;
      j++;
    } else if (left !== undefined && (!common || removesFirst(common, i * width + j, width, right))) {
      found.push({ change: 'removed', text: left });
      i++;
    } else {
      found.push({ change: 'added', text: right as string });
      j++;
    }
  }
  return found;
}

function removesFirst(common: Uint16Array, at: number, width: number, right: string | undefined): boolean {
  return right === undefined || (common[at + width] as number) >= (common[at + 1] as number);
}

/** At `i * (b.length + 1) + j`: how many lines `a` from `i` on and `b` from `j` on have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      const longer = Math.max(lengths[at + width] as number, lengths[at + 1] as number);
      lengths[at] = a[i] === b[j] ? (lengths[at + width + 1] as number) + 1 : longer;
    }
  }
  return lengths;
}
