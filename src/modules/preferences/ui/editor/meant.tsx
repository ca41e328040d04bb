'use client';

import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '@/messages/use-messages';
import { SuggestionChips } from '../document/suggestion-chips';

interface MeantProps {
  readonly suggestions: readonly string[];
  onTake(suggestion: string): void;
  onClose(): void;
}

/** What the sentence at the caret may have meant, right below it. Escape closes it. */
export function Meant({ suggestions, onTake, onClose }: MeantProps) {
  const t = useMessages('editor');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  return (
    <div className="relative rounded-md border border-line-strong bg-surface px-3 py-2 pr-9 shadow-float">
      <SuggestionChips suggestions={suggestions} onTake={onTake} />
      <button
        type="button"
        aria-label={t('closeMeant')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
        className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink"
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  );
}
