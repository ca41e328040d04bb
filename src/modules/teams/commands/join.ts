import { and, eq } from 'drizzle-orm';
import { teamInviteState } from '@/core/teams/invite-state';
import type { TeamRole } from '@/core/teams/roles';
import { database, type Transaction } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { teamInvites, teamMembers, teams } from '@/db/schema/teams';
import { tellOfSeat } from '@/modules/billing/commands/tell-of-seat';
import { hasProved } from '@/modules/identity/queries';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { tokenHash } from '../policy';
import { membershipOf } from '../queries/membership';
import type { InviteAnswer } from '../schema';
import { lockPerson } from './create';
import { paySeats, type SeatRuntime, seatCount, seatFor } from './seats';

export type Joined =
  | { readonly ok: true; readonly teamId: string }
  | {
      readonly ok: false;
      readonly reason: 'unknown' | 'wrong_address' | 'in_team' | 'used' | 'expired' | 'not_billed' | 'not_running';
    };

interface Person {
  readonly id: string;
  readonly client?: Client;
}

/** What became of one try: joined or not, or that the team has to pay for one more seat first. */
export type Try = Joined | { readonly ok: 'needs_seat'; readonly teamId: string; readonly seats: number };

/**
 * Takes the seat that an invite offers: only for whoever has proved the address that it went to. Of two who answer at once,
 * or of one who answers twice, the rows themselves let one through. Whoever waits is let in with it.
 */
export function acceptInvite(person: Person, answer: InviteAnswer, runtime: SeatRuntime): Promise<Joined> {
  return takingSeat(person.id, runtime, (tx, paidFor, nowMs) => acceptWithin(tx, person, answer, { paidFor, nowMs }));
}

/**
 * Tries until somebody sits or it is known why not. A seat that is not there yet is paid for between two tries, outside of any
 * transaction: whoever has taken it meanwhile makes the next try pay for another one.
 */
export async function takingSeat(
  userId: string,
  runtime: SeatRuntime,
  attempt: (tx: Transaction, paidFor: number | null, nowMs: number) => Promise<Try>,
): Promise<Joined> {
  let paidFor: number | null = null;
  for (;;) {
    const nowMs = await runtime.clock.now();
    const tried: Try = await database().transaction((tx) => attempt(tx, paidFor, nowMs));
    if (tried.ok !== 'needs_seat') return tried;
    paidFor = tried.seats;
    const act = { cause: `join:${userId}:${tried.teamId}`, asOf: nowMs };
    const paid = await paySeats(tried.teamId, tried.seats, act, runtime);
    if (paid !== 'paid') return { ok: false, reason: paid === 'vendor' ? 'not_billed' : 'not_running' };
  }
}

async function acceptWithin(
  tx: Transaction,
  person: Person,
  answer: InviteAnswer,
  at: { readonly paidFor: number | null; readonly nowMs: number },
): Promise<Try> {
  const { nowMs } = at;
  const user = await lockPerson(tx, person.id);
  const found = await answered(tx, person.id, answer);
  if (!found.ok) return found;
  const { invite } = found;
  const own = await membershipOf(person.id, tx);
  const { state, acceptedBy } = invite;
  if (state === 'accepted' && acceptedBy === person.id && own?.teamId === invite.teamId) {
    return { ok: true, teamId: invite.teamId };
  }
  if (state === 'accepted') return { ok: false, reason: 'used' };
  if (teamInviteState(invite, nowMs) !== 'sent') return { ok: false, reason: 'expired' };
  if (own && own.teamId !== invite.teamId) return { ok: false, reason: 'in_team' };
  if (!own) {
    const seated = await sit(tx, { ...person, teamId: invite.teamId, role: invite.role }, at);
    if (!seated.ok || seated.ok === 'needs_seat') return seated;
  }
  await tx
    .update(teamInvites)
    .set({ state: 'accepted', acceptedBy: person.id, answeredAt: new Date(nowMs) })
    .where(eq(teamInvites.id, invite.id));
  await letIn(tx, user);
  await tellInviter(tx, invite, user);
  return { ok: true, teamId: invite.teamId };
}

