'use client';

import { CornerDownRight } from 'lucide-react';
import { useMessages } from '@/messages/use-messages';

interface SuggestionChipsProps {
  /** Sentences that are understood, and that the sentence may have meant. */
  readonly suggestions: readonly string[];
  readonly busy?: boolean;
  onTake(suggestion: string): void;
}

/** What a sentence that was not understood may have meant, right at its words: one tap writes it instead. */
export function SuggestionChips({ suggestions, busy = false, onTake }: SuggestionChipsProps) {
  const t = useMessages('document');
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center gap-1.5 text-xs text-ink-2">
        <CornerDownRight className="size-3.5 shrink-0" aria-hidden />
        {t('meant')}
      </p>
      <ul aria-label={t('meant')} className="grid justify-items-start gap-1.5">
        {suggestions.map((text) => (
          <li key={text}>
            <button
              type="button"
              disabled={busy}
              aria-label={t('take', { text })}
              // The text keeps the focus, and its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(text)}
              className="rounded-sm border border-line-strong bg-surface px-2.5 py-1 text-left wrap-anywhere hover:bg-surface-2 disabled:opacity-60"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
