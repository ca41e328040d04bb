import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start';
import { type CallApi, callerAs, meeting, newId, reasonOf } from './test-client';

let sandbox: Sandbox;
let api: CallApi;

beforeAll(async () => {
  sandbox = await startSandbox();
  api = callerAs(sandbox, sandbox.control.accessToken('dana@acme.test'));
});
afterAll(async () => {
  await sandbox.stop();
  expect(sandbox.control.violations).toEqual([]);
});

const create = async (event: object, query = '') =>
  (await api('POST', `/calendars/primary/events${query}`, event)).body;

describe('sync', () => {
  test('pages carry a page token and only the last one a sync token; later changes and deletions follow', async () => {
    const token = sandbox.control.accessToken('kenji@initech.test');
    const as = { token };
    for (let i = 0; i < 5; i++) await api('POST', '/calendars/primary/events', meeting(10 + i, 1), as);
    const first = await api('GET', '/calendars/primary/events?maxResults=2&singleEvents=false', undefined, as);
    expect(first.body.items).toHaveLength(2);
    expect(first.body).not.toHaveProperty('nextSyncToken');
    const late = (await api('POST', '/calendars/primary/events', meeting(20, 1), as)).body;
    const seen = [...first.body.items];
    let page = first.body;
    while (page.nextPageToken) {
      page = (
        await api(
          'GET',
          `/calendars/primary/events?maxResults=2&singleEvents=false&pageToken=${page.nextPageToken}`,
          undefined,
          as,
        )
      ).body;
      seen.push(...page.items);
    }
    expect(new Set(seen.map((event) => event.id)).size).toBe(6);
    const changes = (syncToken: string) =>
      api('GET', `/calendars/primary/events?singleEvents=false&syncToken=${syncToken}`, undefined, as);
    const second = await changes(page.nextSyncToken);
    expect(second.body.items.map((event: { id: string }) => event.id)).toEqual([late.id]);
    await api('DELETE', `/calendars/primary/events/${seen[0].id}`, undefined, as);
    const third = await changes(second.body.nextSyncToken);
    expect(third.body.items).toEqual([expect.objectContaining({ id: seen[0].id, status: 'cancelled' })]);
    expect(third.body.items[0]).not.toHaveProperty('summary');
    expect((await changes(third.body.nextSyncToken)).body.items).toEqual([]);
  });

  test('an unknown or invalidated sync token is 410, a foreign page token 400', async () => {
    const { nextSyncToken } = (await api('GET', '/calendars/primary/events')).body;
    expect((await api('GET', `/calendars/primary/events?syncToken=${nextSyncToken}`)).status).toBe(200);
    sandbox.control.invalidateSyncTokens('dana@acme.test');
    const gone = await api('GET', `/calendars/primary/events?syncToken=${nextSyncToken}`);
    expect([gone.status, reasonOf(gone)]).toEqual([410, 'fullSyncRequired']);
    expect((await api('GET', '/calendars/primary/events?syncToken=rubbish')).status).toBe(410);
    const { nextSyncToken: aging } = (await api('GET', '/calendars/primary/events')).body;
    sandbox.control.setClockOffset(29 * 86_400_000);
    expect((await api('GET', `/calendars/primary/events?syncToken=${aging}`)).status).toBe(410);
    expect((await api('GET', '/calendars/primary/events?pageToken=rubbish')).status).toBe(400);
  });

  test('a sync token does not go with a time filter, another singleEvents or showDeleted=false', async () => {
    const { nextSyncToken: token } = (await api('GET', '/calendars/primary/events?singleEvents=false')).body;
    for (const extra of ['timeMin=2027-01-01T00:00:00Z', 'singleEvents=true', 'showDeleted=false&singleEvents=false']) {
      expect((await api('GET', `/calendars/primary/events?syncToken=${token}&${extra}`)).status).toBe(400);
    }
    expect((await api('GET', '/calendars/primary/events?q=x')).body).not.toHaveProperty('nextSyncToken');
  });
});

