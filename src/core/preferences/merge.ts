import { diffLines } from './diff';

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
  const out: string[] = [];
  const clashes: Clash[] = [];
  let at = 0;
  for (const { from, to, ofMine, ofTheirs } of clustersOf(hunksOf(base, mine), hunksOf(base, theirs))) {
    const my = applied(lines, ofMine, from, to);
    const their = applied(lines, ofTheirs, from, to);
    out.push(...lines.slice(at, from));
    if (ofMine.length === 0 || same(my, their)) out.push(...their);
    else if (ofTheirs.length === 0) out.push(...my);
    else {
      out.push(...their, ...my.filter((line) => !their.includes(line)));
      clashes.push({ mine: my, theirs: their });
    }
    at = to;
  }
  out.push(...lines.slice(at));
  const closed = out.length > 0 && (mine.endsWith('\n') || theirs.endsWith('\n'));
  return { text: out.join('\n') + (closed ? '\n' : ''), clashes };
}

interface Cluster {
  readonly from: number;
  to: number;
  readonly ofMine: Hunk[];
  readonly ofTheirs: Hunk[];
}

/** The changes of both sides in order, those together that touch the same lines. */
function clustersOf(mine: readonly Hunk[], theirs: readonly Hunk[]): Cluster[] {
  const clusters: Cluster[] = [];
  const all = [...mine, ...theirs].sort((a, b) => a.from - b.from || a.to - b.to);
  for (const hunk of all) {
    let cluster = clusters.at(-1);
    if (!cluster || !(hunk.from < cluster.to || hunk.from === cluster.from)) {
      cluster = { from: hunk.from, to: hunk.to, ofMine: [], ofTheirs: [] };
      clusters.push(cluster);
    }
    cluster.to = Math.max(cluster.to, hunk.to);
    (mine.includes(hunk) ? cluster.ofMine : cluster.ofTheirs).push(hunk);
  }
  return clusters;
}

function hunksOf(older: string, newer: string): Hunk[] {
  const hunks: { from: number; to: number; lines: string[] }[] = [];
  let at = 0;
  let open = false;
  for (const { change, text } of diffLines(older, newer)) {
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
