import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { parseCalendar } from '@/core/ical/parse';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';

useDatabase();
const runtime = mailboxRuntime();
const SOON = NOW / 60_000 + 1440;

async function member(name: string) {
  const [user] = await database()
    .insert(users)
    .values({ email: `${name}@feeds.test` })
    .returning();
  const { id } = user as typeof users.$inferSelect;
  const api = await apiAs(runtime, id);
  const url = async (method = 'GET') => ((await (await api(method, '/api/feeds')).json()) as { url: string }).url;
  return { id, api, url };
}
const meeting = (ownerId: string, extra: Partial<typeof meetings.$inferInsert> = {}) =>
  database()
    .insert(meetings)
    .values({
      ownerId,
      loopId: randomUUID(),
      state: 'confirmed',
      startMin: SOON,
      endMin: SOON + 30,
      title: 'Intro; Jane, Dana',
      location: 'Room 4',
      icalUid: randomUUID(),
      ...extra,
    });
/** A calendar program: no cookie, the address alone. */
const read = async (url: string, headers?: HeadersInit) =>
  (await apiAs(runtime, null))('GET', new URL(url).pathname, undefined, headers);

it('shows the meetings that were made here to whoever has the address, and nobody else’s', async () => {
  const dana = await member('dana');
  const other = await member('other');
  await meeting(dana.id);
  await meeting(dana.id, { startMin: SOON + 60, endMin: SOON + 90, title: 'Series', occurrence: SOON + 60 });
  await meeting(dana.id, { state: 'held', startMin: SOON + 600, endMin: SOON + 630, title: 'Only offered' });
  await meeting(dana.id, { state: 'cancelled', startMin: SOON + 700, endMin: SOON + 730, title: 'Cancelled' });
  await meeting(other.id, { title: 'Of somebody else' });
  const answer = await read(await dana.url());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  const text = await answer.text();
  // RFC 7986, 5.7.
  expect(text).toMatch(/\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M\r\n/);
  const { events, warnings } = parseCalendar(text);
  expect(warnings).toEqual([]);
  expect(events.map(({ summary, location, start, end }) => [summary, location, start?.at, end?.at])).toEqual([
    ['Intro; Jane, Dana', 'Room 4', SOON, SOON + 30],
    ['Series', 'Room 4', SOON + 60, SOON + 90],
  ]);
  expect(new Set(events.map((event) => event.uid)).size).toBe(2);
});

it('spares who has it already, until something changes', async () => {
  const { id, url } = await member('etag');
  await meeting(id);
  const address = await url();
  const etag = (await read(address)).headers.get('etag') ?? '';
  const again = await read(address, { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  await meeting(id, { startMin: SOON + 60, endMin: SOON + 90 });
  const changed = await read(address, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

it('has a new address when asked for one, and the old one is dead; so is any that was made up', async () => {
  const { id, api, url } = await member('rotate');
  const old = await url();
  const fresh = await url('POST');
  expect(fresh).not.toBe(old);
  expect([(await read(old)).status, (await read(fresh)).status]).toEqual([404, 200]);
  const tampered = fresh.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'E' : 'A'));
  for (const made of [tampered, fresh.replace(id, randomUUID()), fresh.replace('.ics', ''), `${fresh}x`]) {
    expect([made, (await read(made)).status]).toEqual([made, 404]);
  }
  await database().update(users).set({ role: 'WAITLIST' }).where(eq(users.id, id));
  expect((await read(fresh)).status).toBe(404);
  expect((await api('POST', '/api/feeds')).status).toBe(403);
  expect((await (await apiAs(runtime, null))('GET', '/api/feeds')).status).toBe(401);
});
