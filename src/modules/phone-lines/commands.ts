import { eq } from 'drizzle-orm';
import { e164 } from '@/core/phone/e164';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { phoneLines } from '@/db/schema/phone-lines';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { LINE_STEPS, type LinePatch, type NewLine } from './schema';

interface By {
  readonly actor: string;
  readonly client: Client;
}

export type Changed =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'not_found' | 'number_invalid' | 'taken' | 'user_unknown' | 'wrong_state' };

/** Takes a number in, for everybody or for one user. `nowMs`: by the product's clock. */
export async function addLine(line: NewLine, by: By, nowMs: number): Promise<Changed> {
  const number = e164(line.number);
  if (number === null) return { ok: false, reason: 'number_invalid' };
  return database().transaction(async (tx) => {
    const userId = await holder(tx, line);
    if (userId === undefined && !line.pool) return { ok: false, reason: 'user_unknown' };
    const [row] = await tx
      .insert(phoneLines)
      .values({
        number,
        capabilities: [...line.capabilities],
        pool: line.pool ?? false,
        userId: userId ?? null,
        createdAt: new Date(nowMs),
      })
      .onConflictDoNothing()
      .returning({ id: phoneLines.id });
    if (!row) return { ok: false, reason: 'taken' };
    await recordAct(tx, { ...by, action: 'phone_line.added', userId: userId ?? null, subject: number });
    return { ok: true, id: row.id };
  });
}

/** Gives a line to somebody else, lets it rest, or gives it up for good. */
export async function changeLine(id: string, patch: LinePatch, by: By, nowMs: number): Promise<Changed> {
  return database().transaction(async (tx) => {
    const [line] = await tx.select().from(phoneLines).where(eq(phoneLines.id, id)).for('update');
    if (!line) return { ok: false, reason: 'not_found' };
    const { state = line.state } = patch;
    // What was given up is the vendor's again, and nothing of it is changed.
    if (line.state === 'released' || (state !== line.state && !LINE_STEPS[line.state].includes(state))) {
      return { ok: false, reason: 'wrong_state' };
    }
    const assigned = patch.pool === true || patch.userId !== undefined || patch.email !== undefined;
    const userId = assigned ? await holder(tx, patch) : undefined;
    if (assigned && !patch.pool && userId === undefined) return { ok: false, reason: 'user_unknown' };
    await tx
      .update(phoneLines)
      .set({
        state,
        ...(state === 'released' ? { releasedAt: new Date(nowMs) } : {}),
        ...(patch.capabilities ? { capabilities: [...patch.capabilities] } : {}),
        ...(assigned ? { pool: patch.pool ?? false, userId: userId ?? null } : {}),
      })
      .where(eq(phoneLines.id, id));
    const data = { state, ...(assigned ? { pool: patch.pool ?? false } : {}) };
    const whose = (assigned ? userId : line.userId) ?? null;
    await recordAct(tx, { ...by, action: 'phone_line.changed', userId: whose, subject: line.number, data });
    return { ok: true, id };
  });
}

/** Who is named; undefined: nobody is, or nobody whom we know. */
async function holder(tx: Transaction, { userId, email }: { userId?: string; email?: string }) {
  if (userId === undefined && email === undefined) return undefined;
  const where = userId === undefined ? eq(users.email, email ?? '') : eq(users.id, userId);
  const [user] = await tx.select({ id: users.id }).from(users).where(where);
  return user?.id;
}
