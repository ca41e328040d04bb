'use client';

import { lazy, memo, Suspense, useEffect, useMemo, useRef } from 'react';
import type { DocumentSentence } from '@/core/preferences/document';
import { cn } from '@/ui/class-names';
import { Empty } from '@/ui/notes';
import type { SentenceAnswer } from '../../schema';
import { IgnoredNote } from '../document/ignored-note';
import { RuleChips } from '../document/rule-chips';
import type { Placing } from '../document/second-reading';

export interface LiveSentencesProps {
  /** Those of the text as it is now. */
  readonly sentences: readonly DocumentSentence[];
  /** Those that were compiled last. */
  readonly compiled: readonly SentenceAnswer[];
  /** Place of the sentence that the caret is in, -1 for none. */
  readonly current: number;
  /** Sentences of the saved document, where a model may read those that are not understood. */
  readonly readable: ReadonlySet<string>;
  onOpen(place: number): void;
  /** Writes what the model has read at a sentence. */
  onConfirm(sentence: string, rules: readonly string[], placing: Placing): void;
}

/** Fetched where a model is asked at all. */
const SecondReading = lazy(() =>
  import('../document/second-reading').then((part) => ({ default: part.SecondReading })),
);

/** What each sentence is read as, while it is written: one that is still to be read says so. */
export function LiveSentences({ sentences, compiled, current, readable, onOpen, onConfirm }: LiveSentencesProps) {
  const list = useRef<HTMLOListElement>(null);
  const known = useMemo(() => new Map(compiled.map((one) => [one.text, one])), [compiled]);
  // What is read of a sentence may make its row higher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is a reason to look again whether it is in sight
  useEffect(() => {
    const row = list.current?.children[current];
    if (row) showIn(row);
  }, [current, compiled]);
  if (sentences.length === 0) return <Empty>Write a sentence, and see here what it is understood as.</Empty>;
  return (
    <ol ref={list} aria-label="What your sentences mean" className="rounded-md border border-line bg-surface">
      {sentences.map((sentence, i) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other identity while it is typed
          key={i}
          text={sentence.text}
          place={i}
          read={known.get(sentence.text) ?? null}
          current={i === current}
          readable={readable.has(sentence.text)}
          onOpen={onOpen}
          onConfirm={onConfirm}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly text: string;
  readonly place: number;
  readonly read: SentenceAnswer | null;
  readonly current: boolean;
  readonly readable: boolean;
  onOpen(place: number): void;
  onConfirm: LiveSentencesProps['onConfirm'];
}

const Row = memo(function Row({ text, place, read, current, readable, onOpen, onConfirm }: RowProps) {
  return (
    <li
      aria-current={current || undefined}
      className={cn(
        'grid gap-1.5 border-l-3 border-l-transparent px-3 py-2 not-first:border-t not-first:border-t-line',
        read && read.understood !== 'yes' && !read.fact && 'border-l-warn',
        current && 'bg-accent-soft',
      )}
    >
      <button
        type="button"
        title={text}
        onClick={() => onOpen(place)}
        className={cn('line-clamp-2 text-left text-xs text-ink-2 wrap-anywhere hover:text-ink', current && 'text-ink')}
      >
        {text}
      </button>
      {read ? (
        <>
          {read.past ? <p className="text-xs text-ink-3">Over: its days have passed.</p> : null}
          <RuleChips rules={read.rules} past={read.past} />
          <IgnoredNote understood={read.understood} unread={read.unread} fact={read.fact} />
          {readable && read.understood !== 'yes' && !read.past && !read.fact ? (
            <Suspense fallback={null}>
              <SecondReading
                sentence={text}
                busy={false}
                onConfirm={(rules, placing) => onConfirm(text, rules, placing)}
              />
            </Suspense>
          ) : null}
        </>
      ) : (
        <p className="text-xs text-ink-3">Reading…</p>
      )}
    </li>
  );
});

/** Scrolls only the pane that the list stands in, never the page under the caret. */
function showIn(row: Element): void {
  const scroller = row.closest<HTMLElement>('[data-pane]');
  if (!scroller) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom + 8;
}
