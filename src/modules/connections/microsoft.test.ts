import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { database } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { notices } from '@/db/schema/identity';
import type { Runtime } from '@/ports/runtime';
import { createApi } from '@/server/app';
import { apiAs } from '../../../tests/support/api';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { consentAtMicrosoft, type MicrosoftOwner, member, microsoftOwner } from '../../../tests/support/microsoft';
import { disconnect } from './commands/disconnect';
import { withGrant } from './commands/grant';
import { refreshOwner } from './commands/refresh';
import { watchCalendar } from './commands/watch';
import { busyOf } from './queries/busy';
import { eventsBetween } from './queries/events';
import { integrationsOf } from './queries/integrations';

useDatabase();
const { world } = useCalendars();
const control = () => world().sandbox.control.microsoft;
const GRAPH = '/sandbox/microsoft/graph/v1.0/me/calendars';

async function calendarOf(userId: string) {
  const [row] = await database().select().from(calendars).where(eq(calendars.userId, userId));
  return row as typeof calendars.$inferSelect;
}
async function writeEvent({ graph }: MicrosoftOwner, name: string, from: number) {
  const start = world().now() + from;
  await graph.write({ name, summary: name, when: { start, end: start + 30, zone: 'America/New_York' } });
  return { start, end: start + 30 };
}

