import { setTimeout as pause } from 'node:timers/promises';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { LISTING_DELAY_MS } from '../constants';

/** How a mail stands after an attempt. `queued` is to be sent again; `sending` too, but it may have arrived: asked first. */
export interface Delivery {
  readonly state: 'sent' | 'failed' | 'unknown' | 'queued' | 'sending';
  readonly lastError: string | null;
}

/**
 * One attempt to hand a mail over, never for the second time. After one that was cut off (`mayHaveArrived`) the provider
 * is asked for the Message-ID first; where it cannot be asked the outcome stays `unknown`. Never throws.
 */
export async function deliverOnce(
  mail: OutgoingMail,
  mayHaveArrived: boolean,
  { mail: sender }: Pick<Runtime, 'mail'>,
): Promise<Delivery> {
  if (mayHaveArrived) {
    if (!sender.findSent) return { state: 'unknown', lastError: 'The attempt was cut off' };
    await pause(LISTING_DELAY_MS);
    const found = await sender.findSent(mail.messageId).catch(() => null);
    if (found === null) return { state: 'sending', lastError: 'The provider could not be asked' };
    if (found) return { state: 'sent', lastError: null };
  }
  const result = await sender.send(mail);
  if (result.ok) return { state: 'sent', lastError: null };
  const lastError = result.reason;
  if (result.failure === 'permanent') return { state: 'failed', lastError };
  if (result.failure === 'temporary') return { state: 'queued', lastError };
  return { state: sender.findSent ? 'sending' : 'unknown', lastError };
}
