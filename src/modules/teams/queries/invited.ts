import { and, eq, gt, inArray } from 'drizzle-orm';
import { domainsOf } from '@/core/teams/domain-join';
import { teamInviteState } from '@/core/teams/invite-state';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamInvites, teamMembers, teams } from '@/db/schema/teams';
import { tokenHash } from '../policy';
import { provedAddresses } from './membership';

/** The teams that somebody who is in none may join without an invite. */
export async function openTeams(userId: string): Promise<{ readonly id: string; readonly name: string }[]> {
  const domains = domainsOf(await provedAddresses(userId));
  if (domains.length === 0) return [];
  return database()
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(inArray(teams.domain, domains), eq(teams.domainJoin, true)));
}

/** An invite as whoever got it sees it. */
export interface InviteSeen {
  readonly id: string;
  readonly teamId: string;
  readonly team: string;
  readonly email: string;
  readonly role: 'admin' | 'member';
  /** Who sent it; null: they have gone. */
  readonly inviter: string | null;
  readonly members: number;
  readonly state: ReturnType<typeof teamInviteState>;
  /** Whose account has accepted it. */
  readonly acceptedBy: string | null;
}

const seen = {
  invite: teamInvites,
  team: teams.name,
  inviterName: users.name,
  inviterEmail: users.email,
};

/** The invite of a link, whoever looks at it; null where there is none (any more). */
export async function inviteByToken(token: string, nowMs: number): Promise<InviteSeen | null> {
  const [row] = await database()
    .select(seen)
    .from(teamInvites)
    .innerJoin(teams, eq(teams.id, teamInvites.teamId))
    .leftJoin(users, eq(users.id, teamInvites.invitedBy))
    .where(eq(teamInvites.tokenHash, tokenHash(token)));
  return row ? shown(row, nowMs) : null;
}

/** Invites to addresses that the user has proved, and that wait for their answer. */
export async function invitesFor(userId: string, nowMs: number): Promise<InviteSeen[]> {
  const addresses = await provedAddresses(userId);
  if (addresses.length === 0) return [];
  const rows = await database()
    .select(seen)
    .from(teamInvites)
    .innerJoin(teams, eq(teams.id, teamInvites.teamId))
    .leftJoin(users, eq(users.id, teamInvites.invitedBy))
    .where(
      and(
        inArray(teamInvites.email, addresses),
        eq(teamInvites.state, 'sent'),
        gt(teamInvites.expiresAt, new Date(nowMs)),
      ),
    );
  return Promise.all(rows.map((row) => shown(row, nowMs)));
}

async function shown(
  row: {
    readonly invite: typeof teamInvites.$inferSelect;
    readonly team: string;
    readonly inviterName: string | null;
    readonly inviterEmail: string | null;
  },
  nowMs: number,
): Promise<InviteSeen> {
  const { id, email, role, teamId, acceptedBy } = row.invite;
  const members = await database().$count(teamMembers, eq(teamMembers.teamId, teamId));
  const inviter = row.inviterName ?? row.inviterEmail;
  const state = teamInviteState(row.invite, nowMs);
  return { id, teamId, team: row.team, email, role, inviter, members, state, acceptedBy };
}
