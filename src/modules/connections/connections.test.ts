import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isBusy } from '@/core/availability/free-busy';
import { database } from '@/db/client';
import { calendarEvents, calendars, connections } from '@/db/schema/calendar';
import { notices } from '@/db/schema/identity';
import { openLoop } from '@/modules/loops/commands/open';
import type { Runtime } from '@/ports/runtime';
import { connectedOwner, consent, googleEvent, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { freshUser } from '../../../tests/support/fresh-user';
import { finishConnect } from './commands/connect';
import { openGrant, sealGrant, withGrant } from './commands/grant';
import { pollDueCalendars, refreshOwner } from './commands/refresh';
import { busyOf } from './queries/busy';
import { eventsBetween } from './queries/events';
import { connectionHealth, integrationsOf } from './queries/integrations';

useDatabase();
const { world } = useCalendars();
const MINUTE = 60_000;

describe('connecting', () => {
  it('stores the grant sealed, lists the calendars and chooses the primary one to write to', async () => {
    const owner = await connectedOwner(world(), 'connect@acme.test');
    const [row] = await database().select().from(connections).where(eq(connections.id, owner.connectionId));
    expect(row).toMatchObject({ accountEmail: owner.email, state: 'connected' });
    expect(row?.grantCiphertext).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const [item] = await integrationsOf(owner.id);
    expect(item).toMatchObject({ account: owner.email, state: 'connected', kind: 'google-calendar' });
    expect(item?.calendars.find((calendar) => calendar.primary)).toMatchObject({ busy: true, write: true });
    expect(await connectionHealth(owner.id)).toMatchObject({ state: 'ok', writeCalendar: { name: owner.email } });
  });

  it('refuses a callback of another user, another state, and one that comes twice', async () => {
    const user = await freshUser('state@acme.test');
    const other = await freshUser('attacker@acme.test');
    const { query, cookie } = await consent(world(), user);
    expect(await finishConnect('google-calendar', other.id, query, cookie, world().runtime)).toMatchObject({
      ok: false,
      reason: 'state',
    });
    const forged = new URLSearchParams(query);
    forged.set('state', 'forged');
    expect(await finishConnect('google-calendar', user.id, forged, cookie, world().runtime)).toMatchObject({
      reason: 'state',
    });
    expect(await finishConnect('google-calendar', user.id, query, undefined, world().runtime)).toMatchObject({
      reason: 'state',
    });
    expect(await finishConnect('google-calendar', user.id, query, cookie, world().runtime)).toMatchObject({ ok: true });
    expect(await finishConnect('google-calendar', user.id, query, cookie, world().runtime)).toMatchObject({
      reason: 'provider',
    });
  });

  it('says why it came to nothing: declined, a scope unticked, connected to somebody else', async () => {
    const user = await freshUser('partial@acme.test');
    const connect = async (who: typeof user, answer: object) => {
      const { query, cookie } = await consent(world(), who, answer);
      return finishConnect('google-calendar', who.id, query, cookie, world().runtime);
    };
    expect(await connect(user, { cancel: true })).toMatchObject({ reason: 'denied' });
    expect(await connect(user, { untick: 'calendar.events' })).toMatchObject({ reason: 'scope' });
    expect(await connect(user, {})).toMatchObject({ ok: true });
    const thief = await freshUser('thief@acme.test');
    expect(await connect({ ...thief, email: user.email }, {})).toMatchObject({ reason: 'in_use' });
    expect(await integrationsOf(thief.id)).toEqual([]);
  });
});

describe('reading', () => {
  let owner: Owner;
  let soon: number;
  const window = () => ({ start: soon - 1440, end: soon + 20 * 1440 });
  const busyAt = async (start: number, end: number) => {
    await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
    const answer = await busyOf(owner.id, window());
    if (!answer.ok) throw new Error(answer.reason);
    return isBusy(answer.freeBusy, { start, end });
  };
  beforeAll(async () => {
    owner = await connectedOwner(world(), 'reader@acme.test');
    soon = world().now() + 3 * 1440;
  });

  it('follows what is added, moved and deleted at the provider', async () => {
    const created = await owner.google('POST', '/calendars/primary/events', googleEvent(soon, soon + 60));
    expect(await busyAt(soon, soon + 30)).toBe(true);
    const path = `/calendars/primary/events/${created.body.id}`;
    await owner.google('PATCH', path, googleEvent(soon + 120, soon + 180));
    expect([await busyAt(soon, soon + 60), await busyAt(soon + 120, soon + 150)]).toEqual([false, true]);
    await owner.google('DELETE', path);
    expect(await busyAt(soon + 120, soon + 180)).toBe(false);
  });

  it('A18 applies the busy rules: transparent, declined and cancelled are free; tentative, unanswered and out of office are not', async () => {
    const day = soon + 2 * 1440;
    const self = (responseStatus: string) => ({ attendees: [{ email: owner.email, responseStatus }] });
    const cases: [string, object, boolean][] = [
      ['plain', {}, true],
      ['transparent', { transparency: 'transparent' }, false],
      ['declined', self('declined'), false],
      ['needs action', self('needsAction'), true],
      ['maybe', self('tentative'), true],
      ['tentative', { status: 'tentative' }, true],
      ['out of office', { eventType: 'outOfOffice' }, true],
    ];
    for (const [i, [name, extra, blocks]] of cases.entries()) {
      const start = day + i * 60;
      const made = await owner.google('POST', '/calendars/primary/events', googleEvent(start, start + 30, extra));
      expect([name, made.status]).toEqual([name, 200]);
      expect([name, await busyAt(start, start + 30)]).toEqual([name, blocks]);
    }
  });

  it('shows the owner titles of the week, series expanded and exceptions in their place', async () => {
    const start = soon + 5 * 1440;
    await owner.google(
      'POST',
      '/calendars/primary/events',
      googleEvent(start, start + 30, {
        summary: 'Stand-up',
        start: { dateTime: new Date(start * MINUTE).toISOString(), timeZone: 'UTC' },
        end: { dateTime: new Date((start + 30) * MINUTE).toISOString(), timeZone: 'UTC' },
        recurrence: ['RRULE:FREQ=DAILY;COUNT=4'],
      }),
    );
    const query = new URLSearchParams({ singleEvents: 'true', orderBy: 'startTime', q: 'Stand-up' });
    const instances = await owner.google('GET', `/calendars/primary/events?${query}`);
    expect(instances.body.items).toHaveLength(4);
    await owner.google('DELETE', `/calendars/primary/events/${instances.body.items[1].id}`);
    const moved = { ...googleEvent(start + 2 * 1440 + 300, start + 2 * 1440 + 330), summary: 'Stand-up, late' };
    await owner.google('PATCH', `/calendars/primary/events/${instances.body.items[2].id}`, moved);
    await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
    const seen = (await eventsBetween(owner.id, { start, end: start + 5 * 1440 })).filter((event) =>
      event.title?.startsWith('Stand-up'),
    );
    expect(seen.map((event) => [event.title, event.start])).toEqual([
      ['Stand-up', start],
      ['Stand-up, late', start + 2 * 1440 + 300],
      ['Stand-up', start + 3 * 1440],
    ]);
  });

  it('lives with events that strangers made odd', async () => {
    const at = soon + 14 * 1440;
    // Two whole days of every month, and none near `at`, which is looked at below: theirs are days of another zone.
    const date = new Date(at * MINUTE).getUTCDate();
    const days = date > 7 && date < 22 ? '-1,-2' : '14,15';
    const far = { dateTime: '9998-01-01T10:00:00Z', timeZone: 'UTC' };
    const odd = [
      { start: far, end: { ...far, dateTime: '9998-01-01T11:00:00Z' } },
      { summary: 'half a pair \ud800 and \u0000', attendees: [{ email: 'x@evil.test', displayName: '\udfff\u0000' }] },
      {
        recurrence: [`RRULE:FREQ=DAILY;BYMONTHDAY=${days}`],
        start: { date: '2026-11-01' },
        end: { date: '2026-11-02' },
      },
    ];
    for (const extra of odd) {
      const made = await owner.google('POST', '/calendars/primary/events', googleEvent(at, at + 30, extra));
      expect(made.status).toBe(200);
    }
    expect(await busyAt(at, at + 30)).toBe(true);
    expect(await busyAt(at + 60, at + 90)).toBe(false);
  });

  it('reads everything again when the sync token is refused', async () => {
    const at = soon + 12 * 1440;
    await owner.google('POST', '/calendars/primary/events', googleEvent(at, at + 30));
    world().sandbox.control.invalidateSyncTokens(owner.email);
    expect(await busyAt(at, at + 30)).toBe(true);
    const rows = await database()
      .select({ id: calendarEvents.providerId })
      .from(calendarEvents)
      .innerJoin(calendars, eq(calendars.id, calendarEvents.calendarId))
      .where(eq(calendars.userId, owner.id));
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it('does not write a reading over one that has overtaken it', async () => {
    const at = soon + 10 * 1440;
    const made = await owner.google('POST', '/calendars/primary/events', googleEvent(at, at + 30));
    const { runtime } = world();
    let [answered, goOn] = [() => {}, () => {}];
    const hasAnswer = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // Another process, which is stopped when it has its answer.
    const sync: typeof runtime.calendar.sync = async (...asked) => {
      const found = await runtime.calendar.sync(...asked);
      answered();
      await mayGoOn;
      return found;
    };
    const slow = refreshOwner(owner.id, { maxAgeMs: 0 }, { ...runtime, calendar: { ...runtime.calendar, sync } });
    await hasAnswer;
    await owner.google('PATCH', `/calendars/primary/events/${made.body.id}`, googleEvent(at + 120, at + 150));
    expect([await busyAt(at, at + 30), await busyAt(at + 120, at + 150)]).toEqual([false, true]);
    goOn();
    expect(await slow).toMatchObject({ ok: true });
    const seen = await eventsBetween(owner.id, { start: at, end: at + 200 });
    expect(seen.map(({ start }) => start)).toEqual([at + 120]);
  });

  it('knows nothing of the time before the mirror begins', async () => {
    const past = world().now() - 100 * 1440;
    const answer = await busyOf(owner.id, { start: past, end: past + 60 });
    expect(answer.ok && isBusy(answer.freeBusy, { start: past, end: past + 60 })).toBe(true);
  });

  it('shares one reading among callers at the same time', async () => {
    const before = await database().select().from(calendars).where(eq(calendars.userId, owner.id));
    const all = await Promise.all(
      Array.from({ length: 40 }, () => refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime)),
    );
    expect(all.every((one) => one.ok)).toBe(true);
    expect(before.every((row) => row.syncError === null)).toBe(true);
  });
});

describe('the access token', () => {
  const stored = async (id: string) => {
    const [row] = await database().select().from(connections).where(eq(connections.id, id));
    const grant = row && openGrant(row, world().runtime.settings.encryptionKey);
    if (!grant) throw new Error('No grant');
    return grant;
  };
  /** The runtime, counting how often a token is renewed. */
  const counting = () => {
    const { runtime } = world();
    const counter = { refreshes: 0 };
    const calendarOAuth: Runtime['calendarOAuth'] = {
      ...runtime.calendarOAuth,
      'google-calendar': {
        ...runtime.calendarOAuth['google-calendar'],
        refresh: (token) => {
          counter.refreshes += 1;
          return runtime.calendarOAuth['google-calendar'].refresh(token);
        },
      },
    };
    return { counter, runtime: { ...runtime, calendarOAuth } };
  };

  it('is renewed once when it is about to end, however many want it', async () => {
    const { connectionId } = await connectedOwner(world(), 'expiring@acme.test');
    const { counter, runtime } = counting();
    const old = await stored(connectionId);
    const refreshToken = old.renewal?.refreshToken as string;
    const ending = { ...old, renewal: { refreshToken, expiresAt: Date.now() + 1000 } };
    const grantCiphertext = sealGrant(ending, runtime.settings.encryptionKey, connectionId);
    await database().update(connections).set({ grantCiphertext }).where(eq(connections.id, connectionId));
    const used = await Promise.all(
      Array.from({ length: 8 }, () => withGrant(connectionId, runtime, async (grant) => grant)),
    );
    const renewed = await stored(connectionId);
    expect(counter.refreshes).toBe(1);
    expect(used).toEqual(used.map(() => renewed.grant));
    expect(renewed.grant).not.toEqual(old.grant);
    expect(renewed.renewal?.refreshToken).toBe(refreshToken);
  });

  it('is renewed once when the provider refuses it', async () => {
    const { id, connectionId } = await connectedOwner(world(), 'refused@acme.test');
    const { counter, runtime } = counting();
    world().sandbox.control.fault({ path: '/sandbox/google/calendar/v3/', status: 401, reason: 'authError' });
    expect(await refreshOwner(id, { maxAgeMs: 0 }, runtime)).toMatchObject({ ok: true });
    expect(counter.refreshes).toBe(1);
    expect((await integrationsOf(id))[0]).toMatchObject({ id: connectionId, state: 'connected' });
  });

  it('opens for no other row and with no other key', async () => {
    const { connectionId } = await connectedOwner(world(), 'sealed@acme.test');
    const [row] = await database().select().from(connections).where(eq(connections.id, connectionId));
    if (!row) throw new Error('No connection');
    const { encryptionKey } = world().runtime.settings;
    expect(openGrant({ ...row, id: randomUUID() }, encryptionKey)).toBeNull();
    expect(openGrant(row, 'ab'.repeat(32))).toBeNull();
    const changed = row.grantCiphertext.replace(
      /\.(.)([\w-]+)$/,
      (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
    );
    expect(openGrant({ ...row, grantCiphertext: changed }, encryptionKey)).toBeNull();
  });
});

describe('A3 a calendar that cannot be read is never free', () => {
  it('gives no answer while the provider fails, and says how old the data is', async () => {
    const owner = await connectedOwner(world(), 'failing@acme.test');
    const { control } = world().sandbox;
    control.fault({ path: '/sandbox/google/calendar/v3/calendars', status: 503, times: 1000 });
    expect(await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime)).toEqual({
      ok: false,
      reason: 'unavailable',
    });
    control.clearFaults();
    expect(await busyOf(owner.id, { start: 0, end: 1 })).toEqual({ ok: false, reason: 'unavailable' });
    expect(await connectionHealth(owner.id)).toMatchObject({ state: 'error' });
    expect((await connectionHealth(owner.id)).asOf).toBeLessThanOrEqual(control.now());
    expect(await refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime)).toMatchObject({ ok: true });
    expect(await connectionHealth(owner.id)).toMatchObject({ state: 'ok' });
  });

  it('tells the owner of a lost grant once, with the way to reconnect, and again only after that', async () => {
    const email = 'revoked@acme.test';
    const owner = await connectedOwner(world(), email);
    const told = () => database().select().from(notices).where(eq(notices.userId, owner.id));
    world().sandbox.control.revokeGrants(email);
    const read = () => refreshOwner(owner.id, { maxAgeMs: 0 }, world().runtime);
    expect([await read(), await read()]).toEqual(Array(2).fill({ ok: false, reason: 'revoked' }));
    expect(await busyOf(owner.id, { start: 0, end: 1 })).toEqual({ ok: false, reason: 'revoked' });
    expect(await told()).toMatchObject([{ kind: 'calendar_disconnected', href: '/settings/calendars' }]);
    const { query, cookie } = await consent(world(), owner);
    expect(await finishConnect('google-calendar', owner.id, query, cookie, world().runtime)).toMatchObject({
      ok: true,
    });
    expect(await told()).toEqual([]);
    expect(await read()).toMatchObject({ ok: true });
    world().sandbox.control.revokeGrants(email);
    expect(await read()).toMatchObject({ reason: 'revoked' });
    expect(await told()).toHaveLength(1);
  });

  it('has no answer for somebody without a calendar', async () => {
    const user = await freshUser('none@acme.test');
    expect(await refreshOwner(user.id, { maxAgeMs: 0 }, world().runtime)).toEqual({ ok: false, reason: 'none' });
    expect(await busyOf(user.id, { start: 0, end: 1 })).toEqual({ ok: false, reason: 'none' });
  });
});

describe('polling', () => {
  const clock = () => world().sandbox.control.now();
  const poll = async (at: number) => (await pollDueCalendars(at, world().runtime)).changedOwners;

  it('reads each calendar when it is due, sooner while a loop is open, and names the owners of those that changed', async () => {
    const owner = await connectedOwner(world(), 'polled@acme.test');
    await poll(clock());
    const event = googleEvent(world().now() + 5000, world().now() + 5030);
    await owner.google('POST', '/calendars/primary/events', event);
    expect(await poll(clock() + 14 * MINUTE)).not.toContain(owner.id);
    expect(await poll(clock() + 15 * MINUTE)).toContain(owner.id);
    await owner.google('POST', '/calendars/primary/events', event);
    expect(await poll(clock() + 3 * MINUTE)).not.toContain(owner.id);
    const host = { id: owner.id, address: owner.email, name: null, zone: null };
    await database().transaction((tx) => openLoop(tx, host, 'Talk', clock()));
    expect(await poll(clock() + 3 * MINUTE)).toContain(owner.id);
  });

  it('names the owners whose calendars can be read again', async () => {
    const owner = await connectedOwner(world(), 'recovering@acme.test');
    const { control } = world().sandbox;
    control.fault({ path: '/sandbox/google/calendar/v3/calendars', status: 503, times: 1000 });
    expect(await poll(clock() + 15 * MINUTE)).not.toContain(owner.id);
    control.clearFaults();
    expect(await poll(clock() + 15 * MINUTE)).toContain(owner.id);
  });
});
