import { type DiffLine, diffLines } from './diff';

/** Lines `[from, to)` of the base that one side replaced. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Where both sides changed the same lines in different ways. */
export interface Clash {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

export interface Merged {
  readonly text: string;
  readonly clashes: readonly Clash[];
}

/**
 * Both changes of a text in one, line by line. Where they clash the lines of both stay, mine after theirs: nothing that
 * somebody wrote is lost.
 */
export function mergeTexts(base: string, mine: string, theirs: string): Merged {
  const lines = base === '' ? [] : base.replace(/\n$/, '').split('\n');
  const left = hunksOf(diffLines(base, theirs));
  const right = hunksOf(diffLines(base, mine));
  const out: string[] = [];
  const clashes: Clash[] = [];
  let at = 0;
  while (left.length > 0 || right.length > 0) {
    const from = Math.min(left[0]?.from ?? Infinity, right[0]?.from ?? Infinity);
    out.push(...lines.slice(at, from));
    let to = from;
    const [ofLeft, ofRight]: [Hunk[], Hunk[]] = [[], []];
    for (let grew = true; grew; ) {
      grew = false;
      for (const [side, taken] of [
        [left, ofLeft],
        [right, ofRight],
      ] as const) {
        const next = side[0];
        if (!next || !(next.from < to || next.from === from)) continue;
        to = Math.max(to, next.to);
        taken.push(side.shift() as Hunk);
        grew = true;
      }
    }
    const sides = [ofLeft, ofRight].map((hunks) => applied(lines, hunks, from, to));
    const [theirLines, myLines] = sides as [string[], string[]];
    if (ofRight.length === 0 || same(theirLines, myLines)) out.push(...theirLines);
    else if (ofLeft.length === 0) out.push(...myLines);
    else {
      out.push(...theirLines, ...myLines.filter((line) => !theirLines.includes(line)));
      clashes.push({ mine: myLines, theirs: theirLines });
    }
    at = to;
  }
  out.push(...lines.slice(at));
  const text = out.join('\n');
  return { text: text === '' || !(mine.endsWith('\n') || theirs.endsWith('\n')) ? text : `${text}\n`, clashes };
}

function hunksOf(diff: readonly DiffLine[]): Hunk[] {
  const hunks: { from: number; to: number; lines: string[] }[] = [];
  let at = 0;
  let open = false;
  for (const { change, text } of diff) {
    if (change === 'same') {
      at += 1;
      open = false;
      continue;
    }
    if (!open) hunks.push({ from: at, to: at, lines: [] });
    open = true;
    const hunk = hunks.at(-1) as { from: number; to: number; lines: string[] };
    if (change === 'removed') hunk.to = ++at;
    else hunk.lines.push(text);
  }
  return hunks;
}

/** The lines `[from, to)` of the base as a side left them. */
function applied(lines: readonly string[], hunks: readonly Hunk[], from: number, to: number): string[] {
  const out: string[] = [];
  let at = from;
  for (const hunk of hunks) {
    out.push(...lines.slice(at, hunk.from), ...hunk.lines);
    at = hunk.to;
  }
  return [...out, ...lines.slice(at, to)];
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, i) => line === b[i]);
}
