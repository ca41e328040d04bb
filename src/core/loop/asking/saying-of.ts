import type { Saying } from '../../replies/owner/lines';
import type { Decision } from '../state';

/** A question before it is words; of one that was stored without it, its words. */
export function sayingOf({ says, asks, text }: Decision, zone?: string): Saying {
  if (says) return says;
  return asks && zone !== undefined ? [{ line: 'plan', ...asks, zone }] : [{ line: 'written', text }];
}
