import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { caldavCalendar } from '@/adapters/caldav/calendar';
import { isBusy } from '@/core/availability/free-busy';
import { database } from '@/db/client';
import { calendarEvents, calendars, connections } from '@/db/schema/calendar';
import { notices } from '@/db/schema/identity';
import type { Runtime } from '@/ports/runtime';
import { startFaultyProxy } from '../../../tests/calendar/faulty-proxy';
import { apiAs } from '../../../tests/support/api';
import { caldavClient, connectCaldav } from '../../../tests/support/caldav';
import { connectedOwner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { freshUser } from '../../../tests/support/fresh-user';
import { pollDueCalendars, refreshOwner } from './commands/refresh';
import { busyOf } from './queries/busy';
import { connectionHealth, integrationsOf } from './queries/integrations';

useDatabase();
const { world } = useCalendars();
const PATH = '/api/integrations/caldav';

let members = 0;
/** Somebody of the sandbox with an account here, who calls the API: at a second try somebody else, with calendars as they begin. */
async function member(name: string) {
  const email = `${name}-${members++}@acme.test`;
  const { sandbox, runtime } = world();
  sandbox.control.addPerson({ email, name, zone: 'Europe/Berlin' });
  const { id } = await freshUser(email);
  return { id, email, api: await apiAs(runtime, id), other: caldavClient(sandbox, email) };
}
const entry = (email: string, extra: object = {}) => ({
  url: world().sandbox.caldavUrl,
  user: email,
  password: 'sandbox',
  ...extra,
});

describe('POST /api/integrations/caldav', () => {
  it('connects the account: its calendars are listed and read, the password is sealed', async () => {
    const { id, email, api, other } = await member('caldav-new');
    const start = world().now() + 3 * 1440;
    await other.write({ name: 'private', summary: 'Private', when: { start, end: start + 60, zone: 'Europe/Berlin' } });
    const connectionId = await connectCaldav(api, world().sandbox, email);
    const [row] = await database().select().from(connections).where(eq(connections.id, connectionId));
    expect(row).toMatchObject({ kind: 'caldav', accountEmail: email, server: new URL(world().sandbox.url).host });
    expect(row?.grantCiphertext).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const { items } = (await (await api('GET', '/api/integrations')).json()) as { items: unknown[] };
    expect(items).toMatchObject([
      {
        kind: 'caldav',
        account: email,
        state: 'connected',
        calendars: expect.arrayContaining([
          expect.objectContaining({ name: 'Home', busy: true, write: true }),
          expect.objectContaining({ name: 'Work', busy: true, write: false }),
          expect.objectContaining({ name: 'Holidays', busy: false, writable: false }),
        ]),
      },
    ]);
    const busy = await busyOf(id, { start: start - 1440, end: start + 1440 });
    expect(busy.ok && isBusy(busy.freeBusy, { start, end: start + 30 })).toBe(true);
  });

  it('refuses with the field to look at: a wrong password, an address without calendars, nonsense', async () => {
    const { email, api } = await member('caldav-refused');
    const refusal = async (body: object) => {
      const answer = await api('POST', PATH, body);
      const { code, fields } = (await answer.json()) as { code: string; fields?: object };
      return [answer.status, code, ...Object.keys(fields ?? {})];
    };
    expect(await refusal(entry(email, { password: 'wrong' }))).toEqual([422, 'cannot_connect', 'password']);
    const nowhere = { url: `${world().sandbox.url}/sandbox/mail/` };
    expect(await refusal(entry(email, nowhere))).toEqual([422, 'cannot_connect', 'url']);
    expect(await refusal(entry(email, { url: 'ftp://example.test' }))).toEqual([400, 'invalid', 'url']);
    expect(await refusal({})).toEqual([400, 'invalid', 'url', 'user', 'password']);
    expect(await refusal(entry(email, { more: 1 }))).toEqual([400, 'invalid', '_']);
    expect(await database().select().from(connections).where(eq(connections.accountEmail, email))).toEqual([]);
  });

  it('is for members: not for visitors, nor for who waits', async () => {
    const { id, email } = await member('caldav-waiting');
    const { runtime } = world();
    expect((await (await apiAs(runtime, null))('POST', PATH, entry(email))).status).toBe(401);
    expect((await (await apiAs(runtime, id, 'WAITLIST'))('POST', PATH, entry(email))).status).toBe(403);
  });

  it('belongs to whoever connected it first', async () => {
    const first = await member('caldav-first');
    await connectCaldav(first.api, world().sandbox, first.email);
    const second = await member('caldav-second');
    const answer = await second.api('POST', PATH, entry(first.email));
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { error: string }).error).toMatch(/another user/);
    expect((await second.api('DELETE', `/api/integrations/${(await integrationsOf(first.id))[0]?.id}`)).status).toBe(
      404,
    );
  });
});

