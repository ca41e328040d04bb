import { beforeAll, describe, expect, it } from 'vitest';
import { openingState } from '@/core/loop/opening';
import type { LoopState, Participant } from '@/core/loop/state';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { useDatabase } from '../../../../tests/support/database';
import { NOW } from '../../../../tests/support/mailbox';
import { LIST_STATES } from '../constants';
import { listSchema } from '../schema';
import { LIST_STATE_OF } from './display-state';
import { listPage } from './list-page';
import { loopsOf } from './lists';

useDatabase();

const DAY = 1440;
const MINUTE = Math.floor(NOW / 60_000);
const person = { address: 'dana@acme.test', name: 'Dana Reed', zone: 'America/New_York' };
const guest = (name: string, address: string): Participant => ({
  id: 'p2',
  address,
  name,
  role: 'guest',
  optional: false,
  zone: null,
  zoneSource: null,
  status: 'pending',
});
const question = {
  id: 'who',
  kind: 'who',
  text: 'Whom?',
  quote: null,
  planVersion: null,
  askedAt: MINUTE,
} as const;
const booking = { meetingId: 'm', joinUrl: null, htmlLink: null, icalUid: 'u', sequence: 0 };

/** Loops of one owner by name, oldest activity first. */
const LOOPS: Record<string, { over: Partial<LoopState>; guest: [string, string]; due?: number }> = {
  asks: { over: { needsOwner: [question] }, guest: ['Ana Silva', 'ana@globex.test'] },
  offers: { over: { phase: 'OFFERING' }, guest: ['Raj Patel', 'raj@initech.test'], due: 2 * DAY },
  polls: { over: { phase: 'POLLING' }, guest: ['Tom 50%_off', 'tom@globex.test'], due: DAY },
  begins: { over: { phase: 'INTAKE' }, guest: ['Uma', 'uma@globex.test'] },
  moves: { over: { phase: 'RESCHEDULING' }, guest: ['Vic', 'vic@globex.test'], due: 4 * DAY },
  booked: {
    over: { phase: 'BOOKED', booking: { ...booking, start: MINUTE + 3 * DAY, end: MINUTE + 3 * DAY + 30 } },
    guest: ['Wu', 'wu@globex.test'],
    due: 10 * DAY,
  },
  rests: { over: { phase: 'OFFERING', pausedUntil: MINUTE + DAY }, guest: ['Xi', 'xi@globex.test'] },
  yours: { over: { phase: 'OFFERING', takenOver: true }, guest: ['Yan', 'yan@globex.test'] },
  silent: { over: { phase: 'STALLED' }, guest: ['Zoe', 'zoe@globex.test'] },
  over: { over: { phase: 'CLOSED', closedReason: 'done', takenOver: true }, guest: ['Ben', 'ben@globex.test'] },
};

async function owner(email: string): Promise<string> {
  const [user] = await database().insert(users).values({ email }).returning();
  return (user as { id: string }).id;
}

let dana = '';
let other = '';
beforeAll(async () => {
  dana = await owner(person.address);
  other = await owner('mia@acme.test');
  for (const [index, [title, loop]] of Object.entries(LOOPS).entries()) {
    const opened = openingState(person, `About ${title}`);
    const state: LoopState = {
      ...opened,
      meeting: { ...opened.meeting, title },
      participants: [...opened.participants, guest(...loop.guest)],
      ...loop.over,
    };
    const id = 'abcdefghij'[index]?.repeat(16) as string;
    const at = new Date(NOW + index * 60_000);
    await database()
      .insert(loops)
      .values({ id, ownerId: dana, phase: state.phase, title, state, createdAt: at, updatedAt: at });
    const timers = [
      ['follow_up', loop.due] as const,
      ['stalled_expired', 30 * DAY] as const,
      ['owner_reminder', 60] as const,
    ];
    for (const [timer, due] of timers) {
      if (due === undefined) continue;
      await database()
        .insert(loopEvents)
        .values({
          loopId: id,
          kind: 'timer',
          payload: { kind: 'timer', timer },
          dedupeKey: `${id}${timer}`,
          dueAt: new Date(NOW + due * 60_000),
        });
    }
  }
});

const page = (query: Record<string, string> = {}, ownerId = dana) => listPage(ownerId, listSchema.parse(query));
const titles = async (query: Record<string, string>) => (await page(query)).items.map((row) => row.title);

describe('the list of loops', () => {
  it('counts each filter, and shows what it counts', async () => {
    const { counts } = await page();
    expect(counts).toEqual({ 'needs-you': 1, waiting: 4, booked: 1, paused: 2, stalled: 1, closed: 1 });
    for (const state of LIST_STATES) expect(await titles({ state })).toHaveLength(counts[state]);
    expect(await titles({ state: 'paused' })).toEqual(['yours', 'rests']);
    expect(await titles({})).toHaveLength(9);
  });

  it('files every loop where its displayed state belongs', async () => {
    for (const row of await loopsOf(dana)) {
      expect(await titles({ state: LIST_STATE_OF[row.displayState] })).toContain(row.title);
    }
  });

  it('puts the last activity first, or the next step', async () => {
    expect(await titles({ state: 'waiting' })).toEqual(['moves', 'begins', 'polls', 'offers']);
    expect(await titles({ sort: 'next' })).toEqual([
      ...['asks', 'polls', 'offers', 'booked', 'moves'],
      ...['begins', 'rests', 'yours', 'silent'],
    ]);
  });

  it('names the next step with its time', async () => {
    const { items } = await page({ sort: 'next' });
    const next = Object.fromEntries(items.map((row) => [row.title, row.next]));
    expect(next.asks).toEqual({ kind: 'owner_reminder', at: MINUTE + 60 });
    expect(next.polls).toEqual({ kind: 'follow_up', at: MINUTE + DAY });
    expect(next.booked).toEqual({ kind: 'meeting', at: MINUTE + 3 * DAY });
    expect(next.begins).toEqual({ kind: 'stalled_expired', at: MINUTE + 30 * DAY });
    expect((await page({ state: 'closed' })).items[0]?.next).toBeNull();
  });

  it.each([
    ['raj', ['offers']],
    ['GLOBEX tom', ['polls']],
    ['about begins', ['begins']],
    ['50%_o', ['polls']],
    ['5_%', []],
    ['acme', []],
    ["'; drop table loops; --", []],
  ])('finds %s by title, subject, guest, word for word', async (q, found) => {
    expect(await titles({ q })).toEqual(found);
  });

  it('counts under the same search', async () => {
    expect((await page({ q: 'ben@' })).counts).toMatchObject({ closed: 1, waiting: 0 });
  });

  it.each(['activity', 'next'])('goes on where it ended, by %s', async (sort) => {
    const whole = await titles({ sort });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const part = await page({ sort, limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...part.items.map((row) => row.title));
      cursor = part.nextCursor;
    } while (cursor);
    expect(seen).toEqual(whole);
  });

  it('shows nothing of anybody else', async () => {
    const { items, counts } = await page({}, other);
    expect(items).toEqual([]);
    expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
