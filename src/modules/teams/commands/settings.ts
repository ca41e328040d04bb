import { and, eq, ne } from 'drizzle-orm';
import { domainsOf, mayJoinByDomain } from '@/core/teams/domain-join';
import { mayInTeam, type TeamRole } from '@/core/teams/roles';
import { database } from '@/db/client';
import { teams } from '@/db/schema/teams';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { membershipOf, provedAddresses } from '../queries/membership';
import { lockPerson } from './create';
import { type Joined, lockTeam, sit, takingSeat } from './join';
import type { SeatRuntime } from './seats';

export type Patched =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'forbidden' | 'not_yours' | 'taken' };

interface Actor {
  readonly id: string;
  readonly role: TeamRole;
  readonly client?: Client;
}

/**
 * Changes the name of a team, or who may join it without an invite: people of one domain, which whoever opens it has proved to
 * be theirs. `taken`: another team is open to the domain.
 */
export async function patchTeam(
  actor: Actor,
  teamId: string,
  patch: {
    readonly name?: string | undefined;
    readonly domain?: string | null | undefined;
    readonly domainJoin?: boolean | undefined;
  },
): Promise<Patched> {
  if (!mayInTeam(actor.role, 'rename')) return { ok: false, reason: 'forbidden' };
  return database().transaction(async (tx): Promise<Patched> => {
    const team = await lockTeam(tx, teamId);
    if (!team) return { ok: false, reason: 'forbidden' };
    const { name = team.name, domain = team.domain } = patch;
    const domainJoin = domain !== null && (patch.domainJoin ?? team.domainJoin);
    const opens = domainJoin && (!team.domainJoin || domain !== team.domain);
    if (opens && !domainsOf(await provedAddresses(actor.id, tx)).includes(domain)) {
      return { ok: false, reason: 'not_yours' };
    }
    const open = and(eq(teams.domain, domain ?? ''), eq(teams.domainJoin, true), ne(teams.id, teamId));
    if (opens && (await tx.$count(teams, open)) > 0) return { ok: false, reason: 'taken' };
    await tx.update(teams).set({ name, domain, domainJoin }).where(eq(teams.id, teamId));
    const data = { name, domain, domainJoin };
    const { id, client } = actor;
    await recordAct(tx, { action: 'team.changed', actor: id, userId: id, client, data });
    return { ok: true };
  });
}

/** Joins a team that is open to the domain of an address which the user has proved. */
export function joinByDomain(
  user: { readonly id: string; readonly client?: Client },
  teamId: string,
  runtime: SeatRuntime,
): Promise<Joined> {
  return takingSeat(user.id, runtime, async (tx, paidFor, nowMs) => {
    await lockPerson(tx, user.id);
    const team = await lockTeam(tx, teamId);
    if (!team || !mayJoinByDomain(team, await provedAddresses(user.id, tx))) return { ok: false, reason: 'unknown' };
    const own = await membershipOf(user.id, tx);
    if (own) return own.teamId === teamId ? { ok: true, teamId } : { ok: false, reason: 'in_team' };
    return sit(tx, { ...user, teamId, role: 'member' }, { paidFor, nowMs });
  });
}
