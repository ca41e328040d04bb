import { beforeAll, describe, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { parseCalendar } from '@/core/ical/parse';
import { dayOfWall, formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import { formatDay, formatTime } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, type ZoneTable, zoneTable } from '@/core/time/zone';
import { confirmBasics } from '@/demo/guided-tour';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { type Correspondent, correspondent } from '../support/correspondent';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'America/Halifax',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Jerusalem',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Beirut',
];
const DAY = 1440;

const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;

beforeAll(async () => {
  const product = started.current();
  owner = await join(product, 'dana@acme.test', 'Dana Reyes', { calendar: true });
  dana = correspondent(product, 'dana@acme.test', 'Dana Reyes');
  jane = correspondent(product, 'jane@globex.test', 'Jane Doe');
});

/** The next two changes of a zone's offset, as (zone, instant). */
function edgesOf(tzid: string, from: EpochMinute): { tzid: string; edge: EpochMinute }[] {
  const { at } = zoneTable(tzid);
  return [...at]
    .filter((t) => t > from)
    .slice(0, 2)
    .map((edge) => ({ tzid, edge }));
}

/** The first Tuesday to Thursday after an instant, as the day's noon in the zone. */
function workday(zone: ZoneTable, after: EpochMinute): EpochMinute {
  let day = dayOfWall(toWall(zone, after)) + 1;
  while (weekdayOf(day) < 1 || weekdayOf(day) > 3) day += 1;
  return toInstant(zone, day * DAY + 720);
}

describe('A1', () => {
  it('over both changes of the clock in twelve zones, mail, event, attachment and booking name the same instant', async () => {
    const product = started.current();
    const { control, googleApiRoot } = product.sandbox;
    const from = Math.floor(control.now() / 60_000) + 20 * DAY;
    const edges = ZONES.flatMap((tzid) => edgesOf(tzid, from)).sort((a, b) => a.edge - b.edge);
    expect(edges).toHaveLength(24);
    const calendar = googleCalendar({ root: googleApiRoot });
    for (const [n, { tzid, edge }] of edges.entries()) {
      const zone = zoneTable(tzid);
      const target = workday(zone, edge);
      // Four days ahead of the meeting, in the middle of the day of the zone: before the change where the edge allows it.
      const ask = toInstant(zone, (dayOfWall(toWall(zone, target)) - 5) * DAY + 720);
      const ahead = ask * 60_000 - control.now();
      if (ahead > 0) await product.advance(ahead);
      await confirmBasics(product.origin, owner.visitor, tzid);
      const wall = toWall(zone, target);
      const date = formatDay(target, zone, 'en');
      const subject = `Edge ${n} ${formatLocalDate(dayOfWall(wall))}`;
      await dana.send({
        to: ['Jane Doe <jane@globex.test>'],
        cc: [ASSISTANT],
        subject,
        text: `Sunny, please find 30 minutes for Jane and me on ${date} in the afternoon.`,
      });
      const offer = await jane.latest();
      expect(offer.subject).toBe(`Re: ${subject}`);
      await jane.reply(offer, 'The first one works for me.');
      const [row] = await loopsOf(owner.id);
      const detail = await loopDetail(owner.id, row?.id ?? '', product.runtime);
      const booking = detail?.state.booking;
      if (!booking) throw new Error(`${tzid} ${date}: not booked`);
      // The owner asked for an afternoon of that day, in the zone as it is after the change.
      const start = toWall(zone, booking.start);
      expect(formatLocalDate(dayOfWall(start)), tzid).toBe(formatLocalDate(dayOfWall(wall)));
      expect(start % DAY, tzid).toBeGreaterThanOrEqual(720);
      expect(start % DAY, tzid).toBeLessThan(1020);
      const confirmation = await jane.latest();
      expect(confirmation.text, tzid).toContain(formatDay(booking.start, zone, 'en'));
      expect(confirmation.text, tzid).toContain(formatTime(booking.start, zone, 'en'));
      const part = confirmation.attachments.find((a) => a.mimeType === 'text/calendar');
      const content = part?.content;
      const ics = typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer);
      const [attached] = parseCalendar(ics).events;
      expect(attached, tzid).toMatchObject({ uid: booking.icalUid });
      const grant = { accessToken: control.accessToken('dana@acme.test') };
      const { events } = await calendar.sync(grant, 'primary', null, 0);
      const event = events.find((e) => e.icalUid === booking.icalUid);
      expect(event?.start, tzid).toMatchObject({ kind: 'instant', at: booking.start });
    }
    expect(control.violations).toEqual([]);
  });
});
