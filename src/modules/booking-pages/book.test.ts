import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFormToken } from '@/core/booking-pages/form-token';
import { parsePageToken } from '@/core/mail/page-token';
import { weekdayOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { signingKey } from '@/modules/mailbox/policy';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { googleEvent, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { FORM_MIN_AGE_MS } from './constants';
import { hostsOf } from './queries/hosts';
import { timesOf } from './queries/times';
import { typesOf } from './queries/types';
import type { BookingTypeForm } from './schema';

useDatabase();
const { world } = useCalendars();

let desk: Awaited<ReturnType<typeof deskOf>>;
let dana: CallProduct;
let guest: CallProduct;
let day: number;
const NEW_YORK = zoneTable('America/New_York');
/** On the Wednesday of the week in which it all happens; minutes from midnight in New York. */
const at = (minutes: number) => toInstant(NEW_YORK, day * 1440 + minutes);

const PAGE: BookingTypeForm = {
  title: 'Intro call',
  slug: 'intro-call',
  description: 'Half an hour to get to know each other.',
  kind: 'one_to_one',
  durationMin: 30,
  medium: 'video',
  location: '',
  noticeMin: 60,
  daysAhead: 14,
  bufferBefore: 0,
  bufferAfter: 0,
  dailyLimit: null,
  confirms: false,
  questions: [{ label: 'What shall we talk about?', required: false, long: true }],
  hosts: [],
};

beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  dana = await apiAs(desk.runtime, desk.owner.id, 'USER');
  guest = await apiAs(desk.runtime, null);
  day = Math.floor(toWall(NEW_YORK, world().now()) / 1440) + 1;
  expect(weekdayOf(day)).toBe(2);
});

/** A page of Dana's; answers its row. */
async function page(patch: Partial<BookingTypeForm>) {
  const answer = await dana('POST', '/api/booking-pages', { ...PAGE, ...patch });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const [type] = await typesOf(desk.owner.id, id);
  return type!;
}

type Page = Awaited<ReturnType<typeof page>>;

const timesOn = async (type: Page) =>
  (await timesOf(type, await hostsOf(type), desk.runtime)).times.map(({ start }) => start);

/** The form as a person sends it some time after it was shown. */
function form(type: Page, start: number, patch: object = {}) {
  const shown = { id: randomUUID(), at: Date.now() - FORM_MIN_AGE_MS - 1 };
  const token = makeFormToken(type.id, shown, signingKey(desk.runtime.settings));
  return {
    form: token,
    start,
    zone: 'Europe/London',
    name: 'Jane Doe',
    email: `${randomUUID()}@globex.test`,
    ...patch,
  };
}
const send = (type: Page, sent: object, from = randomUUID()) =>
  guest('POST', `/api/book/dana-reyes/${type.slug}`, sent, { 'content-type': 'application/json' }, from);

/** The page of what was booked, once all that follows is done. */
async function result(answer: Response) {
  expect(answer.status).toBe(200);
  const { page } = (await answer.json()) as { page: string };
  await desk.work();
  return { token: page.slice('/t/'.length), shown: await slotPage(page.slice('/t/'.length), desk.runtime.settings) };
}

describe('a booking page', () => {
  it('has the times that the owner’s calendar and hours have, and no other', async () => {
    await desk.owner.google('POST', '/calendars/primary/events', googleEvent(at(600), at(660)));
    await refreshOwner(desk.owner.id, { maxAgeMs: 0 }, desk.runtime);
    const type = await page({ slug: 'times', bufferBefore: 15 });
    const times = await timesOn(type);
    expect(times).toContain(at(540));
    // The event, and the quarter of an hour after it.
    for (const taken of [570 + 15, 600, 630, 660]) expect(times).not.toContain(at(taken));
    expect(times).toContain(at(690));
    expect(times.filter((start) => start < world().now() + 60)).toEqual([]);
    expect((await send(type, form(type, at(600)))).status).toBe(409);
    expect((await send(type, form(type, at(180)))).status).toBe(409);
  });

  it('books by the loop: event, mails and answers are there, and a mail goes on with it', async () => {
    const type = await page({ slug: 'intro-call' });
    const sent = form(type, at(840), { email: 'jane@globex.test', answers: ['Pricing'] });
    const { shown, token } = await result(await send(type, sent));
    expect(shown).toMatchObject({ kind: 'booked', start: at(840), end: at(870), zone: 'Europe/London' });
    const [loop] = await database()
      .select()
      .from(loops)
      .where(eq(loops.id, parsePageToken(token, [signingKey(desk.runtime.settings)])!.loopId));
    expect(loop!.state).toMatchObject({ phase: 'BOOKED', meeting: { title: 'Intro call: Jane Doe / Dana Reyes' } });
    const [mail] = await desk.outbox('jane@globex.test');
    expect(mail).toMatchObject({ template: 'confirm' });
    expect(mail!.text).toContain(`http://localhost:3000/t/${token}`);
    const [own] = (await desk.outbox('dana@acme.test')).filter(({ loopId }) => loopId === loop!.id);
    expect(own!.text).toContain('Pricing');
    expect(own!.text).not.toContain('/t/');
    const events = await desk.owner.google('GET', '/calendars/primary/events?q=Intro');
    expect(JSON.stringify(events.body)).toContain('What shall we talk about?: Pricing');
    // Sent once more it is the same booking.
    expect(await (await send(type, sent)).json()).toEqual({ page: `/t/${token}` });
    await desk.mail('Jane Doe <jane@globex.test>', {
      to: [desk.addressOf(loop!.id)],
      subject: 'Re: Intro call',
      text: 'Sorry, something came up, I have to cancel our meeting.',
    });
    expect((await desk.loop(loop!.id)).state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
  });
});
