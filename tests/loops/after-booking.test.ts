import { describe, expect, it } from 'vitest';
import { icsOf, useBookedMeetings } from '../support/booked-meetings';
import type { Received } from '../support/correspondent';

const DAY = 24 * 60 * 60_000;
const scene = useBookedMeetings();

describe('moving', () => {
  it('A6 agreeing once more to what is booked changes nothing and is not answered', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    const mails = (await scene.mailsTo(jane)).length;
    await jane.reply(await jane.latest(), 'I can attend then as scheduled.');
    expect(await scene.mailsTo(jane)).toHaveLength(mails);
    expect((await scene.loop()).state.booking).toEqual(booking);
  });

  it('A6 "the second one instead" after the booking moves it there, with one mail', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    const second = booking.options?.[1];
    const mails = (await scene.mailsTo(jane)).length;
    await jane.reply(await jane.latest(), 'Sorry, the second one instead, please.');
    expect((await scene.loop()).state.booking?.start).toBe(second?.start);
    expect(await scene.mailsTo(jane)).toHaveLength(mails + 1);
  });

  it('E15 a reschedule apologises once, offers three times near the old one and keeps the event until one is taken', async () => {
    const { dana, jane } = scene.people();
    const booking = await scene.oneToOne();
    await dana.reply(await dana.latest(), 'Sunny, something came up, please reschedule this.');
    const offered = await scene.loop();
    expect(offered.row.phase).toBe('RESCHEDULING');
    expect(offered.state.offer?.slots).toHaveLength(3);
    for (const slot of offered.state.offer?.slots ?? []) {
      expect(Math.abs(slot.start - booking.start)).toBeLessThanOrEqual(2 * 1440);
    }
    const mail = await jane.latest();
    expect(mail.text?.match(/sorry|apolog/gi) ?? []).toHaveLength(1);
    expect(mail.text).not.toMatch(/came up/);
    expect((await scene.calendar().event()).start).toMatchObject({ at: booking.start });
    await jane.reply(mail, 'Option 2 please.');
    const after = await scene.loop();
    expect(after.row.phase).toBe('BOOKED');
    expect(after.state.booking?.start).toBe(offered.state.offer?.slots[1]?.start);
  });

  it('A19 a move keeps UID and conference and raises SEQUENCE; the link stands in mail, event and ICS', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    await jane.reply(await jane.latest(), 'Could we push it back an hour?');
    const { state } = await scene.loop();
    const mail = await jane.latest();
    const event = await scene.calendar().event();
    const ics = icsOf(mail);
    expect(state.booking?.start).toBe(booking.start + 60);
    expect(event).toMatchObject({ icalUid: booking.icalUid, joinUrl: booking.joinUrl });
    expect(ics).toMatchObject({ uid: booking.icalUid, sequence: booking.sequence + 1, url: booking.joinUrl });
    expect(mail.text).toContain(booking.joinUrl);
  });

  it('A22 after three moves the owner decides', async () => {
    const { dana, jane } = scene.people();
    await scene.oneToOne();
    for (const hour of [11, 14, 15]) {
      await jane.reply(
        await jane.latest(),
        `Could we move it to Thursday of that week at ${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}?`,
      );
    }
    const { state } = await scene.loop();
    expect(state.moves).toBe(3);
    const mails = (await scene.mailsTo(jane)).length;
    await jane.reply(await jane.latest(), 'Could we move it to Wednesday of that week at 2pm?');
    expect(await scene.waits()).toBe(true);
    expect((await scene.loop()).state.booking).toEqual(state.booking);
    expect(await scene.mailsTo(jane)).toHaveLength(mails);
    await dana.reply(await dana.latest(), 'Yes');
    expect((await scene.loop()).state.moves).toBe(4);
  });

  it("E17 the owner's second move needs their word, and is acknowledged in the mail to the guest", async () => {
    const { dana, jane } = scene.people();
    await scene.oneToOne();
    await dana.reply(await dana.latest(), 'Sunny, please push it back an hour.');
    await jane.reply(await jane.latest(), 'That works.');
    expect((await scene.loop()).state.ownerMoves).toBe(1);
    const mails = (await scene.mailsTo(jane)).length;
    await dana.reply((await scene.mailsTo(dana)).at(-1) as Received, 'Sunny, please push it back another hour.');
    expect(await scene.mailsTo(jane)).toHaveLength(mails);
    expect(await scene.waits()).toBe(true);
    await dana.reply((await scene.mailsTo(dana)).at(-1) as Received, 'Yes');
    expect(await scene.mailsTo(jane)).toHaveLength(mails + 1);
    expect((await jane.latest()).text).toMatch(/again|once more|another change/);
  });

  it('E16 a change within a day of the meeting is a mail at once, also at night', async () => {
    const { dana, jane } = scene.people();
    const booking = await scene.oneToOne();
    await scene.shortly(booking.start, 11 * 60);
    const mails = (await scene.mailsTo(jane)).length;
    await dana.reply((await scene.mailsTo(dana)).at(-1) as Received, 'Sunny, please push it back an hour.');
    expect(await scene.mailsTo(jane)).toHaveLength(mails + 1);
    await jane.reply(await jane.latest(), 'That works.');
    expect((await scene.loop()).state.booking?.start).toBe(booking.start + 60);
    expect(await scene.mailsTo(jane)).toHaveLength(mails + 2);
  });

  it('E19 an event that is not ours stays where it is', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    const { port, grant } = scene.calendar();
    const hold = { start: booking.start + 60, end: booking.start + 90 };
    const { event } = await port.insert(grant, 'primary', {
      id: `hold${Date.now()}`,
      summary: 'HOLD: do not move',
      description: '',
      location: null,
      ...hold,
      zone: 'America/New_York',
      attendees: [],
      conferenceRequestId: null,
    });
    await jane.reply(await jane.latest(), 'Could we push it back an hour?');
    expect((await port.get(grant, 'primary', event.id)).etag).toBe(event.etag);
    expect((await scene.loop()).state.booking?.start).toBe(booking.start);
    expect((await jane.latest()).text).not.toContain('HOLD');
  });

  it('an event that the owner moves by hand is followed, and nobody gets a mail of ours', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    const mails = (await scene.mailsTo(jane)).length;
    const { port, grant, event } = scene.calendar();
    const { id, etag } = await event();
    await port.patch(grant, 'primary', id, etag, {
      start: booking.start + 180,
      end: booking.start + 210,
      zone: 'America/New_York',
    });
    await scene.seen();
    expect((await scene.loop()).state.booking?.start).toBe(booking.start + 180);
    expect(await scene.mailsTo(jane)).toHaveLength(mails);
  });
});

