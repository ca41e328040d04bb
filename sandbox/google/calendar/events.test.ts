import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start';
import { at, type CallApi, callerAs, meeting, reasonOf } from './test-client';

let sandbox: Sandbox;
let api: CallApi;

beforeAll(async () => {
  sandbox = await startSandbox({ conferenceDelayMs: 60 });
  api = callerAs(sandbox, sandbox.control.accessToken('dana@acme.test'));
});
afterAll(async () => {
  await sandbox.stop();
  expect(sandbox.control.violations).toEqual([]);
});

const create = async (event: object, query = '') =>
  (await api('POST', `/calendars/primary/events${query}`, event)).body;

describe('events', () => {
  test('an inserted event is read back with its identity, etag and organiser', async () => {
    const event = meeting(1, 15, { attendees: [{ email: 'Jane@globex.test' }] });
    const inserted = await api('POST', '/calendars/primary/events', event);
    expect(inserted.status).toBe(200);
    expect(inserted.headers.get('etag')).toBe(inserted.body.etag);
    const read = await api('GET', `/calendars/dana%40acme.test/events/${event.id}`);
    expect(read.body).toEqual(inserted.body);
    expect(read.body).toMatchObject({
      id: event.id,
      iCalUID: `${event.id}@google.com`,
      status: 'confirmed',
      sequence: 0,
      organizer: { email: 'dana@acme.test', self: true },
      start: { dateTime: '2027-03-01T10:00:00-05:00', timeZone: 'America/New_York' },
      attendees: [{ email: 'jane@globex.test', responseStatus: 'needsAction' }],
    });
  });

  test('the same id again is 409, also after the event was deleted', async () => {
    const event = meeting(2, 15);
    await create(event);
    const again = await api('POST', '/calendars/primary/events', event);
    expect([again.status, reasonOf(again)]).toEqual([409, 'duplicate']);
    await api('DELETE', `/calendars/primary/events/${event.id}`);
    expect((await api('POST', '/calendars/primary/events', event)).status).toBe(409);
  });

  test.each([
    ['an id outside base32hex', { id: 'wxyz_w' }, 'invalid'],
    ['no end', { end: undefined }, 'required'],
    ['an end before the start', { end: at(1, 1) }, 'timeRangeEmpty'],
    ['a day and an instant', { end: { date: '2027-03-03' } }, 'invalid'],
    ['an unknown zone', { start: { dateTime: '2027-03-02T15:00:00', timeZone: 'Mars/Olympus' } }, 'invalid'],
    ['a local time without a zone', { start: { dateTime: '2027-03-02T09:00:00' } }, 'required'],
    ['a bad guest', { attendees: [{ email: 'nobody' }] }, 'invalid'],
  ])('%s is 400', async (_, change, reason) => {
    const answer = await api('POST', '/calendars/primary/events', { ...meeting(2, 15), ...change });
    expect([answer.status, reasonOf(answer)]).toEqual([400, reason]);
  });

  test('a patch needs the etag that If-Match names', async () => {
    const event = await create(meeting(3, 15));
    const path = `/calendars/primary/events/${event.id}`;
    const patched = await api('PATCH', path, { summary: 'New' }, { ifMatch: event.etag });
    expect(patched.body.summary).toBe('New');
    expect(patched.body.etag).not.toBe(event.etag);
    const stale = await api('PATCH', path, { summary: 'Late' }, { ifMatch: event.etag });
    expect([stale.status, reasonOf(stale)]).toEqual([412, 'conditionNotMet']);
    expect((await api('DELETE', path, undefined, { ifMatch: event.etag })).status).toBe(412);
    expect((await api('GET', path)).body.summary).toBe('New');
  });

  test('a move raises the sequence, asks guests again and keeps the conference', async () => {
    const event = await create(
      meeting(4, 15, { attendees: [{ email: 'jane@globex.test', responseStatus: 'accepted' }] }),
    );
    const path = `/calendars/primary/events/${event.id}`;
    expect((await api('PATCH', path, { location: 'Room 1' })).body.sequence).toBe(0);
    const moved = await api('PATCH', path, { start: at(4, 17), end: at(4, 18) });
    expect(moved.body.sequence).toBe(1);
    expect(moved.body.attendees[0].responseStatus).toBe('needsAction');
    expect(moved.body.location).toBe('Room 1');
    expect((await api('PATCH', path, { location: null })).body).not.toHaveProperty('location');
  });

  test('a full update drops what it does not name', async () => {
    const event = await create(meeting(5, 15, { location: 'Room 1', description: 'Notes' }));
    const updated = await api('PUT', `/calendars/primary/events/${event.id}`, {
      summary: 'Only this',
      start: event.start,
      end: event.end,
    });
    expect(updated.body).not.toHaveProperty('location');
    expect(updated.body).toMatchObject({ summary: 'Only this', iCalUID: event.iCalUID, sequence: 0 });
  });

  test('a deleted event is 410 to delete again and cancelled to read', async () => {
    const event = await create(meeting(6, 15));
    const path = `/calendars/primary/events/${event.id}`;
    expect(await api('DELETE', path)).toMatchObject({ status: 204, body: undefined });
    const again = await api('DELETE', path);
    expect([again.status, reasonOf(again)]).toEqual([410, 'deleted']);
    expect((await api('GET', path)).body.status).toBe('cancelled');
    expect((await api('GET', '/calendars/primary/events/none0')).status).toBe(404);
  });

  test('a conference is pending first and has its link a moment later', async () => {
    const request = { createRequest: { requestId: 'room-1', conferenceSolutionKey: { type: 'hangoutsMeet' } } };
    const event = await create(meeting(7, 15, { conferenceData: request }), '?conferenceDataVersion=1');
    expect(event.conferenceData.createRequest.status.statusCode).toBe('pending');
    expect(event).not.toHaveProperty('hangoutLink');
    const path = `/calendars/primary/events/${event.id}`;
    await expect
      .poll(async () => (await api('GET', path)).body.hangoutLink)
      .toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
    const moved = await api('PATCH', path, { start: at(7, 17), end: at(7, 18), conferenceData: request }, {});
    expect(moved.body.conferenceData.createRequest.status.statusCode).toBe('success');
    const without = await create(meeting(7, 20, { conferenceData: request }));
    expect(without).not.toHaveProperty('conferenceData');
  });
});

