import { beforeEach, describe, expect, it } from 'vitest';
import { CalendarError } from '@/ports/calendar';
import { connectedOwner, googleEvent, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { book } from './commands/book';
import { type UpdateRequest, updateMeeting } from './commands/update';
import type { MeetingDetails } from './schema';

useDatabase();
const { world } = useCalendars();
const EVENTS = '/sandbox/google/calendar/v3/calendars/';

let n = 0;
let owner: Owner;
let start: number;
beforeEach(async () => {
  owner = await connectedOwner(world(), `change${n++}@acme.test`);
  start = Math.ceil(world().now() / 60) * 60 + 3 * 1440;
});

const where = () => ({ ownerId: owner.id, loopId: 'l', bufferBefore: 0, bufferAfter: 0 });
const jane = { email: 'jane@globex.test', name: 'Jane', optional: false };
const details: MeetingDetails = {
  title: 'Talk',
  description: 'Arranged by Sunny.',
  location: null,
  zone: 'UTC',
  attendees: [jane],
  conference: true,
};
async function booked() {
  const made = await book({ ...where(), ...details, slot: { start, end: start + 30 } }, world().runtime);
  if (!made.ok) throw new Error(made.reason);
  return made.meeting;
}
const update = (changes: Partial<UpdateRequest>) =>
  updateMeeting({ ...where(), ...details, durationMin: 30, parts: [], ...changes }, world().runtime);
const event = async (id: string) => (await owner.google('GET', `/calendars/primary/events/${id}`)).body;
const minutes = (body: { start: { dateTime: string }; end: { dateTime: string } }) =>
  (Date.parse(body.end.dateTime) - Date.parse(body.start.dateTime)) / 60_000;

describe('changing a booked event', () => {
  it('writes another length, place, title and people to the same event, and keeps what it is not told of', async () => {
    const meeting = await booked();
    const before = await event(meeting.providerEventId);
    const eve = { email: 'eve@globex.test', name: 'Eve', optional: true };
    const wanted = { title: 'Budget', location: 'Room 4', attendees: [jane, eve] };
    const made = await update({ ...wanted, durationMin: 45, parts: ['length', 'place', 'people'] });
    expect(made).toMatchObject({ ok: true, meeting: { icalUid: meeting.icalUid, end: start + 45 } });
    const after = await event(meeting.providerEventId);
    expect(after).toMatchObject({ summary: 'Talk', location: 'Room 4', hangoutLink: before.hangoutLink });
    expect(minutes(after)).toBe(45);
    expect(after.attendees.map((a: { email: string }) => a.email)).toEqual(
      expect.arrayContaining(['jane@globex.test', 'eve@globex.test']),
    );
    expect(world().sandbox.control.violations).toEqual([]);
  });

  it('changes nothing when it is repeated', async () => {
    const meeting = await booked();
    const change = { location: 'Room 4', title: 'Budget', parts: ['place', 'title'] as const };
    await update(change);
    const { etag } = await event(meeting.providerEventId);
    expect(await update(change)).toMatchObject({ ok: true });
    expect((await event(meeting.providerEventId)).etag).toBe(etag);
  });

  it('keeps the answers of guests who stay', async () => {
    const meeting = await booked();
    const path = `/calendars/primary/events/${meeting.providerEventId}`;
    await owner.google('PATCH', path, { attendees: [{ email: jane.email, responseStatus: 'accepted' }] });
    const bob = { email: 'bob@globex.test', name: null, optional: false };
    await update({ attendees: [jane, bob], parts: ['people'] });
    const { attendees } = await event(meeting.providerEventId);
    const answers = attendees.map((a: { email: string; responseStatus: string }) => [a.email, a.responseStatus]);
    expect(answers).toContainEqual(['jane@globex.test', 'accepted']);
    expect(answers).toContainEqual(['bob@globex.test', 'needsAction']);
  });

  it('takes the conference away and makes another one', async () => {
    const meeting = await booked();
    expect(await update({ conference: false, location: '+49 30 123', parts: ['place'] })).toMatchObject({
      ok: true,
      meeting: { joinUrl: null },
    });
    expect((await event(meeting.providerEventId)).hangoutLink).toBeUndefined();
    const again = await update({ conference: true, parts: ['place'] });
    expect(again.ok && again.meeting.joinUrl).toMatch(/^https:/);
    expect((await event(meeting.providerEventId)).location).toBeUndefined();
    expect(world().sandbox.control.violations).toEqual([]);
  });

  it('does not grow into what is busy, and says so', async () => {
    const meeting = await booked();
    await owner.google('POST', '/calendars/primary/events', googleEvent(start + 40, start + 60));
    expect(await update({ durationMin: 60, parts: ['length'] })).toEqual({ ok: false, reason: 'taken' });
    expect(minutes(await event(meeting.providerEventId))).toBe(30);
  });

  it('reads an event again that somebody else changed in between', async () => {
    const meeting = await booked();
    world().sandbox.control.fault({ path: EVENTS, method: 'PATCH', status: 412, times: 1 });
    expect(await update({ title: 'Budget', parts: ['title'] })).toMatchObject({ ok: true });
    expect((await event(meeting.providerEventId)).summary).toBe('Budget');
  });

  it('takes the new length back when the rest cannot be written', async () => {
    const meeting = await booked();
    const runtime = world().runtime;
    const once = { ...runtime.calendar, patch: failing(runtime.calendar.patch.bind(runtime.calendar)) };
    const changed = { ...where(), ...details, title: 'Budget', durationMin: 60, parts: ['length', 'title'] as const };
    expect(await updateMeeting(changed, { ...runtime, calendar: once })).toEqual({ ok: false, reason: 'unavailable' });
    const after = await event(meeting.providerEventId);
    expect(minutes(after)).toBe(30);
    expect(after.summary).toBe('Talk');
  });

  it('finds out that the event is gone', async () => {
    const meeting = await booked();
    await owner.google('DELETE', `/calendars/primary/events/${meeting.providerEventId}`);
    expect(await update({ title: 'Budget', parts: ['title'] })).toEqual({ ok: false, reason: 'gone' });
  });
});

/** A port that refuses to rename events: as if the provider failed between two writes of one change. */
function failing(patch: ReturnType<typeof world>['runtime']['calendar']['patch']): typeof patch {
  return async (grant, calendarId, eventId, etag, changes) => {
    if (changes.summary !== undefined) throw new CalendarError('unavailable', 'refused');
    return patch(grant, calendarId, eventId, etag, changes);
  };
}
