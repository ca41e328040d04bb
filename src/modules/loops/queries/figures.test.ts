import { beforeAll, expect, test } from 'vitest';
import { openingState } from '@/core/loop/opening';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';
import { useDatabase } from '../../../../tests/support/database';
import { NOW } from '../../../../tests/support/mailbox';
import { bookingsSince, mailsToGuestsSince } from './figures';

useDatabase();

const HOUR = 3_600_000;
const SINCE = NOW - 100 * HOUR;
const minute = (ms: number) => Math.floor(ms / 60_000);
let dana = '';
let other = '';

beforeAll(async () => {
  const people = await database()
    .insert(users)
    .values([{ email: 'dana@acme.test' }, { email: 'mia@acme.test' }])
    .returning();
  dana = people[0]!.id;
  other = people[1]!.id;
  await loop('a', dana, NOW - 30 * HOUR, [NOW - 20 * HOUR, NOW - 2 * HOUR]);
  await loop('b', dana, NOW - 40 * HOUR, []);
  await loop('c', dana, SINCE - 60 * HOUR, [SINCE - 50 * HOUR]);
  await loop('d', other, NOW - 30 * HOUR, [NOW - 25 * HOUR]);
  await mail('a', 1, 0, 'jane@globex.test', NOW - 29 * HOUR);
  await mail('a', 1, 0, 'tom@globex.test', NOW - 28 * HOUR);
  await mail('a', 1, 1, 'dana@acme.test', NOW - 29 * HOUR);
  await mail('a', 2, 0, 'jane@globex.test', NOW - 19 * HOUR);
  await mail('c', 1, 0, 'jane@globex.test', SINCE - HOUR);
  await mail('d', 1, 0, 'jane@globex.test', NOW - 19 * HOUR);
});

/** A loop that began then, with its bookings, the first of which is the booking and the others moves. */
async function loop(name: string, ownerId: string, begun: number, booked: readonly number[]): Promise<void> {
  const id = name.repeat(16);
  const state = openingState({ address: 'dana@acme.test', name: 'Dana', zone: 'America/New_York' }, name);
  await database().insert(loops).values({ id, ownerId, phase: state.phase, title: name, state });
  const event = (kind: string, at: number, n: number) => ({
    loopId: id,
    kind,
    payload: { kind: 'event_deleted' } as const,
    dedupeKey: `${id}${n}`,
    dueAt: new Date(at),
  });
  await database()
    .insert(loopEvents)
    .values([event('message', begun, 0), ...booked.map((at, n) => event('booked', at, n + 1))]);
}

async function mail(loopName: string, loopVersion: number, actionIndex: number, recipient: string, at: number) {
  await database()
    .insert(outgoingMails)
    .values({
      loopId: loopName.repeat(16),
      loopVersion,
      actionIndex,
      recipient,
      messageId: `${loopName}${loopVersion}${actionIndex}${recipient}`,
      envelopeFrom: 'sunny@sundial.test',
      raw: Buffer.from(''),
      template: 'offer',
      subject: '',
      text: '',
      state: 'sent',
      sentAt: new Date(at),
    });
}

test('a booking counts from the first mail to the first booking, in the owner’s loops since then', async () => {
  expect(await bookingsSince(dana, SINCE)).toEqual([{ at: minute(NOW - 20 * HOUR), value: 600 }]);
  expect(await bookingsSince(other, SINCE)).toEqual([{ at: minute(NOW - 25 * HOUR), value: 300 }]);
});

test('copies of one mail count once, at the first, and mail to the owner not at all', async () => {
  const sent = await mailsToGuestsSince(dana, SINCE);
  expect(sent.sort()).toEqual([minute(NOW - 29 * HOUR), minute(NOW - 19 * HOUR)]);
});
