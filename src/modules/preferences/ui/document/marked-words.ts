export interface Span {
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text that is marked alike. */
export interface Stretch extends Span {
  readonly text: string;
  /** It was not turned into a rule. */
  readonly unread: boolean;
  /** The caret is in its sentence. */
  readonly current: boolean;
}

/** Where in a sentence the words stand that were not read, each after the one before it. */
export function unreadSpans(sentence: string, unread: readonly string[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const words of unread) {
    const start = words === '' ? -1 : sentence.indexOf(words, at);
    if (start < 0) continue;
    at = start + words.length;
    spans.push({ start, end: at });
  }
  return spans;
}

/** The whole text, cut where what is marked begins and ends. */
export function stretchesOf(text: string, unread: readonly Span[], current: Span | null = null): Stretch[] {
  const edges = [...unread, ...(current ? [current] : [])].flatMap(({ start, end }) => [start, end]);
  const inside = edges.filter((at) => at > 0 && at < text.length);
  const cuts = [...new Set([0, ...inside, text.length])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, i) => {
    const end = cuts[i + 1] as number;
    return {
      start,
      end,
      text: text.slice(start, end),
      unread: unread.some((span) => holds(span, start)),
      current: current !== null && holds(current, start),
    };
  });
}

function holds({ start, end }: Span, at: number): boolean {
  return start <= at && at < end;
}
