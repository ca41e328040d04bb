import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start';
import { at, type CallApi, callerAs, meeting, reasonOf } from './test-client';

let sandbox: Sandbox;
let api: CallApi;

beforeAll(async () => {
  sandbox = await startSandbox();
  api = callerAs(sandbox, sandbox.control.accessToken('dana@acme.test'));
});
afterEach(() => sandbox.control.clearFaults());
afterAll(async () => {
  await sandbox.stop();
  expect(sandbox.control.violations).toEqual([]);
});

describe('refusals', () => {
  test('no token, an unknown one, a missing scope, another person’s calendar', async () => {
    const anonymous = await fetch(`${sandbox.googleApiRoot}/calendar/v3/users/me/calendarList`);
    expect(anonymous.status).toBe(401);
    const unknown = await api('GET', '/users/me/calendarList', undefined, { token: 'ya29.none' });
    expect([unknown.status, reasonOf(unknown)]).toEqual([401, 'authError']);
    const narrow = sandbox.control.accessToken('dana@acme.test', [
      'https://www.googleapis.com/auth/calendar.settings.readonly',
    ]);
    const refused = await api('GET', '/calendars/primary/events', undefined, { token: narrow });
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'insufficientPermissions']);
    expect((await api('GET', '/calendars/jane%40globex.test/events')).status).toBe(404);
  });

  test('a revoked grant is 401', async () => {
    const token = sandbox.control.accessToken('ben@acme.test');
    sandbox.control.revokeGrants('ben@acme.test');
    expect((await api('GET', '/users/me/calendarList', undefined, { token })).status).toBe(401);
  });

  test('injected faults: quota, a dropped connection, and a failure after the commit', async () => {
    const path = '/sandbox/google/calendar/v3/calendars';
    sandbox.control.fault({ path, status: 403, reason: 'userRateLimitExceeded', times: 2, retryAfterSeconds: 3 });
    const limited = await api('GET', '/calendars/primary/events');
    expect([limited.status, reasonOf(limited), limited.headers.get('retry-after')]).toEqual([
      403,
      'userRateLimitExceeded',
      '3',
    ]);
    expect((await api('GET', '/calendars/primary/events')).status).toBe(403);
    expect((await api('GET', '/calendars/primary/events')).status).toBe(200);
    sandbox.control.fault({ path, status: 0 });
    await expect(api('GET', '/calendars/primary/events')).rejects.toThrow('fetch failed');
    const event = meeting(25, 9);
    sandbox.control.fault({ path, method: 'POST', status: 503, afterCommit: true });
    expect((await api('POST', '/calendars/primary/events', event)).status).toBe(503);
    expect((await api('POST', '/calendars/primary/events', event)).status).toBe(409);
  });
});

describe('the contract', () => {
  test('a request that the description refuses is 500 with the reason, and is recorded', async () => {
    const other = await startSandbox();
    const token = other.control.accessToken('dana@acme.test');
    const send = (path: string, body?: object) =>
      fetch(`${other.googleApiRoot}/calendar/v3${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const answers = [
      await send('/calendars/primary/events?single=true'),
      await send('/calendars/primary/events?maxResults=many'),
      await send('/calendars/primary/events', { summary: 7, start: at(1, 1), end: at(1, 2) }),
      await send('/calendars/primary/events', { title: 'x', start: at(1, 1), end: at(1, 2) }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([500, 500, 500, 500]);
    expect(other.control.violations.map((violation) => violation.reason)).toEqual([
      'query must NOT have additional properties (single)',
      'query/maxResults must be integer',
      'body/summary must be string',
      'body must NOT have additional properties (title)',
    ]);
    expect((await send('/colors')).status).toBe(501);
    expect((await send('/nothing')).status).toBe(404);
    await other.stop();
  });
});
