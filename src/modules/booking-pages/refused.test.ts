import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFormToken } from '@/core/booking-pages/form-token';
import { database } from '@/db/client';
import { billingMails } from '@/db/schema/billing';
import { bookingDrafts } from '@/db/schema/booking-pages';
import { notices } from '@/db/schema/identity';
import { signingKey } from '@/modules/mailbox/policy';
import { createApi } from '@/server/app';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { forgetForms } from './commands/drafts';
import { tellOfClosedPages } from './commands/tell-closed';
import { DRAFT_AGE_MS, FORM_MIN_AGE_MS } from './constants';
import { keptForm } from './queries/drafts';
import { hostsOf } from './queries/hosts';
import { typesOf } from './queries/pages';
import { whyClosed, withRoom } from './queries/room';
import { timesOf } from './queries/times';

useDatabase();
const { world } = useCalendars();

let desk: Awaited<ReturnType<typeof deskOf>>;
let guest: CallProduct;
let type: Awaited<ReturnType<typeof typesOf>>[number];
let free: readonly number[];

beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  guest = await apiAs(desk.runtime, null);
  const dana = await apiAs(desk.runtime, desk.owner.id, 'USER');
  const page = {
    ...{ title: 'Call', slug: 'call', description: '', kind: 'one_to_one', durationMin: 30, medium: 'phone' },
    ...{ location: '', noticeMin: 60, daysAhead: 14, bufferBefore: 0, bufferAfter: 0, dailyLimit: null },
    questions: [
      { label: 'Why?', required: true, long: false },
      { label: 'What else?', required: false, long: true },
    ],
    ...{ confirms: false, hosts: [] },
  };
  const { id } = (await (await dana('POST', '/api/booking-pages', page)).json()) as { id: string };
  [type] = (await typesOf(desk.owner.id, id)) as [typeof type];
  free = (await timesOf(type, await hostsOf(type), desk.runtime)).times.map(({ start }) => start);
});

const token = (start: number) => {
  const shown = { id: randomUUID(), at: Date.now() - FORM_MIN_AGE_MS - 1, start };
  return makeFormToken(type.id, shown, signingKey(desk.runtime.settings));
};
const time = (nth: number) => free[nth] ?? 0;

/** The form as a browser without script sends it, with the answers of both questions. */
async function submit(fields: Record<string, string>, answers: readonly string[] = ['So', 'Nothing']) {
  const start = fields.start ?? String(time(3));
  const body = new URLSearchParams({
    ...{ form: token(Number(start)), start, zone: 'Europe/London' },
    ...{ name: 'Jane Doe', email: 'jane@globex.test', phone: '+44 20 7946 0000', ...fields },
  });
  for (const answer of answers) body.append('answers', answer);
  // A form, as which the call that the other tests make does not send.
  const from = { clientAddress: randomUUID() };
  const answer = await createApi(desk.runtime).request('/api/book/dana-reyes/call', { method: 'POST', body }, from);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '', 'http://localhost');
}

const keptAt = (page: URL) => keptForm(type.id, page.searchParams.get('kept') ?? undefined, Date.now());