describe('guests', () => {
  test('a guest of the sandbox has a copy, and answers reach the organiser', async () => {
    const jane = sandbox.control.accessToken('jane@globex.test');
    const event = await create(meeting(8, 15, { attendees: [{ email: 'jane@globex.test' }] }));
    const path = `/calendars/primary/events/${event.id}`;
    const copy = await api('GET', path, undefined, { token: jane });
    expect(copy.body.attendees[0]).toMatchObject({ email: 'jane@globex.test', self: true });
    expect(copy.body.organizer).not.toHaveProperty('self');
    await api(
      'PATCH',
      path,
      { attendees: [{ email: 'jane@globex.test', responseStatus: 'declined' }] },
      { token: jane },
    );
    const seen = await api('GET', path);
    expect(seen.body.attendees[0].responseStatus).toBe('declined');
    expect(seen.body.etag).not.toBe(event.etag);
    const renamed = await api('PATCH', path, { summary: 'Mine now' }, { token: jane });
    expect([renamed.status, reasonOf(renamed)]).toEqual([403, 'forbiddenForNonOrganizer']);
    expect(sandbox.control.respond('dana@acme.test', event.id, 'jane@globex.test', 'accepted')).toBe(true);
    expect((await api('GET', path, undefined, { token: jane })).body.attendees[0].responseStatus).toBe('accepted');
    await api('DELETE', path);
    expect((await api('GET', path, undefined, { token: jane })).body.status).toBe('cancelled');
  });
});

test('`fields` leaves out what it does not name', async () => {
  const answer = await api(
    'GET',
    '/users/me/calendarList?fields=kind,items(id,conferenceProperties/allowedConferenceSolutionTypes)',
  );
  expect(answer.body).toEqual({
    kind: 'calendar#calendarList',
    items: [{ id: 'dana@acme.test', conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] } }],
  });
  expect((await api('GET', '/users/me/calendarList?fields=items(id')).status).toBe(400);
});
