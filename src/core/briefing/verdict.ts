import { heardOfOwner } from '../loop/owner/hear';
import { read } from '../reading/read';
import type { ReadingContext } from '../reading/reading';
import { spelledOut } from '../reading/short-text';
import type { EpochMinute } from '../time/period';

/** Longer words than these say more than yes or no. */
const LONGEST = 80;

/** A yes or a no of the reader's that says nothing else; null for any other words. */
export function bareVerdict(
  text: string,
  { now, locale }: { readonly now: EpochMinute; readonly locale: string | null },
): 'yes' | 'no' | null {
  if (text.length > LONGEST) return null;
  const context: ReadingContext = {
    ...{
      now,
      locale,
      ownerZone: 'Etc/UTC',
      senderZone: null,
      role: 'owner',
      loopState: 'new',
      offered: [],
      event: null,
    },
    workday: { start: 540, end: 1020 },
  };
  const words = spelledOut(text);
  const { owner } = heardOfOwner(words, read(words, context), context, { assistant: '', copied: [], contacts: [] });
  const { kind = null, heard } = owner?.verdict ?? {};
  return heard === null && kind !== 'edit' ? kind : null;
}