describe('a form that was refused', () => {
  it('comes back with all that was typed, and a sentence for each field that is wrong', async () => {
    const page = await submit({ name: '   ', email: 'jane@', phone: '' }, ['  ', 'The <b>bridge</b>']);
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ why: 'invalid', at: String(time(3)) });
    expect(page.search).not.toContain('jane');
    expect(await keptAt(page)).toEqual({
      typed: { name: '   ', email: 'jane@', phone: '', answers: ['  ', 'The <b>bridge</b>'] },
      problems: {
        name: 'Give your name',
        email: 'This is not an email address',
        phone: 'Give a number under which you can be called',
        'answers.0': 'Answer this, please',
      },
    });
  });

  it('is kept under one number however often it is refused, and forgotten when it is booked or given up', async () => {
    const first = await submit({ name: 'Win at http://spam.test' });
    const kept = first.searchParams.get('kept') ?? '';
    const again = await submit({ name: 'Win', email: 'nobody', kept });
    expect(again.searchParams.get('kept')).toBe(kept);
    expect(await keptAt(again)).toMatchObject({ typed: { name: 'Win' }, problems: { email: expect.any(String) } });
    expect(await keptForm(randomUUID(), kept, Date.now())).toBeNull();
    expect(await keptForm(type.id, kept, Date.now() + DRAFT_AGE_MS + 1)).toBeNull();
    expect((await submit({ kept, start: String(time(0)) })).pathname).toMatch(/^\/t\//);
    expect(await keptAt(again)).toBeNull();
    await submit({ email: 'nobody' });
    await forgetForms(Date.now() + DRAFT_AGE_MS + 1);
    expect(await database().$count(bookingDrafts)).toBe(0);
  });

  it('of a program is not kept', async () => {
    const page = await submit({ website: 'http://spam.test' });
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ why: 'taken' });
    expect(page.searchParams.has('kept')).toBe(false);
  });

  it('says of a time what is true: it is over, it is not offered, or not free any more', async () => {
    const over = world().now() - 60;
    const offGrid = { start: String(time(4) + 7), form: token(time(4)) };
    await desk.work();
    for (const [fields, why] of [
      [{ start: String(over) }, 'over'],
      [offGrid, 'not_offered'],
      [{ start: String(time(0)) }, 'taken'],
    ] as const) {
      const page = await submit(fields);
      expect(page.searchParams.get('why')).toBe(why);
      expect(page.searchParams.get('day')).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await keptAt(page)).toMatchObject({ typed: { name: 'Jane Doe', answers: ['So', 'Nothing'] } });
    }
    const json = { 'content-type': 'application/json' };
    const sent = { name: 'Jane', email: 'jane@globex.test', phone: '+44 20 7946 0000', answers: ['So'] };
    const asked = { ...sent, start: over, form: token(over) };
    const answer = await guest('POST', '/api/book/dana-reyes/call', asked, json, randomUUID());
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ code: 'expired', others: [{}, {}, {}] });
  });
});

describe('a page whose owner’s plan has no room', () => {
  it('for so many guests at once is not saved, and its owner reads what would help', async () => {
    const settings = { ...desk.runtime.settings, billing: true };
    const billed = await apiAs({ ...desk.runtime, settings }, desk.owner.id, 'USER');
    const group = {
      ...{
        title: 'Group',
        slug: 'a-group',
        description: '',
        kind: 'group',
        durationMin: 30,
        medium: 'video',
        seats: 5,
      },
      ...{ location: '', noticeMin: 60, daysAhead: 14, bufferBefore: 0, bufferAfter: 0, dailyLimit: null },
      ...{ questions: [], confirms: false, hosts: [] },
    };
    const refused = await billed('POST', '/api/booking-pages', group);
    const { code, error, fields } = await refused.json();
    expect([refused.status, code]).toEqual([403, 'plan_limit']);
    expect(error).toMatch(/^Free includes groups of up to 4 guests\. \w+ has more\.$/);
    expect(fields).toEqual({ seats: [error] });
    const made = await billed('POST', '/api/booking-pages', { ...group, seats: 4 });
    expect(made.status).toBe(201);
    const { id } = await made.json();
    expect((await billed('PUT', `/api/booking-pages/${id}`, group)).status).toBe(403);
    expect((await billed('PUT', `/api/booking-pages/${id}`, { ...group, seats: 3 })).status).toBe(200);
    expect((await billed('DELETE', `/api/booking-pages/${id}`)).status).toBe(204);
  });

  it('shows no times; the owner reads why, and is told once', async () => {
    const runtime = { ...desk.runtime, settings: { ...desk.runtime.settings, billing: true } };
    const hosts = await hostsOf(type);
    expect(await withRoom(type, hosts, runtime)).toEqual(hosts);
    for (const nth of [8, 10]) expect((await submit({ start: String(time(nth)) })).pathname).toMatch(/^\/t\//);
    expect(await withRoom(type, hosts, runtime)).toEqual([]);
    expect(await withRoom(type, hosts, desk.runtime)).toEqual(hosts);
    expect(await whyClosed(desk.owner.id, runtime)).toMatch(/^Free includes 3 meetings a month/);
    for (let i = 0; i < 2; i += 1) await tellOfClosedPages(runtime);
    const told = await database().select().from(notices).where(eq(notices.userId, desk.owner.id));
    expect(told.filter(({ kind }) => kind === 'plan').map(({ text }) => text)).toEqual([
      expect.stringContaining('your booking pages show no times'),
    ]);
    const mails = await database().select().from(billingMails).where(eq(billingMails.userId, desk.owner.id));
    expect(mails).toMatchObject([{ kind: 'limit_met', data: { pages: true } }]);
  });
});
