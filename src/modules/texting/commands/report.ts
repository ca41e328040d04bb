import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { texts } from '@/db/schema/texting';
import type { Runtime } from '@/ports/runtime';
import type { VendorTextState } from '@/ports/texting';
import { PRICE_MS } from '../constants';
import { numberOfText } from '../queries/peer';
import { stopNumber } from './stop';

/** "The recipient has opted out", as a carrier tells the vendor afterwards. */
const OPTED_OUT = 21610;

interface Reported {
  readonly vendorId: string;
  readonly state: VendorTextState;
  readonly errorCode: number | null;
}

/**
 * What the vendor reports of a text, in whatever order and however often. That it reports at all says that it has the text, also
 * where the answer to our call was lost.
 */
export async function reportText(
  id: string,
  { vendorId, state, errorCode }: Reported,
  { clock, settings }: Pick<Runtime, 'clock' | 'settings'>,
): Promise<void> {
  const nowMs = await clock.now();
  await database().transaction(async (tx) => {
    const [text] = await tx.select().from(texts).where(eq(texts.id, id)).for('update');
    if (!text || text.direction === 'in' || (text.vendorId !== null && text.vendorId !== vendorId)) return;
    const is = eq(texts.id, id);
    if (text.state === 'sending') {
      const sent = { state: 'sent', vendorId, sentAt: new Date(nowMs), dueAt: new Date(nowMs + PRICE_MS) } as const;
      await tx.update(texts).set(sent).where(is);
    } else if (text.state !== 'sent') return;
    if (state === 'delivered') await tx.update(texts).set({ state: 'delivered' }).where(is);
    if (state !== 'failed') return;
    await tx
      .update(texts)
      .set({ state: 'failed', problem: `The vendor says ${errorCode ?? 'no reason'}` })
      .where(is);
    const to = errorCode === OPTED_OUT ? await numberOfText(text, settings, tx) : null;
    if (to) {
      const said = { lineId: text.lineId, text: `The vendor says ${OPTED_OUT}` };
      await stopNumber(tx, to.number, { ...said, ...to.log }, nowMs);
    }
  });
}
