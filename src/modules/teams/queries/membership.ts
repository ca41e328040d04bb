import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { TeamRole } from '@/core/teams/roles';
import { type Database, database, type Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { teamMembers } from '@/db/schema/teams';

type Reader = Database | Transaction;

/** The team of a user and what they are in it, or null. */
export async function membershipOf(
  userId: string,
  db: Reader = database(),
): Promise<{ readonly teamId: string; readonly role: TeamRole; readonly seat: number } | null> {
  const [row] = await db
    .select({ teamId: teamMembers.teamId, role: teamMembers.role, seat: teamMembers.seat })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return row ?? null;
}

/** Somebody of the same team. */
export interface Teammate {
  readonly userId: string;
  readonly name: string;
  /** With which they sign in. */
  readonly address: string;
}

/** Everybody else in the user's team at this moment, by name. */
export async function teammatesOf(userId: string): Promise<Teammate[]> {
  const own = alias(teamMembers, 'own');
  const rows = await database()
    .select({ userId: users.id, name: users.name, address: users.email })
    .from(own)
    .innerJoin(teamMembers, eq(teamMembers.teamId, own.teamId))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(own.userId, userId), ne(teamMembers.userId, userId)))
    .orderBy(asc(users.name), asc(users.email));
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

/** A condition on a column of user ids: in one team with this user at this moment. */
export function inTeamWith(column: PgColumn, userId: string) {
  const own = alias(teamMembers, 'own');
  return inArray(
    column,
    database()
      .select({ id: teamMembers.userId })
      .from(own)
      .innerJoin(teamMembers, eq(teamMembers.teamId, own.teamId))
      .where(eq(own.userId, userId)),
  );
}

/** The addresses that an account has proved, the one that it signs in with among them; lower case. */
export async function provedAddresses(userId: string, db: Reader = database()): Promise<string[]> {
  const rows = await db
    .select({ address: sql<string>`lower(${userAddresses.address})` })
    .from(userAddresses)
    .where(and(eq(userAddresses.userId, userId), isNotNull(userAddresses.verifiedAt)));
  return rows.map(({ address }) => address);
}
