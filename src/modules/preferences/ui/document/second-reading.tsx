'use client';

import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import type { SecondReading as Answer } from '../../schema';
import { isRefused, setRefused } from './refused';

/** `instead`: in the place of the owner's words; `beside`: after them, which stay as they are. */
export type Placing = 'instead' | 'beside';

interface SecondReadingProps {
  /** A sentence of the saved document that was not understood in every word. */
  readonly sentence: string;
  readonly busy: boolean;
  /** Writes the canonical sentences into the document: only those bind. */
  onConfirm(rules: readonly string[], placing: Placing): void;
}

/** What the model reads in a sentence that the compiler did not understand, until the owner makes it a sentence of theirs. */
export function SecondReading({ sentence, busy, onConfirm }: SecondReadingProps) {
  const [proposals, setProposals] = useState<Answer['proposals']>([]);
  /** `before`: in an earlier look at it. */
  const [refused, setRefusal] = useState<'no' | 'now' | 'before'>('before');
  useEffect(() => {
    const before = isRefused(sentence);
    setRefusal(before ? 'before' : 'no');
    if (before) return;
    const gone = new AbortController();
    void inTurn(() => read(sentence, gone.signal)).then((found) => {
      if (!gone.signal.aborted) setProposals(found);
    });
    return () => gone.abort();
  }, [sentence]);
  if (proposals.length === 0 || refused === 'before') return null;
  const refuse = (on: boolean) => {
    setRefused(sentence, on);
    setRefusal(on ? 'now' : 'no');
  };
  if (refused === 'now') {
    return (
      <p role="status" className="text-xs text-ink-2">
        Not taken: your sentence stays as it is.{' '}
        <button type="button" ref={takeFocus} className="underline underline-offset-3" onClick={() => refuse(false)}>
          Show it again
        </button>
      </p>
    );
  }
  const rules = proposals.map((one) => one.sentence);
  return (
    <section
      aria-label={`What the model reads in “${sentence}”`}
      className="grid gap-1.5 rounded-sm border border-dashed border-line-strong px-3 py-2"
    >
      <p className="flex items-center gap-1.5 text-xs text-ink-2">
        <Sparkles className="size-3.5 shrink-0" aria-hidden />
        Read by the model, not yet confirmed: it binds nothing.
      </p>
      <ul className="grid gap-1">
        {proposals.map(({ quote, sentence: rule, words }) => (
          <li key={rule} className="grid gap-0.5 text-xs wrap-anywhere">
            <span className="text-sm">{rule}</span>
            <span className="text-ink-3">
              {words}, from “{quote}”
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => onConfirm(rules, 'instead')}>
          Write this instead
        </Button>
        <Button look="quiet" busy={busy} onClick={() => onConfirm(rules, 'beside')}>
          Keep my words beside it
        </Button>
        <Button look="quiet" onClick={() => refuse(true)}>
          Not what I meant
        </Button>
      </div>
    </section>
  );
}

/** Once, in the place of the button that was pressed. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}

async function read(sentence: string, signal: AbortSignal): Promise<Answer['proposals']> {
  if (signal.aborted) return [];
  try {
    const { proposals } = await sendJson<Answer>('/api/preferences/second-reading', 'POST', { sentence }, signal);
    return proposals;
  } catch {
    // It is an offer: the sentence is marked as ignored without it.
    return [];
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One sentence at a time, however many there are on the page. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
