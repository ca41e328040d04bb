import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { adoptEvent } from '@/modules/meetings/commands/adopt';
import { calendarOf } from '../support/calendar-of';
import { type Correspondent, correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const DAY = 1440;
const HOUR = 60;
const TOM = { email: 'tom@initech.test', name: 'Tom Baker', optional: false };
const ANN = { email: 'ann@hooli.test', name: 'Ann Lee', optional: false };

/** Dana's calendar holds meetings that the assistant has not booked. */
const started = useProduct();
let owner: Member;
let dana: Correspondent;
let tom: Correspondent;
let ann: Correspondent;
/** Ten in the morning of the Tuesday on which each test begins. */
let ten = 0;

beforeAll(async () => {
  const pair = await danaAndJane(started.current());
  owner = pair.owner;
  dana = pair.dana;
  tom = correspondent(started.current(), TOM.email, TOM.name);
  ann = correspondent(started.current(), ANN.email, ANN.name);
});
beforeEach(async () => {
  await started.current().toTuesday(10);
  ten = Math.floor((await started.current().runtime.clock.now()) / 60_000);
});

const calendar = () => calendarOf(started.current(), 'dana@acme.test');
const loopIds = async () => (await loopsOf(owner.id)).map(({ id }) => id);
const newest = async () => {
  const [id] = await loopIds();
  const detail = id && (await loopDetail(owner.id, id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
};
const ask = (text: string, subject = 'A favour') => dana.send({ to: [ASSISTANT], subject, text });
/** Takes the choice of the open question whose label has this. */
const choose = async (label: string) => {
  const { row, state } = await newest();
  const [asked] = state.needsOwner;
  const choice = asked?.choices?.find((one) => one.label.includes(label));
  if (!asked || !choice) throw new Error(`Nothing to choose: ${JSON.stringify(asked)}`);
  const decision = { id: asked.id, approve: true, choice: choice.id };
  const body = { version: row.version, decision };
  await owner.visitor.json('POST', `${started.current().origin}/api/loops/${row.id}/decide`, body);
  await started.current().idle();
};

describe('an order of the owner', () => {
  it('moves the meeting at that time with that person, and everybody is told once', async () => {
    const id = await calendar().put('Budget', ten + DAY + 5 * HOUR, { attendees: [TOM] });
    await ask('Sunny, please move my 3pm with Tom to 4.');
    const event = await calendar().get(id);
    expect(event.start).toMatchObject({ at: ten + DAY + 6 * HOUR });
    const mails = await tom.fromAssistant();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Budget');
    const { row, state } = await newest();
    expect(state).toMatchObject({ phase: 'BOOKED', needsOwner: [], meeting: { title: 'Budget' } });
    expect((await dana.latest()).subject).toContain('Budget');
    const rows = await database().select().from(meetings).where(eq(meetings.loopId, row.id));
    expect(rows.filter((one) => one.state === 'confirmed')).toMatchObject([{ providerEventId: id }]);
    await ask('Sunny, please cancel my 4pm with Tom.');
    expect((await calendar().get(id)).status).toBe('cancelled');
    const { state: over } = await loopDetailOf(row.id);
    expect(over).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
  });

  it('cancels it without the reason', async () => {
    const id = await calendar().put('Call with Priscilla', ten + DAY + HOUR, {
      attendees: [{ email: 'priscilla@initech.test', name: 'Priscilla Ray', optional: false }],
    });
    const priscilla = correspondent(started.current(), 'priscilla@initech.test', 'Priscilla Ray');
    await ask("Please cancel tomorrow's call with Priscilla, I'm ill.");
    expect((await calendar().get(id)).status).toBe('cancelled');
    const mails = await priscilla.fromAssistant();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/\bill\b/);
  });

  it('moves one time of a series, and the others stand', async () => {
    const start = ten + DAY + 4 * HOUR;
    const attendees = [{ email: 'sue@initech.test', name: 'Sue Park', optional: false }];
    const id = await calendar().put('Weekly with Sue', start, { attendees, recurrence: ['RRULE:FREQ=WEEKLY'] });
    await ask("Sunny, please move tomorrow's 2pm with Sue to 4:30pm.");
    const { state } = await newest();
    expect(state.booking?.start).toBe(start + 150);
    expect((await calendar().get(id)).start).toMatchObject({ at: start });
    const one = calendar().port.occurrenceId(calendar().grant, id, start) as string;
    expect((await calendar().get(one)).start).toMatchObject({ at: start + 150 });
    await ask('Please cancel the call with Sue next Wednesday.');
    const other = calendar().port.occurrenceId(calendar().grant, id, start + 7 * DAY) as string;
    const gone = await calendar()
      .get(other)
      .then(
        ({ status }) => status,
        () => 'cancelled',
      );
    expect(gone).toBe('cancelled');
    expect((await calendar().get(id)).status).toBe('confirmed');
  });

  it('ends a series that has had its times, and leaves those in the calendar', async () => {
    const start = ten - 5 * DAY + 6 * HOUR;
    const attendees = [{ email: 'lou@initech.test', name: 'Lou Marsh', optional: false }];
    const id = await calendar().put('Coaching circle', start, { attendees, recurrence: ['RRULE:FREQ=WEEKLY'] });
    await ask('Please cancel the coaching circle.');
    await choose('All that are to come');
    const event = await calendar().get(id);
    expect(event.status).toBe('confirmed');
    expect(event.recurrence.join()).toContain('UNTIL=');
    expect((await newest()).state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
  });

  it('moves a block of their own, tells nobody else, and says so in one line', async () => {
    const id = await calendar().put('Writing hour', ten + DAY + 3 * HOUR);
    const before = (await dana.fromAssistant()).length;
    await ask('Please move the writing hour tomorrow to Thursday at 11am.');
    expect((await calendar().get(id)).start).toMatchObject({ at: ten + 2 * DAY + HOUR });
    const mails = (await dana.fromAssistant()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('“Writing hour” is moved to');
  });

  it('leaves what somebody else set up, and says who can change it', async () => {
    const start = ten + DAY + 6 * HOUR;
    const attendees = [{ email: 'dana@acme.test', name: 'Dana Reyes', optional: false }];
    const theirs = calendarOf(started.current(), ANN.email);
    await theirs.put('Hooli sync', start, { attendees });
    await ask('Sunny, please cancel the Hooli sync tomorrow.');
    const { state } = await newest();
    expect(state.needsOwner).toMatchObject([{ kind: 'not_adopted' }]);
    expect(state.needsOwner[0]?.text).toContain('was set up by');
    expect(await ann.fromAssistant()).toHaveLength(0);
  });

  it('asks which of several is meant, and carries on with the one that is chosen', async () => {
    const attendees = [{ email: 'rob@initech.test', name: 'Rob Day', optional: false }];
    const first = await calendar().put('Rob, hiring', ten + DAY + 30, { attendees });
    const second = await calendar().put('Rob, offsite', ten + 2 * DAY + 30, { attendees });
    await ask('Sunny, please cancel the call with Rob.');
    const { state } = await newest();
    expect(state.needsOwner).toMatchObject([{ kind: 'which_meeting' }]);
    expect(state.needsOwner[0]?.choices).toHaveLength(3);
    await choose('offsite');
    expect((await calendar().get(second)).status).toBe('cancelled');
    expect((await calendar().get(first)).status).toBe('confirmed');
  });

  it('asks whether the meeting that is named is meant, before it asks whom to invite', async () => {
    await calendar().put('Sesión Laura', ten + DAY + 7 * HOUR, {
      attendees: [{ email: 'laura@initech.test', name: 'Laura Vega', optional: false }],
    });
    await ask('Pasa a Laura al viernes a las 17');
    const { state } = await newest();
    expect(state.needsOwner).toMatchObject([{ kind: 'which_meeting' }]);
    expect(state.needsOwner[0]?.choices?.[0]?.label).toContain('Sesión Laura');
  });

  it('is a request as before where nothing in the calendar fits', async () => {
    await ask('Sunny, please cancel the call with Zebulon.');
    const { state } = await newest();
    expect(state.phase).toBe('INTAKE');
    expect(state.needsOwner.map(({ kind }) => kind)).not.toContain('which_meeting');
  });
});

describe('the owner’s own calendar', () => {
  it('is kept free for an afternoon, told in one line, and given back by an answer', async () => {
    const { port, grant } = calendar();
    const busy = async () => {
      const day = { start: ten + 3 * DAY - 2 * HOUR, end: ten + 3 * DAY + 8 * HOUR };
      return [...(await port.freeBusy(grant, ['primary'], day)).values()].flat();
    };
    const free = await busy();
    await ask('Please keep Friday afternoon free.');
    const kept = await busy();
    expect(kept).not.toEqual(free);
    const mail = await dana.latest();
    expect(mail.text).toMatch(/Friday, .* is kept free: it stands as busy in your calendar/);
    await dana.reply(mail, 'Cancel, please.');
    expect(await busy()).toEqual(free);
    expect((await newest()).state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
  });

  it('is told to them when they ask what a day looks like', async () => {
    await calendar().put('Standup', ten + 2 * DAY - HOUR, { end: ten + 2 * DAY });
    await ask('What do I have on Thursday?');
    const { text } = await dana.latest();
    expect(text).toMatch(/Thursday, .*9:00 – 10:00 AM Standup/);
    expect(text).toMatch(/Free in your hours: .*PM/);
    const { state } = await newest();
    expect(state).toMatchObject({ phase: 'CLOSED', needsOwner: [] });
  });
});

describe('somebody who is invited and writes first', () => {
  it('gets times on the day they ask for, while the meeting stands', async () => {
    const start = ten + 2 * DAY + 2 * HOUR;
    const id = await calendar().put('Interview', start, { attendees: [ANN] });
    const text = 'Hi Dana, I have to cancel our interview on Thursday, is Friday possible?';
    await ann.send({ to: ['dana@acme.test'], cc: [ASSISTANT], subject: 'Our interview', text });
    const { state } = await newest();
    expect(state).toMatchObject({ phase: 'RESCHEDULING', meeting: { title: 'Interview' } });
    expect((await calendar().get(id)).start).toMatchObject({ at: start });
    await ann.reply(await ann.latest(), 'The first one works for me.');
    const event = await calendar().get(id);
    expect(event.start).toMatchObject({ at: state.offer?.slots[0]?.start });
  });

  it('is known to the assistant alone as well, and moves their own one-to-one to a time that is free', async () => {
    const start = ten + DAY + 2 * HOUR;
    const email = 'ida@hooli.test';
    const ida = correspondent(started.current(), email, 'Ida Holm');
    const id = await calendar().put('Coaching', start, { attendees: [{ email, name: 'Ida Holm', optional: false }] });
    const text = "I'm afraid I can't make our call tomorrow. Could we do Friday at 2pm instead?";
    await ida.send({ to: [ASSISTANT], subject: 'Tomorrow', text });
    expect((await newest()).state.meeting.title).toBe('Coaching');
    expect((await calendar().get(id)).start).toMatchObject({ at: ten + 3 * DAY + 4 * HOUR });
  });

  it('cannot cancel for all where others take part: the owner decides', async () => {
    const start = ten + 2 * DAY + 5 * HOUR;
    const email = 'kim@hooli.test';
    const kim = correspondent(started.current(), email, 'Kim Roe');
    const id = await calendar().put('Board prep', start, {
      attendees: [{ email, name: 'Kim Roe', optional: false }, TOM],
    });
    const text = 'Please cancel our board prep on Thursday.';
    await kim.send({ to: ['dana@acme.test'], cc: [ASSISTANT], subject: 'Thursday', text });
    expect((await newest()).state.meeting.title).toBe('Board prep');
    expect((await calendar().get(id)).status).toBe('confirmed');
  });
});

describe('the database', () => {
  it('gives one event to one loop, however many want it at once', async () => {
    const id = await calendar().put('Wanted by two', ten + DAY + 8 * HOUR, { attendees: [TOM] });
    const [row] = await database()
      .select({ calendarId: calendarEvents.calendarId })
      .from(calendarEvents)
      .innerJoin(calendars, eq(calendars.id, calendarEvents.calendarId))
      .where(and(eq(calendarEvents.providerId, id), eq(calendars.userId, owner.id)));
    const calendarId = row?.calendarId as string;
    const want = (loopId: string) =>
      adoptEvent(
        { ownerId: owner.id, loopId, calendarId, eventId: id, start: ten + DAY + 8 * HOUR, whole: false },
        started.current().runtime,
      );
    const done = await Promise.all([want('a'), want('b'), want('a')]);
    const winners = new Set(done.flatMap((one) => (one.ok ? [one.event.meetingId] : [])));
    expect(winners.size).toBe(1);
    const lost = done.filter((one) => !one.ok);
    expect(lost.map((one) => !one.ok && one.reason)).toEqual(lost.map(() => 'elsewhere'));
    expect(lost.length).toBeGreaterThan(0);
  });
});

function loopDetailOf(id: string) {
  return loopDetail(owner.id, id, started.current().runtime).then((detail) => {
    if (!detail) throw new Error('The loop is gone');
    return detail;
  });
}
