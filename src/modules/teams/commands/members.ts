import { and, eq } from 'drizzle-orm';
import { standingOf } from '@/core/entitlements/standing';
import { heirOf, isLastOwner, mayGive, mayTouch, type TeamRole } from '@/core/teams/roles';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { teamInvites, teamMembers } from '@/db/schema/teams';
import { closeDeparted } from '@/modules/billing/commands/close-departed';
import { tellOfSeat, tellRemoved } from '@/modules/billing/commands/tell-of-seat';
import { accountOf, isPaying, teamName } from '@/modules/billing/queries/accounts';
import { accountState } from '@/modules/billing/queries/entitlement';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { membershipOf } from '../queries/membership';
import { lockTeam } from './join';
import { dropSeat, paySeats, type SeatRuntime, seatCount } from './seats';

export type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown' | 'forbidden' | 'last_owner' | 'payer' };

interface Actor {
  readonly id: string;
  readonly client?: Client;
}

/** Gives a member another role. The last owner stays one: they make another owner first. */
export async function setRole(actor: Actor, teamId: string, memberId: string, role: TeamRole): Promise<Changed> {
  return database().transaction(async (tx): Promise<Changed> => {
    const found = await theTwo(tx, actor.id, teamId, memberId);
    if (!found) return { ok: false, reason: 'unknown' };
    const { own, other, members } = found;
    if (!mayTouch(own.role, other.role) || !mayGive(own.role, role)) return { ok: false, reason: 'forbidden' };
    if (role !== 'owner' && isLastOwner(members, memberId)) return { ok: false, reason: 'last_owner' };
    if (role === 'member' && (await isPaying(tx, teamId, memberId))) return { ok: false, reason: 'payer' };
    await tx
      .update(teamMembers)
      .set({ role })
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId)));
    const data = { before: other.role, role };
    await recordAct(tx, { action: 'team.role', actor: actor.id, userId: memberId, client: actor.client, data });
    return { ok: true };
  });
}

/**
 * Takes somebody out of the team, or lets them leave it: from this moment on nobody of it finds times in their calendar, nor
 * they in theirs. Their seat is given back, and what was sent in their name as an invite stays good. Whoever pays stays until
 * somebody else does, or the plan is to end. The last owner goes only when nobody else is left; then the team goes with them.
 */
export async function removeMember(
  actor: Actor,
  teamId: string,
  memberId: string,
  runtime: SeatRuntime,
): Promise<Changed> {
  const nowMs = await runtime.clock.now();
  const done = await database().transaction(async (tx): Promise<Changed & { readonly seats?: number }> => {
    const found = await theTwo(tx, actor.id, teamId, memberId);
    if (!found) return { ok: false, reason: 'unknown' };
    const { own, other, members } = found;
    if (memberId !== actor.id && !mayTouch(own.role, other.role)) return { ok: false, reason: 'forbidden' };
    if (members.length > 1 && isLastOwner(members, memberId)) return { ok: false, reason: 'last_owner' };
    if (members.length > 1 && (await isPaying(tx, teamId, memberId))) return { ok: false, reason: 'payer' };
    await unseat(tx, { teamId, userId: memberId, seat: other.seat });
    const seats = await seatCount(tx, teamId);
    await tellOfSeat(tx, 'seat_freed', { teamId, userId: memberId, seats, billed: true }, nowMs);
    if (memberId !== actor.id) await tellOfRemoval(tx, teamId, memberId, runtime, nowMs);
    const action = memberId === actor.id ? 'team.left' : 'team.removed';
    await recordAct(tx, { action, actor: actor.id, userId: memberId, client: actor.client });
    return { ok: true, ...(members.length > 1 ? { seats } : {}) };
  });
  // What the vendor cannot be told now, `alignSeats` tells it later.
  if (done.ok && done.seats) {
    await paySeats(teamId, done.seats, { cause: `leave:${memberId}`, asOf: nowMs }, runtime);
  }
  // With its last member goes the team, and what it paid for.
  if (done.ok && !done.seats) await closeDeparted(runtime);
  return done.ok ? { ok: true } : done;
}

/** A notice, and a mail where there are plans: with the team goes the plan that it gave. */
async function tellOfRemoval(
  tx: Transaction,
  teamId: string,
  userId: string,
  { payments }: SeatRuntime,
  nowMs: number,
) {
  const name = (await teamName(teamId, tx)) ?? '';
  const key = `removed:${teamId}:${userId}:${nowMs}`;
  const text = `You were taken out of ${name}: nobody of it finds times in your calendar any more, nor you in theirs.`;
  await tx.insert(notices).values({ userId, key, kind: 'team', text, href: '/settings/team' }).onConflictDoNothing();
  if (payments === null) return;
  const paid = (await accountOf({ teamId }, tx))?.subscription;
  const { plan } = standingOf(await accountState(userId, true, tx), nowMs);
  await tellRemoved(tx, { teamId, userId, plan: paid ? plan.name : null }, nowMs);
}

/** Before an account is deleted: its place in a team is given up, and a team that it owned alone is handed on. */
export async function leaveForGood(tx: Transaction, userId: string): Promise<void> {
  const own = await membershipOf(userId, tx);
  if (!own) return;
  await lockTeam(tx, own.teamId);
  const members = await membersOf(tx, own.teamId);
  const heir = isLastOwner(members, userId) ? heirOf(members.filter((one) => one.userId !== userId)) : null;
  if (heir) {
    await tx
      .update(teamMembers)
      .set({ role: 'owner' })
      .where(and(eq(teamMembers.teamId, own.teamId), eq(teamMembers.userId, heir.userId)));
    const data = { before: heir.role, role: 'owner' };
    await recordAct(tx, { action: 'team.role', actor: userId, userId: heir.userId, data });
  }
  await unseat(tx, { teamId: own.teamId, userId, seat: own.seat });
}

async function unseat(
  tx: Transaction,
  { teamId, userId, seat }: { teamId: string; userId: string; seat: number },
): Promise<void> {
  await tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  await dropSeat(tx, teamId, seat);
}

async function theTwo(tx: Transaction, actorId: string, teamId: string, memberId: string) {
  if (!(await lockTeam(tx, teamId))) return null;
  const members = await membersOf(tx, teamId);
  const own = members.find(({ userId }) => userId === actorId);
  const other = members.find(({ userId }) => userId === memberId);
  return own && other ? { own, other, members } : null;
}

function membersOf(tx: Transaction, teamId: string) {
  return tx.select().from(teamMembers).where(eq(teamMembers.teamId, teamId));
}

/** Ends an invite that nobody has answered. False when it is none of the team's, or was answered. */
export async function revokeInvite(teamId: string, id: string, nowMs: number): Promise<boolean> {
  const rows = await database()
    .update(teamInvites)
    .set({ state: 'revoked', answeredAt: new Date(nowMs) })
    .where(and(eq(teamInvites.teamId, teamId), eq(teamInvites.id, id), eq(teamInvites.state, 'sent')))
    .returning({ id: teamInvites.id });
  return rows.length > 0;
}
