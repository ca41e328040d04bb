import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { database } from './client';
import { Places } from './places';
import { rateLimits } from './schema/limits';

useDatabase({ connections: 20 });
beforeEach(async () => void (await database().delete(rateLimits)));
const over = () => database().update(rateLimits).set({ until: sql`now()` });

it('processes that take places at once get no more than there are, each another one', async () => {
  const [one, two] = [new Places('a test', 6, 60_000), new Places('a test', 6, 60_000)];
  const taken = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? one : two).take('ana')));
  expect(taken.filter(Boolean)).toHaveLength(6);
  expect(await one.take('ben')).not.toBeNull();
  await taken.find(Boolean)?.leave();
  expect([await two.take('ana'), await one.take('ana')].map(Boolean)).toEqual([true, false]);
});

it('a place is held while it is kept, and is free again when nobody keeps it', async () => {
  const places = new Places('a test', 1, 60_000);
  const place = await places.take('ana');
  expect([await place?.keep(), await place?.keep()]).toEqual([true, true]);
  expect(await places.take('ana')).toBeNull();
  await over();
  const next = await places.take('ana');
  expect(next).not.toBeNull();
  // It is somebody else's now: it can neither be kept nor taken away.
  expect(await place?.keep()).toBe(false);
  await place?.leave();
  expect(await places.take('ana')).toBeNull();
});

it('keeps nobody’s name', async () => {
  await new Places('a test', 1, 60_000).take('ana@acme.test');
  expect(JSON.stringify(await database().select().from(rateLimits))).not.toContain('ana');
});
