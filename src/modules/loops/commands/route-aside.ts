import type { RouteMail } from '@/modules/mailbox/schema';
import { addEvent } from './open';

/**
 * Gives a mail that went past the assistant, and was seen in the owner's mailbox, to the owner's loop whose thread it
 * continues. Which one that is was found within the owner's own loops.
 */
export function routeAside(loop: { readonly id: string; readonly ownerId: string }): RouteMail {
  return async (tx, mail) => {
    const payload = { kind: 'message', messageRowId: mail.messageRowId, aside: true } as const;
    await addEvent(tx, loop.id, payload, `message:${mail.messageRowId}`, mail.receivedMs);
    return { loopId: loop.id, userId: loop.ownerId };
  };
}
