import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { overlaps, type Period } from '@/core/time/period';
import { database } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { removeAbandonedEvents } from '@/modules/meetings/commands/abandon';
import { book } from '@/modules/meetings/commands/book';
import { cancelMeeting } from '@/modules/meetings/commands/cancel';
import { claimHolds, expireHolds, releaseHolds } from '@/modules/meetings/commands/holds';
import { moveMeeting } from '@/modules/meetings/commands/move';
import type { CalendarPort } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { connectedOwner, googleEvent, type Owner, useCalendars } from '../support/calendar';
import { useDatabase } from '../support/database';
import { seeded } from '../support/random';

useDatabase({ connections: 16 });
const { world } = useCalendars();
const RUNS = process.env.DEEP ? 500 : 10;

/** What a killed process leaves behind: the call may or may not have reached the provider, and nobody hears of it. */
class Killed extends Error {}

/** PostgreSQL itself reports a deadlock now and then, where one could really happen. */
beforeAll(async () => {
  await database().execute(sql`
    CREATE FUNCTION deadlock_now_and_then() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF random() < 0.03 THEN RAISE EXCEPTION 'injected' USING ERRCODE = '40P01'; END IF;
      RETURN NEW;
    END $$`);
  await database().execute(sql`
    CREATE TRIGGER deadlocks BEFORE INSERT ON meetings FOR EACH ROW EXECUTE FUNCTION deadlock_now_and_then()`);
});

/** The runtime of a process that is killed at its n-th call to the provider: before the call or, by chance, after it. */
function dying(runtime: Runtime, afterCalls: number, random: () => number): Runtime {
  let left = afterCalls;
  const mortal =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (left-- > 0) return call(...args);
      if (random() < 0.5) await call(...args).catch(() => undefined);
      throw new Killed();
    };
  const calendar = Object.fromEntries(
    Object.entries(runtime.calendar).map(([name, call]) => [name, mortal(call as () => Promise<unknown>)]),
  ) as unknown as CalendarPort;
  return { ...runtime, calendar };
}

const loop = fc.integer({ min: 0, max: 3 }).map((n) => `loop-${n}`);
const slot = fc
  .tuple(fc.integer({ min: 0, max: 11 }), fc.constantFrom(30, 45, 60))
  .map(([at, length]) => ({ start: at * 15, end: at * 15 + length }));
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hold' as const), loop, slot }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), loop, slot }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), loop, slot }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), loop, slot }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), loop, slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), loop, slot }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('foreign' as const), loop, slot }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/**
 * What happens at the same time, each to another loop (the engine runs one at a time per loop). `killed`: the call to the
 * provider at which the process dies; `twice`: delivered twice at once; `givenUp`: the loop is stopped instead of repeated.
 */
const turn = fc.uniqueArray(
  fc.record({
    act,
    killed: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 3 }),
    twice: fc.boolean(),
    givenUp: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3, selector: ({ act: { loop: id } }) => id },
);

interface Scene {
  readonly owner: Owner;
  readonly base: number;
  /** Times that somebody else has put into the calendar. */
  readonly foreign: Period[];
}

const BUFFERS = { bufferBefore: 0, bufferAfter: 0 };

async function perform(scene: Scene, { kind, loop: loopId, slot: at }: Act, runtime: Runtime): Promise<unknown> {
  const { owner, base } = scene;
  const ownerId = owner.id;
  const place = { start: base + at.start, end: base + at.end };
  switch (kind) {
    case 'hold':
      return contendedTransaction((tx) =>
        claimHolds(tx, { ownerId, loopId, slots: [place], expiresAt: base, ...BUFFERS }),
      );
    case 'book': {
      const known = [...scene.foreign];
      const begun = await writtenRows(ownerId, loopId);
      const details = { title: 'Talk', description: '', location: null, attendees: [], conference: false };
      const result = await book({ ownerId, loopId, slot: place, zone: 'UTC', ...details, ...BUFFERS }, runtime);
      if (result.ok && begun === 0) expect(known.filter((one) => overlaps(one, place))).toEqual([]);
      return result;
    }
    case 'move':
      return moveMeeting({ ownerId, loopId, slot: place, zone: 'UTC', ...BUFFERS }, runtime);
    case 'cancel':
      return cancelMeeting({ ownerId, loopId }, runtime);
    case 'release':
      return contendedTransaction((tx) => releaseHolds(tx, loopId));
    case 'expire':
      // In the midst of what the others do.
      await new Promise((resolve) => setTimeout(resolve, at.start / 3));
      return expireHolds(base * 60_000);
    case 'foreign':
      scene.foreign.push(place);
      return owner.google('POST', '/calendars/primary/events', googleEvent(place.start, place.end));
  }
}