describe('an account whose password was changed', () => {
  it('A3 is never free, is told once, and goes on with the new password and the switches as they were', async () => {
    const { id, email, api } = await member('caldav-expired');
    const connectionId = await connectCaldav(api, world().sandbox, email);
    const [work] = ((await integrationsOf(id))[0]?.calendars ?? []).filter((one) => one.name === 'Work');
    await api('PATCH', `/api/calendars/${work?.id}`, { write: true });
    const { control } = world().sandbox;
    control.setCaldavManner(email, { password: 'changed' });
    for (const _ of [1, 2]) {
      expect(await refreshOwner(id, { maxAgeMs: 0 }, world().runtime)).toEqual({ ok: false, reason: 'revoked' });
    }
    expect(await busyOf(id, { start: 0, end: 1 })).toEqual({ ok: false, reason: 'revoked' });
    const told = await database().select().from(notices).where(eq(notices.userId, id));
    expect(told).toMatchObject([{ kind: 'calendar_disconnected' }]);
    const renew = (caller: typeof api, password: string) => caller('PATCH', `${PATH}/${connectionId}`, { password });
    const stranger = await member('caldav-stranger');
    expect((await renew(stranger.api, 'changed')).status).toBe(404);
    expect((await renew(api, '')).status).toBe(400);
    expect((await renew(api, 'still wrong')).status).toBe(422);
    const renewed = await renew(api, 'changed');
    expect([renewed.status, await renewed.json()]).toEqual([200, { id: connectionId }]);
    expect(await connectionHealth(id)).toMatchObject({ state: 'ok', writeCalendar: { id: work?.id } });
    expect(await database().select().from(notices).where(eq(notices.userId, id))).toEqual([]);
    expect(await connectCaldav(api, world().sandbox, email, 'changed')).toBe(connectionId);
  });
});

describe('an account that is connected once more, at another host', () => {
  /** An account with an event; the same sandbox under another host; and logins there and, if it is still there, here. */
  async function twice(name: string) {
    const { sandbox, runtime, now } = world();
    const someone = await member(name);
    const start = now() + 3 * 1440;
    await someone.other.write({
      name: 'once',
      summary: 'Once',
      when: { start, end: start + 60, zone: 'Europe/Berlin' },
    });
    const connectionId = await connectCaldav(someone.api, sandbox, someone.email);
    const proxy = await startFaultyProxy(sandbox.url);
    onTestFinished(() => proxy.stop());
    const there = { url: `${proxy.url}${new URL(sandbox.caldavUrl).pathname}`, password: 'sandbox' };
    const hosts = async () => {
      const rows = await database().select().from(connections).where(eq(connections.userId, someone.id));
      return rows.map(({ server }) => server).sort();
    };
    /** The former place answers like this from now on. */
    const formerly = async (
      login: (entry: Parameters<Runtime['caldavLogin']>[0]) => ReturnType<Runtime['caldavLogin']>,
    ) => {
      const asked: string[] = [];
      const caldavLogin: Runtime['caldavLogin'] = (entry) => {
        if (!entry.url.startsWith(sandbox.url)) return runtime.caldavLogin(entry);
        asked.push(entry.password);
        return login(entry);
      };
      return { asked, api: await apiAs({ ...runtime, caldavLogin }, someone.id) };
    };
    const [here, elsewhere] = [new URL(sandbox.url).host, new URL(proxy.url).host];
    return { ...someone, connectionId, there, hosts, formerly, here, elsewhere, proxy };
  }
  const gone = async () => ({ ok: false, reason: 'unreachable' }) as const;

  it('is the same one where its former place leads there, and keeps its row', async () => {
    const { email, connectionId, there, hosts, formerly, elsewhere, proxy } = await twice('caldav-leads');
    const { sandbox, runtime } = world();
    const { api, asked } = await formerly((entry) =>
      runtime.caldavLogin({ ...entry, url: entry.url.replace(sandbox.url, proxy.url) }),
    );
    const answer = await api('POST', PATH, entry(email, there));
    expect([answer.status, await answer.json()]).toEqual([201, { id: connectionId }]);
    expect(await hosts()).toEqual([elsewhere]);
    expect(asked).toEqual(['sandbox']);
  });

  it('is the same one where its former place is no more and its events are there; the new password is not sent back', async () => {
    const { id, email, api: before, connectionId, there, hosts, formerly, elsewhere } = await twice('caldav-gone');
    const [work] = ((await integrationsOf(id))[0]?.calendars ?? []).filter((one) => one.name === 'Work');
    await before('PATCH', `/api/calendars/${work?.id}`, { write: true });
    const { api, asked } = await formerly(gone);
    world().sandbox.control.setCaldavManner(email, { password: 'new' });
    const answer = await api('POST', PATH, entry(email, { ...there, password: 'new' }));
    expect([answer.status, await answer.json()]).toEqual([201, { id: connectionId }]);
    expect(await hosts()).toEqual([elsewhere]);
    expect(asked).toEqual(['sandbox']);
    expect(await connectionHealth(id)).toMatchObject({ state: 'ok', writeCalendar: { id: work?.id } });
    const own = database().select({ id: calendars.id }).from(calendars).where(eq(calendars.userId, id));
    const events = await database().select().from(calendarEvents).where(inArray(calendarEvents.calendarId, own));
    expect(events.filter(({ summary }) => summary === 'Once')).toHaveLength(1);
  });

  it('is another one while its former place is there, or when its events are others', async () => {
    const living = await twice('caldav-living');
    const { runtime } = world();
    const { api } = await living.formerly((entry) => runtime.caldavLogin(entry));
    const second = await api('POST', PATH, entry(living.email, living.there));
    expect((await second.json()).id).not.toBe(living.connectionId);
    expect(await living.hosts()).toEqual([living.here, living.elsewhere].sort());

    // The same name and the same paths at a server of the same make, with nothing of what is known.
    const other = await twice('caldav-other');
    await database()
      .update(calendarEvents)
      .set({ icalUid: 'of-another-server' })
      .where(
        inArray(
          calendarEvents.calendarId,
          database().select({ id: calendars.id }).from(calendars).where(eq(calendars.userId, other.id)),
        ),
      );
    const third = await (await other.formerly(gone)).api('POST', PATH, entry(other.email, other.there));
    expect((await third.json()).id).not.toBe(other.connectionId);
    expect(await other.hosts()).toEqual([other.here, other.elsewhere].sort());
  });
});

