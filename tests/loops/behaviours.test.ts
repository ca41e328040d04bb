import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loopMessages } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { connectCalendar } from '@/demo/guided-tour';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const HOUR = 3_600_000;
const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let subject = '';
let count = 0;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
});

beforeEach(async () => {
  count += 1;
  subject = `Matter ${count}`;
  await started.current().toTuesday(10);
});

const ask = (text = 'Sunny, can you find 30 minutes for Jane and me next week?') =>
  dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });

/** The loop of this test: its title is the guest's and the owner's, so the newest one is it. */
async function loop() {
  const [row] = await loopsOf(owner.id);
  if (!row) throw new Error('There is no loop');
  const detail = await loopDetail(owner.id, row.id, started.current().runtime);
  if (!detail) throw new Error('The loop is gone');
  return detail;
}

const spans = async (loopId: string, state: 'held' | 'confirmed') =>
  database()
    .select()
    .from(meetings)
    .where(and(eq(meetings.loopId, loopId), eq(meetings.state, state)));

function calendar() {
  const { control, googleApiRoot } = started.current().sandbox;
  const port = googleCalendar({ root: googleApiRoot });
  const grant = { accessToken: control.accessToken('dana@acme.test') };
  return {
    port,
    grant,
    all: async () => (await port.sync(grant, 'primary', null, 0)).events.filter((e) => e.status !== 'cancelled'),
  };
}

describe('offering', () => {
  it('E2 E3 three options on different days, each with weekday, date, start and zone', async () => {
    await ask();
    const { state } = await loop();
    const zone = zoneTable('America/New_York');
    const days = new Set(state.offer?.slots.map((s) => Math.floor(toWall(zone, s.start) / 1440)));
    expect(state.offer?.slots).toHaveLength(3);
    expect(days.size).toBeGreaterThanOrEqual(2);
    const lines = (await jane.latest()).text?.match(
      /^\d\. (Mon|Tues|Wednes|Thurs|Fri)day, \w+ \d+, \d+:\d\d [AP]M \S+/gm,
    );
    expect(lines).toHaveLength(3);
  });

  it('E3 shows the zone of the guest first, once it is known, and that of the owner second', async () => {
    await ask();
    await answerByLink({ option: 'none', zone: 'Europe/London' });
    const text = (await jane.latest()).text ?? '';
    expect(text).toMatch(/\d+:\d\d [AP]M (London|GMT|BST|UK)[^\n]*\d+:\d\d [AP]M (ET|New York)/);
  });

  it('E6 holds what is offered, lets go on a choice, and when nobody has answered two reminders', async () => {
    await ask();
    const first = (await loop()).row.id;
    expect(await spans(first, 'held')).toHaveLength(3);
    await jane.reply(await jane.latest(), 'The first one is fine.');
    expect(await spans(first, 'held')).toHaveLength(0);
    expect(await spans(first, 'confirmed')).toHaveLength(1);

    subject = `${subject} again`;
    await ask();
    const second = (await loop()).row.id;
    expect(await spans(second, 'held')).toHaveLength(3);
    await started.current().advance(12 * 24 * HOUR);
    expect(await spans(second, 'held')).toHaveLength(0);
  });

  it('E13 writes to nobody at night', async () => {
    await started.current().advance(12.5 * HOUR);
    const before = (await jane.fromAssistant()).length;
    await ask();
    expect(await jane.fromAssistant()).toHaveLength(before);
    await started.current().advance(9 * HOUR);
    expect((await jane.fromAssistant()).length).toBe(before + 1);
  });

  it('A3 a calendar that cannot be read is never free: the owner is told, and it goes on after reconnecting', async () => {
    const product = started.current();
    product.sandbox.control.revokeGrants('dana@acme.test');
    await product.advance(HOUR);
    const before = (await jane.fromAssistant()).length;
    await ask();
    expect(await jane.fromAssistant()).toHaveLength(before);
    expect((await dana.latest()).text).toMatch(/no longer read your calendar/);
    const told = await database().select().from(notices).where(eq(notices.userId, owner.id));
    expect(told.filter((notice) => notice.kind === 'calendar').length).toBeGreaterThanOrEqual(1);
    await connectCalendar(product.origin, owner.visitor, 'dana@acme.test');
    await product.idle();
    expect((await jane.fromAssistant()).length).toBe(before + 1);
  });
});

