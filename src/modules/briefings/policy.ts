import { makeBriefingReply } from '@/core/mail/briefing-token';
import { briefingAddress } from '@/core/mail/reply-token';
import { signingKey } from '@/modules/mailbox/policy';
import type { RuntimeSettings } from '@/ports/runtime';

/** Where a briefing is answered: an address of the assistant's that names it, as a thread that is cut off does not. */
export function replyTo(address: string, briefingId: string, settings: Pick<RuntimeSettings, 'signingSecret'>): string {
  return briefingAddress(address, makeBriefingReply(briefingId, signingKey(settings)));
}