describe('an account whose server has moved to another host of its service', () => {
  it('goes on there: one account with the same calendars and switches, and nothing twice', async () => {
    const { id, email, api, other } = await member('caldav-moved');
    const { sandbox, runtime, now } = world();
    const start = now() + 3 * 1440;
    await other.write({ name: 'once', summary: 'Once', when: { start, end: start + 60, zone: 'Europe/Berlin' } });
    const connectionId = await connectCaldav(api, sandbox, email);
    const [work] = ((await integrationsOf(id))[0]?.calendars ?? []).filter((one) => one.name === 'Work');
    await api('PATCH', `/api/calendars/${work?.id}`, { write: true });
    const proxy = await startFaultyProxy(sandbox.url);
    onTestFinished(() => proxy.stop());
    const before = await integrationsOf(id);
    const caldavLogin: Runtime['caldavLogin'] = (entry) =>
      runtime.caldavLogin({ ...entry, url: entry.url.replace(sandbox.url, proxy.url) });
    const renew = await apiAs({ ...runtime, caldavLogin }, id);
    const answer = await renew('PATCH', `${PATH}/${connectionId}`, { password: 'sandbox' });
    expect([answer.status, await answer.json()]).toEqual([200, { id: connectionId }]);
    const rows = await database().select().from(connections).where(eq(connections.userId, id));
    expect(rows.map(({ server }) => server)).toEqual([new URL(proxy.url).host]);
    const shown = (all: typeof before) => all.flatMap((one) => one.calendars.map(({ id, write }) => [id, write]));
    expect(shown(await integrationsOf(id)).sort()).toEqual(shown(before).sort());
    const own = database().select({ id: calendars.id }).from(calendars).where(eq(calendars.userId, id));
    const events = await database().select().from(calendarEvents).where(inArray(calendarEvents.calendarId, own));
    expect(events.filter(({ summary }) => summary === 'Once')).toHaveLength(1);
  });
});

