import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Period } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { translator } from '@/messages/translate';
import { eventsBetween } from '@/modules/connections/queries/events';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { whyNotAt } from '@/modules/loops/queries/why';
import { whyWords } from '@/modules/loops/ui/why-words';
import { type Correspondent, correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const newYork = zoneTable('America/New_York');
const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let hans: Correspondent;
let subject = '';
let count = 0;

beforeAll(async () => {
  const product = started.current();
  ({ owner, dana, jane } = await danaAndJane(product));
  hans = correspondent(product, 'hans@werk.test', 'Hans Weber');
});

beforeEach(async () => {
  count += 1;
  subject = `Etiquette ${count}`;
  // However the test before ended.
  await settings({ hours: office, bufferBeforeMin: 0, bufferAfterMin: 0 });
  await started.current().toTuesday(10);
});

const ask = (text: string, to = 'Jane Doe <jane@globex.test>') =>
  dana.send({ to: [to], cc: [ASSISTANT], subject, text });

async function settings(patch: object): Promise<void> {
  const url = `${started.current().origin}/api/user/basics`;
  const { basics } = await owner.visitor.json<{ basics: object }>('GET', url);
  await owner.visitor.json('PUT', url, { ...basics, ...patch });
}

async function loop() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

async function offered(): Promise<readonly Period[]> {
  const slots = (await loop()).state.offer?.slots ?? [];
  if (slots.length === 0) throw new Error('Nothing is offered');
  return slots;
}

/** An event in the owner's calendar, as the provider's API takes it. */
async function calendarEvent(body: Record<string, unknown>): Promise<void> {
  const { control, googleApiRoot } = started.current().sandbox;
  const answer = await fetch(`${googleApiRoot}/calendar/v3/calendars/primary/events`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${control.accessToken('dana@acme.test')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const minuteOfDay = (at: number) => ((toWall(newYork, at) % 1440) + 1440) % 1440;
const dayOf = (at: number) => Math.floor(toWall(newYork, at) / 1440);
const dateTime = (at: number) => new Date(at * 60_000).toISOString();

/** Midnight of the owner, so many days from today. */
async function dayAhead(days: number): Promise<number> {
  const now = Math.floor((await started.current().runtime.clock.now()) / 60_000);
  return toInstant(newYork, (dayOf(now) + days) * 1440);
}

describe('the times that are offered', () => {
  it.each([
    ['dinner', 17 * 60 + 30, 21 * 60],
    ['lunch', 11 * 60 + 30, 14 * 60],
  ])('A12 a %s is at its hour', async (meal, from, to) => {
    await settings({ hours: allDay });
    await ask(`Sunny, please find a time next week for Jane and me to have ${meal}.`);
    for (const slot of await offered()) {
      expect(minuteOfDay(slot.start)).toBeGreaterThanOrEqual(from);
      expect(minuteOfDay(slot.end)).toBeLessThanOrEqual(to + 60);
    }
  });

  it('A18 all-day leave is busy; what is declined, transparent or a birthday is free', async () => {
    const day = await dayAhead(6);
    const date = (at: number) => dateTime(at + 300).slice(0, 10);
    for (let i = 0; i < 5; i += 1) {
      const start = day + i * 1440;
      const whole = { start: { date: date(start) }, end: { date: date(start + 1440) } };
      if (i % 2 === 0) await calendarEvent({ summary: 'Leave', eventType: 'outOfOffice', ...hours(start, 0, 24) });
      else await calendarEvent({ summary: 'Offsite elsewhere', transparency: 'transparent', ...whole });
    }
    await started.current().advance(10 * 60_000);
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    const days = new Set((await offered()).map((slot) => dayOf(slot.start) - dayOf(day)));
    expect([...days].every((n) => n % 2 === 1)).toBe(true);
  });

  it('A23 keep the buffer to what is before and after, and start at the full or half hour', async () => {
    await settings({ bufferBeforeMin: 15, bufferAfterMin: 15 });
    const day = await dayAhead(13);
    for (let i = 0; i < 5; i += 1) {
      await calendarEvent({ summary: 'Standing', ...hours(day + i * 1440, 9, 10) });
      await calendarEvent({ summary: 'Standing', ...hours(day + i * 1440, 11, 16) });
    }
    await started.current().advance(10 * 60_000);
    await started.current().toTuesday(10);
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    for (const slot of await offered()) {
      const [start, end] = [minuteOfDay(slot.start), minuteOfDay(slot.end)];
      expect(start % 30).toBe(0);
      expect((start >= 615 && end <= 645) || start >= 975).toBe(true);
    }
  });

  it('E22 leave lunch free', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me tomorrow?');
    for (const slot of await offered()) {
      expect(minuteOfDay(slot.end) <= 720 || minuteOfDay(slot.start) >= 780).toBe(true);
    }
  });

  it('A5 why another one is not offered: its event by name, for the owner alone', async () => {
    const day = await dayAhead(8);
    await calendarEvent({ summary: 'Knee surgery', ...hours(day, 9, 12) });
    await started.current().advance(10 * 60_000);
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    const { row } = await loop();
    const why = await whyNotAt(owner.id, row.id, day + 600, started.current().runtime);
    const events = await eventsBetween(owner.id, { start: day, end: day + 1440 });
    const t = translator('en', 'why-not');
    expect(whyWords(why?.obstacles ?? [], { t, locale: 'en', zone: 'America/New_York' }, events).join()).toContain(
      'Knee surgery',
    );
    expect((await jane.latest()).text).not.toContain('Knee');
  });
});

describe('the words', () => {
  it('A10 A13 E12 are few, ask one thing, and nothing that can be decided without asking', async () => {
    await ask('Sunny, please find a time for Jane and me.');
    const offer = ((await jane.latest()).text ?? '').replace(/https?:\S+/g, '');
    expect(offer).not.toContain('!');
    expect(offer.match(/\?/g)?.length).toBeLessThanOrEqual(2);
    expect(offer).not.toMatch(/how long|what is it about|video or phone/i);
    const words = offer
      .replace(/https?:\S+/g, '')
      .split(/\s+/)
      .filter(Boolean);
    expect(words.length).toBeLessThanOrEqual(90);
  });

  it('E14 a reminder is shorter than the offer and quotes the times again', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    const offer = (await jane.latest()).text ?? '';
    const slots = await offered();
    await started.current().advance(3 * DAY);
    const reminder = (await jane.latest()).text ?? '';
    expect(reminder).not.toBe(offer);
    const prose = (text: string) => text.replace(/https?:\S+|^\d\..*$/gm, '').length;
    expect(prose(reminder)).toBeLessThan(prose(offer));
    expect(reminder.match(/^\d\. /gm)?.length).toBe(slots.length);
  });

  it('E8 name no other event, place or person, and give no reason', async () => {
    const day = await dayAhead(6);
    await calendarEvent({ summary: 'Chemotherapy with Dr Falk', location: 'Room 9', ...hours(day, 9, 12) });
    await started.current().advance(10 * 60_000);
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    await jane.reply(await jane.latest(), 'Could you do Monday at 10am?');
    const said = (await jane.fromAssistant()).map((mail) => mail.text).join();
    expect(said).not.toMatch(/Chemo|Falk|Room 9|because|appointment|free all/i);
  });

  it('A26 ask when a date can be read in two ways, and book neither', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    await jane.reply(await jane.latest(), 'How about 5/6 at 3pm?');
    expect((await jane.latest()).text).toMatch(/weekday, date and time/);
    expect((await loop()).row.phase).toBe('OFFERING');
  });

  it('E27 A11 answers plainly whether it is a machine, and how to reach the owner', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    await jane.reply(await jane.latest(), 'Are you a bot?');
    expect((await jane.latest()).text).toMatch(/(automated|software)[\s\S]*Dana/);
  });

  it('E28 are in the language that the guest writes, with its names of days', async () => {
    await ask('Sunny, can you find 30 minutes for Hans and me next week?', 'Hans Weber <hans@werk.test>');
    await hans.reply(await hans.latest(), 'Leider passt mir keiner dieser Termine. Haben Sie noch andere?');
    const text = (await hans.latest()).text ?? '';
    expect(text).toMatch(/Montag|Dienstag|Mittwoch|Donnerstag|Freitag/);
    expect(text).not.toMatch(/\b(Would|Monday|Tuesday|Wednesday|Thursday|Friday)\b/);
  });
});

