import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CaldavSubject, caldavSubject } from '../calendar/caldav-subject';
import { Mirror } from '../calendar/mirror';
import { calendarSuite } from '../calendar/suite';
import { startCyrus } from './cyrus';

calendarSuite('Cyrus', async () => caldavSubject(await startCyrus()));

describe('Cyrus, which schedules (RFC 6638)', () => {
  let subject: CaldavSubject;
  beforeAll(async () => {
    subject = await caldavSubject(await startCyrus());
  });
  afterAll(() => subject?.stop());

  it('invites the guest itself, brings the answer, moves and cancels: we send nothing', async () => {
    const [dana, jane] = [await subject.newAccount(), await subject.newAccount()];
    const { port } = subject;
    const [calendar] = (await port.listCalendars(dana.grant)).filter(({ id }) => id === dana.calendarId);
    expect(calendar).toMatchObject({ invites: true });
    const guest = jane.grant.addresses[0] as string;
    const start = Date.UTC(2027, 2, 3, 10) / 60_000;
    const window = { start, end: start + 1440 };
    const draft = {
      id: 'invited',
      summary: 'Talk',
      description: '',
      location: null,
      start,
      end: start + 30,
      zone: 'Europe/London',
      attendees: [{ email: guest, name: 'Jane', optional: false }],
      conferenceRequestId: null,
    };
    const { event } = await port.insert(dana.grant, dana.calendarId, draft);
    expect(event).toMatchObject({ organizerSelf: true, attendees: [{ email: guest, response: 'needsAction' }] });
    const mirror = new Mirror();
    let token: string | null = null;
    let name = '';
    const atJane = async () => {
      const changes = await port.sync(jane.grant, jane.calendarId, token, start - 1440);
      token = changes.nextSyncToken;
      name = changes.events[0]?.id ?? name;
      return mirror.apply(changes).occurrences(window);
    };
    expect(await atJane()).toEqual(['Talk 0 30 BUSY-TENTATIVE']);
    const copy = await jane.raw.get(name);
    await jane.raw.put(name, copy.replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=ACCEPTED'));
    const answered = await port.get(dana.grant, dana.calendarId, 'invited');
    expect(answered.attendees).toMatchObject([{ email: guest, response: 'accepted' }]);
    const moved = await port.patch(dana.grant, dana.calendarId, 'invited', answered.etag, {
      start: start + 60,
      end: start + 90,
      zone: 'Europe/London',
    });
    expect(moved.icalUid).toBe(event.icalUid);
    expect(await atJane()).toEqual(['Talk 60 90 BUSY-TENTATIVE']);
    await port.remove(dana.grant, dana.calendarId, 'invited');
    expect(await atJane()).toEqual([]);
  });
});
