import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventDraft, MicrosoftGrant, ProviderEvent } from '@/ports/calendar';
import type { MailView } from '../../../sandbox/mail/view';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { type FaultyProxy, startFaultyProxy } from '../../../tests/calendar/faulty-proxy';
import { graphClient } from '../../../tests/calendar/graph-client';
import { microsoftCalendar } from './calendar';

const MARCH = Date.UTC(2027, 2, 1) / 60_000;
const DAY = 1440;
const GUEST = 'jane@globex.test';
const OTHER = 'kenji@initech.test';

let sandbox: Sandbox;
let proxy: FaultyProxy;
let port: ReturnType<typeof microsoftCalendar>;
beforeAll(async () => {
  sandbox = await startSandbox();
  proxy = await startFaultyProxy(sandbox.url);
  port = microsoftCalendar({ root: sandbox.graphApiBase.replace(sandbox.url, proxy.url) });
});
afterAll(async () => {
  await proxy.stop();
  await sandbox.stop();
  expect(sandbox.control.violations).toEqual([]);
});

let accounts = 0;
let email: string;
let grant: MicrosoftGrant;
let calendarId: string;
let other: ReturnType<typeof graphClient>;
beforeEach(async () => {
  email = `graph${accounts++}@acme.test`;
  sandbox.control.addPerson({ email, name: 'Graph', zone: 'America/New_York' });
  const accessToken = sandbox.control.microsoft.accessToken(email);
  grant = { kind: 'microsoft-calendar', accessToken, address: email };
  calendarId = (await port.listCalendars(grant))[0]?.id as string;
  other = graphClient(sandbox.graphApiBase, accessToken, calendarId);
});

const draft = (extra: Partial<EventDraft> = {}): EventDraft => ({
  id: randomBytes(26).toString('hex'),
  summary: 'Talk',
  description: 'Line one\nwith <signs> & more',
  location: null,
  start: MARCH + 600,
  end: MARCH + 660,
  zone: 'Europe/Oslo',
  attendees: [],
  conferenceRequestId: null,
  ...extra,
});
const insert = (event: EventDraft) => port.insert(grant, calendarId, event);
const patch = ({ id, etag }: ProviderEvent, changes: Partial<Omit<EventDraft, 'id'>>) =>
  port.patch(grant, calendarId, id, etag, changes);
