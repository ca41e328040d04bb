import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toInstant, zoneTable } from '@/core/time/zone';
import { type CaldavSubject, caldavSubject } from '../../../tests/calendar/caldav-subject';
import { Mirror } from '../../../tests/calendar/mirror';
import { sandboxServer } from '../../../tests/calendar/sandbox-server';
import { caldavCalendar } from './calendar';
import { caldavLogin } from './discover';
import { isSameService } from './http';

const MARCH = Date.UTC(2027, 2, 1) / 60_000;
const WINDOW = { start: MARCH, end: MARCH + 31 * 1440 };
const PASSWORD = 'sandbox';
let server: Awaited<ReturnType<typeof sandboxServer>>;
let subject: CaldavSubject;
beforeAll(async () => {
  server = await sandboxServer();
  subject = await caldavSubject(server);
});
afterAll(() => subject.stop());

const hour = (day: number) => ({ start: MARCH + day * 1440, end: MARCH + day * 1440 + 60, zone: 'UTC' });
const login = caldavLogin({ allowPrivate: true });
const vcalendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** An HTTP server that answers as it is told. */
async function listening(handle: Parameters<typeof createServer>[1]): Promise<Server & { url: string }> {
  const made = createServer(handle);
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return Object.assign(made, { url: `http://127.0.0.1:${(made.address() as AddressInfo).port}` });
}

