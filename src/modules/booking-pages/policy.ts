import { parseFormToken, type ShownForm } from '@/core/booking-pages/form-token';
import { signingKey } from '@/modules/mailbox/policy';
import type { RuntimeSettings } from '@/ports/runtime';
import { FORM_MAX_AGE_MS, FORM_MIN_AGE_MS } from './constants';

/**
 * What a form books that was shown by us for this page, neither just now nor long ago by real time. `early`: no person is
 * as fast. `old`: it was not shown by us, or too long ago.
 */
export function formOf(
  token: string,
  pageId: string,
  settings: Pick<RuntimeSettings, 'signingSecret'>,
  realMs: number,
): ShownForm | 'early' | 'old' {
  const shown = parseFormToken(token, pageId, [signingKey(settings)]);
  if (!shown) return 'old';
  const age = realMs - shown.at;
  if (age < FORM_MIN_AGE_MS) return 'early';
  return age > FORM_MAX_AGE_MS ? 'old' : shown;
}