const read = (token: string | null = null) => port.sync(grant, calendarId, token, MARCH - 7 * DAY);
const created = (body: object) => other.call('POST', `me/calendars/${encodeURIComponent(calendarId)}/events`, body);
const utc = (minute: number) => ({ dateTime: new Date(minute * 60_000).toISOString().slice(0, 19), timeZone: 'UTC' });
async function mailsTo(address: string): Promise<MailView[]> {
  await sandbox.control.settled();
  const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/${address}`);
  return ((await answer.json()) as { messages: MailView[] }).messages.filter((mail) => mail.from.address === email);
}

it('shows calendars on the clock of the mailbox, which Windows names', async () => {
  expect(await port.listCalendars(grant)).toMatchObject([{ primary: true, writable: true, zone: 'America/New_York' }]);
});

describe('a draft', () => {
  it('is written once, and never again after its event was deleted', async () => {
    const asked = draft();
    const { event } = await insert(asked);
    await port.remove(grant, calendarId, asked.id);
    expect(await insert(asked)).toMatchObject({ created: false, event: { status: 'cancelled' } });
    await expect(port.get(grant, calendarId, event.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is found where two write it at once: there is one event', async () => {
    const asked = draft();
    const both = await Promise.all([insert(asked), insert(asked)]);
    expect(new Set(both.map(({ event }) => event.id)).size).toBe(1);
    expect((await read()).events).toHaveLength(1);
  });

  it('invites each guest once, to what is left of a series', async () => {
    const start = MARCH + 600;
    const recurrence = ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3', 'EXDATE:20270308T100000Z'];
    const asked = draft({
      start,
      end: start + 60,
      recurrence,
      attendees: [{ email: GUEST, name: 'Jane', optional: false }],
    });
    for (const method of ['POST', 'DELETE', 'PATCH']) {
      proxy.fail({ method, status: 0, afterCommit: true });
      await expect(insert(asked)).rejects.toMatchObject({ code: 'unavailable' });
    }
    const { event } = await insert(asked);
    expect(event.attendees).toMatchObject([{ email: GUEST, response: 'needsAction' }]);
    expect((await mailsTo(GUEST)).map((mail) => mail.subject.split(':')[0])).toEqual(['Invitation']);
    const { events } = await read();
    expect(events).toMatchObject([{ id: event.id, recurrence: [expect.stringMatching(/^RRULE/), recurrence[1]] }]);
  });
});

describe('a series', () => {
  it('keeps what was left out when its rule ends earlier', async () => {
    const start = MARCH + 600;
    const { event } = await insert(
      draft({ start, end: start + 60, zone: 'UTC', recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO'] }),
    );
    const without = await patch(event, { recurrence: [...event.recurrence, 'EXDATE:20270308T100000Z'] });
    await patch(without, { recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270328T235959Z'] });
    const [series] = (await read()).events;
    expect(series?.recurrence[0]).toContain('UNTIL=20270328T');
    expect(series?.recurrence[1]).toBe('EXDATE:20270308T100000Z');
  });

  it('is read anew where one of its times was deleted, of which nothing but its id is told', async () => {
    const when = { start: MARCH + 600, end: MARCH + 630, zone: 'UTC' };
    await other.write({ name: 'w', summary: 'W', when, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'] });
    const { nextSyncToken } = await read();
    await other.removeTime('w', when.start + 7 * DAY);
    const { removed, events } = await read(nextSyncToken);
    expect(events).toMatchObject([{ recurrence: [expect.stringMatching(/COUNT=3/), 'EXDATE:20270308T100000Z'] }]);
    expect(removed).toContain(events[0]?.id);
  });

  it('has times that are read and changed alone', async () => {
    const start = MARCH + 600;
    const { event } = await insert(
      draft({ start, end: start + 60, zone: 'UTC', recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] }),
    );
    const id = port.occurrenceId(grant, event.id, start + DAY) as string;
    const time = await port.get(grant, calendarId, id);
    expect(time).toMatchObject({ id, recurringEventId: event.id, start: { at: start + DAY } });
    const moved = await patch(time, { start: start + DAY + 120, end: start + DAY + 180, zone: 'UTC' });
    expect(moved).toMatchObject({ id, start: { at: start + DAY + 120 }, originalStart: { at: start + DAY } });
    expect((await read()).events.map((one) => one.id).sort()).toEqual([event.id, id].sort());
  });

  it('of Exchange’s counting stands as its rule: the 31st is the last day of each month', async () => {
    const days = { pattern: { type: 'absoluteMonthly', interval: 1, dayOfMonth: 31 } };
    const range = { type: 'numbered', startDate: '2027-03-31', numberOfOccurrences: 3, recurrenceTimeZone: 'UTC' };
    const start = Date.UTC(2027, 2, 31, 9) / 60_000;
    await created({ subject: 'Payday', start: utc(start), end: utc(start + 30), recurrence: { ...days, range } });
    const busy = await port.freeBusy(grant, [calendarId], { start, end: start + 62 * DAY });
    expect(busy.get(calendarId)?.map((one) => new Date(one.start * 60_000).toISOString().slice(0, 10))).toEqual([
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect((await read()).events).toMatchObject([
      { recurrence: [expect.stringContaining('BYMONTHDAY=28,29,30,31;BYSETPOS=-1')] },
    ]);
  });
});

it('tells what blocks from what does not, and keeps private events', async () => {
  const at = (day: number) => ({ start: utc(MARCH + day * DAY), end: utc(MARCH + day * DAY + 60) });
  for (const [i, showAs] of ['free', 'oof', 'workingElsewhere', 'tentative', 'busy'].entries()) {
    await created({ subject: showAs, showAs, sensitivity: 'private', ...at(i) });
  }
  const { events } = await read();
  expect(Object.fromEntries(events.map((one) => [one.summary, [one.type, one.status, one.transparent]]))).toEqual({
    free: ['default', 'confirmed', true],
    oof: ['outOfOffice', 'confirmed', false],
    workingElsewhere: ['workingLocation', 'confirmed', false],
    tentative: ['default', 'tentative', false],
    busy: ['default', 'confirmed', false],
  });
  const busy = await port.freeBusy(grant, [calendarId], { start: MARCH, end: MARCH + 7 * DAY });
  expect(busy.get(calendarId)).toHaveLength(3);
});

it('knows one’s own answer to an invitation, and forgets a meeting that was cancelled', async () => {
  const { event } = await insert(draft({ attendees: [{ email: OTHER, name: 'Jane', optional: false }] }));
  const theirs = { ...grant, accessToken: sandbox.control.microsoft.accessToken(OTHER), address: OTHER };
  const [calendar] = await port.listCalendars(theirs);
  const seen = (token: string | null) => port.sync(theirs, calendar?.id as string, token, MARCH);
  const first = await seen(null);
  const mine = first.events.find((one) => one.icalUid === event.icalUid);
  expect(mine).toMatchObject({ organizerSelf: false, attendees: [{ self: true, response: 'needsAction' }] });
  sandbox.control.microsoft.respond(email, event.icalUid, OTHER, 'declined');
  const second = await seen(first.nextSyncToken);
  expect(second.events).toMatchObject([{ id: mine?.id, attendees: [{ self: true, response: 'declined' }] }]);
  expect((await port.get(grant, calendarId, event.id)).attendees).toMatchObject([{ response: 'declined' }]);
  await port.remove(grant, calendarId, event.id);
  expect((await seen(second.nextSyncToken)).removed).toEqual([mine?.id]);
});

describe('a room of Teams', () => {
  const WITH = { conferenceRequestId: 'x' };

  it('is made where it was asked for, outlives a new text, and goes when it is given up', async () => {
    const { event } = await insert(draft(WITH));
    expect(event).toMatchObject({ conferenceStatus: 'success', joinUrl: expect.stringMatching(/^https:\/\/teams\./) });
    const retold = await patch(event, { description: 'Another <text>' });
    expect(retold.joinUrl).toBe(event.joinUrl);
    const { body } = await other.call('GET', `me/events/${encodeURIComponent(event.id)}`);
    expect(body.content).toContain('Another &lt;text&gt;');
    expect(await patch(retold, { conferenceRequestId: null })).toMatchObject({
      joinUrl: null,
      conferenceStatus: 'none',
    });
  });

  it('is none where the account makes none, and the event is written all the same', async () => {
    sandbox.control.microsoft.withoutTeams(email);
    expect((await insert(draft(WITH))).event).toMatchObject({ joinUrl: null, conferenceStatus: 'none' });
    expect((await insert(draft())).event).toMatchObject({ joinUrl: null, conferenceStatus: 'none' });
  });

  it('can be asked for later', async () => {
    const { event } = await insert(draft());
    expect(await patch(event, WITH)).toMatchObject({ conferenceStatus: 'success' });
  });
});

describe('a mailbox', () => {
  it('is left alone as long as it asks for, by every call', async () => {
    proxy.fail({ status: 429, headers: { 'retry-after': '600' } });
    await expect(read()).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 600_000 });
    const before = proxy.seen.length;
    await expect(port.get(grant, calendarId, 'AAMkADI2x')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(proxy.seen).toHaveLength(before);
  });

  it('asks for a pause until an instant as well, with a 503', async () => {
    const until = new Date(Date.now() + 3_600_000).toUTCString();
    proxy.fail({ status: 503, headers: { 'retry-after': until } });
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(read()).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('is asked for few things at a time', async () => {
    const day = { start: MARCH, end: MARCH + DAY };
    await Promise.all(Array.from({ length: 12 }, () => port.freeBusy(grant, [calendarId], day)));
    expect(proxy.mostAtOnce()).toBe(3);
  });
});

it('reads the window anew when it has come too far, and never follows a link to elsewhere', async () => {
  const { nextSyncToken } = await read();
  await expect(port.sync(grant, calendarId, nextSyncToken, MARCH + 120 * DAY)).rejects.toMatchObject({ code: 'gone' });
  const elsewhere = nextSyncToken.replaceAll(proxy.url, 'https://evil.example');
  await expect(read(elsewhere)).rejects.toMatchObject({ code: 'gone' });
});
