import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { overlaps } from '@/core/time/period';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
import { users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { messages, outgoingMails } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { basicsOf } from '@/modules/preferences/queries';
import { standingDocument } from '@/modules/preferences/queries/document';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { connectedOwner, googleEvent, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { freshUser } from '../../../tests/support/fresh-user';
import { PRACTICE_GUEST } from './constants';
import { firstSteps } from './queries';

useDatabase();
const { world } = useCalendars();

const PATH = '/api/user/onboarding';
let owner: Owner;
let call: CallProduct;
beforeAll(async () => {
  owner = await connectedOwner(world(), 'dana@acme.test');
  call = await apiAs(world().runtime, owner.id, 'USER');
});

const patch = (body: object, by = call) => by('PATCH', PATH, body);
const document = async (id = owner.id) => (await standingDocument(id))?.text ?? '';

async function newcomer(email: string) {
  const { id } = await freshUser(email, 'Ana Lima');
  return { id, call: await apiAs(world().runtime, id, 'USER') };
}

const details = { medium: 'video', videoLink: '', phone: '', caller: null, places: {} };

describe('who may', () => {
  it.each([
    ['GET', PATH],
    ['PATCH', PATH],
    ['DELETE', PATH],
    ['POST', `${PATH}/rehearsal`],
    ['POST', '/api/user/onboarded'],
  ])('%s %s: 401 for a visitor, 403 for somebody who waits', async (method, path) => {
    const visitor = await apiAs(world().runtime, null);
    expect((await visitor(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
    const { id } = await newcomer(`${method}-${path.length}@waits.test`);
    const waiting = await apiAs(world().runtime, id, 'WAITLIST');
    const refused = await waiting(method, path, method === 'GET' ? undefined : {});
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'forbidden']);
  });
});

describe('progress', () => {
  it('begins with the zone, and goes on behind what was done or skipped', async () => {
    const ana = await newcomer('ana@acme.test');
    expect(await (await ana.call('GET', PATH)).json()).toEqual({ step: 'zone', done: {}, data: {} });
    expect((await patch({ step: 'calendar', skip: true }, ana.call)).status).toBe(200);
    await patch({ step: 'people' }, ana.call);
    const answer = await (await patch({ step: 'zone', data: { zone: 'America/Sao_Paulo' } }, ana.call)).json();
    expect(answer).toEqual({
      step: 'calendar',
      done: { calendar: 'skipped', people: 'done', zone: 'done' },
      data: {},
    });
    expect(await (await ana.call('GET', PATH)).json()).toEqual(answer);
  });

  it.each([
    ['step', { step: 'coffee' }],
    ['step', {}],
    ['data.zone', { step: 'zone', data: { zone: 'Mars/Olympus' } }],
    ['data.zone', { step: 'zone' }],
    ['data.medium', { step: 'details', data: { ...details, medium: 'fax' } }],
    ['data.videoLink', { step: 'details', data: { ...details, videoLink: 'javascript:alert(1)' } }],
    ['data.phone', { step: 'details', data: { ...details, phone: '1'.repeat(41) } }],
    ['data.phone', { step: 'details', data: { ...details, phone: 'ask my wife' } }],
    ['data.places.coffee', { step: 'details', data: { ...details, places: { coffee: 'The “Corner”' } } }],
    ['data.tone', { step: 'assistant', data: { tone: 'rude', approval: 'when_unsure' } }],
    ['data.approval', { step: 'assistant', data: { tone: 'warm', approval: 'never' } }],
    ['data', { step: 'people', data: { role: 'ADMIN' } }],
  ])('400 names %s, and nothing is noted', async (field, body) => {
    const before = await (await call('GET', PATH)).json();
    const refused = await patch(body);
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fields)).toContain(field);
    expect(await (await call('GET', PATH)).json()).toEqual(before);
  });

  it('keeps each person’s own', async () => {
    const ben = await newcomer('ben@acme.test');
    await patch({ step: 'calendar' }, ben.call);
    const eve = await newcomer('eve@acme.test');
    expect(await (await eve.call('GET', PATH)).json()).toMatchObject({ done: {} });
  });
});

describe('what the steps decide', () => {
  it('a confirmed zone is a sentence of the document, never UTC unasked', async () => {
    const kim = await newcomer('kim@acme.test');
    expect((await firstSteps(kim.id, world().now())).zone).toBe(false);
    await patch({ step: 'zone', skip: true }, kim.call);
    expect(await basicsOf(kim.id)).toBeNull();
    await patch({ step: 'assistant', data: { tone: 'formal', approval: 'approve_everything' } }, kim.call);
    expect((await basicsOf(kim.id))?.confirmedAt).toBeNull();
    await patch({ step: 'zone', data: { zone: 'Asia/Tokyo' } }, kim.call);
    expect(await document(kim.id)).toContain('My time zone is Asia/Tokyo.');
    expect(await basicsOf(kim.id)).toMatchObject({ zone: 'Asia/Tokyo', approval: 'approve_everything' });
    expect(await firstSteps(kim.id, world().now())).toEqual({
      onboarded: false,
      zone: true,
      calendar: false,
      document: true,
    });
  });

  it('places, phone and link are sentences; what is emptied is said no more, all else stays', async () => {
    await patch({ step: 'zone', data: { zone: 'America/New_York' } });
    const said = {
      medium: 'phone',
      videoLink: 'https://zoom.us/j/5551234567',
      phone: '+1 212 555 0100',
      caller: 'guest',
      places: { coffee: 'Blue Bottle, Bryant Park', in_person: '5 Main Street' },
    };
    expect((await patch({ step: 'details', data: said })).status).toBe(200);
    const first = await document();
    for (const words of ['zoom.us/j/5551234567', '+12125550100', 'Blue Bottle, Bryant Park', '5 Main Street']) {
      expect(first).toContain(words);
    }
    expect(first).toContain('My guests call me.');
    await patch({ step: 'details', data: { ...said, caller: null } });
    expect(await document()).not.toContain('call me');
    await patch({ step: 'details', data: { ...details, places: { coffee: 'Joe’s' } } });
    const second = await document();
    expect(second).toContain('Joe’s');
    expect(second).toContain('My time zone is America/New_York.');
    expect(second).not.toMatch(/zoom|555|Bryant|Main Street/);
  });
});

describe('the rehearsal', () => {
  const request = 'Hi Robin,\n\nSunny, could you find us 30 minutes next week, by video?\n\nDana';
  const rehearse = (body: object, by = call) => by('POST', `${PATH}/rehearsal`, body);

  it('plays the request on the real free time, shows the first mail before it goes, and leaves no trace but its own', async () => {
    const today = Math.floor(world().now() / 1440) * 1440;
    const busy = Array.from({ length: 10 }, (_, i) => today + (i + 1) * 1440 + 14 * 60);
    for (const at of busy) await owner.google('POST', '/calendars/primary/events', googleEvent(at, at + 300));
    await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
    const first = await (await rehearse({ request, moves: [] })).json();
    expect(first).toMatchObject({ from: 'calendar', zone: 'America/New_York', meeting: null });
    expect(first.question).toMatchObject({ approve: true });
    expect(first.question.mails[0].text).toMatch(/one of these work/);
    const yes = { by: 'owner', approve: true, text: null };
    const done = await (await rehearse({ request, moves: [yes] })).json();
    expect(done.entries.map((entry: { by: string }) => entry.by)).toEqual([
      'owner',
      'owner',
      'assistant',
      'guest',
      'assistant',
    ]);
    expect(done.meeting).not.toBeNull();
    for (const at of busy) expect(overlaps(done.meeting, { start: at, end: at + 300 })).toBe(false);

    const resumed = await (await call('GET', PATH)).json();
    expect(resumed.data.rehearsal).toEqual({ request, moves: [yes] });
    for (const table of [loops, messages, outgoingMails, meetings]) {
      expect(await database().select().from(table)).toEqual([]);
    }
    const { body } = await owner.google('GET', '/calendars/primary/events');
    expect(JSON.stringify(body)).not.toContain(PRACTICE_GUEST.address);
  });

  it('works before a calendar is connected, from the hours alone', async () => {
    const lee = await newcomer('lee@acme.test');
    await patch({ step: 'zone', data: { zone: 'Europe/Paris' } }, lee.call);
    const yes = { by: 'owner', approve: true, text: null };
    const done = await (await rehearse({ request, moves: [yes] }, lee.call)).json();
    expect(done).toMatchObject({ from: 'hours', zone: 'Europe/Paris', busy: [] });
    expect(done.meeting).not.toBeNull();
  });

  it('is bounded for each person, since each play costs a search', async () => {
    const hasty = await newcomer('hasty@acme.test');
    let refused: Response | null = null;
    for (let n = 0; n < 260 && !refused; n += 1) {
      const answer = await rehearse({}, hasty.call);
      if (answer.status !== 400) refused = answer;
    }
    expect([refused?.status, (await refused?.json())?.code]).toEqual([429, 'too_many']);
  });

  it.each([
    ['request', { request: '', moves: [] }],
    ['request', { request: 'x'.repeat(2_001), moves: [] }],
    ['moves', { request: 'Hi', moves: Array.from({ length: 13 }, () => ({ by: 'guest', text: 'Yes' })) }],
    ['moves.0.by', { request: 'Hi', moves: [{ by: 'assistant', text: 'Yes' }] }],
    ['moves.0.text', { request: 'Hi', moves: [{ by: 'guest', text: 'a\u0000b' }] }],
  ])('400 names %s', async (field, body) => {
    const refused = await rehearse(body);
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, [field]]);
  });
});

describe('the end', () => {
  it('is told once, and stays when it was', async () => {
    const { control } = world().sandbox;
    const before = control.now();
    const first = await (await call('POST', '/api/user/onboarded', {})).json();
    const onboardedAt = new Date(first.onboardedAt).getTime();
    expect([onboardedAt >= before, onboardedAt <= control.now()]).toEqual([true, true]);
    control.setClockOffset(control.now() + 60_000 - Date.now());
    expect(await (await call('POST', '/api/user/onboarded', {})).json()).toEqual(first);
  });

  it('is begun anew only where the switch for developers is on', async () => {
    expect((await call('DELETE', PATH)).status).toBe(404);
    await database()
      .insert(featureFlags)
      .values({ key: 'onboarding-dev', on: true, percent: 0, users: [owner.id] });
    expect((await call('DELETE', PATH)).status).toBe(204);
    expect(await (await call('GET', PATH)).json()).toEqual({ step: 'zone', done: {}, data: {} });
    const [row] = await database().select().from(users).where(eq(users.id, owner.id));
    expect(row?.onboardedAt).toBeNull();
    expect(await document()).not.toBe('');
  });
});
