import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccessToken, CalendarError, type CalendarPort, type EventDraft } from '@/ports/calendar';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { googleCalendar } from './calendar';

const EMAIL = 'dana@acme.test';
const API = '/sandbox/google/calendar/v3/';
let sandbox: Sandbox;
let port: CalendarPort<AccessToken>;
let grant: AccessToken;
beforeAll(async () => {
  sandbox = await startSandbox({ conferenceDelayMs: 50 });
  port = googleCalendar({ root: sandbox.googleApiRoot, pageSize: 2, timeoutMs: 1_000 });
  grant = { accessToken: sandbox.control.accessToken(EMAIL) };
});
afterEach(() => sandbox.control.clearFaults());
afterAll(async () => {
  await sandbox.stop();
  expect(sandbox.control.violations).toEqual([]);
});

let n = 0;
const draft = (extra: Partial<EventDraft> = {}): EventDraft => ({
  id: `adapter${n++}`,
  summary: 'Talk',
  description: 'About it',
  location: 'Room 1',
  start: 30_000_000,
  end: 30_000_030,
  zone: 'America/New_York',
  attendees: [{ email: 'jane@globex.test', name: 'Jane', optional: true }],
  conferenceRequestId: null,
  ...extra,
});
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof CalendarError ? error.code : `not a CalendarError: ${error}`),
  );

describe('events', () => {
  it('writes and reads back what was asked for', async () => {
    const { event, created } = await port.insert(grant, EMAIL, draft());
    expect(created).toBe(true);
    expect(event).toMatchObject({
      status: 'confirmed',
      summary: 'Talk',
      location: 'Room 1',
      start: { kind: 'instant', at: 30_000_000, zone: 'America/New_York' },
      organizerSelf: true,
      attendees: [{ email: 'jane@globex.test', name: 'Jane', optional: true, response: 'needsAction' }],
      conferenceStatus: 'none',
    });
    expect(await port.get(grant, EMAIL, event.id)).toEqual(event);
  });

  it('inserts an id once and then returns the event that has it', async () => {
    const once = draft();
    const first = await port.insert(grant, EMAIL, once);
    const again = await port.insert(grant, EMAIL, { ...once, summary: 'Another' });
    expect(again).toEqual({ event: first.event, created: false });
  });

  it('writes over the etag that it names and no other, and keeps the conference', async () => {
    const { event } = await port.insert(grant, EMAIL, draft({ conferenceRequestId: 'request-1' }));
    expect(event.conferenceStatus).toBe('pending');
    await expect.poll(async () => (await port.get(grant, EMAIL, event.id))?.conferenceStatus).toBe('success');
    const ready = await port.get(grant, EMAIL, event.id);
    expect(ready.joinUrl).toMatch(/^https:/);
    expect(await codeOf(port.patch(grant, EMAIL, event.id, event.etag, { summary: 'Stale' }))).toBe('conflict');
    const moved = await port.patch(grant, EMAIL, event.id, ready.etag, {
      start: 30_000_060,
      end: 30_000_090,
      zone: 'America/New_York',
    });
    expect(moved).toMatchObject({ joinUrl: ready.joinUrl, icalUid: event.icalUid, start: { at: 30_000_060 } });
    expect(moved.sequence).toBe(event.sequence + 1);
  });

  it('removes once; a second time counts as done', async () => {
    const { event } = await port.insert(grant, EMAIL, draft());
    await port.remove(grant, EMAIL, event.id);
    await port.remove(grant, EMAIL, event.id);
    expect((await port.insert(grant, EMAIL, draft({ id: event.id }))).event.status).toBe('cancelled');
  });
});

describe('reading', () => {
  it('follows every page to the sync token, then hears of changes only', async () => {
    const own = { accessToken: sandbox.control.accessToken('kenji@initech.test') };
    for (let i = 0; i < 5; i++) await port.insert(own, 'primary', draft({ attendees: [] }));
    const full = await port.sync(own, 'primary', null, 0);
    expect(full.events.length).toBeGreaterThanOrEqual(5);
    const none = await port.sync(own, 'primary', full.nextSyncToken, 0);
    expect(none.events).toEqual([]);
    await port.remove(own, 'primary', full.events[0]?.id as string);
    const changed = await port.sync(own, 'primary', none.nextSyncToken, 0);
    expect(changed).toMatchObject({ removed: [full.events[0]?.id], events: [] });
    sandbox.control.invalidateSyncTokens('kenji@initech.test');
    expect(await codeOf(port.sync(own, 'primary', changed.nextSyncToken, 0))).toBe('gone');
  });

  it('lists calendars with what may be done to them', async () => {
    const [calendar] = await port.listCalendars(grant);
    expect(calendar).toMatchObject({ id: EMAIL, primary: true, writable: true, zone: 'America/New_York' });
  });

  it('gives busy time, and none at all when one calendar has an error', async () => {
    await port.insert(grant, EMAIL, draft({ start: 30_100_000, end: 30_100_030 }));
    const period = { start: 30_100_000 - 60, end: 30_100_000 + 60 };
    const busy = await port.freeBusy(grant, [EMAIL], period);
    expect(busy.get(EMAIL)).toEqual([{ start: 30_100_000, end: 30_100_030 }]);
    expect(await codeOf(port.freeBusy(grant, [EMAIL, 'nobody@else.test'], period))).toBe('unavailable');
  });
});

describe('errors', () => {
  it.each([
    [401, 'authError', 'revoked'],
    [403, 'insufficientPermissions', 'forbidden'],
    [403, 'userRateLimitExceeded', 'rate_limited'],
    [404, 'notFound', 'not_found'],
    [409, 'duplicate', 'conflict'],
    [410, 'fullSyncRequired', 'gone'],
    [412, 'conditionNotMet', 'conflict'],
    [429, 'rateLimitExceeded', 'rate_limited'],
    [400, 'invalid', 'invalid'],
    [500, 'backendError', 'unavailable'],
    [503, 'backendError', 'unavailable'],
  ])('%i %s is %s', async (status, reason, code) => {
    sandbox.control.fault({ path: API, status, reason });
    expect(await codeOf(port.listCalendars(grant))).toBe(code);
  });

  it('says how long to wait when the provider does', async () => {
    sandbox.control.fault({ path: API, status: 429, retryAfterSeconds: 7 });
    await expect(port.listCalendars(grant)).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 7_000 });
  });

  it('is unavailable when the connection breaks, nobody listens, or the answer is late', async () => {
    sandbox.control.fault({ path: API, status: 0 });
    expect(await codeOf(port.listCalendars(grant))).toBe('unavailable');
    sandbox.control.fault({ path: API, delayMs: 3_000 });
    const hasty = googleCalendar({ root: sandbox.googleApiRoot, timeoutMs: 100 });
    expect(await codeOf(hasty.listCalendars(grant))).toBe('unavailable');
    const nobody = googleCalendar({ root: 'http://127.0.0.1:9' });
    expect(await codeOf(nobody.listCalendars(grant))).toBe('unavailable');
  });

  it('refuses a token that is unknown', async () => {
    expect(await codeOf(port.listCalendars({ accessToken: 'guessed' }))).toBe('revoked');
  });
});