describe('beside a Google account', () => {
  it('both are read at once; what one of them has is busy, and only one calendar is written to', async () => {
    const owner = await connectedOwner(world(), 'both@acme.test');
    const api = await apiAs(world().runtime, owner.id);
    await connectCaldav(api, world().sandbox, owner.email);
    const start = world().now() + 4 * 1440;
    const other = caldavClient(world().sandbox, owner.email);
    await other.write({ name: 'gym', summary: 'Gym', when: { start, end: start + 60, zone: 'UTC' } });
    expect(await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime)).toMatchObject({ ok: true });
    const busy = await busyOf(owner.id, { start: start - 60, end: start + 120 });
    expect(busy.ok && isBusy(busy.freeBusy, { start, end: start + 60 })).toBe(true);
    const accounts = await integrationsOf(owner.id);
    expect(accounts.map(({ kind }) => kind)).toEqual(['google-calendar', 'caldav']);
    expect(accounts.flatMap((account) => account.calendars).filter((one) => one.write)).toHaveLength(1);
  });

  it('a server that does not answer keeps the others from nothing when calendars are polled', async () => {
    const slow = await member('caldav-slow');
    const quick = await member('caldav-quick');
    await connectCaldav(slow.api, world().sandbox, slow.email);
    await connectCaldav(quick.api, world().sandbox, quick.email);
    const at = world().now() + 5 * 1440;
    await quick.other.write({ name: 'new', summary: 'New', when: { start: at, end: at + 30, zone: 'UTC' } });
    const path = `/sandbox/caldav/calendars/${encodeURIComponent(slow.email)}`;
    const { runtime, sandbox } = world();
    sandbox.control.fault({ path, delayMs: 5_000, times: 10 });
    // As the product's own calendars, which wait longer.
    const hasty = caldavCalendar({ allowPrivate: true, timeoutMs: 200 });
    const sync: typeof runtime.calendar.sync = (grant, ...rest) =>
      grant.kind === 'caldav' && grant.user === slow.email
        ? hasty.sync(grant, ...rest)
        : runtime.calendar.sync(grant, ...rest);
    const poll = { ...runtime, calendar: { ...runtime.calendar, sync } };
    const { changedOwners } = await pollDueCalendars(sandbox.control.now() + 20 * 60_000, poll);
    sandbox.control.clearFaults();
    expect(changedOwners).toContain(quick.id);
    expect(changedOwners).not.toContain(slow.id);
    const read = and(eq(calendars.userId, slow.id), eq(calendars.busy, true));
    expect(await database().select({ error: calendars.syncError }).from(calendars).where(read)).toEqual([
      { error: 'unavailable' },
      { error: 'unavailable' },
    ]);
  });

  it('a calendar that cannot be dealt with keeps the others from nothing when calendars are polled', async () => {
    const odd = await member('caldav-odd');
    const plain = await member('caldav-plain');
    for (const { api, email } of [odd, plain]) await connectCaldav(api, world().sandbox, email);
    const at = world().now() + 6 * 1440;
    await plain.other.write({ name: 'new', summary: 'New', when: { start: at, end: at + 30, zone: 'UTC' } });
    const { runtime, sandbox } = world();
    const sync: typeof runtime.calendar.sync = (grant, ...rest) => {
      if (grant.kind === 'caldav' && grant.user === odd.email) throw new RangeError('Nobody thought of this');
      return runtime.calendar.sync(grant, ...rest);
    };
    const poll = { ...runtime, calendar: { ...runtime.calendar, sync } };
    const { changedOwners } = await pollDueCalendars(sandbox.control.now() + 20 * 60_000, poll);
    expect(changedOwners).toContain(plain.id);
    expect(await connectionHealth(odd.id)).toMatchObject({ state: 'error' });
    // A step that reads it does not fail again and again: the owner is asked.
    expect(await refreshOwner(odd.id, { maxAgeMs: 0 }, poll)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await busyOf(odd.id, { start: 0, end: 1 })).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('DELETE /api/integrations/{id}', () => {
  it('forgets the mirror, and bookings go on in the calendar of another account, which is told', async () => {
    const owner = await connectedOwner(world(), 'moves-over@acme.test');
    const api = await apiAs(world().runtime, owner.id);
    await connectCaldav(api, world().sandbox, owner.email);
    expect((await api('DELETE', `/api/integrations/${owner.connectionId}`)).status).toBe(204);
    const [left, ...others] = await integrationsOf(owner.id);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ kind: 'caldav', calendars: expect.arrayContaining([]) });
    const write = left?.calendars.find((calendar) => calendar.write);
    expect(write).toMatchObject({ writable: true });
    expect(await database().select().from(notices).where(eq(notices.userId, owner.id))).toMatchObject([
      { kind: 'calendar_left', text: `New bookings go to ${write?.name}.` },
    ]);
    const mirrored = await database()
      .select({ id: calendarEvents.id })
      .from(calendarEvents)
      .innerJoin(calendars, eq(calendars.id, calendarEvents.calendarId))
      .where(eq(calendars.connectionId, owner.connectionId));
    expect(mirrored).toEqual([]);
  });
});