describe('connecting', () => {
  it('finds the calendars from the root, the principal or a calendar, with colours, zones and rights', async () => {
    const { user, password } = await server.newUser();
    for (const path of ['', `principals/${user}/`, `calendars/${user}/work/`]) {
      const found = await login({ url: server.url + server.start + path, user, password });
      expect(found).toMatchObject({ ok: true, grant: { addresses: [user], schedules: false } });
      if (!found.ok) continue;
      expect(await caldavCalendar({ allowPrivate: true }).listCalendars(found.grant)).toMatchObject([
        { name: 'Work', colour: '#2f5f95', zone: 'UTC', writable: true, invites: false },
        { name: 'Home', writable: true },
        { name: 'Holidays', writable: false },
      ]);
    }
  });

  it('says why it cannot: password, no calendars there, no such host, nobody listening', async () => {
    const { user, password } = await server.newUser();
    const reason = async (url: string, secret = password) => {
      const found = await login({ url, user, password: secret });
      return found.ok ? 'ok' : found.reason;
    };
    expect(await reason(server.url + server.start, 'wrong')).toBe('login');
    expect(await reason(`${server.url}/sandbox/`)).toBe('not_caldav');
    expect(await reason('http://127.0.0.1:9/')).toBe('unreachable');
    expect(await reason('https://no-such-host.invalid/')).toBe('host');
  });

  it('never knocks at private doors, and sends no password in the clear', async () => {
    const strict = caldavLogin({ allowPrivate: false });
    const hasty = caldavLogin({ allowPrivate: true, timeoutMs: 1_000 });
    const asked: string[] = [];
    const inside = await listening((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const entry = { user: 'dana', password: PASSWORD };
    for (const [host, reason] of [
      [inside.url, 'encryption'],
      [inside.url.replace('http:', 'https:'), 'host'],
      [inside.url.replace('http://127.0.0.1', 'https://localhost'), 'host'],
      [inside.url.replace('http://127.0.0.1', 'https://[::ffff:127.0.0.1]'), 'host'],
      ['https://169.254.169.254/latest', 'host'],
      ['https://[64:ff9b::a9fe:a9fe]/latest', 'host'],
      ['https://[2002:7f00:1::]/', 'host'],
    ] as const) {
      expect([host, await strict({ url: host, ...entry })]).toEqual([host, { ok: false, reason }]);
    }
    expect(await hasty({ url: 'http://192.0.2.1/', ...entry })).toMatchObject({ ok: false });
    expect(asked).toEqual([]);
    inside.close();
  });

  it('follows a redirect of the server to itself, but not without end and not to somebody else', async () => {
    const { user, password } = await server.newUser();
    const moved = await listening((request, response) => {
      if (request.url === '/.well-known/caldav') response.writeHead(301, { location: server.url + server.start }).end();
      else response.writeHead(404).end();
    });
    expect(await login({ url: moved.url, user, password })).toMatchObject({ ok: true });
    moved.close();
    for (const [location, reason] of [
      ['https://evil.test/', 'moved'],
      ['/', 'not_caldav'],
    ] as const) {
      const astray = await listening((_, response) => response.writeHead(302, { location }).end());
      expect(await login({ url: astray.url, user, password })).toEqual({ ok: false, reason });
      astray.close();
    }
  });

  it.each([
    ['https://caldav.icloud.com', 'https://p12-caldav.icloud.com', true],
    ['https://fastmail.com', 'https://caldav.fastmail.com', true],
    ['https://dav.example.com', 'http://dav.example.com', false],
    ['https://dav.example.com', 'https://example.net', false],
    ['https://example.com', 'https://another.com', false],
    ['https://example.co.uk', 'https://another.co.uk', false],
    ['https://dav.example.co.uk', 'https://p1.example.co.uk', true],
    ['https://192.0.2.1', 'https://198.0.2.1', false],
  ])('%s may lead to %s: %s', (from, to, is) => expect(isSameService(new URL(from), new URL(to))).toBe(is));
});

describe('reading', () => {
  it('does without sync-collection: entity tags tell what changed, the collection’s that nothing did', async () => {
    const account = await subject.newAccount();
    server.sandbox.control.setCaldavManner(account.grant.user, { syncCollection: false });
    const mirror = new Mirror();
    const read = (token: string | null) => subject.port.sync(account.grant, account.calendarId, token, MARCH);
    await account.other.write({ name: 'a', summary: 'A', when: hour(1) });
    await account.other.write({ name: 'b', summary: 'B', when: hour(2) });
    const first = await read(null);
    expect(mirror.apply(first).occurrences(WINDOW)).toHaveLength(2);
    const before = subject.proxy.seen.length;
    const quiet = await read(first.nextSyncToken);
    expect([quiet.events, quiet.removed, subject.proxy.seen.length - before]).toEqual([[], [], 1]);
    await account.other.write({ name: 'a', summary: 'A', when: hour(3) });
    await account.other.remove('b');
    const changes = await read(quiet.nextSyncToken);
    expect([...changes.removed].sort()).toEqual(['a', 'b']);
    expect(mirror.apply(changes).occurrences(WINDOW)).toEqual([`A ${3 * 1440} ${3 * 1440 + 60}`]);
    server.sandbox.control.setCaldavManner(account.grant.user, {});
    await expect(read(changes.nextSyncToken)).rejects.toMatchObject({ code: 'gone' });
  });

  it('goes on where an answer was cut off, and hears of a token that is refused', async () => {
    const account = await subject.newAccount();
    server.sandbox.control.setCaldavManner(account.grant.user, { syncLimit: 2 });
    for (const day of [1, 2, 3, 4, 5]) {
      await account.other.write({ name: `d${day}`, summary: `D${day}`, when: hour(day) });
    }
    const all = await subject.port.sync(account.grant, account.calendarId, null, MARCH);
    expect(all.events).toHaveLength(5);
    server.sandbox.control.invalidateCaldavTokens(account.grant.user);
    const again = subject.port.sync(account.grant, account.calendarId, all.nextSyncToken, MARCH);
    await expect(again).rejects.toMatchObject({ code: 'gone' });
  });

  it('A1 expands a series on a clock that only its file knows, and one that changes from an instance on', async () => {
    const account = await subject.newAccount();
    const own = [
      'BEGIN:VTIMEZONE',
      'TZID:Our Clock',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0317',
      'TZOFFSETTO:+0317',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const weekly = (uid: string, start: string, ...more: string[]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20270101T000000Z',
      `DTSTART${start}`,
      'DURATION:PT30M',
      `SUMMARY:${uid}`,
      ...more,
      'END:VEVENT',
    ];
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=3';
    await account.raw.put('own', vcalendar(...own, ...weekly('own', ';TZID=Our Clock:20270301T090000', rule)));
    await account.raw.put(
      'later',
      vcalendar(
        ...weekly('later', ':20270302T120000Z', rule),
        ...weekly('later', ':20270310T150000Z', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270309T120000Z'),
      ),
    );
    const mirror = new Mirror().apply(await subject.port.sync(account.grant, account.calendarId, null, MARCH));
    const own0 = 9 * 60 - 197;
    const noon = 1440 + 720;
    expect(mirror.occurrences(WINDOW)).toEqual(
      [
        ...[0, 1, 2].map((week) => ['own', own0 + week * 10_080]),
        ['later', noon],
        ...[1, 2].map((week) => ['later', noon + week * 10_080 + 1440 + 180]),
      ]
        .sort((a, b) => (a[1] as number) - (b[1] as number))
        .map(([name, start]) => `${name} ${start} ${(start as number) + 30}`),
    );
  });

  it('places a floating time and a day where the calendar is', async () => {
    const email = 'floating@acme.test';
    server.sandbox.control.addPerson({ email, name: 'F', zone: 'Asia/Tokyo' });
    const found = await login({ url: server.url + server.start, user: email, password: PASSWORD });
    if (!found.ok) throw new Error(found.reason);
    const [calendar] = await subject.port.listCalendars(found.grant);
    const body = vcalendar(
      'BEGIN:VEVENT',
      'UID:f',
      'DTSTART:20270301T090000',
      'DURATION:PT1H',
      'SUMMARY:F',
      'END:VEVENT',
    );
    const authorization = `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`;
    await fetch(`${calendar?.id}f.ics`, { method: 'PUT', body, headers: { authorization } });
    const { events } = await subject.port.sync(found.grant, calendar?.id as string, null, MARCH);
    expect(events).toMatchObject([{ start: { at: toInstant(zoneTable('Asia/Tokyo'), MARCH + 540) } }]);
  });

  it('reads busy time from the events where the server has no report for it', async () => {
    const account = await subject.newAccount();
    server.sandbox.control.setCaldavManner(account.grant.user, { freeBusy: false });
    await account.other.write({ name: 'x', summary: 'X', when: hour(1), recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] });
    await account.other.write({ name: 'y', summary: 'Y', when: hour(2), transparent: true });
    const period = { start: MARCH + 2 * 1440, end: MARCH + 3 * 1440 };
    const busy = await subject.port.freeBusy(account.grant, [account.calendarId], period);
    expect(busy.get(account.calendarId)).toEqual([{ start: MARCH + 2880, end: MARCH + 2940 }]);
  });

  it('A3 takes no answer that is not what it should be for an empty calendar', async () => {
    const n = 20_000;
    const bodies = [
      '',
      '<a',
      `${'<a xmlns:b="c">'.repeat(n)}${'</a>'.repeat(n)}`,
      `<a>${Array.from({ length: n }, (_, i) => `<b xmlns:p${i}="u"><![CDATA[</b></b>]]>`).join('')}`,
      `<a ${'b '.repeat(n)}/>`,
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      '<html/>',
      'x'.repeat(33 * 1024 * 1024),
    ];
    const grant = { kind: 'caldav', user: 'u', password: 'p', addresses: [], schedules: false } as const;
    for (const body of bodies) {
      const odd = await listening((_, response) => response.writeHead(207).end(body));
      const call = subject.port.sync({ ...grant, home: `${odd.url}/` }, `${odd.url}/c/`, null, MARCH);
      await expect(call).rejects.toMatchObject({ code: 'unavailable' });
      odd.close();
    }
  });

  it('looks at so many calendars of an account and no more', async () => {
    const calendar = (n: number) =>
      `<response><href>/c${n}/</href><propstat><prop><resourcetype><collection/><c:calendar/></resourcetype></prop></propstat></response>`;
    const many = Array.from({ length: 1_000 }, (_, n) => calendar(n)).join('');
    const body = `<multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${many}</multistatus>`;
    const crowded = await listening((_, response) => response.writeHead(207).end(body));
    const grant = { kind: 'caldav', user: 'u', password: 'p', addresses: [], schedules: false } as const;
    expect(await subject.port.listCalendars({ ...grant, home: `${crowded.url}/` })).toHaveLength(100);
    crowded.close();
  });

  it('does not follow a server for ever that always has more', async () => {
    const state =
      '<sync-token>0</sync-token><supported-report-set><supported-report><report><sync-collection/></report></supported-report></supported-report-set>';
    let asked = 0;
    const endless = await listening((request, response) => {
      asked += 1;
      const found = `<response><href>/c/</href><propstat><prop>${state}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
      const more = `<response><href>/c/</href><status>HTTP/1.1 507 More</status></response><sync-token>${asked}</sync-token>`;
      const body = `<multistatus xmlns="DAV:">${request.method === 'PROPFIND' ? found : more}</multistatus>`;
      setTimeout(() => response.writeHead(207).end(body), 100);
    });
    const port = caldavCalendar({ allowPrivate: true, syncMs: 1_000 });
    const grant = { kind: 'caldav', user: 'u', password: 'p', addresses: [], schedules: false } as const;
    const call = port.sync({ ...grant, home: `${endless.url}/` }, `${endless.url}/c/`, null, MARCH);
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(20);
    endless.close();
  });

  it('keeps strangers’ events that are out of bounds within them', async () => {
    const account = await subject.newAccount();
    const event = (uid: string, summary: string) =>
      vcalendar(
        'BEGIN:VEVENT',
        `UID:${uid}`,
        'DTSTART:20270301T090000Z',
        'DURATION:PT1H',
        `SUMMARY:${summary}`,
        'END:VEVENT',
      );
    await account.raw.put('x'.repeat(900), event('u'.repeat(5_000), 's'.repeat(5_000)));
    await account.raw.put('nul%00name', event('nul', 'a\0b'));
    await account.raw.put('large', event(`${'🙂'.repeat(2_000)}\r\nSEQUENCE:99999999999`, 'Too much'));
    const { events } = await subject.port.sync(account.grant, account.calendarId, null, MARCH);
    expect(events.map(({ summary }) => summary?.length).sort()).toEqual([1_024, 2, 8]);
    for (const { id, icalUid, sequence } of events) {
      expect(id.length).toBeLessThan(500);
      // Larger ones fit into no index, and no column.
      expect(Buffer.byteLength(icalUid)).toBeLessThan(2_600);
      expect(sequence).toBeLessThan(2 ** 31);
      expect(id).not.toContain('\0');
    }
  });

  it('sends the password to no calendar of another server', async () => {
    const account = await subject.newAccount();
    const call = subject.port.sync(account.grant, 'https://evil.test/calendar/', null, MARCH);
    await expect(call).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('writing', () => {
  it('keeps what others wrote into the event, and asks guests again who have answered when it moves', async () => {
    const account = await subject.newAccount();
    const { port } = subject;
    const draft = {
      id: 'kept',
      summary: 'Kept',
      description: '',
      location: null,
      ...hour(1),
      attendees: [{ email: 'jane@globex.test', name: 'Jane, Doe', optional: true }],
      conferenceRequestId: null,
    };
    await port.insert(account.grant, account.calendarId, draft);
    const text = await account.raw.get('kept');
    expect(text).toContain('SCHEDULE-AGENT=CLIENT');
    expect(text).toContain(`ORGANIZER:mailto:${account.grant.user}`);
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Soon', 'TRIGGER:-PT10M', 'END:VALARM'];
    const changed = text
      .replace('NEEDS-ACTION', 'ACCEPTED')
      .replace('END:VEVENT', ['X-COLOUR:blue', ...alarm, 'END:VEVENT'].join('\r\n'));
    await account.raw.put('kept', changed);
    const seen = await port.get(account.grant, account.calendarId, 'kept');
    expect(seen.attendees).toMatchObject([{ email: 'jane@globex.test', name: 'Jane, Doe', response: 'accepted' }]);
    const moved = await port.patch(account.grant, account.calendarId, 'kept', seen.etag, hour(2));
    expect(moved.attendees).toMatchObject([{ email: 'jane@globex.test', optional: true, response: 'needsAction' }]);
    const after = await account.raw.get('kept');
    for (const line of ['X-COLOUR:blue', ...alarm]) expect(after).toContain(`${line}\r\n`);
  });
});
