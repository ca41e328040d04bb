import { and, count, eq, gte, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import type { TeamMember } from '../schema';

/** Over so many days usage is counted. */
export const USAGE_DAYS = 30;

/** How much each of these has arranged lately (in real time): two numbers, and nothing of what it was. */
export async function usageOf(
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<TeamMember['usage']>>> {
  if (userIds.length === 0) return new Map();
  const since = new Date(Date.now() - USAGE_DAYS * 86_400_000);
  const db = database();
  const [begun, booked] = await Promise.all([
    db
      .select({ id: loops.ownerId, n: count() })
      .from(loops)
      .where(and(inArray(loops.ownerId, [...userIds]), gte(loops.createdAt, since)))
      .groupBy(loops.ownerId),
    db
      .select({ id: meetings.ownerId, n: count() })
      .from(meetings)
      .where(
        and(inArray(meetings.ownerId, [...userIds]), eq(meetings.state, 'confirmed'), gte(meetings.createdAt, since)),
      )
      .groupBy(meetings.ownerId),
  ]);
  const of = (rows: readonly { id: string; n: number }[], id: string) => rows.find((row) => row.id === id)?.n ?? 0;
  return new Map(userIds.map((id) => [id, { loops: of(begun, id), booked: of(booked, id) }]));
}
