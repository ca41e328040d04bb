import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { formatBasicDateTime } from '@/core/time/basic-format';
import { formatDay } from '@/core/time/format';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { icsOf, icsTextOf, useBookedMeetings } from '../support/booked-meetings';
import { spanInIcs } from '../support/said-times';
import { ASSISTANT } from '../support/variables';

const WEEK = 7 * 1440;
const { loop, people, product, mailsTo, calendar, subject, seen } = useBookedMeetings();

async function claims() {
  const { row } = await loop();
  return database()
    .select()
    .from(meetings)
    .where(and(eq(meetings.loopId, row.id), eq(meetings.state, 'confirmed')))
    .orderBy(asc(meetings.startMin));
}

/** The claims that come with the booking. The worker's round claims the ninth time as soon as it comes within reach. */
const bookedClaims = async ({ start }: { start: number }) =>
  (await claims()).filter((row) => row.startMin < start + 8 * WEEK);

/** Dana asks, Jane takes the first option. */
async function weekly(text = 'Sunny, please set up a recurring 30 minutes with Jane, every Tuesday.') {
  const { dana, jane } = people();
  await dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject: subject(), text });
  const [offer] = await mailsTo(jane);
  await jane.reply(await jane.latest(), 'The first one works for me.');
  const { state } = await loop();
  if (!state.booking) throw new Error(`Nothing is booked: ${JSON.stringify(state.needsOwner)}`);
  return { offer, booking: state.booking };
}

describe('meetings that repeat', () => {
  it('a weekly meeting is offered as a pattern and booked as one recurring event, with a claim for each time', async () => {
    const { offer, booking } = await weekly();
    expect(offer?.text).toMatch(/1\. every Tuesday at \d+:\d\d [AP]M ET, starting Tuesday, \w+ \d+/);
    expect(booking.series).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=TU', zone: 'America/New_York' });

    const event = await calendar().event();
    expect(event.recurrence).toEqual(['RRULE:FREQ=WEEKLY;BYDAY=TU']);
    expect(event.start).toEqual({ kind: 'instant', at: booking.start, zone: 'America/New_York' });

    const rows = await bookedClaims(booking);
    expect(rows.map((row) => row.startMin - booking.start)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => n * WEEK));
    expect(new Set(rows.map((row) => row.providerEventId)).size).toBe(1);

    const { jane } = people();
    const confirmed = (await mailsTo(jane)).at(-1);
    expect(confirmed?.text).toMatch(/every Tuesday at .* starting Tuesday/);
    const invited = (await jane.inbox()).find(
      (m) => /invitation/i.test(m.subject ?? '') && icsOf(m)?.recurrence.length,
    );
    for (const said of [confirmed, invited]) {
      expect(icsOf(said)).toMatchObject({ uid: booking.icalUid, recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TU'] });
      expect(icsTextOf(said)).toMatch(/^DTSTART;TZID=America\/New_York:/m);
      expect(spanInIcs(icsTextOf(said))).toEqual({ start: booking.start, end: booking.start + 30 });
    }
    expect(product().sandbox.control.violations).toEqual([]);
  });

  it('one time of a series is cancelled by a guest, the others stand; then the owner cancels them all', async () => {
    const { dana, jane } = people();
    const { booking } = await weekly();
    const before = (await mailsTo(jane)).length;
    await jane.reply(await jane.latest(), `I have to cancel our meeting on ${dayOf(booking.start + WEEK)}, sorry.`);
    const [cancelled] = (await mailsTo(jane)).slice(before);
    expect(cancelled?.text).toMatch(/The other times stand\./);
    expect((await calendar().event()).recurrence.join()).toMatch(/EXDATE/);
    expect((await claims()).map((row) => row.startMin - booking.start)).not.toContain(WEEK);
    expect((await loop()).state).toMatchObject({ phase: 'BOOKED', booking: { start: booking.start } });

    await dana.reply(await dana.latest(), 'Sunny, please cancel the whole series.');
    expect(await claims()).toEqual([]);
    expect((await calendar().event()).status).toBe('cancelled');
    expect((await mailsTo(jane)).at(-1)?.text).toMatch(/every Tuesday at /);
    expect((await loop()).state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
  });

  it('hears the answer to its one invitation', async () => {
    const { booking } = await weekly();
    const { port, grant, event } = calendar();
    const master = await event();
    const attendees = master.attendees
      .filter(({ self }) => !self)
      .map(({ email, name, optional }) => ({ email, name, optional, response: 'accepted' as const }));
    await port.patch(grant, 'primary', master.id, master.etag, { attendees });
    await seen();
    const { state } = await loop();
    expect(state.participants.find((p) => p.role === 'guest')?.rsvp).toBe('accepted');
    expect(state.booking).toMatchObject({ start: booking.start, series: { except: [] } });
  });

  it('times that the owner deletes in the calendar are let go, and later ones are claimed as they come near', async () => {
    const { booking } = await weekly();
    const { port, grant, event } = calendar();
    const master = await event();
    const out = `EXDATE:${formatBasicDateTime({ form: 'utc', seconds: (booking.start + 2 * WEEK) * 60 })}`;
    await port.patch(grant, 'primary', master.id, master.etag, { recurrence: [...master.recurrence, out] });
    await seen();
    expect((await claims()).map((row) => (row.startMin - booking.start) / WEEK)).not.toContain(2);
    expect((await loop()).state.booking?.series?.except).toEqual([booking.start + 2 * WEEK]);

    await product().advance(8 * 1440 * 60_000);
    await seen();
    const ahead = (await claims()).map((row) => (row.startMin - booking.start) / WEEK);
    expect(ahead.at(-1)).toBeGreaterThan(7);
    // The first is over, and the loop speaks of the next.
    expect((await loop()).state).toMatchObject({ phase: 'BOOKED', booking: { start: booking.start + WEEK } });
  });

  it('is not cancelled as a whole on a word that may mean one time: the owner says which', async () => {
    const { jane } = people();
    const { booking } = await weekly();
    await jane.reply(await jane.latest(), 'Sorry, I need to cancel.');
    const { state } = await loop();
    expect(state.needsOwner.map((d) => d.choices?.map((c) => c.id))).toEqual([['one', 'all', 'none']]);
    expect(await bookedClaims(booking)).toHaveLength(8);
    expect(state.booking?.start).toBe(booking.start);
  });
});

/** `December 8`, in New York. */
function dayOf(at: number): string {
  return formatDay(at, zoneTable('America/New_York'), 'en').replace(/^\w+, /, '');
}
