import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toInstant, zoneTable } from '@/core/time/zone';
import { CalendarError, type EventDraft } from '@/ports/calendar';
import { Mirror } from './mirror';
import type { CalendarAccount, CalendarSubject } from './subject';

/** Monday, 1 March 2027, 00:00 UTC; New York leaves winter time on the 14th. */
const MARCH = Date.UTC(2027, 2, 1) / 60_000;
const WINDOW = { start: MARCH, end: MARCH + 31 * 1440 };
const HOUR = 60;
const DAY = 1440;
/** Minutes from the begin of March at nine in New York, on a day of March. */
const nine = (day: number) => toInstant(zoneTable('America/New_York'), MARCH + (day - 1) * DAY + 9 * HOUR) - MARCH;
const NEW_YORK = 'America/New_York';

/** What every calendar adapter does alike, whoever the provider is. */
export function calendarSuite(name: string, start: () => Promise<CalendarSubject>): void {
  describe(name, () => {
    let subject: CalendarSubject;
    let account: CalendarAccount;
    beforeAll(async () => {
      subject = await start();
    }, 60_000);
    afterAll(() => subject?.stop());
    beforeEach(async () => {
      account = await subject.newAccount();
    });

    const draft = (extra: Partial<EventDraft> = {}): EventDraft => ({
      id: `c0ntract${randomBytes(8).toString('hex')}`,
      summary: 'Talk; with, signs',
      description: 'Line one\nline two',
      location: 'Room 1',
      start: MARCH + 14 * HOUR,
      end: MARCH + 15 * HOUR,
      zone: NEW_YORK,
      attendees: [],
      conferenceRequestId: null,
      ...extra,
    });
    const insert = (event: EventDraft) => subject.port.insert(account.grant, account.calendarId, event);
    const get = (id: string) => subject.port.get(account.grant, account.calendarId, id);
    const patch = (id: string, etag: string, changes: Partial<Omit<EventDraft, 'id'>>) =>
      subject.port.patch(account.grant, account.calendarId, id, etag, changes);
    const remove = (id: string) => subject.port.remove(account.grant, account.calendarId, id);
    const sync = (token: string | null) => subject.port.sync(account.grant, account.calendarId, token, MARCH - 7 * DAY);
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'ok',
        (error: unknown) => (error instanceof CalendarError ? error.code : `not a CalendarError: ${error}`),
      );
    /** What is seen after a first reading, and what each change of another client makes of it. */
    const follow = async () => {
      const mirror = new Mirror();
      let token: string | null = null;
      return {
        mirror,
        token: () => token as string | null as string,
        async seen() {
          const changes = await sync(token);
          token = changes.nextSyncToken;
          return mirror.apply(changes).occurrences(WINDOW);
        },
      };
    };

    it('lists the calendar with what may be done to it', async () => {
      const calendars = await subject.port.listCalendars(account.grant);
      expect(calendars.find((one) => one.id === account.calendarId)).toMatchObject({ writable: true });
    });

    it('writes an event and reads back what was asked for', async () => {
      const asked = draft();
      const { event, created } = await insert(asked);
      expect(created).toBe(true);
      if (!subject.givesIds) expect([event.id, event.icalUid]).toEqual([asked.id, expect.stringContaining(asked.id)]);
      expect(event).toMatchObject({
        status: 'confirmed',
        transparent: false,
        summary: asked.summary,
        location: 'Room 1',
        start: { kind: 'instant', at: asked.start },
        end: { kind: 'instant', at: asked.end },
        recurrence: [],
        organizerSelf: true,
      });
      expect(event.icalUid).not.toBe('');
      expect(await get(asked.id)).toEqual(event);
      expect(await get(event.id)).toEqual(event);
    });

    it('writes an id once: a repetition finds the event of the first attempt', async () => {
      const asked = draft();
      const first = await insert(asked);
      const again = await insert({ ...asked, summary: 'Another' });
      expect(again).toEqual({ event: first.event, created: false });
      const { seen } = await follow();
      expect(await seen()).toHaveLength(1);
    });

    it('A19 changes the version that was read and no other; the event keeps its UID and counts its moves', async () => {
      const { event } = await insert(draft());
      const moved = await patch(event.id, event.etag, {
        start: MARCH + 20 * HOUR,
        end: MARCH + 21 * HOUR,
        zone: NEW_YORK,
      });
      expect(moved).toMatchObject({ icalUid: event.icalUid, start: { at: MARCH + 20 * HOUR }, summary: event.summary });
      if (!subject.givesIds) expect(moved.sequence).toBeGreaterThan(event.sequence);
      expect(await codeOf(patch(event.id, event.etag, { summary: 'Stale' }))).toBe('conflict');
      expect(await patch(event.id, moved.etag, { summary: 'Renamed', location: null })).toMatchObject({
        summary: 'Renamed',
        location: null,
        start: { at: MARCH + 20 * HOUR },
      });
    });

    it('removes an event; a second time, and one that never was, count as done', async () => {
      const { event } = await insert(draft());
      await remove(event.id);
      await remove(event.id);
      await remove('c0ntract0never');
      const after = await get(event.id).catch((error: unknown) => (error as CalendarError).code);
      expect(after === 'not_found' || (after as { status: string }).status === 'cancelled').toBe(true);
      expect(await codeOf(patch(event.id, event.etag, { summary: 'Gone' }))).toMatch(/^(not_found|conflict)$/);
    });

    it('writes a series on the clock of its zone, and leaves a time out', async () => {
      const at = MARCH + nine(1);
      const { event } = await insert(draft({ start: at, end: at + 30, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] }));
      const { seen } = await follow();
      const weekly = [1, 8, 15, 22].map((day) => `${event.summary} ${nine(day)} ${nine(day) + 30}`);
      expect(await seen()).toEqual(weekly);
      const without = `EXDATE;TZID=${NEW_YORK}:20270308T090000`;
      await patch(event.id, event.etag, { recurrence: [...event.recurrence, without] });
      expect(await seen()).toEqual(weekly.filter((_, i) => i !== 1));
    });

    it('follows the series of others with exceptions that come and go', async () => {
      const { seen } = await follow();
      const series = {
        name: 'series',
        summary: 'Weekly',
        when: { start: MARCH + nine(1), end: MARCH + nine(1) + HOUR, zone: NEW_YORK },
        recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'],
      };
      const plain = [1, 8, 15, 22].map((day) => `Weekly ${nine(day)} ${nine(day) + HOUR}`);
      await account.other.write(series);
      expect(await seen()).toEqual(plain);
      const moved = [{ original: MARCH + nine(8), start: MARCH + nine(9), end: MARCH + nine(9) + HOUR }];
      await account.other.write({ ...series, moved, skipped: [MARCH + nine(15)] });
      expect(await seen()).toEqual([plain[0], `Weekly ${nine(9)} ${nine(9) + HOUR}`, plain[3]]);
      await account.other.remove('series');
      expect(await seen()).toEqual([]);
    });

    it('A18 tells days, free, tentative and cancelled events apart', async () => {
      const { seen } = await follow();
      const at = (day: number) => ({ start: MARCH + day * DAY, end: MARCH + day * DAY + HOUR, zone: 'UTC' });
      await account.other.write({ name: 'days', summary: 'Holiday', when: { from: '2027-03-02', to: '2027-03-04' } });
      await account.other.write({ name: 'free', summary: 'Birthday', when: at(4), transparent: true });
      await account.other.write({ name: 'perhaps', summary: 'Perhaps', when: at(5), tentative: true });
      await account.other.write({ name: 'gone', summary: 'Gone', when: at(6) });
      await account.other.remove('gone');
      expect(await seen()).toEqual([
        `Holiday ${DAY} ${3 * DAY}`,
        `Birthday ${4 * DAY} ${4 * DAY + HOUR} FREE`,
        `Perhaps ${5 * DAY} ${5 * DAY + HOUR} BUSY-TENTATIVE`,
      ]);
    });

    it('A1 reads an hour as it was meant in its zone, on both sides of a change of the clock', async () => {
      const { seen } = await follow();
      const zones = ['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'] as const;
      const expected: string[] = [];
      for (const [i, zone] of zones.entries()) {
        for (const day of [13, 15]) {
          const start = toInstant(zoneTable(zone), MARCH + (day - 1) * DAY + 9 * HOUR);
          await account.other.write({ name: `zone${i}${day}`, summary: zone, when: { start, end: start + 45, zone } });
          expected.push(`${zone} ${start - MARCH} ${start - MARCH + 45}`);
        }
      }
      const minute = (line: string) => Number(line.split(' ')[1]);
      expect(await seen()).toEqual(expected.sort((a, b) => minute(a) - minute(b)));
    });

    it('hears of changes only, and of every one made behind our back', async () => {
      const { seen, token } = await follow();
      const at = (day: number) => ({ start: MARCH + day * DAY, end: MARCH + day * DAY + HOUR, zone: 'UTC' });
      for (const day of [1, 2, 3]) await account.other.write({ name: `e${day}`, summary: `E${day}`, when: at(day) });
      await seen();
      const quiet = await sync(token());
      expect([quiet.events, quiet.removed]).toEqual([[], []]);
      await account.other.write({ name: 'e1', summary: 'E1', when: at(7) });
      await account.other.write({ name: 'e4', summary: 'E4', when: at(4) });
      await account.other.remove('e2');
      const changes = await sync(token());
      expect(changes.events).toHaveLength(2);
      expect(await seen()).toEqual([3, 4, 7].map((day) => `E${day === 7 ? 1 : day} ${day * DAY} ${day * DAY + HOUR}`));
    });

    it('says so when the provider does not know the token any more', async () => {
      const { seen, token } = await follow();
      await seen();
      expect(await codeOf(sync(await account.staleToken(token())))).toBe('gone');
      expect(await codeOf(sync(null))).toBe('ok');
    });

    it('gives the provider’s own busy time, series included and what is free left out', async () => {
      const at = MARCH + nine(1);
      await insert(draft({ start: at, end: at + 30, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] }));
      const noon = { start: MARCH + 8 * DAY + 720, end: MARCH + 8 * DAY + 780, zone: 'UTC' };
      await account.other.write({ name: 'shown', summary: 'Shown as free', when: noon, transparent: true });
      const period = { start: MARCH + 7 * DAY, end: MARCH + 14 * DAY };
      const busy = await subject.port.freeBusy(account.grant, [account.calendarId], period);
      const start = MARCH + nine(8);
      expect(busy.get(account.calendarId)).toEqual([{ start, end: start + 30 }]);
    });

    it('takes refused access for what it is', async () => {
      const grant = await account.refused();
      expect(await codeOf(subject.port.listCalendars(grant))).toBe('revoked');
      expect(await codeOf(subject.port.sync(grant, account.calendarId, null, MARCH))).toBe('revoked');
    });

    it('A3 never takes a provider that fails, is slow or gone for an empty calendar', async () => {
      const { seen, token } = await follow();
      await seen();
      for (const status of [500, 503, 0]) {
        subject.proxy.fail({ status });
        expect([status, await codeOf(sync(token()))]).toEqual([status, 'unavailable']);
        subject.proxy.fail({ status });
        const period = { start: MARCH, end: MARCH + DAY };
        expect(await codeOf(subject.port.freeBusy(account.grant, [account.calendarId], period))).toBe('unavailable');
      }
      subject.proxy.delay(subject.timeoutMs + 500);
      expect(await codeOf(sync(token()))).toBe('unavailable');
      subject.proxy.delay(0);
      expect(await codeOf(sync(token()))).toBe('ok');
      subject.proxy.fail({ status: 429, headers: { 'retry-after': '7' } });
      await expect(sync(token())).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 7_000 });
    });

    it('finds the event of a write whose answer was lost', async () => {
      const asked = draft();
      for (const method of ['PUT', 'POST']) subject.proxy.fail({ method, status: 0, afterCommit: true });
      expect(await codeOf(insert(asked))).toBe('unavailable');
      subject.proxy.reset();
      expect(await insert(asked)).toMatchObject({ created: false, event: { summary: asked.summary } });
      const { seen } = await follow();
      expect(await seen()).toHaveLength(1);
    });
  });
}
