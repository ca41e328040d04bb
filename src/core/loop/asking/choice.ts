import type { OwnerLine } from '../../replies/owner/lines';
import { lineIn } from '../../replies/owner/say';
import type { Choice } from '../state';

/** A way to answer beyond yes and no, that does what it says. */
export function choice(id: string, says: OwnerLine): Choice {
  return { id, label: lineIn(says, 'en'), says };
}
