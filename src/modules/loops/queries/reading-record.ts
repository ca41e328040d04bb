import { desc, eq, or, sql } from 'drizzle-orm';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { database } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';

/** How something that somebody wrote was read, with what the reader was told of the conversation. */
export interface ReadingRecord {
  readonly eventId: number;
  /** The stored mail; null once its bytes are forgotten, or where the words came from a page. */
  readonly raw: Buffer | null;
  /** Words that were typed on a page. */
  readonly typed: string | null;
  readonly reading: Reading;
  readonly context: ReadingContext;
  /** Names and addresses of those who take part, the sender included. */
  readonly people: readonly { readonly address: string; readonly name: string | null }[];
}

/**
 * What was read in the newest event of a Message-ID (with or without angle brackets), or in the event of a number.
 * `not_found`: there is no such mail or event; `not_read`: it has not been read, or before contexts were kept.
 */
export async function readingRecord(
  identifier: string,
): Promise<{ ok: true; record: ReadingRecord } | { ok: false; reason: 'not_found' | 'not_read' }> {
  const bare = identifier.replace(/^<|>$/g, '');
  const wanted = /^\d{1,15}$/.test(identifier)
    ? eq(loopEvents.id, Number(identifier))
    : or(eq(messages.messageId, bare), eq(messages.messageId, `<${bare}>`));
  const [row] = await database()
    .select({ event: loopEvents, state: loops.state, raw: messages.raw, sender: messages.fromAddress })
    .from(loopEvents)
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .leftJoin(messages, sql`${messages.id}::text = ${loopEvents.payload}->>'messageRowId'`)
    .where(wanted)
    .orderBy(desc(loopEvents.id))
    .limit(1);
  if (!row) return { ok: false, reason: 'not_found' };
  const { id: eventId, payload, reading, readingContext: context } = row.event;
  if (reading === null || context === null) return { ok: false, reason: 'not_read' };
  const people = row.state.participants.map(({ address, name }) => ({ address, name }));
  const typed = payload.kind === 'choice' ? payload.suggestion : null;
  const sender = row.sender ? [{ address: row.sender, name: null }] : [];
  return { ok: true, record: { eventId, raw: row.raw, typed, reading, context, people: [...people, ...sender] } };
}
