import { and, asc, count, desc, eq } from 'drizzle-orm';
import { teamInviteState } from '@/core/teams/invite-state';
import { mayInTeam, TEAM_ROLES } from '@/core/teams/roles';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamInvites, teamMembers, teamSeats, teams } from '@/db/schema/teams';
import type { TeamInvite, TeamMember, TeamView } from '../schema';
import { membershipOf } from './membership';
import { usageOf } from './usage';

/** Invites that were answered are shown for so many days. */
const ANSWERED_DAYS = 30;

/** The user's team as they may see it, or null where they are in none. `nowMs` by the product's clock. */
export async function teamView(userId: string, nowMs: number): Promise<TeamView | null> {
  const own = await membershipOf(userId);
  if (!own) return null;
  const [[team], members, invites] = await Promise.all([
    database().select().from(teams).where(eq(teams.id, own.teamId)),
    membersOf(own.teamId, mayInTeam(own.role, 'usage')),
    mayInTeam(own.role, 'invite') ? invitesOf(own.teamId, nowMs) : [],
  ]);
  if (!team) return null;
  const { id, name, domain, domainJoin } = team;
  const seats = await seatsOf(id);
  return { team: { id, name, domain, domainJoin, seats }, me: { id: userId, role: own.role }, members, invites };
}

/** How many seats a team has, taken or not. */
export async function seatsOf(teamId: string): Promise<number> {
  const [row] = await database().select({ n: count() }).from(teamSeats).where(eq(teamSeats.teamId, teamId));
  return row?.n ?? 0;
}

async function membersOf(teamId: string, withUsage: boolean): Promise<TeamMember[]> {
  const rows = await database()
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(users.email));
  rows.sort((a, b) => TEAM_ROLES.indexOf(a.role) - TEAM_ROLES.indexOf(b.role));
  const ids = rows.map(({ id }) => id);
  const usage = withUsage ? await usageOf(ids) : null;
  return rows.map(({ joinedAt, ...row }) => ({
    ...row,
    joinedAt: joinedAt.toISOString(),
    usage: usage?.get(row.id) ?? null,
  }));
}

/** Those that wait for an answer, and what came of the others lately, but for those who have left since; newest first. */
export async function invitesOf(teamId: string, nowMs: number): Promise<TeamInvite[]> {
  const rows = await database()
    .select()
    .from(teamInvites)
    .where(eq(teamInvites.teamId, teamId))
    .orderBy(desc(teamInvites.createdAt), asc(teamInvites.email))
    .limit(200);
  const since = nowMs - ANSWERED_DAYS * 86_400_000;
  const inTeam = await database()
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  const left = ({ state, acceptedBy }: (typeof rows)[number]) =>
    state === 'accepted' && !inTeam.some(({ id }) => id === acceptedBy);
  return rows
    .filter(({ state, answeredAt }) => state === 'sent' || (answeredAt !== null && answeredAt.getTime() >= since))
    .filter((row) => !left(row))
    .map((row) => inviteRow(row, nowMs));
}

export function inviteRow(row: typeof teamInvites.$inferSelect, nowMs: number): TeamInvite {
  const { id, email, role, expiresAt } = row;
  return { id, email, role, state: teamInviteState(row, nowMs), expiresAt: expiresAt.toISOString() };
}

/** An invite of this team, or null. */
export async function inviteIn(teamId: string, id: string) {
  const [row] = await database()
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.teamId, teamId), eq(teamInvites.id, id)));
  return row ?? null;
}
