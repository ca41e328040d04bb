import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type MailRow, mailRow } from '@/core/labeling/mail-row';
import type { Known } from '@/core/labeling/redaction';
import { redactedRow } from '@/core/labeling/row-redaction';
import { database } from '@/db/client';
import { assistants } from '@/db/schema/assistants';
import { users } from '@/db/schema/identity';
import { adjudications, labels } from '@/db/schema/labels';
import { loopEvents, loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { contactsOf } from '@/modules/loops/queries/contacts';
import type { Runtime } from '@/ports/runtime';
import { PORTION, PORTION_BYTES } from '../constants';
import { newTextOfBytes } from './subject';
import { shownToStaff } from './visible';

/** What is gold, of owners who let staff see it, and whose mail is kept. */
function isGold(): SQL | undefined {
  return and(eq(labels.state, 'gold'), isNotNull(messages.raw), isNotNull(loopEvents.readingContext), shownToStaff());
}

/** A gold label that is to be exported. */
export interface GoldLabel {
  readonly id: string;
  readonly ownerId: string;
  /** Of its mail, in bytes. */
  readonly size: number;
}

/** Gold labels with whose mail they are of, the oldest first; of one session, if one is given. */
export async function goldLabels(sessionId?: string): Promise<GoldLabel[]> {
  const ofSession = sql`exists (select 1 from labeling_items i
    where i.message_id = ${labels.messageId} and i.session_id = ${sessionId})`;
  return database()
    .select({ id: labels.id, ownerId: loops.ownerId, size: messages.size })
    .from(labels)
    .innerJoin(loopEvents, eq(loopEvents.id, labels.eventId))
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .innerJoin(messages, eq(messages.id, labels.messageId))
    .where(and(isGold(), sessionId === undefined ? undefined : ofSession))
    .orderBy(asc(labels.submittedAt), asc(labels.id));
}

/** The same in portions that are read at once: so many, and so many bytes of mail, if it is not one alone. */
export function portions(gold: readonly GoldLabel[]): string[][] {
  const all: { ids: string[]; bytes: number }[] = [];
  for (const { id, size } of gold) {
    const last = all.at(-1);
    if (last && last.ids.length < PORTION && last.bytes + size <= PORTION_BYTES) {
      last.ids.push(id);
      last.bytes += size;
    } else all.push({ ids: [id], bytes: size });
  }
  return all.map(({ ids }) => ids);
}

/**
 * Gold labels as rows that `npm run eval:reader` reads, in the order of the ids. What a third person found to be ambiguous, or
 * anybody unclear, must be asked about. Decided ones are of the split `test`. Those that are no such labels any more are left out.
 */
export async function goldRows(
  ids: readonly string[],
  redact: boolean,
  runtime: Pick<Runtime, 'parse' | 'settings'>,
): Promise<MailRow[]> {
  const found = await goldNow(ids);
  const byId = new Map(found.map((label) => [label.id, label]));
  const rows: MailRow[] = [];
  const owners = redact ? [...new Set(found.map(({ ownerId }) => ownerId))] : [];
  const known = new Map(await Promise.all(owners.map(async (id) => [id, await namesKnownTo(id, runtime)] as const)));
  for (const id of ids) {
    const label = byId.get(id);
    if (label) rows.push(...(await rowOf(label, redact, runtime, known.get(label.ownerId) ?? {})));
  }
  return rows;
}

/** Names of people whom an owner knows, and what assistants are called. */
async function namesKnownTo(ownerId: string, { settings }: Pick<Runtime, 'settings'>): Promise<Known> {
  const contacts = (await contactsOf(ownerId)).flatMap(({ name }) => (name === '' ? [] : name));
  const own = await database().select({ name: assistants.name }).from(assistants).where(eq(assistants.userId, ownerId));
  return { contacts, ours: [settings.assistant.name, ...own.map(({ name }) => name)] };
}

function goldNow(ids: readonly string[]) {
  return database()
    .select({
      ...{ id: labels.id, reading: labels.reading, context: loopEvents.readingContext, raw: messages.raw },
      ...{
        state: loops.state,
        ownerId: loops.ownerId,
        sender: messages.fromAddress,
        reasonCode: adjudications.reasonCode,
      },
    })
    .from(labels)
    .innerJoin(loopEvents, eq(loopEvents.id, labels.eventId))
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .innerJoin(messages, eq(messages.id, labels.messageId))
    .leftJoin(adjudications, eq(adjudications.id, labels.adjudicationId))
    .where(and(inArray(labels.id, [...ids]), isGold()));
}

async function rowOf(
  label: Awaited<ReturnType<typeof goldNow>>[number],
  redact: boolean,
  runtime: Pick<Runtime, 'parse'>,
  known: Known,
): Promise<MailRow[]> {
  const { id, reading, context, raw, reasonCode, state, sender } = label;
  if (context === null || raw === null) return [];
  const text = await newTextOfBytes(raw, runtime);
  const decided = reasonCode !== null;
  const tags = [reading.language, decided ? reasonCode : 'undisputed', ...(redact ? ['redacted'] : [])];
  const row = mailRow({ id: `label-${id}`, split: decided ? 'test' : 'dev', text, tags }, reading, context);
  const unclear = reasonCode === 'ambiguous' || reading.intents.some(({ kind }) => kind === 'unclear');
  const gold = unclear ? { ...row, gold: { ...row.gold, mustAsk: true as const } } : row;
  if (!redact) return [gold];
  const people = state.participants.map(({ address, name }) => ({ address, name }));
  return [redactedRow(gold, [...people, { address: sender, name: null }], known)];
}
