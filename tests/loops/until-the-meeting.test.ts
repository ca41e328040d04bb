import { describe, expect, it, onTestFinished } from 'vitest';
import { icsOf, useBookedMeetings } from '../support/booked-meetings';
import type { Received } from '../support/correspondent';
import { ASSISTANT } from '../support/variables';

const MINUTE = 60_000;
const scene = useBookedMeetings();

describe('shortly before', () => {
  it('a guest who is late: one note to the owner, with the minutes and nothing else', async () => {
    const { dana, jane } = scene.people();
    const booking = await scene.oneToOne();
    await scene.shortly(booking.start, 20);
    await jane.reply((await scene.mailsTo(jane)).at(-1) as Received, 'Running 10 minutes late, sorry!');
    expect((await dana.latest()).text).toMatch(/Jane.*10 minutes late/s);
    const mails = (await scene.mailsTo(dana)).length;
    await jane.reply((await scene.mailsTo(jane)).at(-1) as Received, 'Running 10 minutes late, sorry!');
    expect(await scene.mailsTo(dana)).toHaveLength(mails);
  });

  it('mail to the owner alone is in the language that they have chosen; the guest’s and its copies stay as they were', async () => {
    const { owner, dana, jane } = scene.people();
    const account = `${scene.product().origin}/api/user`;
    await owner.visitor.json('PATCH', account, { language: 'de' });
    onTestFinished(async () => void (await owner.visitor.json('PATCH', account, { language: null })));
    const booking = await scene.oneToOne();
    const confirmed = [...(await scene.mailsTo(jane)), ...(await scene.mailsTo(dana))];
    expect(confirmed.filter((mail) => /Termin|Uhr\b/.test(mail.text ?? ''))).toEqual([]);
    await scene.shortly(booking.start, 20);
    await jane.reply((await scene.mailsTo(jane)).at(-1) as Received, 'Running 10 minutes late, sorry!');
    const note = await dana.latest();
    expect(note.text).toMatch(/Jane Doe verspätet sich um 10 Minuten/);
    expect(note.html).toContain('lang="de"');
  });

  it('an owner who is late: one note to the guest', async () => {
    const { dana, jane } = scene.people();
    const booking = await scene.oneToOne();
    await scene.shortly(booking.start, 20);
    await dana.reply((await scene.mailsTo(dana)).at(-1) as Received, 'Running 15 minutes late.');
    expect((await jane.latest()).text).toMatch(/Dana.*15 minutes late/s);
  });

  it('an owner who is late and says so in a mail of its own: the meeting that is near is found', async () => {
    const { dana, jane } = scene.people();
    const booking = await scene.oneToOne();
    await scene.shortly(booking.start, 20);
    await dana.send({ to: [ASSISTANT], subject: 'Late', text: 'Running 15 minutes late.' });
    const mail = await jane.latest();
    expect(mail.text).toMatch(/15 minutes late/);
    expect(mail.subject).toBe(`Re: ${scene.subject()}`);
    expect((await dana.latest()).subject).not.toMatch(/Late$/);
  });

  it('A21 E29 no answer to the invitation a day before: one reminder with the event attached', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    const mails = (await scene.mailsTo(jane)).length;
    await scene.shortly(booking.start, 60);
    const [reminder, ...more] = (await scene.mailsTo(jane)).slice(mails);
    expect(more).toEqual([]);
    expect(icsOf(reminder)).toMatchObject({ uid: booking.icalUid });
  });

  it('A21 whoever has answered the invitation is not reminded', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    const { port, grant, event } = scene.calendar();
    const { id, etag, attendees } = await event();
    await port.patch(grant, 'primary', id, etag, {
      attendees: attendees
        .filter((a) => !a.self)
        .map(({ email, name, optional }) => ({ email, name, optional, response: 'accepted' as const })),
    });
    await scene.seen();
    const mails = (await scene.mailsTo(jane)).length;
    await scene.shortly(booking.start, 60);
    expect(await scene.mailsTo(jane)).toHaveLength(mails);
  });
});

describe('answers to the invitation', () => {
  const reply = (uid: string, status: string, extra: readonly string[] = [], method = 'REPLY') => ({
    method,
    ics: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//test//EN',
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20270101T000000Z',
      ...extra,
      `ATTENDEE;PARTSTAT=${status}:mailto:jane@globex.test`,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  });
  const utc = (minute: number) => `${new Date(minute * MINUTE).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

  it('A21 a REPLY of the attendee counts, once', async () => {
    const { jane } = scene.people();
    const { icalUid } = await scene.oneToOne();
    const calendarPart = reply(icalUid, 'ACCEPTED');
    await jane.send({ to: [ASSISTANT], subject: 'Accepted', text: '', calendar: calendarPart });
    expect((await scene.loop()).state.participants[1]?.rsvp).toBe('accepted');
  });

  it('a REPLY in the name of somebody else does not count', async () => {
    const { bob } = scene.people();
    const { icalUid } = await scene.oneToOne();
    await bob.send({ to: [ASSISTANT], subject: 'Declined', text: '', calendar: reply(icalUid, 'DECLINED') });
    expect((await scene.loop()).state.participants[1]?.rsvp).toBeUndefined();
  });

  it('the only guest declines: the owner is asked, and a yes offers new times', async () => {
    const { dana, jane } = scene.people();
    const { icalUid } = await scene.oneToOne();
    await jane.send({ to: [ASSISTANT], subject: 'Declined', text: '', calendar: reply(icalUid, 'DECLINED') });
    expect(await scene.waits()).toBe(true);
    await dana.reply(await dana.latest(), 'Yes');
    expect((await scene.loop()).row.phase).toBe('RESCHEDULING');
  });

  it('a COUNTER is the proposal of that time', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    const at = [`DTSTART:${utc(booking.start + 60)}`, `DTEND:${utc(booking.end + 60)}`];
    const counter = reply(booking.icalUid, 'TENTATIVE', at, 'COUNTER');
    await jane.send({ to: [ASSISTANT], subject: 'New time proposed', text: '', calendar: counter });
    expect((await scene.loop()).state.booking?.start).toBe(booking.start + 60);
  });
});

describe('questions', () => {
  it('are answered from the event, to whoever asks', async () => {
    const { dana, jane } = scene.people();
    const booking = await scene.oneToOne();
    const toDana = (await scene.mailsTo(dana)).length;
    await jane.reply(await jane.latest(), "What's the dial-in?");
    expect((await jane.latest()).text).toContain(booking.joinUrl);
    expect(await scene.mailsTo(dana)).toHaveLength(toDana);
  });
});
