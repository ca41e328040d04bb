import { parsePageToken } from '@/core/mail/page-token';
import { maskedNumber } from '@/core/phone/e164';
import { minuteOf } from '@/core/time/period';
import { signingKey } from '@/modules/mailbox/policy';
import { lineFor } from '@/modules/texting/queries/line';
import { isStopped } from '@/modules/texting/queries/phone';
import type { Runtime } from '@/ports/runtime';
import { numberIn } from '../policy';
import type { GuestTexts } from '../schema';
import { guestNumberAt, guestsAreTexted } from './numbers';
import { standingOf } from './standing';

/** What the page of a guest's link says about texts; null where it offers none. */
export async function guestTexts(token: string, runtime: Runtime): Promise<GuestTexts | null> {
  if (runtime.texting === null) return null;
  const place = parsePageToken(token, [signingKey(runtime.settings)]);
  const standing = place && (await standingOf(place));
  const nowMs = await runtime.clock.now();
  if (!place || !standing?.at || standing.at.start <= minuteOf(nowMs)) return null;
  if (!(await guestsAreTexted(standing.ownerId, runtime))) return null;
  const row = await guestNumberAt(place);
  const known = row && numberIn(row, runtime.settings);
  if (!row || !known) return { state: 'none' };
  const number = maskedNumber(known);
  if (await isStopped(known)) {
    return { state: 'stopped', number, line: (await lineFor(standing.ownerId, row.lineId))?.number ?? null };
  }
  if (row.verifiedAt) {
    return {
      state: 'on',
      number,
      changes: row.wishes.includes('changes'),
      reminder: row.wishes.includes('reminder'),
    };
  }
  return row.codeUntil && row.codeUntil.getTime() > nowMs ? { state: 'code', number } : { state: 'none' };
}