describe('booking', () => {
  it('A2 a time that was taken meanwhile is not booked: one apology and new options', async () => {
    await ask();
    const { state } = await loop();
    const slot = state.offer?.slots[0];
    if (!slot) throw new Error('nothing offered');
    const { port, grant } = calendar();
    await port.insert(grant, 'primary', {
      id: `taken${Date.now()}`,
      summary: 'Dentist',
      description: '',
      location: null,
      start: slot.start,
      end: slot.end,
      zone: 'America/New_York',
      attendees: [],
      conferenceRequestId: null,
    });
    await jane.reply(await jane.latest(), 'The first one works.');
    const after = await loop();
    expect(after.row.phase).toBe('OFFERING');
    const others = after.state.offer?.slots ?? [];
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((s) => s.start < slot.end && slot.start < s.end)).toEqual([]);
    expect(after.state.offer?.set).toBeGreaterThan(state.offer?.set ?? 0);
    expect((await jane.latest()).text).not.toContain('Dentist');
  });

  it('A7 a reply is matched by its references when the token is missing', async () => {
    await ask();
    const offer = await jane.latest();
    const id = (await loop()).row.id;
    await jane.send({
      to: [ASSISTANT],
      subject: `Re: ${subject}`,
      text: 'The second one works for me.',
      inReplyTo: offer.messageId,
      references: [offer.messageId ?? ''],
    });
    expect((await loop()).row).toMatchObject({ id, phase: 'BOOKED' });
  });

  it('A7 an answer to the invitation is matched by its UID', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'The first one, please.');
    const { row, state } = await loop();
    const uid = state.booking?.icalUid;
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//test//EN',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20270101T000000Z',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:jane@globex.test',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    await jane.send({ to: [ASSISTANT], subject: 'Accepted', text: '', calendar: { method: 'REPLY', ics } });
    const rows = await database().select().from(loopMessages).where(eq(loopMessages.loopId, row.id));
    expect(rows.map((r) => r.via)).toContain('itip');
    expect((await loop()).row.phase).toBe('BOOKED');
  });

  it('A19 a move keeps the event, its UID and its link, and raises SEQUENCE', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'The first one, please.');
    const before = (await loop()).state.booking;
    const events = (await calendar().all()).length;
    const signed = await jane.latest();
    await jane.reply(signed, 'Sorry, could we move this to Thursday of that week at 3pm?');
    const { state, row } = await loop();
    expect(row.phase).toBe('BOOKED');
    expect(state.booking?.start).not.toBe(before?.start);
    expect(state.booking).toMatchObject({ icalUid: before?.icalUid, joinUrl: before?.joinUrl });
    expect(state.booking?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(await calendar().all()).toHaveLength(events);
    expect(await spans(row.id, 'confirmed')).toHaveLength(1);
    expect((await jane.latest()).text).toMatch(/moved|new time/i);
  });

  it('E9 confirms in one line, with the link, and never twice', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'The third one, please.');
    const confirmations = (await jane.fromAssistant()).filter((mail) => mail.subject === `Re: ${subject}`);
    expect(confirmations).toHaveLength(2);
    expect(confirmations.at(-1)?.text).toContain('https://meet.google.com/');
  });
});

/** A choice on the slot page, by the link of the newest mail. */
async function answerByLink(fields: Record<string, string>): Promise<void> {
  const [, token = '', set = ''] =
    /\/t\/([a-z0-9-]+)\?option=\d&set=(\d+)/.exec((await jane.latest()).text ?? '') ?? [];
  await owner.visitor.post(`${started.current().origin}/api/slots/${token}`, [['set', set], ...Object.entries(fields)]);
  await started.current().idle();
}
