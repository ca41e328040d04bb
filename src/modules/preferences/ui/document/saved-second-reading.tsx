'use client';

import { SecondReading } from './second-reading';
import { useConfirm } from './use-confirm';

/** What the model reads in a sentence of the document that is in force; confirmed, it is saved at once. */
export default function SavedSecondReading({ sentence }: { readonly sentence: string }) {
  const { busy, confirm } = useConfirm();
  return (
    <SecondReading
      sentence={sentence}
      busy={busy}
      onConfirm={(rules, placing) => void confirm(sentence, rules, placing)}
    />
  );
}