describe('cancelling', () => {
  it('E18 a guest who cancels is named, and the owner is asked about another time', async () => {
    const { dana, jane } = scene.people();
    await scene.oneToOne();
    await jane.reply(await jane.latest(), 'I need to cancel our meeting, sorry.');
    expect((await jane.latest()).text).toMatch(/cancel|called off/i);
    expect((await dana.latest()).text).toMatch(/Jane Doe cancelled/);
    expect((await scene.loop()).row.phase).toBe('CLOSED');
    await dana.reply(await dana.latest(), 'Yes please');
    expect((await scene.loop()).row.phase).toBe('OFFERING');
  });

  it('E18 the owner who cancels is named', async () => {
    const { dana, jane } = scene.people();
    await scene.oneToOne();
    await dana.reply(await dana.latest(), 'Sunny, please cancel this meeting.');
    // Not the signature, which names the owner in every mail.
    const [said = ''] = ((await jane.latest()).text ?? '').split(/^--|^Best|^Regards|^Kind regards/m);
    expect(said).toMatch(/Dana( Reyes)? has (had to cancel|cancelled|called off)|ancelled by Dana/);
  });

  it('A20 no reminder comes after a cancellation', async () => {
    const { dana, jane } = scene.people();
    const booking = await scene.oneToOne();
    await dana.reply(await dana.latest(), 'Sunny, please cancel this meeting.');
    const mails = (await scene.mailsTo(jane)).length;
    await scene.shortly(booking.start, 0);
    await scene.product().advance(8 * DAY);
    expect(await scene.mailsTo(jane)).toHaveLength(mails);
    expect((await scene.loop()).row.phase).toBe('CLOSED');
  });

  it('one guest of several only leaves', async () => {
    const { dana, jane, bob } = scene.people();
    await scene.group();
    const mails = (await scene.mailsTo(bob)).length;
    await jane.reply(await jane.latest(), 'I need to cancel, sorry.');
    const event = await scene.calendar().event();
    expect(event.attendees.map((a) => a.email)).not.toContain('jane@globex.test');
    expect(event.attendees.map((a) => a.email)).toContain('bob@initech.test');
    expect((await scene.loop()).row.phase).toBe('BOOKED');
    expect(await scene.mailsTo(bob)).toHaveLength(mails);
    expect((await dana.latest()).text).toMatch(/Jane Doe/);
  });
});

describe('changing the meeting', () => {
  it('a guest makes it shorter: the event changes first, then all are told once', async () => {
    const { jane } = scene.people();
    const booking = await scene.oneToOne();
    await jane.reply(await jane.latest(), 'Can we make it 15 minutes?');
    const event = await scene.calendar().event();
    expect(event.end).toMatchObject({ at: booking.start + 15 });
    expect((await jane.latest()).text).toMatch(/15 minutes/);
    expect((await scene.loop()).state.booking).toMatchObject({ end: booking.start + 15, icalUid: booking.icalUid });
  });

  it('what the owner changes is told in the thread, in one mail', async () => {
    const { dana, jane } = scene.people();
    await scene.oneToOne();
    const mails = (await scene.mailsTo(jane)).length;
    await dana.reply(await dana.latest(), 'Sunny, please make it 45 minutes instead.');
    const [mail, ...more] = (await scene.mailsTo(jane)).slice(mails);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Re: ${scene.subject()}`);
    expect(mail?.text).toMatch(/45 minutes/);
  });

  it('a guest who wants another place waits for the owner', async () => {
    const { dana, jane } = scene.people();
    await scene.oneToOne();
    const mails = (await scene.mailsTo(jane)).length;
    await jane.reply(await jane.latest(), 'Could we meet at the Blue Bottle on Main Street instead?');
    expect(await scene.waits()).toBe(true);
    expect(await scene.mailsTo(jane)).toHaveLength(mails);
    await dana.reply(await dana.latest(), 'Yes');
    expect((await scene.calendar().event()).location).toMatch(/Blue Bottle/);
    expect((await jane.latest()).text).toMatch(/Blue Bottle/);
  });

  it('the owner adds somebody, who is invited', async () => {
    const { dana, bob } = scene.people();
    await scene.oneToOne();
    await dana.reply(await dana.latest(), 'Sunny, please add bob@initech.test to the meeting.');
    expect((await scene.calendar().event()).attendees.map((a) => a.email)).toContain('bob@initech.test');
    expect((await scene.mailsTo(bob)).length).toBe(1);
  });
});
