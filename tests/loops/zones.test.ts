import { beforeAll, describe, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { dayOfWall, formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import { formatDay } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, type ZoneTable, zoneTable } from '@/core/time/zone';
import { confirmBasics } from '@/demo/guided-tour';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import { icsOf, icsTextOf } from '../support/booked-meetings';
import { type Correspondent, correspondent, type Received } from '../support/correspondent';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { spanInIcs, spanInSubject, timeInWords } from '../support/said-times';
import { ASSISTANT } from '../support/variables';

/** Both sides of the ocean, the south, and a change of half an hour. */
const FEW = ['America/New_York', 'Europe/London', 'America/Santiago', 'Australia/Lord_Howe'];
const MORE = [
  'America/Los_Angeles',
  'America/Halifax',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Jerusalem',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Asia/Beirut',
];
const ZONES = process.env.DEEP ? [...FEW, ...MORE] : FEW;
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

const isOf = (mail: Received, { icalUid }: { readonly icalUid: string }) => icsOf(mail)?.uid === icalUid;

/** The first Tuesday to Thursday after an instant, as the day's noon in the zone. */
function workday(zone: ZoneTable, after: EpochMinute): EpochMinute {
  let day = dayOfWall(toWall(zone, after)) + 1;
  while (weekdayOf(day) < 1 || weekdayOf(day) > 3) day += 1;
  return toInstant(zone, day * DAY + 720);
}

describe('A1', () => {
  it('over both changes of the clock, mail, invitation, attachment, page and event name the same instants in every zone', async () => {
    const product = started.current();
    const { control, googleApiRoot } = product.sandbox;
    const from = Math.floor(control.now() / 60_000) + 20 * DAY;
    const edges = ZONES.flatMap((tzid) => edgesOf(tzid, from)).sort((a, b) => a.edge - b.edge);
    expect(edges).toHaveLength(2 * ZONES.length);
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
      const { end } = booking;
      expect(end, tzid).toBe(booking.start + 30);
      const span = { start: booking.start, end };

      const confirmation = await jane.latest();
      expect(timeInWords(confirmation.text ?? '', tzid, booking.start).start, tzid).toBe(booking.start);
      expect(icsOf(confirmation), tzid).toMatchObject({ method: 'PUBLISH', uid: booking.icalUid });
      expect(spanInIcs(icsTextOf(confirmation)), tzid).toEqual(span);

      const invitation = (await jane.inbox()).find((mail) => icsOf(mail)?.method === 'REQUEST' && isOf(mail, booking));
      expect(spanInSubject(invitation?.subject ?? ''), tzid).toEqual({ ...span, tzid });
      expect(spanInIcs(icsTextOf(invitation)), tzid).toEqual(span);

      const token = /\/t\/([a-z0-9-]+)\?/.exec(offer.text ?? '')?.[1] ?? '';
      const page = await slotPage(token, product.runtime.settings);
      if (page.kind !== 'booked') throw new Error(`${tzid}: the page shows ${page.kind}`);
      const shown = `${dayWords(page.start, page.zone)} ${spanWords(page, page.zone)}`;
      expect(timeInWords(shown, tzid, booking.start), tzid).toEqual(span);
      const file = await fetch(`${product.origin}/api/slots/${token}/event.ics`);
      expect(spanInIcs(await file.text()), tzid).toEqual(span);

      const grant = { accessToken: control.accessToken('dana@acme.test') };
      const { events } = await calendar.sync(grant, 'primary', null, 0);
      const event = events.find((e) => e.icalUid === booking.icalUid);
      expect(event?.start, tzid).toEqual({ kind: 'instant', at: span.start, zone: tzid });
      expect(event?.end, tzid).toEqual({ kind: 'instant', at: span.end, zone: tzid });
    }
    expect(control.violations).toEqual([]);
  });
});
