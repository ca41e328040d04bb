'use client';

import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { DocumentSentence } from '@/core/preferences/document';
import type { Taken } from '@/core/preferences/second-reading/placed';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { Empty } from '@/ui/notes';
import type { SentenceSecondReading } from '../../schema';
import { IgnoredNote } from '../document/ignored-note';
import { RuleChips } from '../document/rule-chips';
import type { SecondReadings } from '../document/use-second-readings';
import { keyedAgain, NOTHING_KEYED } from './keyed';
import type { Reading, Readings } from './readings';
import { useGrown } from './use-grown';

export interface LiveSentencesProps {
  /** Those of the text as it is now. */
  readonly sentences: readonly DocumentSentence[];
  /** What was read last. */
  readonly readings: Readings;
  /** Place of the sentence that the caret is in, -1 for none. */
  readonly current: number;
  /** What a model reads in sentences of the saved document. */
  readonly secondReadings: SecondReadings;
  /** Minutes of the next two weeks that the sentence at the caret alone keeps free; null where it keeps nothing or it is not known. */
  readonly kept: number | null;
  onOpen(place: number): void;
  /** Writes what the model has read at a sentence, or what it may have meant. */
  onConfirm(taken: Taken): void;
  /** Shows the two weeks. */
  onShow(): void;
}

/** Fetched where a model is asked at all. */
const SecondReading = lazy(() =>
  import('../document/second-reading').then((part) => ({ default: part.SecondReading })),
);

/** What each sentence is read as, while it is written: one that is still to be read says so. */
export const LiveSentences = memo(function LiveSentences(props: LiveSentencesProps) {
  const t = useMessages('editor');
  const { sentences, readings, current, secondReadings, kept, onOpen, onConfirm, onShow } = props;
  const list = useRef<HTMLOListElement>(null);
  const [keyed, setKeyed] = useState({ of: NONE, ...NOTHING_KEYED });
  // Kept from one drawing to the next: a row stays with its sentence while others come and go above it.
  if (keyed.of !== sentences) {
    setKeyed({
      of: sentences,
      ...keyedAgain(
        keyed,
        sentences.map(({ text }) => text),
      ),
    });
  }
  const here = readings.get(sentences[current]?.text ?? '');
  // What is read of a sentence may make its row higher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is a reason to look again whether it is in sight
  useEffect(() => {
    const row = list.current?.children[current];
    if (row) showIn(row);
  }, [current, here]);
  if (sentences.length === 0) return <Empty>{t('writeFirst')}</Empty>;
  return (
    <ol ref={list} aria-label={t('meaning')} className="rounded-md border border-line bg-surface">
      {sentences.map(({ text }, i) => (
        <Row
          key={keyed.keys[i]}
          text={text}
          place={i}
          read={readings.get(text) ?? null}
          current={i === current}
          kept={i === current ? kept : null}
          reading={secondReadings.get(text)}
          onOpen={onOpen}
          onConfirm={onConfirm}
          onShow={onShow}
        />
      ))}
    </ol>
  );
});

const NONE: readonly DocumentSentence[] = [];

interface RowProps {
  readonly text: string;
  readonly place: number;
  readonly read: Reading | null;
  readonly current: boolean;
  readonly reading: SentenceSecondReading | undefined;
  readonly kept: number | null;
  onShow(): void;
  onOpen(place: number): void;
  onConfirm: LiveSentencesProps['onConfirm'];
}

/** A sentence that is being changed keeps what was read of it before, faded, until it is read again. */
const Row = memo(function Row({ text, place, read, current, reading, kept, onOpen, onConfirm, onShow }: RowProps) {
  const t = useMessages('editor');
  const say = useMessages('document');
  const row = useRef<HTMLLIElement>(null);
  useGrown(row, current);
  const [last, setLast] = useState(read);
  if (read && read !== last) setLast(read);
  const shown = read ?? last;
  /** Where its rules stand behind it already. */
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return (
    <li
      ref={row}
      aria-current={current || undefined}
      className={cn(
        'grid content-start gap-1.5 border-l-3 border-l-transparent px-3 py-2 contain-layout not-first:border-t not-first:border-t-line',
        shown && shown.understood !== 'yes' && !shown.fact && 'border-l-warn',
        current && 'bg-accent-soft',
        // Room for what most sentences are read as.
        !shown && current && 'min-h-22',
      )}
    >
      <button
        type="button"
        dir="auto"
        title={text}
        onClick={() => onOpen(place)}
        className={cn('line-clamp-2 text-start text-xs text-ink-2 wrap-anywhere hover:text-ink', current && 'text-ink')}
      >
        {text}
      </button>
      {read ? null : <p className={cn('text-xs text-ink-3', shown && 'sr-only')}>{t('reading')}</p>}
      {shown ? (
        <div aria-busy={read === null} className={cn('grid gap-1.5 empty:hidden', read === null && 'opacity-60')}>
          {shown.past ? <p className="text-xs text-ink-3">{say('over')}</p> : null}
          <RuleChips rules={shown.rules} past={shown.past} />
          <IgnoredNote
            understood={shown.understood}
            unread={shown.unread}
            fact={shown.fact}
            lacksLink={shown.lacksLink}
          />
          {kept === null ? null : (
            <p className="text-xs text-ink-2">
              {t('keeps', { hours: kept / 60 })}{' '}
              <button type="button" onClick={onShow} className="underline underline-offset-3 hover:text-ink">
                {t('showThere')}
              </button>
            </p>
          )}
        </div>
      ) : null}
      {read && reading && confirmed !== text && read.understood !== 'yes' ? (
        <Suspense fallback={null}>
          <SecondReading
            reading={reading}
            busy={false}
            onConfirm={(taken) => {
              setConfirmed(text);
              onConfirm(taken);
            }}
          />
        </Suspense>
      ) : null}
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
