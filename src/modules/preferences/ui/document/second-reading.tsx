'use client';

import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Taken, takenOf } from '@/core/preferences/second-reading/placed';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import type { SentenceSecondReading } from '../../schema';
import { isRefused, setRefused } from './refused';

interface SecondReadingProps {
  readonly reading: SentenceSecondReading;
  readonly busy: boolean;
  /** Writes the canonical sentences into the document: only those bind. */
  onConfirm(taken: Taken): void;
}

/** What the model reads in a sentence that the compiler did not understand, until the owner makes it a sentence of theirs. */
export function SecondReading({ reading, busy, onConfirm }: SecondReadingProps) {
  const t = useMessages('document');
  const { sentence, proposals } = reading;
  /** `before`: in an earlier look at it. */
  const [refused, setRefusal] = useState<'no' | 'now' | 'before'>('before');
  useEffect(() => setRefusal(isRefused(sentence) ? 'before' : 'no'), [sentence]);
  if (refused === 'before') return null;
  const refuse = (on: boolean) => {
    setRefused(sentence, on);
    setRefusal(on ? 'now' : 'no');
  };
  if (refused === 'now') {
    return (
      <p role="status" className="text-xs text-ink-2">
        {t('notTaken')}{' '}
        <button type="button" ref={takeFocus} className="underline underline-offset-3" onClick={() => refuse(false)}>
          {t('showAgain')}
        </button>
      </p>
    );
  }
  return (
    <section
      aria-label={t('modelOf', { text: sentence })}
      className="grid gap-1.5 rounded-sm border border-dashed border-line-strong px-3 py-2"
    >
      <p className="flex items-center gap-1.5 text-xs text-ink-2">
        <Sparkles className="size-3.5 shrink-0" aria-hidden />
        {t('byModel')}
      </p>
      <ul className="grid gap-1">
        {proposals.map(({ quote, sentence: rule, words }) => (
          <li key={rule} className="grid gap-0.5 text-xs wrap-anywhere">
            <span className="text-sm">{rule}</span>
            <span className="text-ink-3">{t('fromQuote', { words, quote })}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => onConfirm(takenOf(reading, 'instead'))}>
          {t('instead')}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => onConfirm(takenOf(reading, 'beside'))}>
          {t('beside')}
        </Button>
        <Button look="quiet" onClick={() => refuse(true)}>
          {t('notMeant')}
        </Button>
      </div>
    </section>
  );
}

/** Once, in the place of the button that was pressed. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}
