'use client';

import { type RefObject, useDeferredValue, useMemo } from 'react';
import { MAX_DOCUMENT } from '@/core/preferences/document';
import { cn } from '@/ui/class-names';
import { type Span, stretchesOf } from '../document/marked-words';
import { UNREAD_LINE } from '../document/unread-text';

interface TextPaneProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly readOnly: boolean;
  /** Of the text that was compiled last, and which text that is: the marks wait until they are right. */
  readonly unread: { readonly of: string; readonly spans: readonly Span[] };
  /** The sentence that the caret is in. */
  readonly current: Span | null;
  /** Id of what tells its keys. */
  readonly describedBy: string;
  onText(text: string): void;
  onCaret(at: number): void;
}

/** Both layers break their lines alike. */
const LAYER =
  'col-start-1 row-start-1 px-4 py-3 font-sans text-base leading-6 whitespace-pre-wrap wrap-anywhere sm:text-sm sm:leading-6';

/**
 * The document as plain text: a textarea as the browser knows it, over a layer that marks the sentence at the caret and
 * the words that were not understood, and that makes it as high as its text.
 */
export function TextPane({ area, text, readOnly, unread, current, describedBy, onText, onCaret }: TextPaneProps) {
  const shown = useDeferredValue(text);
  const stretches = useMemo(
    () => stretchesOf(shown, shown === unread.of ? unread.spans : [], current),
    [shown, unread, current],
  );
  return (
    <div className="grid min-h-[60dvh] rounded-md border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
      <div
        aria-hidden
        // Safari on phones pads the text of a textarea by three pixels more.
        className={cn(
          LAYER,
          'pointer-events-none text-transparent select-none supports-[-webkit-touch-callout:none]:px-4.75',
        )}
      >
        {stretches.map(({ start, text: words, unread: isUnread, current: isCurrent }) => (
          <span
            key={start}
            data-current={isCurrent || undefined}
            className={cn(isCurrent && 'bg-accent-soft', isUnread && UNREAD_LINE)}
          >
            {words}
          </span>
        ))}
        {/* Gives the last line its height although nothing stands on it. */}
        {'\u200b'}
      </div>
      <textarea
        ref={area}
        aria-label="Your preferences"
        aria-describedby={describedBy}
        value={text}
        readOnly={readOnly}
        maxLength={MAX_DOCUMENT}
        spellCheck
        onChange={(event) => onText(event.target.value)}
        onSelect={(event) => onCaret(event.currentTarget.selectionStart)}
        className={cn(
          LAYER,
          'size-full resize-none overflow-hidden bg-transparent text-ink outline-none [text-rendering:inherit]',
        )}
      />
    </div>
  );
}
