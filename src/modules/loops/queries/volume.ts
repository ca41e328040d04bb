import { and, eq, gte, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Volume } from '@/core/loop/context';
import { database } from '@/db/client';
import { loops, plans } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';

/** What left for guests since `sinceMs` by the product's clock: bounds of settled 12 and docs/behaviour.md, Bounds. */
export async function volumeSince(
  loop: { readonly id: string; readonly ownerId: string },
  ownAddresses: readonly string[],
  sinceMs: number,
): Promise<Pick<Volume, 'threadToday' | 'newAddressesToday'>> {
  const rows = await database()
    .select({
      loopId: outgoingMails.loopId,
      version: outgoingMails.loopVersion,
      recipient: outgoingMails.recipient,
      // A mail is one turn however many copies it has.
      earlier: sql<boolean>`exists (
        select 1 from outgoing_mails o join loops l on l.id = o.loop_id join plans p on p.loop_id = o.loop_id and p.version = o.loop_version
        where l.owner_id = ${loop.ownerId} and o.recipient = ${outgoingMails.recipient} and p.created_at < ${new Date(sinceMs).toISOString()}::timestamptz)`,
    })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .innerJoin(plans, and(eq(plans.loopId, outgoingMails.loopId), eq(plans.version, outgoingMails.loopVersion)))
    .where(
      and(
        eq(loops.ownerId, loop.ownerId),
        ne(outgoingMails.state, 'failed'),
        notInArray(outgoingMails.recipient, [...ownAddresses]),
        gte(plans.createdAt, new Date(sinceMs)),
      ),
    );
  const turns = new Set(rows.filter((row) => row.loopId === loop.id).map((row) => row.version));
  const fresh = new Set(rows.filter((row) => !row.earlier).map((row) => row.recipient));
  return { threadToday: turns.size, newAddressesToday: fresh.size };
}

/** Which of these addresses the owner's assistant has written to before, however it went. */
export async function writtenBefore(ownerId: string, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await database()
    .selectDistinct({ recipient: outgoingMails.recipient })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .where(
      and(
        eq(loops.ownerId, ownerId),
        inArray(outgoingMails.recipient, [...addresses]),
        ne(outgoingMails.state, 'failed'),
      ),
    );
  return new Set(rows.map((row) => row.recipient));
}