test('free/busy merges busy time and leaves out what does not block', async () => {
  const token = sandbox.control.accessToken('lena@umbra.test', ['https://www.googleapis.com/auth/calendar']);
  const add = (event: object) => api('POST', '/calendars/primary/events', event, { token });
  await add(meeting(9, 9));
  await add({ ...meeting(9, 9), end: { dateTime: '2027-03-09T10:30:00Z' } });
  await add(meeting(9, 12, { transparency: 'transparent' }));
  await add(meeting(9, 14, { attendees: [{ email: 'lena@umbra.test', responseStatus: 'declined' }] }));
  await add({ id: newId(), summary: 'Away', start: { date: '2027-03-10' }, end: { date: '2027-03-11' } });
  const query = {
    timeMin: '2027-03-09T00:00:00Z',
    timeMax: '2027-03-12T00:00:00Z',
    items: [{ id: 'primary' }, { id: 'jane@globex.test' }],
  };
  const answer = await api('POST', '/freeBusy', query, { token });
  expect(answer.body.calendars.primary.busy).toEqual([
    { start: '2027-03-09T09:00:00Z', end: '2027-03-09T10:30:00Z' },
    { start: '2027-03-09T23:00:00Z', end: '2027-03-10T23:00:00Z' },
  ]);
  expect(answer.body.calendars['jane@globex.test'].errors[0].reason).toBe('notFound');
  expect((await api('POST', '/freeBusy', { ...query, timeMin: undefined }, { token })).status).toBe(400);
});

test('calendar list and settings name the zone', async () => {
  const list = await api('GET', '/users/me/calendarList');
  expect(list.body.items[0]).toMatchObject({
    id: 'dana@acme.test',
    primary: true,
    accessRole: 'owner',
    timeZone: 'America/New_York',
  });
  expect((await api('GET', '/users/me/settings/timezone')).body.value).toBe('America/New_York');
  expect((await api('GET', '/users/me/settings/none')).status).toBe(404);
});

test('a watched calendar posts Google headers at once, at a change, and no more after stop', async () => {
  const seen: Record<string, unknown>[] = [];
  const listener = createServer((request, response) => {
    seen.push(request.headers);
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/push`;
  const channel = { id: 'channel-1', type: 'web_hook', address, token: 'secret' };
  const watched = await api('POST', '/calendars/primary/events/watch', channel);
  expect(watched.body).toMatchObject({ kind: 'api#channel', id: 'channel-1', token: 'secret' });
  expect(Number(watched.body.expiration)).toBeGreaterThan(Date.now());
  await create(meeting(15, 9));
  await expect.poll(() => seen.length).toBe(2);
  const { resourceId } = watched.body;
  expect(seen[0]).toMatchObject({ 'x-goog-resource-state': 'sync', 'x-goog-message-number': '1' });
  expect(seen[1]).toMatchObject({
    'x-goog-channel-id': 'channel-1',
    'x-goog-channel-token': 'secret',
    'x-goog-resource-id': resourceId,
    'x-goog-resource-state': 'exists',
    'x-goog-message-number': '2',
  });
  expect(reasonOf(await api('POST', '/calendars/primary/events/watch', channel))).toBe('channelIdNotUnique');
  expect(
    reasonOf(
      await api('POST', '/calendars/primary/events/watch', { ...channel, id: 'b', address: 'http://example.org/' }),
    ),
  ).toBe('push.webhookUrlNotHttps');
  expect((await api('POST', '/channels/stop', { id: 'channel-1', resourceId: 'other' })).status).toBe(404);
  expect((await api('POST', '/channels/stop', { id: 'channel-1', resourceId })).status).toBe(204);
  await api('POST', '/calendars/primary/events/watch', { ...channel, id: 'channel-2' });
  await create(meeting(16, 9));
  await expect.poll(() => seen.length).toBe(4);
  expect(seen.slice(2).map((headers) => headers['x-goog-channel-id'])).toEqual(['channel-2', 'channel-2']);
  await new Promise((resolve) => listener.close(resolve));
});
