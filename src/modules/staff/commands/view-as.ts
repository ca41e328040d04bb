import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { sessions, users } from '@/db/schema/identity';
import { sessionId } from '@/modules/identity/policy';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { VIEW_AS_MINUTES } from '../constants';
import { type Broken, breakGlass } from './glass';

export interface ViewAsWish {
  readonly sessionHash: string;
  readonly adminId: string;
  readonly userId: string;
  readonly reason: string;
  readonly client?: Client;
}

type Viewing =
  | { readonly ok: true }
  | Extract<Broken, { ok: false }>
  | { readonly ok: false; readonly reason: 'is_staff' };

/**
 * Has an administrator's session show the pages as somebody else sees them, for half an hour and reading only. Where that
 * person has not allowed human help always, this breaks the glass, which tells them at once.
 */
export async function beginViewAs(wish: ViewAsWish, runtime: Runtime): Promise<Viewing> {
  const { sessionHash, adminId, userId, reason, client } = wish;
  const [user] = await database().select().from(users).where(eq(users.id, userId));
  if (!user) return { ok: false, reason: 'unknown' };
  if (user.role === 'ADMIN' || user.role === 'TRAINER') return { ok: false, reason: 'is_staff' };
  if (user.humanHelp !== 'always') {
    const broken = await breakGlass({ adminId, ownerId: userId, reason, client }, runtime);
    if (!broken.ok) return broken;
  }
  const viewAsEndsAt = new Date(Date.now() + VIEW_AS_MINUTES * 60_000);
  await database().transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ viewAsUserId: userId, viewAsReason: reason, viewAsEndsAt })
      .where(and(eq(sessions.tokenHash, sessionHash), eq(sessions.userId, adminId)));
    const subject = sessionId(sessionHash);
    await recordAct(tx, { action: 'view_as.started', actor: adminId, userId, subject, reason, client });
  });
  return { ok: true };
}

/** Shows an administrator their own pages again; of a session that shows nobody else's it changes nothing. */
export async function endViewAs(sessionHash: string, client?: Client): Promise<void> {
  await database().transaction(async (tx) => {
    const [before] = await tx
      .select({ adminId: sessions.userId, userId: sessions.viewAsUserId })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, sessionHash),
          isNotNull(sessions.viewAsUserId),
          gt(sessions.viewAsEndsAt, new Date()),
        ),
      )
      .for('update');
    if (!before) return;
    await tx
      .update(sessions)
      .set({ viewAsUserId: null, viewAsReason: null, viewAsEndsAt: null })
      .where(eq(sessions.tokenHash, sessionHash));
    const { adminId, userId } = before;
    await recordAct(tx, {
      action: 'view_as.ended',
      actor: adminId,
      userId,
      subject: sessionId(sessionHash),
      client,
    });
  });
}
