import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { database } from './client';
import { users } from './schema/identity';
import { teamMembers, teamSeats, teams } from './schema/teams';

useDatabase();

const at = new Date();

async function person(): Promise<string> {
  const [user] = await database()
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@acme.test` })
    .returning({ id: users.id });
  return user!.id;
}

/** A team with a seat for each of these roles, taken by somebody. */
async function team(...roles: ('owner' | 'admin' | 'member')[]) {
  const people = await Promise.all(roles.map(person));
  const id = await database().transaction(async (tx) => {
    const [row] = await tx.insert(teams).values({ name: 'Acme', createdAt: at }).returning();
    const teamId = row!.id;
    await tx.insert(teamSeats).values(people.map((_, index) => ({ teamId, number: index + 1 })));
    const members = people.map((userId, index) => ({
      teamId,
      userId,
      role: roles[index]!,
      seat: index + 1,
      joinedAt: at,
    }));
    await tx.insert(teamMembers).values(members);
    return teamId;
  });
  return { id, people };
}

const leave = (teamId: string, userId: string) =>
  database()
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));

const violation = (constraint: string) => expect.objectContaining({ cause: expect.objectContaining({ constraint }) });

test('team_owner refuses a team without an owner, the leaving of the last one, and their being made a member', async () => {
  await expect(database().insert(teams).values({ name: 'Nobody', createdAt: at })).rejects.toEqual(
    violation('team_owner'),
  );
  const { id, people } = await team('owner', 'admin');
  await expect(leave(id, people[0]!)).rejects.toEqual(violation('team_owner'));
  const made = database().update(teamMembers).set({ role: 'member' }).where(eq(teamMembers.userId, people[0]!));
  await expect(made).rejects.toEqual(violation('team_owner'));
  await expect(database().delete(users).where(eq(users.id, people[0]!))).rejects.toEqual(violation('team_owner'));
});

test('of two owners who leave at once, one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, people } = await team('owner', 'owner', 'member');
    const left = await Promise.allSettled([leave(id, people[0]!), leave(id, people[1]!)]);
    expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('a team goes with its last member', async () => {
  const { id, people } = await team('owner');
  await leave(id, people[0]!);
  expect(await database().select().from(teams).where(eq(teams.id, id))).toEqual([]);
});

test('a seat is taken by one, and only one that the team has', async () => {
  const { id } = await team('owner');
  const take = (userId: string, seat: number) =>
    database().insert(teamMembers).values({ teamId: id, userId, role: 'member', seat, joinedAt: at });
  await expect(take(await person(), 2)).rejects.toEqual(violation('team_members_seat_of_team'));
  await database().insert(teamSeats).values({ teamId: id, number: 2 });
  const many = await Promise.all(Array.from({ length: 20 }, person));
  const taken = await Promise.allSettled(many.map((userId) => take(userId, 2)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
