import { randomInt } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { labelAgreement } from '@/core/labeling/agreement';
import { assignments } from '@/core/labeling/assignment';
import { differingFields, type Field, fieldsOf } from '@/core/labeling/fields';
import { drawSample } from '@/core/labeling/sampling';
import { type Database, database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { labelingItems, labelingSessions, labels } from '@/db/schema/labels';
import { recordAct } from '@/modules/operations/commands/audit';
import { HELPERS } from '@/modules/staff/schema';
import { byMessage, type HandedIn, handedIn, labelledMails } from '../queries/agreement';
import { kindsLabelled, pool } from '../queries/pool';
import type { NewSession } from '../schema';

/** Rows of one insert. */
const CHUNK = 500;

export type SessionOpened =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'nothing_to_label' | 'no_labeler' };

/** Draws the messages of a session and gives them to its labelers. Where there are fewer than asked for, it takes what is there. */
export async function openSession(staffId: string, asked: NewSession, nowMs: number): Promise<SessionOpened> {
  const { name, rule, size, overlap, labelers } = asked;
  if (!(await areStaff(labelers))) return { ok: false, reason: 'no_labeler' };
  const [candidates, knownKinds] = await Promise.all([pool(), kindsLabelled()]);
  const seed = randomInt(2 ** 31 - 1);
  const drawn = drawSample(candidates, { size, rule, knownKinds, seed: String(seed) });
  if (drawn.length === 0) return { ok: false, reason: 'nothing_to_label' };
  const ids = drawn.map(({ id }) => id);
  const given = assignments(ids, labelers, { overlap, seed: String(seed) });
  const strata = new Map(drawn.map((one) => [one.id, one.stratum]));
  const times = new Map<string, number>();
  for (const { messageId } of given) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  return database().transaction(async (tx) => {
    const createdAt = new Date(nowMs);
    const [row] = await tx
      .insert(labelingSessions)
      .values({ name, rule, size: drawn.length, overlap, seed, createdBy: staffId, createdAt })
      .returning({ id: labelingSessions.id });
    const sessionId = (row as { id: string }).id;
    for (let i = 0; i < given.length; i += CHUNK)
      await tx.insert(labelingItems).values(
        given.slice(i, i + CHUNK).map(({ messageId, labelerId, position, prefillHidden }) => ({
          ...{ sessionId, messageId, labelerId, position, hidden: prefillHidden },
          stratum: strata.get(messageId) ?? ('random' as const),
          blind: (times.get(messageId) ?? 0) > 1,
        })),
      );
    const act = { actor: staffId, userId: null, subject: `labeling:${sessionId}` } as const;
    await recordAct(tx, { action: 'labeling.opened', ...act, data: { messages: drawn.length } });
    return { ok: true, id: sessionId };
  });
}

async function areStaff(ids: readonly string[]): Promise<boolean> {
  const found = await database().$count(users, and(inArray(users.id, [...ids]), inArray(users.role, [...HELPERS])));
  return found === ids.length;
}

export interface SessionClosed {
  /** Labels that became gold, and messages that a third person has to decide on. */
  readonly gold: number;
  readonly left: number;
  /** Fields in which the labelers agree too little for anything to be gold undecided. */
  readonly weak: readonly Field[];
}

/**
 * Closes a session: what nobody disputes becomes gold, if its labelers agree well enough in every field;
 * otherwise all of it is for a third person to decide on. Null: there is no such open session.
 */
export async function closeSession(staffId: string, sessionId: string, nowMs: number): Promise<SessionClosed | null> {
  return database().transaction(async (tx) => {
    const at = new Date(nowMs);
    const closed = await tx
      .update(labelingSessions)
      .set({ state: 'closed', closedAt: at })
      .where(and(eq(labelingSessions.id, sessionId), eq(labelingSessions.state, 'open')))
      .returning({ id: labelingSessions.id });
    if (closed.length === 0) return null;
    const all = await handedIn({ sessionId }, tx);
    const weak = weakFields(all);
    const open = byMessage(all).filter(
      (group) => !group.some(({ state }) => state === 'gold' || state === 'superseded'),
    );
    const clear = weak.length > 0 ? [] : open.filter(undisputed);
    const gold = clear.flatMap(([first]) => (first ? [first.id] : []));
    const rest = clear.flatMap(([, ...others]) => others.map(({ id }) => id));
    await setState(tx, rest, 'superseded', at);
    await setState(tx, gold, 'gold', at);
    const act = { actor: staffId, userId: null, subject: `labeling:${sessionId}` } as const;
    await recordAct(tx, { action: 'labeling.closed', ...act, data: { gold: gold.length } });
    return { gold: gold.length, left: open.length - clear.length, weak };
  });
}

/** Fields in which agreement is so low that a third person has to look at everything. */
function weakFields(all: readonly HandedIn[]): Field[] {
  return labelAgreement(labelledMails(byMessage(all)))
    .fields.filter(({ consequence }) => consequence === 'rewrite_guideline' || consequence === 'adjudicate_all')
    .map(({ field }) => field);
}

function undisputed([first, ...others]: readonly HandedIn[]): boolean {
  if (!first) return false;
  const said = fieldsOf(first.reading, first.context);
  return others.every((other) => differingFields(said, fieldsOf(other.reading, other.context)).length === 0);
}

async function setState(
  tx: Database | Transaction,
  ids: readonly string[],
  state: 'gold' | 'superseded',
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(labels)
    .set({ state, updatedAt: at })
    .where(and(inArray(labels.id, [...ids]), sql`${labels.state} = 'submitted'`));
}