/** Delivers an act until it has an outcome, as the engine does, or lets the loop give it up. */
async function deliver(scene: Scene, { act: what, killed, twice, givenUp }: Turn, random: () => number): Promise<void> {
  const { runtime } = world();
  const first = killed === null ? runtime : dying(runtime, killed, random);
  const attempt = (as: Runtime) =>
    perform(scene, what, as).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Killed) return false;
        throw error;
      },
    );
  const repeatable = what.kind !== 'foreign';
  const [done] = await Promise.all([attempt(first), twice && repeatable ? attempt(runtime) : true]);
  if (done || !repeatable) return;
  if (givenUp && what.kind === 'book') await contendedTransaction((tx) => releaseHolds(tx, what.loop));
  else await attempt(runtime);
}
type Turn = typeof turn extends fc.Arbitrary<(infer T)[]> ? T : never;

async function writtenRows(ownerId: string, loopId: string): Promise<number> {
  const { rows } = await database().execute(sql`
    SELECT count(*)::int AS n FROM meetings WHERE owner_id = ${ownerId} AND loop_id = ${loopId}
      AND state IN ('held', 'confirmed') AND provider_event_id IS NOT NULL`);
  return (rows[0] as { n: number }).n;
}

async function overlappingPairs(): Promise<number> {
  const { rows } = await database().execute(sql`
    SELECT count(*)::int AS n FROM meetings a JOIN meetings b
      ON a.owner_id = b.owner_id AND a.loop_id < b.loop_id AND a.start_min < b.end_min AND b.start_min < a.end_min
    WHERE a.state IN ('held', 'confirmed') AND b.state IN ('held', 'confirmed')`);
  return (rows[0] as { n: number }).n;
}

/** What stands: our bookings, and our events at the provider; `id start end sequence`. */
async function standing({ owner }: Scene): Promise<{ bookings: string[]; events: string[] }> {
  const { rows } = await database().execute(sql`
    SELECT provider_event_id AS id, start_min AS start, end_min AS "end", sequence FROM meetings
    WHERE owner_id = ${owner.id} AND state = 'confirmed'`);
  const listed = await owner.google('GET', '/calendars/primary/events?q=Talk&maxResults=250');
  const minute = (moment: { dateTime: string }) => Date.parse(moment.dateTime) / 60_000;
  const line = (id: unknown, start: unknown, end: unknown, sequence: unknown) => `${id} ${start} ${end} ${sequence}`;
  return {
    bookings: rows.map((row) => line(row.id, row.start, row.end, row.sequence)).sort(),
    events: (listed.body.items as { id: string; start: never; end: never; sequence: number }[])
      .map((event) => line(event.id, minute(event.start), minute(event.end), event.sequence))
      .sort(),
  };
}

let scenes = 0;

it('A2 no interleaving of holds, bookings, moves and cancellations, killed anywhere and delivered twice, books a time twice or leaves an event behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 14 }), fc.integer(), async (turns, seed) => {
      const owner = await connectedOwner(world(), `scene${scenes++}@acme.test`);
      const scene: Scene = { owner, base: world().now() + 2 * 1440, foreign: [] };
      const random = seeded(seed);
      for (const acts of turns) {
        await Promise.all(acts.map((one) => deliver(scene, one, random)));
        expect(await overlappingPairs()).toBe(0);
        await removeAbandonedEvents(world().runtime);
      }
      // Claims that nobody repeats run out; then nothing is in the calendar that is not booked.
      await expireHolds((scene.base + 60) * 60_000);
      await removeAbandonedEvents(world().runtime);
      const end = await standing(scene);
      expect(end.events).toEqual(end.bookings);
    }),
    { numRuns: RUNS, seed: 20261120, endOnFailure: true },
  );
}, 900_000);

it('repeating a step that is done changes nothing', async () => {
  const { runtime } = world();
  const owner = await connectedOwner(world(), `repeats${scenes++}@acme.test`);
  const scene: Scene = { owner, base: world().now() + 2 * 1440, foreign: [] };
  const steps: Act[] = [
    { kind: 'book', loop: 'a', slot: { start: 0, end: 30 } },
    { kind: 'book', loop: 'b', slot: { start: 30, end: 60 } },
    { kind: 'move', loop: 'a', slot: { start: 60, end: 90 } },
    { kind: 'cancel', loop: 'b', slot: { start: 0, end: 0 } },
    { kind: 'book', loop: 'b', slot: { start: 0, end: 30 } },
  ];
  for (const step of steps) {
    expect(await perform(scene, step, runtime)).toMatchObject({ ok: true });
    const once = await standing(scene);
    expect(once.events).toEqual(once.bookings);
    for (let again = 0; again < 3; again++) expect(await perform(scene, step, runtime)).toMatchObject({ ok: true });
    expect(await standing(scene)).toEqual(once);
  }
});