describe('an account of Microsoft', () => {
  it('is connected by the consent: its calendars are listed and read, its tokens sealed', async () => {
    const user = await member(world(), 'ms-new');
    const api = await apiAs(world().runtime, user.id);
    const begun = await api('GET', '/api/integrations/microsoft-calendar/add?returnTo=/onboarding/new');
    const asked = new URL(begun.headers.get('location') ?? '').searchParams;
    expect([asked.get('code_challenge_method'), asked.get('scope')]).toEqual([
      'S256',
      'offline_access Calendars.ReadWrite MailboxSettings.Read User.Read',
    ]);
    const query = control().allow(begun.headers.get('location') ?? '', user.email);
    const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] as string;
    const done = await api('GET', `/api/integrations/microsoft-calendar/callback?${query}`, undefined, { cookie });
    expect(done.headers.get('location')).toBe('/onboarding/new?connected=microsoft-calendar');
    const [account] = await integrationsOf(user.id);
    expect(account).toMatchObject({
      kind: 'microsoft-calendar',
      account: user.email,
      server: null,
      state: 'connected',
      calendars: [{ name: 'Calendar', zone: 'America/New_York', primary: true, busy: true, write: true }],
    });
    const [row] = await database().select().from(connections).where(eq(connections.userId, user.id));
    expect(row?.grantCiphertext).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('is not connected where leave was refused, or too little given, or by somebody else’s visit', async () => {
    const user = await member(world(), 'ms-refusing');
    expect(await consentAtMicrosoft(world(), user, { email: null })).toMatchObject({ reason: 'denied' });
    expect(await consentAtMicrosoft(world(), user, { scopes: ['User.Read'] })).toMatchObject({ reason: 'scope' });
    const other = await member(world(), 'ms-other');
    expect(await consentAtMicrosoft(world(), user, { email: other.email })).toMatchObject({ ok: true });
    expect(await consentAtMicrosoft(world(), other)).toMatchObject({ reason: 'in_use' });
  });

  it('is offered to nobody where the operator has no registration', async () => {
    const { runtime } = world();
    const calendarOAuth = { ...runtime.calendarOAuth, 'microsoft-calendar': null };
    const api = await apiAs({ ...runtime, calendarOAuth }, (await member(world(), 'ms-none')).id);
    expect((await api('GET', '/api/integrations/microsoft-calendar/add')).status).toBe(404);
  });

  it('works without the time zone of the mailbox, which may be kept back', async () => {
    const user = await member(world(), 'ms-zoneless');
    expect(await consentAtMicrosoft(world(), user, { scopes: ['Calendars.ReadWrite', 'User.Read'] })).toMatchObject({
      ok: true,
    });
    expect((await integrationsOf(user.id))[0]?.calendars).toMatchObject([{ zone: null }]);
  });
});

describe('its refresh token', () => {
  it('is used once where 50 need a new access token at once, and the one that came with that the next time', async () => {
    const { id: userId, email, connectionId } = await microsoftOwner(world(), 'ms-fifty');
    const { providerId: id } = await calendarOf(userId);
    const day = { start: world().now(), end: world().now() + 1440 };
    for (const round of [1, 2]) {
      const before = control().refreshes();
      control().expireToken(email);
      const ask = () =>
        withGrant(connectionId, world().runtime, (grant) => world().runtime.calendar.freeBusy(grant, [id], day));
      const all = await Promise.all(Array.from({ length: 50 }, ask));
      expect([round, all.every((one) => one.has(id)), control().refreshes() - before]).toEqual([round, true, 1]);
    }
  });

  it('is worth nothing once leave was taken back: the owner reconnects, and everything is kept', async () => {
    const owner = await microsoftOwner(world(), 'ms-revoked');
    const time = await writeEvent(owner, 'Kept', 3 * 1440);
    const read = () => refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
    expect(await read()).toMatchObject({ ok: true });
    control().revoke(owner.email);
    expect([await read(), await read()]).toEqual(Array(2).fill({ ok: false, reason: 'revoked' }));
    expect(await busyOf(owner.id, time)).toEqual({ ok: false, reason: 'revoked' });
    const told = () => database().select().from(notices).where(eq(notices.userId, owner.id));
    expect(await told()).toMatchObject([{ kind: 'calendar_disconnected', href: '/settings/calendars' }]);
    expect((await integrationsOf(owner.id))[0]).toMatchObject({ state: 'expired', calendars: [{ write: true }] });
    expect(await eventsBetween(owner.id, time)).toMatchObject([{ title: 'Kept' }]);
    expect(await consentAtMicrosoft(world(), owner)).toMatchObject({ ok: true, connectionId: owner.connectionId });
    expect([await told(), (await read()).ok]).toEqual([[], true]);
  });

  it('is kept where Microsoft only fails', async () => {
    const { id, email } = await microsoftOwner(world(), 'ms-failing');
    control().expireToken(email);
    world().sandbox.control.fault({ path: '/sandbox/microsoft/common/oauth2/v2.0/token', status: 503 });
    expect(await refreshOwner(id, { maxAgeMs: 0 }, world().runtime)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await refreshOwner(id, { maxAgeMs: 0 }, world().runtime)).toMatchObject({ ok: true });
  });
});

describe('what Microsoft tells', () => {
  /** The product on a port of this machine, which Microsoft takes for its public address. */
  async function publicProduct() {
    const { runtime } = world();
    const settings = { ...runtime.settings, baseUrl: 'https://sundial.example' };
    const held: { origin: string } = { origin: '' };
    const calendar: Runtime['calendar'] = {
      ...runtime.calendar,
      watch: (grant, id, channel) =>
        runtime.calendar.watch(grant, id, {
          ...channel,
          address: channel.address.replace(settings.baseUrl, held.origin),
        }),
    };
    const open = { ...runtime, settings, calendar };
    const server = serve({ fetch: createApi(open).fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    held.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
    return open;
  }

  async function watched(name: string) {
    const runtime = await publicProduct();
    const owner = await microsoftOwner(world(), name);
    await watchCalendar((await calendarOf(owner.id)).id, world().sandbox.control.now(), runtime);
    const [subscription] = control().subscriptions(owner.email);
    if (!subscription) throw new Error('Nothing was subscribed to');
    return { runtime, owner, subscription };
  }

  it('is a change: the address has proved itself, and the calendar is read', async () => {
    const { owner, subscription } = await watched('ms-told');
    expect((await calendarOf(owner.id)).channel).toMatchObject({
      resourceId: subscription.id,
      expiresAt: subscription.expiresAt,
    });
    const time = await writeEvent(owner, 'Told', 3 * 1440);
    await expect.poll(() => eventsBetween(owner.id, time)).toMatchObject([{ title: 'Told' }]);
  });

  it('is believed with its own secret, channel and subscription alone', async () => {
    const { runtime, subscription } = await watched('ms-forged');
    const api = await apiAs(runtime, null);
    const path = new URL(subscription.notificationUrl).pathname;
    const news = { subscriptionId: subscription.id, clientState: subscription.clientState };
    const post = (to: string, value: object[]) => api('POST', to, { value });
    expect((await post(path, [news])).status).toBe(202);
    const forged = [
      await post(path, [{ ...news, clientState: 'forged' }]),
      await post(path, [{ ...news, clientState: null }]),
      await post(path, [{ ...news, subscriptionId: 'another' }]),
      await post('/api/webhooks/microsoft/another', [news]),
      await post(path, [news, { ...news, clientState: 'forged' }]),
      await post(path, []),
    ];
    expect(forged.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    const proof = await api('POST', `${path}?validationToken=${encodeURIComponent('<b>x</b>')}`);
    expect([proof.headers.get('content-type'), await proof.text()]).toEqual([
      expect.stringMatching(/^text\/plain/),
      '<b>x</b>',
    ]);
    world().sandbox.control.fault({ path: GRAPH, status: 503 });
    expect((await post(path, [news])).status).toBe(503);
  });

  it('is that a subscription was removed, has to be renewed, or has missed something: it is made anew, and the calendar is read', async () => {
    const { owner, subscription } = await watched('ms-lifecycle');
    let known = subscription;
    for (const event of ['reauthorizationRequired', 'subscriptionRemoved'] as const) {
      expect(await control().lifecycle(known, event)).toBe(202);
      const all = control().subscriptions(owner.email);
      expect(all).toHaveLength(1);
      expect(all[0]?.id).not.toBe(known.id);
      known = all[0] as typeof known;
      expect((await calendarOf(owner.id)).channel).toMatchObject({ resourceId: known.id });
    }
    const before = (await calendarOf(owner.id)).syncedAt as Date;
    world().sandbox.control.setClockOffset(world().sandbox.control.now() - Date.now() + 60_000);
    expect(await control().lifecycle(known, 'missed')).toBe(202);
    expect((await calendarOf(owner.id)).syncedAt?.getTime()).toBeGreaterThan(before.getTime());
    expect(control().subscriptions(owner.email)).toEqual([known]);
  });

  it('ends with the connection', async () => {
    const { runtime, owner } = await watched('ms-leaving');
    await disconnect(owner.id, owner.connectionId, runtime);
    expect(control().subscriptions(owner.email)).toEqual([]);
  });
});
