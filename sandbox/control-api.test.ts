import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerAs, meeting } from './google/calendar/test-client';
import { type Sandbox, startSandbox } from './start';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const control = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.url}/sandbox/control/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
const tokenOf = async (email: string) =>
  ((await (await control('POST', 'access-token', { email })).json()) as { accessToken: string }).accessToken;

test('a sandbox in another process is controlled over HTTP', async () => {
  const api = callerAs(sandbox, await tokenOf('dana@acme.test'));
  const { body: event } = await api(
    'POST',
    '/calendars/primary/events',
    meeting(1, 9, { attendees: [{ email: 'far@away.test' }] }),
  );
  const { nextSyncToken } = (await api('GET', '/calendars/primary/events')).body;

  const answer = { organizer: 'dana@acme.test', eventId: event.id, guest: 'far@away.test', response: 'declined' };
  expect((await control('POST', 'respond', answer)).status).toBe(204);
  expect((await api('GET', `/calendars/primary/events/${event.id}`)).body.attendees[0].responseStatus).toBe('declined');

  expect((await control('POST', 'invalidate-sync-tokens', { calendarId: 'dana@acme.test' })).status).toBe(204);
  expect((await api('GET', `/calendars/primary/events?syncToken=${nextSyncToken}`)).status).toBe(410);

  const path = '/sandbox/google/calendar/v3/users';
  expect((await control('POST', 'faults', { path, status: 429, times: 5 })).status).toBe(204);
  expect((await api('GET', '/users/me/calendarList')).status).toBe(429);
  expect((await control('DELETE', 'faults')).status).toBe(204);
  expect((await api('GET', '/users/me/calendarList')).status).toBe(200);

  expect((await control('POST', 'mail-faults', { stage: 'rcpt', code: 550 })).status).toBe(204);
  expect((await control('POST', 'assistant-listener', { host: '127.0.0.1', port: 9 })).status).toBe(204);
  expect((await control('GET', 'settled')).status).toBe(204);
  expect(await (await control('GET', 'violations')).json()).toEqual({ violations: [] });

  expect((await control('POST', 'revoke-grants', { email: 'dana@acme.test' })).status).toBe(204);
  expect((await api('GET', '/users/me/calendarList')).status).toBe(401);
});

test('somebody moves in over HTTP, and has an account', async () => {
  const hana = { email: 'hana@initech.test', name: 'Hana Mori', zone: 'Asia/Tokyo' };
  expect((await control('POST', 'access-token', { email: hana.email })).status).toBe(404);
  expect((await control('POST', 'people', hana)).status).toBe(204);
  const api = callerAs(sandbox, await tokenOf(hana.email));
  const { items } = (await api('GET', '/users/me/calendarList')).body;
  expect(items).toMatchObject([{ id: hana.email, timeZone: 'Asia/Tokyo' }]);
});

test.each([
  ['people', { email: 'hana@initech.test', name: '', zone: 'Asia/Tokyo' }, 400],
  ['people', { email: 'nobody@acme.test', name: 'Nobody', zone: 'Nowhere/None' }, 404],
  ['faults', { path: 'no-slash' }, 400],
  ['faults', { path: '/x', status: 200 }, 400],
  ['mail-faults', { stage: 'whenever' }, 400],
  ['access-token', { email: 'nobody@acme.test' }, 404],
  ['invalidate-sync-tokens', { calendarId: 'none' }, 404],
  ['respond', { organizer: 'dana@acme.test', eventId: 'none', guest: 'x@y.test', response: 'accepted' }, 404],
  ['assistant-listener', { host: 'mail.example.org', port: 25 }, 400],
])('%s refuses %j with %d', async (path, body, status) => {
  expect((await control('POST', path, body)).status).toBe(status);
});
