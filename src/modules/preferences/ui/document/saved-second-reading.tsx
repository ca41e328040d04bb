'use client';

import type { SentenceSecondReading } from '../../schema';
import { SecondReading } from './second-reading';
import { useConfirm } from './use-confirm';

/** What the model reads in a sentence of the document that is in force; confirmed, it is saved at once. */
export default function SavedSecondReading({ reading }: { readonly reading: SentenceSecondReading }) {
  const { busy, confirm } = useConfirm();
  return <SecondReading reading={reading} busy={busy} onConfirm={(taken) => void confirm([taken])} />;
}
