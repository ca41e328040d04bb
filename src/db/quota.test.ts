import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { database } from './client';
import { Quota } from './quota';
import { rateLimits } from './schema/limits';

useDatabase({ connections: 20 });
beforeEach(async () => void (await database().delete(rateLimits)));

it('a key has so much in its window; what is refused is not counted', async () => {
  const quota = new Quota('a test', 10, 60_000);
  expect([await quota.take('a', 6), await quota.take('a', 5), await quota.take('a', 4)]).toEqual([true, false, true]);
  expect([await quota.take('a', 1), await quota.take('b', 10), await quota.take('c', 11)]).toEqual([
    false,
    true,
    false,
  ]);
  await database().update(rateLimits).set({ until: sql`now()` });
  expect(await quota.take('a', 10)).toBe(true);
});

it('processes count together', async () => {
  const [one, two] = [new Quota('a test', 30, 60_000), new Quota('a test', 30, 60_000)];
  const taken = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? one : two).take('a', 3)));
  expect(taken.filter(Boolean)).toHaveLength(10);
});
