import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { parseCalendar } from '@/core/ical/parse';
import { serialiseEvent } from '@/core/ical/serialise';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { confirmBasics } from '@/demo/guided-tour';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { SANDBOX_PASSWORD } from '../../sandbox/people';
import { icsOf } from '../support/booked-meetings';
import { caldavClient } from '../support/caldav';
import { calendarsSeen } from '../support/calendars-seen';
import { type Correspondent, correspondent } from '../support/correspondent';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
let owner: Member;
let lena: Correspondent;
let jane: Correspondent;
const calendar = () => caldavClient(started.current().sandbox, owner.email, 'home');

beforeAll(async () => {
  const product = started.current();
  await product.toTuesday(10);
  owner = await join(product, 'lena@umbra.test', 'Lena Fischer', { calendar: false });
  const account = { url: product.sandbox.caldavUrl, user: owner.email, password: SANDBOX_PASSWORD };
  await owner.visitor.json('POST', `${product.origin}/api/integrations/caldav`, account);
  await confirmBasics(product.origin, owner.visitor, 'America/New_York');
  lena = correspondent(product, owner.email, 'Lena Fischer');
  jane = correspondent(product, 'jane@globex.test', 'Jane Doe');
});

async function loop() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

/** The meeting of the newest loop, asked for by Lena and taken by Jane. */
async function booked(subject: string) {
  const text = 'Sunny, can you find 30 minutes for Jane and me next week?';
  await lena.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });
  await jane.reply(await jane.latest(), 'The first one works for me.');
  const { state, row } = await loop();
  if (!state.booking) throw new Error('nothing is booked');
  const [meeting] = await database().select().from(meetings).where(eq(meetings.loopId, row.id));
  return { booking: state.booking, name: meeting?.providerEventId as string };
}

it('A21 a meeting is booked into a CalDAV calendar, moved and cancelled there, and we invite by mail: one UID for its life', async () => {
  const { booking, name } = await booked('Plans');
  const inCalendar = async () => parseCalendar(await calendar().get(name)).events;
  expect(await inCalendar()).toMatchObject([
    {
      uid: booking.icalUid,
      sequence: 0,
      start: { at: booking.start },
      end: { at: booking.end },
      status: 'CONFIRMED',
      organizer: { email: owner.email },
      attendees: [{ email: 'jane@globex.test' }],
    },
  ]);
  const invitation = await jane.latest();
  const replyTo = invitation.replyTo?.[0]?.address;
  expect(icsOf(invitation)).toMatchObject({
    method: 'REQUEST',
    uid: booking.icalUid,
    organizer: { email: replyTo, name: 'Lena Fischer' },
    attendees: [
      { email: owner.email, partstat: 'ACCEPTED' },
      { email: 'jane@globex.test', rsvp: true },
    ],
  });
  expect(invitation.text).not.toMatch(/link/i);
  expect((await lena.fromAssistant()).at(-1)?.attachments).toEqual([]);

  await jane.reply(invitation, 'Could we push it back an hour?');
  const moved = (await loop()).state.booking;
  expect(moved).toMatchObject({ start: booking.start + 60, icalUid: booking.icalUid });
  expect(await inCalendar()).toMatchObject([{ uid: booking.icalUid, sequence: 1, start: { at: booking.start + 60 } }]);
  expect(icsOf(await jane.latest())).toMatchObject({ method: 'REQUEST', uid: booking.icalUid, sequence: 1 });

  await lena.reply((await lena.fromAssistant()).at(-1) as never, 'Sunny, please cancel this meeting.');
  expect((await loop()).row.phase).toBe('CLOSED');
  await expect(inCalendar()).rejects.toThrow('404');
  expect(icsOf(await jane.latest())).toMatchObject({ method: 'CANCEL', uid: booking.icalUid, sequence: 2 });
});

it('A7 an answer to our invitation counts, and guests hear from us what the owner does by hand', async () => {
  const { booking, name } = await booked('Another matter');
  const invitation = await jane.latest();
  const answer = serialiseEvent({
    method: 'REPLY',
    uid: booking.icalUid,
    sequence: 0,
    dtstamp: booking.start - 1440,
    start: booking.start,
    end: booking.end,
    summary: 'Accepted',
    organizer: { email: icsOf(invitation)?.organizer?.email ?? '' },
    attendees: [{ email: 'jane@globex.test', partstat: 'ACCEPTED' }],
  });
  const to = [invitation.replyTo?.[0]?.address ?? ''];
  await jane.send({ to, subject: 'Accepted: Another matter', text: '', calendar: { method: 'REPLY', ics: answer } });
  expect((await loop()).state.participants.find((p) => p.address === jane.email)?.rsvp).toBe('accepted');

  await calendar().remove(name);
  await calendarsSeen(started.current(), owner.id);
  expect((await loop()).row.phase).toBe('CLOSED');
  expect(icsOf(await jane.latest())).toMatchObject({ method: 'CANCEL', uid: booking.icalUid, sequence: 1 });
});
