import { eq } from 'drizzle-orm';
import type { HeardPassage } from '@/core/loop/event';
import type { Transaction } from '@/db/client';
import { basics, users } from '@/db/schema/identity';
import { loopMessages, messages } from '@/db/schema/mailbox';
import { begunUnder, personasAmong } from '@/modules/assistants/queries';
import { loopLimitMet } from '@/modules/billing/commands/limits';
import type { Runtime } from '@/ports/runtime';
import { addEvent, openLoop } from './open';

/**
 * A passage of an owner's mail to the assistant alone gets a loop that hears it as a mail of its own. `key`: by what the hearing
 * is known. Answers the loop, or null where the owner's plan has no room for it; the mail then says why.
 */
export async function openForPassage(
  tx: Transaction,
  passage: {
    readonly mail: typeof messages.$inferSelect;
    readonly userId: string;
    readonly key: string;
    readonly only: HeardPassage;
    readonly nowMs: number;
    readonly runtime: Pick<Runtime, 'settings'>;
  },
): Promise<string | null> {
  const { mail, userId, key, only, nowMs, runtime } = passage;
  const [owner] = await tx
    .select({ name: users.name, zone: basics.zone })
    .from(users)
    .leftJoin(basics, eq(basics.userId, users.id))
    .where(eq(users.id, userId));
  if (!owner) throw new Error('The owner of the mail is gone');
  const silentReason = await loopLimitMet(tx, userId, 0, { billing: runtime.settings.billing, nowMs });
  if (silentReason !== null) {
    await tx.update(messages).set({ silentReason }).where(eq(messages.id, mail.id));
    return null;
  }
  const begun = begunUnder(await personasAmong(mail.envelopeTo, tx), userId);
  const person = { id: userId, address: mail.fromAddress, name: owner.name, zone: owner.zone };
  const loopId = await openLoop(tx, person, '', nowMs, begun);
  await tx.insert(loopMessages).values({ loopId, messageId: mail.id, via: 'new' }).onConflictDoNothing();
  await addEvent(tx, loopId, { kind: 'message', messageRowId: mail.id, only }, key, nowMs);
  return loopId;
}