describe('an introduction', () => {
  it('E30 whoever made it gets one thanks, and takes no part in the meeting', async () => {
    const bob = correspondent(started.current(), 'bob@initech.test', 'Bob Ray');
    await dana.send({
      to: ['Jane Doe <jane@globex.test>', 'Bob Ray <bob@initech.test>'],
      cc: [ASSISTANT],
      subject,
      text: 'Thanks Bob for the intro (moving you to bcc). Sunny, please find 30 minutes for Jane and me next week.',
    });
    expect((await bob.latest()).text).toMatch(/introduc|bringing us together/i);
    await jane.reply(await jane.latest(), 'The first one works for me.');
    expect((await loop()).row.phase).toBe('BOOKED');
    expect(await bob.fromAssistant()).toHaveLength(1);
    const { row } = await loop();
    const [meeting] = await database()
      .select()
      .from(meetings)
      .where(and(eq(meetings.loopId, row.id), eq(meetings.state, 'confirmed')));
    expect(meeting?.attendees?.map(({ email }) => email)).not.toContain('bob@initech.test');
  });
});

describe('another assistant in the thread', () => {
  it('E24 is written to like its principal, and its answer to an offer counts', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    const offer = await jane.latest();
    await jane.send({
      to: [offer.replyTo?.[0]?.address ?? ''],
      subject: `Re: ${subject}`,
      text: 'The second one works.',
      inReplyTo: offer.messageId,
      headers: { 'X-Sundial-Loop': 'v1; hop=1' },
    });
    expect((await loop()).row.phase).toBe('BOOKED');
  });
});

describe('when nothing fits', () => {
  it('E31 says so to the owner, and offers beyond the rules only at their word', async () => {
    const day = await dayAhead(6);
    for (let i = 0; i < 5; i += 1) await calendarEvent({ summary: 'Trial', ...hours(day + i * 1440, 8, 18) });
    await started.current().advance(10 * 60_000);
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    const before = (await jane.fromAssistant()).length;
    const { state } = await loop();
    expect(state.offer).toBeNull();
    expect(state.needsOwner).toHaveLength(1);
    expect(await jane.fromAssistant()).toHaveLength(before);
    expect((await dana.latest()).text).toMatch(/No time fits/);
  });
});

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const allDay = Object.fromEntries(week.map((day) => [day, [['08:00', '22:00']]]));
const office = Object.fromEntries(week.slice(0, 5).map((day) => [day, [['09:00', '17:00']]]));

/** From and to this hour of a day, as the API takes them. */
function hours(day: number, from: number, to: number) {
  return {
    start: { dateTime: dateTime(day + from * 60), timeZone: 'America/New_York' },
    end: { dateTime: dateTime(day + to * 60), timeZone: 'America/New_York' },
  };
}
