import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start';
import { type CallApi, callerAs, newId, reasonOf } from './test-client';

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

/** Monday 1 March 2027, 09:30 in New York; the clocks change on Sunday 14 March. */
const series = (extra: object = {}) => ({
  id: newId(),
  summary: 'Standup',
  start: { dateTime: '2027-03-01T09:30:00', timeZone: 'America/New_York' },
  end: { dateTime: '2027-03-01T09:45:00', timeZone: 'America/New_York' },
  recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4'],
  ...extra,
});

const list = async (query: string) => (await api('GET', `/calendars/primary/events?${query}`)).body.items;
const MARCH = 'timeMin=2027-03-01T00:00:00Z&timeMax=2027-04-01T00:00:00Z';

test('singleEvents expands in the event’s zone, over the change of clocks', async () => {
  const master = (await api('POST', '/calendars/primary/events', series())).body;
  const instances = await list(`singleEvents=true&orderBy=startTime&${MARCH}`);
  expect(instances.map((event: { start: { dateTime: string } }) => event.start.dateTime)).toEqual([
    '2027-03-01T09:30:00-05:00',
    '2027-03-08T09:30:00-05:00',
    '2027-03-15T09:30:00-04:00',
    '2027-03-22T09:30:00-04:00',
  ]);
  expect(instances[2]).toMatchObject({
    id: `${master.id}_20270315T133000Z`,
    recurringEventId: master.id,
    originalStartTime: { dateTime: '2027-03-15T09:30:00-04:00', timeZone: 'America/New_York' },
  });
  expect(instances[2]).not.toHaveProperty('recurrence');
  expect((await list(`singleEvents=false&${MARCH}`)).map((event: { id: string }) => event.id)).toEqual([master.id]);
  await api('DELETE', `/calendars/primary/events/${master.id}`);
});

test('moving one instance and cancelling another makes exceptions beside the master', async () => {
  const master = (await api('POST', '/calendars/primary/events', series())).body;
  const { nextSyncToken } = (await api('GET', '/calendars/primary/events?singleEvents=false')).body;
  const instance = (day: string) => `/calendars/primary/events/${master.id}_${day}`;
  const moved = await api('PATCH', instance('20270308T143000Z'), {
    start: { dateTime: '2027-03-09T11:00:00-05:00' },
    end: { dateTime: '2027-03-09T11:15:00-05:00' },
  });
  expect(moved.body).toMatchObject({
    recurringEventId: master.id,
    originalStartTime: { dateTime: '2027-03-08T09:30:00-05:00' },
    iCalUID: master.iCalUID,
  });
  expect((await api('DELETE', instance('20270315T133000Z'))).status).toBe(204);
  expect((await api('GET', instance('20270316T133000Z'))).status).toBe(404);
  const changes = await list(`singleEvents=false&syncToken=${nextSyncToken}`);
  expect(changes.map((event: { id: string; status: string }) => [event.id, event.status])).toEqual([
    [`${master.id}_20270308T143000Z`, 'confirmed'],
    [`${master.id}_20270315T133000Z`, 'cancelled'],
  ]);
  expect(changes[1].originalStartTime).toEqual({ dateTime: '2027-03-15T09:30:00-04:00', timeZone: 'America/New_York' });
  const full = await list(`singleEvents=false&${MARCH}`);
  expect(full).toHaveLength(3);
  const single = await list(`singleEvents=true&orderBy=startTime&${MARCH}`);
  expect(single.map((event: { start: { dateTime: string } }) => event.start.dateTime.slice(0, 10))).toEqual([
    '2027-03-01',
    '2027-03-09',
    '2027-03-22',
  ]);
  const busy = await api('POST', '/freeBusy', {
    timeMin: '2027-03-01T00:00:00Z',
    timeMax: '2027-04-01T00:00:00Z',
    items: [{ id: 'primary' }],
  });
  expect(busy.body.calendars.primary.busy.map((span: { start: string }) => span.start)).toEqual([
    '2027-03-01T14:30:00Z',
    '2027-03-09T16:00:00Z',
    '2027-03-22T13:30:00Z',
  ]);
  await api('DELETE', `/calendars/primary/events/${master.id}`);
  expect(await list(`singleEvents=false&${MARCH}`)).toEqual([]);
});

test('an all-day series names its instances by day', async () => {
  const body = {
    id: newId(),
    summary: 'Rota',
    start: { date: '2027-03-02' },
    end: { date: '2027-03-03' },
    recurrence: ['RRULE:FREQ=DAILY;COUNT=2'],
  };
  const master = (await api('POST', '/calendars/primary/events', body)).body;
  const second = await api('GET', `/calendars/primary/events/${master.id}_20270303`);
  expect(second.body).toMatchObject({
    start: { date: '2027-03-03' },
    end: { date: '2027-03-04' },
    originalStartTime: { date: '2027-03-03' },
  });
});

test.each([
  ['a rule that cannot be read', ['RRULE:FREQ=SOMETIMES']],
  ['a line that is no recurrence', ['DTSTART:20270301T093000Z']],
])('%s is 400', async (_, recurrence) => {
  const answer = await api('POST', '/calendars/primary/events', series({ recurrence }));
  expect([answer.status, reasonOf(answer)]).toEqual([400, 'invalid']);
});

test('the seeded calendar lists, expands and has free/busy', async () => {
  const seeded = await startSandbox({ seed: true });
  const call = callerAs(seeded, seeded.control.accessToken('dana@acme.test'));
  const now = seeded.control.now();
  const window = { timeMin: new Date(now).toISOString(), timeMax: new Date(now + 14 * 86_400_000).toISOString() };
  const events = await call(
    'GET',
    `/calendars/primary/events?singleEvents=true&orderBy=startTime&${new URLSearchParams(window)}`,
  );
  const titles = events.body.items.map((event: { summary: string }) => event.summary);
  expect(titles.filter((title: string) => title === 'Team standup').length).toBeGreaterThanOrEqual(9);
  expect(titles).toContain('Out of office');
  const busy = await call('POST', '/freeBusy', { ...window, items: [{ id: 'primary' }] });
  expect(busy.body.calendars.primary.busy.length).toBeGreaterThan(15);
  expect((await call('GET', '/users/me/calendarList')).body.items).toHaveLength(3);
  const ben = callerAs(seeded, seeded.control.accessToken('ben@acme.test'));
  const his = await ben('GET', '/calendars/primary/events?q=1:1');
  expect(his.body.items[0].attendees[0]).toMatchObject({ email: 'ben@acme.test', self: true });
  await seeded.stop();
  expect(seeded.control.violations).toEqual([]);
});
