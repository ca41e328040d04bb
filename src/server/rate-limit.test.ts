import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { rateLimits } from '@/db/schema/limits';
import { useDatabase } from '../../tests/support/database';
import { RateLimit, sweepRateLimits } from './rate-limit';

useDatabase({ connections: 20 });
beforeEach(async () => void (await database().delete(rateLimits)));
const over = () => database().update(rateLimits).set({ until: sql`now()` });

it('lets a key have its turns, then tells how long to wait, then begins anew', async () => {
  const limit = new RateLimit('a test', 2, 60_000);
  expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0]);
  const wait = await limit.take('a');
  expect(wait).toBeGreaterThan(55_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(await limit.take('b')).toBe(0);
  await over();
  expect([await limit.take('a'), await limit.take('a'), (await limit.take('a')) > 0]).toEqual([0, 0, true]);
});

it('processes count together, and no two get the same turn', async () => {
  const [one, two] = [new RateLimit('a test', 10, 60_000), new RateLimit('a test', 10, 60_000)];
  const waits = await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? one : two).take('a')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(await new RateLimit('another', 10, 60_000).take('a')).toBe(0);
});

it('a refusal makes the wait no longer, and keeps no address', async () => {
  const limit = new RateLimit('a test', 1, 60_000);
  await limit.take('dana@acme.test');
  const [before] = await database().select().from(rateLimits);
  for (let i = 0; i < 5; i += 1) await limit.take('dana@acme.test');
  const [after] = await database().select().from(rateLimits);
  expect(after).toEqual({ ...before, count: 2 });
  expect(JSON.stringify(after)).not.toContain('dana');
});

it('forgets windows that are over, and holds no more keys than it may', async () => {
  const limit = new RateLimit('a test', 1, 60_000);
  await limit.take('over');
  await over();
  for (const key of ['a', 'b', 'c']) await limit.take(key);
  await sweepRateLimits(2);
  expect(await database().select().from(rateLimits)).toHaveLength(2);
  // What ends first went first.
  expect([await limit.take('a'), (await limit.take('c')) > 0]).toEqual([0, true]);
});
