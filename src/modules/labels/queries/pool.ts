import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { candidateOf, kindOf } from '@/core/labeling/candidate';
import type { Candidate } from '@/core/labeling/sampling';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { labels } from '@/db/schema/labels';
import { loopEvents, loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { NEWEST, POOL, READ_AT_ONCE } from '../constants';
import { shownToStaff } from './visible';

/**
 * The newest messages that were read, whose bytes are kept, whose owners let staff see them, and that nobody labels: what
 * sessions are drawn from.
 */
export async function pool(most = POOL): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (let before: number | null = null, left = true; left && found.size < most; ) {
    const rows: Awaited<ReturnType<typeof readBefore>> = await readBefore(before);
    for (const { id, reading, context } of rows) {
      if (id && reading && context && !found.has(id) && found.size < most)
        found.set(id, candidateOf(id, reading, context.role));
    }
    before = rows.at(-1)?.eventId ?? null;
    left = rows.length === READ_AT_ONCE;
  }
  return [...found.values()];
}

/**
 * So many mails as they were read before an event, the newest first, of owners who let staff see them; `id` null: not to be
 * labelled. Whose they are is looked at first, so that the others' messages are not looked up at all.
 */
function readBefore(event: number | null) {
  const read = database()
    .select({
      ...{ id: loopEvents.id, reading: loopEvents.reading, context: loopEvents.readingContext },
      mail: sql<string>`(${loopEvents.payload}->>'messageRowId')::uuid`.as('mail'),
    })
    .from(loopEvents)
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .where(
      and(
        isNotNull(loopEvents.reading),
        isNotNull(loopEvents.readingContext),
        // What was read of a passage says nothing of the mail as a whole.
        sql`not (${loopEvents.payload} ? 'only')`,
        shownToStaff(),
        event === null ? undefined : lt(loopEvents.id, event),
      ),
    )
    .orderBy(desc(loopEvents.id))
    .limit(READ_AT_ONCE)
    .as('read');
  return database()
    .select({ eventId: read.id, id: messages.id, reading: read.reading, context: read.context })
    .from(read)
    .leftJoin(
      messages,
      and(
        eq(messages.id, read.mail),
        isNotNull(messages.raw),
        sql`not exists (select 1 from labels l where l.message_id = ${messages.id})`,
        sql`not exists (select 1 from labeling_items i join labeling_sessions s on s.id = i.session_id
          where i.message_id = ${messages.id} and s.state = 'open')`,
      ),
    )
    .orderBy(desc(read.id));
}

/** Kinds of mail that somebody has labelled. */
export async function kindsLabelled(): Promise<Set<string>> {
  const rows = await database()
    .selectDistinct({
      intents: sql<string[]>`jsonb_path_query_array(${loopEvents.reading}, '$.intents[*].kind')`,
      language: sql<string>`${loopEvents.reading}->>'language'`,
      role: sql<'owner' | 'guest' | 'auto'>`${loopEvents.readingContext}->>'role'`,
    })
    .from(labels)
    .innerJoin(loopEvents, eq(loopEvents.id, labels.eventId));
  return new Set(rows.map(({ intents, language, role }) => kindOf(intents, language, role)));
}

/** The message that the reader was least sure of among the newest that may be labelled; null: there is none. */
export async function leastSure(): Promise<string | null> {
  const all = await pool(NEWEST);
  return (
    all.reduce<Candidate | null>((least, one) => (least && least.confidence <= one.confidence ? least : one), null)
      ?.id ?? null
  );
}