/** Puts somebody who is in no team on a seat of this one. */
export async function sit(
  tx: Transaction,
  { id: userId, client, teamId, role }: Person & { readonly teamId: string; readonly role: TeamRole },
  { paidFor, nowMs }: { readonly paidFor: number | null; readonly nowMs: number },
): Promise<Try> {
  const seat = await seatFor(tx, teamId, paidFor);
  if (seat === null) return { ok: 'needs_seat', teamId, seats: (await seatCount(tx, teamId)) + 1 };
  await tx.insert(teamMembers).values({ teamId, userId, role, seat, joinedAt: new Date(nowMs) });
  await recordAct(tx, { action: 'team.joined', actor: userId, userId, client, data: { teamId, role } });
  const act = { teamId, userId, seats: await seatCount(tx, teamId), billed: paidFor !== null };
  await tellOfSeat(tx, 'seat_taken', act, nowMs);
  return { ok: true, teamId };
}

/** Says no to an invite; it can be sent again. */
export async function declineInvite(person: Person, answer: InviteAnswer, nowMs: number): Promise<Joined> {
  return database().transaction(async (tx): Promise<Joined> => {
    await lockPerson(tx, person.id);
    const found = await answered(tx, person.id, answer);
    if (!found.ok) return found;
    const { invite } = found;
    if (invite.state === 'accepted') return { ok: false, reason: 'used' };
    if (teamInviteState(invite, nowMs) === 'sent') {
      await tx
        .update(teamInvites)
        .set({ state: 'declined', answeredAt: new Date(nowMs) })
        .where(eq(teamInvites.id, invite.id));
    }
    return { ok: true, teamId: invite.teamId };
  });
}

type Found = { readonly ok: true; readonly invite: typeof teamInvites.$inferSelect } | Extract<Joined, { ok: false }>;

/** The invite that is answered, locked with its team. One that was only shown is nobody else's business. */
async function answered(tx: Transaction, userId: string, answer: InviteAnswer): Promise<Found> {
  const which =
    'token' in answer ? eq(teamInvites.tokenHash, tokenHash(answer.token)) : eq(teamInvites.id, answer.invite);
  const [known] = await tx.select({ id: teamInvites.id, teamId: teamInvites.teamId }).from(teamInvites).where(which);
  if (!known) return { ok: false, reason: 'unknown' };
  await lockTeam(tx, known.teamId);
  // Sent again or gone meanwhile: another link, or none.
  const [invite] = await tx
    .select()
    .from(teamInvites)
    .where(and(which, eq(teamInvites.id, known.id)));
  if (!invite) return { ok: false, reason: 'unknown' };
  if (await hasProved(userId, invite.email, tx)) return { ok: true, invite };
  return { ok: false, reason: 'token' in answer ? 'wrong_address' : 'unknown' };
}

/** Who is in a team, and on which seat, changes one after the other. Null when the team is gone. */
export async function lockTeam(tx: Transaction, teamId: string) {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update');
  return team ?? null;
}

async function letIn(tx: Transaction, user: typeof users.$inferSelect): Promise<void> {
  if (user.role !== 'WAITLIST') return;
  await tx.update(users).set({ role: 'USER' }).where(eq(users.id, user.id));
  const data = { before: user.role, role: 'USER', by: 'team' };
  await recordAct(tx, { action: 'user.role', actor: user.id, userId: user.id, data });
}

async function tellInviter(
  tx: Transaction,
  invite: typeof teamInvites.$inferSelect,
  user: typeof users.$inferSelect,
): Promise<void> {
  if (invite.invitedBy === null || invite.invitedBy === user.id) return;
  await tx
    .insert(notices)
    .values({
      userId: invite.invitedBy,
      key: `team-joined:${invite.id}`,
      kind: 'team',
      text: `${user.name ?? user.email} has joined your team.`,
      href: '/settings/team',
    })
    .onConflictDoNothing();
}
