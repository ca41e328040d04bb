'use client';

import { SuggestionChips } from './suggestion-chips';
import { useConfirm } from './use-confirm';

interface SavedSuggestionsProps {
  /** As it stands in the document that is in force. */
  readonly sentence: string;
  readonly suggestions: readonly string[];
}

/** What a saved sentence may have meant; taken, it is saved at once. */
export function SavedSuggestions({ sentence, suggestions }: SavedSuggestionsProps) {
  const { busy, confirm } = useConfirm();
  return (
    <SuggestionChips
      suggestions={suggestions}
      busy={busy}
      onTake={(rule) => void confirm([{ sentence, rules: [rule], placing: 'instead' }])}
    />
  );
}
