import { heardOfOwner } from '../loop/owner/hear';
import { read } from '../reading/read';
import { spelledOut } from '../reading/short-text';
import { alone, type Written } from './alone';

/** Longer words than these say more than yes or no. */
const LONGEST = 80;

/** A yes or a no of the reader's that says nothing else; null for any other words. */
export function bareVerdict(text: string, written: Written): 'yes' | 'no' | null {
  if (text.length > LONGEST) return null;
  const context = alone(written);
  const words = spelledOut(text);
  const { owner } = heardOfOwner(words, read(words, context), context, { assistant: '', copied: [], contacts: [] });
  const { kind = null, heard } = owner?.verdict ?? {};
  return heard === null && kind !== 'edit' ? kind : null;
}
