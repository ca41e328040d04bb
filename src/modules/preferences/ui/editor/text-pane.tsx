'use client';

import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MAX_DOCUMENT } from '@/core/preferences/document';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { type Span, stretchesOf } from '../document/marked-words';
import { UNREAD_LINE } from '../document/unread-text';

interface TextPaneProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** What stands in the field. */
  readonly text: string;
  /** The text that the marks are of: the same, a moment later. */
  readonly markedText: string;
  readonly readOnly: boolean;
  /** Where words stand that were not understood. */
  readonly unread: readonly Span[];
  /** The sentence that the caret is in. */
  readonly current: Span | null;
  /** Id of what tells its keys. */
  readonly describedBy: string;
  /** Shown right below the sentence at the caret, over what follows. */
  readonly below: ReactNode;
  onText(text: string): void;
  onCaret(at: number): void;
}

/** Both layers break their lines alike, each in the direction of its own letters. */
const LAYER =
  'col-start-1 row-start-1 px-4 py-3 font-sans text-base leading-6 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext] sm:text-sm sm:leading-6';

/**
 * The document as plain text: a textarea as the browser knows it, over a layer that marks the sentence at the caret and
 * the words that were not understood, and that makes it as high as its text.
 */
export function TextPane({ area, text, readOnly, describedBy, below, onText, onCaret, ...marks }: TextPaneProps) {
  const t = useMessages('editor');
  const layer = useRef<HTMLDivElement>(null);
  const top = useBelow(layer, below !== null, text);
  return (
    <div className="relative grid min-h-[60dvh] rounded-md border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
      <div
        ref={layer}
        aria-hidden
        // Safari on phones pads the text of a textarea by three pixels more.
        className={cn(
          LAYER,
          'pointer-events-none text-transparent select-none supports-[-webkit-touch-callout:none]:px-4.75',
        )}
      >
        <Lines {...marks} />
      </div>
      <textarea
        ref={area}
        aria-label={t('label')}
        aria-describedby={describedBy}
        value={text}
        readOnly={readOnly}
        maxLength={MAX_DOCUMENT}
        spellCheck
        onChange={(event) => {
          onText(event.target.value);
          onCaret(event.target.selectionStart);
        }}
        onSelect={(event) => onCaret(event.currentTarget.selectionStart)}
        className={cn(
          LAYER,
          'size-full resize-none overflow-hidden bg-transparent text-ink outline-none [text-rendering:inherit]',
        )}
      />
      {below !== null && top !== null ? (
        <div className="absolute inset-x-3 z-10 max-w-120" style={{ top }}>
          {below}
        </div>
      ) : null}
    </div>
  );
}

/** Where the marked sentence ends in the layer, in pixels from its top; null where none is. */
function useBelow(layer: RefObject<HTMLElement | null>, on: boolean, text: string): number | null {
  const [top, setTop] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text lies elsewhere
  useLayoutEffect(() => {
    const last = on ? [...(layer.current?.querySelectorAll<HTMLElement>('[data-current]') ?? [])].at(-1) : undefined;
    const frame = layer.current?.parentElement?.getBoundingClientRect();
    setTop(last && frame ? last.getBoundingClientRect().bottom - frame.top + 4 : null);
  }, [layer, on, text]);
  return top;
}

const Lines = memo(function Lines({
  markedText,
  unread,
  current,
}: Pick<TextPaneProps, 'markedText' | 'unread' | 'current'>) {
  const lines = useMemo(() => markedLines(markedText, unread, current), [markedText, unread, current]);
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
    <Line key={i} {...line} />
  ));
});

interface MarkedLine {
  readonly words: string;
  /** Offsets in the line as words, `3-9 12-20`: the same text is the same line to `memo`. */
  readonly unread: string;
  readonly current: string;
}

/** A block of its own each, so that only the line which is written in is laid out anew. */
const Line = memo(function Line({ words, unread, current }: MarkedLine) {
  const stretches = stretchesOf(words, spansOf(unread), spansOf(current)[0] ?? null);
  return (
    <div className="min-h-6 contain-layout [unicode-bidi:inherit]">
      {stretches.map(({ start, text, unread: isUnread, current: isCurrent }) => (
        <span
          key={start}
          data-current={isCurrent || undefined}
          className={cn(isCurrent && 'bg-accent-soft', isUnread && UNREAD_LINE)}
        >
          {text}
        </span>
      ))}
    </div>
  );
});

function markedLines(text: string, unread: readonly Span[], current: Span | null): MarkedLine[] {
  let at = 0;
  return text.split('\n').map((words) => {
    const [start, end] = [at, at + words.length];
    at = end + 1;
    const inside = (spans: readonly Span[]) =>
      spans
        .filter((span) => span.start < end && span.end > start)
        .map((span) => `${Math.max(span.start, start) - start}-${Math.min(span.end, end) - start}`)
        .join(' ');
    return { words, unread: inside(unread), current: inside(current ? [current] : []) };
  });
}

function spansOf(written: string): Span[] {
  return written === ''
    ? []
    : written.split(' ').map((span) => {
        const [start, end] = span.split('-').map(Number) as [number, number];
        return { start, end };
      });
}
