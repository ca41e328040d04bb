/** A half-open stretch, minutes; only stretches of one kind (its polarity) are compared. */
export interface Span {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

export interface SpanAgreement {
  /** Items where at least one of the two names a span. */
  readonly items: number;
  /** 2 × spans that both name / spans that either names, over all items; null where nobody names any. */
  readonly f1: number | null;
  /** Mean over those items of minutes that both name / minutes that either names. */
  readonly iou: number | null;
}

/** How far two labelers name the same stretches of time, per item the first's and the second's. κ is not defined for spans. */
export function spanAgreement(pairs: readonly (readonly [a: readonly Span[], b: readonly Span[]])[]): SpanAgreement {
  const named = pairs.filter(([a, b]) => a.length + b.length > 0);
  let hits = 0;
  let all = 0;
  let overlap = 0;
  for (const [a, b] of named) {
    const first = new Set(a.map(keyOf));
    const second = new Set(b.map(keyOf));
    hits += [...first].filter((key) => second.has(key)).length;
    all += first.size + second.size;
    overlap += intersectionOverUnion(a, b);
  }
  const items = named.length;
  return { items, f1: items === 0 ? null : (2 * hits) / all, iou: items === 0 ? null : overlap / items };
}

/** Minutes named by both over minutes named by either, per kind; 1 where neither names any. */
export function intersectionOverUnion(a: readonly Span[], b: readonly Span[]): number {
  let both = 0;
  let either = 0;
  for (const kind of new Set([...a, ...b].map((span) => span.kind))) {
    const first = merged(a, kind);
    const second = merged(b, kind);
    const common = shared(first, second);
    both += common;
    either += length(first) + length(second) - common;
  }
  return either === 0 ? 1 : both / either;
}

const keyOf = ({ kind, start, end }: Span): string => `${kind} ${start} ${end}`;

const length = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** Spans of a kind in order, those that touch made one. */
function merged(spans: readonly Span[], kind: string): Span[] {
  const sorted = spans.filter((span) => span.kind === kind && span.end > span.start).sort((a, b) => a.start - b.start);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last && span.start <= last.end) out[out.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else out.push(span);
  }
  return out;
}

function shared(a: readonly Span[], b: readonly Span[]): number {
  let sum = 0;
  for (const one of a)
    for (const other of b) sum += Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
  return sum;
}
