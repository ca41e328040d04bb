import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailView } from '../../mail/view';
import { type Sandbox, startSandbox } from '../../start';
import { at, type CallApi, callerAs, meeting } from './test-client';

let sandbox: Sandbox;
let api: CallApi;

beforeAll(async () => {
  sandbox = await startSandbox({ conferenceDelayMs: 5_000 });
  api = callerAs(sandbox, sandbox.control.accessToken('dana@acme.test'));
});
afterAll(() => sandbox.stop());

const guests = (...emails: string[]) => ({ attendees: emails.map((email) => ({ email })) });

async function lastTo(address: string): Promise<MailView | undefined> {
  await sandbox.control.settled();
  const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/${address}`);
  return ((await answer.json()) as { messages: MailView[] }).messages.at(-1);
}

test('sendUpdates=all invites, updates and cancels by iMIP; the sequence follows', async () => {
  const conferenceData = { createRequest: { requestId: 'r1', conferenceSolutionKey: { type: 'hangoutsMeet' } } };
  const path = '/calendars/primary/events';
  const { body: event } = await api(
    'POST',
    `${path}?sendUpdates=all&conferenceDataVersion=1`,
    meeting(2, 15, { ...guests('jane@globex.test', 'x@umbra.test'), conferenceData }),
  );
  const invited = await lastTo('jane@globex.test');
  expect(invited).toMatchObject({
    subject: 'Invitation: Talk @ Tue Mar 2, 2027 10:00 – 11:00 (America/New_York) (jane@globex.test)',
    from: { name: 'Dana Reyes', address: 'dana@acme.test' },
    invitation: {
      method: 'REQUEST',
      uid: event.iCalUID,
      sequence: 0,
      organizer: 'dana@acme.test',
      start: Date.parse('2027-03-02T15:00:00Z'),
      end: Date.parse('2027-03-02T16:00:00Z'),
    },
  });
  expect(invited?.text).toMatch(/https:\/\/meet\.google\.com\//);
  expect(invited?.attachments.map((part) => part.mimeType)).toEqual(['text/calendar', 'application/ics']);
  await api('PATCH', `${path}/${event.id}?sendUpdates=all`, {
    start: at(2, 17),
    end: at(2, 18),
    ...guests('jane@globex.test'),
  });
  expect(await lastTo('jane@globex.test')).toMatchObject({
    subject: expect.stringMatching(/^Updated invitation/),
    invitation: { sequence: 1 },
  });
  expect(await lastTo('x@umbra.test')).toMatchObject({
    subject: expect.stringMatching(/^Canceled event/),
    invitation: { method: 'CANCEL' },
  });
  await api('DELETE', `${path}/${event.id}?sendUpdates=all`);
  expect(await lastTo('jane@globex.test')).toMatchObject({ invitation: { method: 'CANCEL', sequence: 2 } });
});

test('externalOnly leaves out people with an account here, none sends nothing', async () => {
  const before = (await lastTo('kenji@initech.test'))?.id;
  await api(
    'POST',
    '/calendars/primary/events?sendUpdates=externalOnly',
    meeting(3, 15, guests('kenji@initech.test', 'out@side.test')),
  );
  expect((await lastTo('out@side.test'))?.invitation?.method).toBe('REQUEST');
  await api('POST', '/calendars/primary/events', meeting(4, 15, guests('kenji@initech.test')));
  expect((await lastTo('kenji@initech.test'))?.id).toBe(before);
});

test('a series is sent in its zone, with the zone’s rules', async () => {
  const zoned = { timeZone: 'America/New_York' };
  const series = meeting(5, 15, {
    ...guests('jane@globex.test'),
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'],
    start: { ...at(5, 15), ...zoned },
    end: { ...at(5, 16), ...zoned },
    summary: 'Weekly; with, signs — and a long title that has to be folded somewhere',
  });
  await api('POST', '/calendars/primary/events?sendUpdates=all', series);
  const mail = await lastTo('jane@globex.test');
  expect(mail?.invitation).toMatchObject({
    zone: 'America/New_York',
    recurs: true,
    start: Date.parse('2027-03-05T15:00:00Z'),
    summary: 'Weekly; with, signs — and a long title that has to be folded somewhere',
  });
  const path = `${sandbox.url}/sandbox/mail/boxes/jane@globex.test/${mail?.id}/attachments/1`;
  const ics = (await (await fetch(path)).text()).replaceAll('\r\n', '\n');
  expect(ics).toContain('BEGIN:VTIMEZONE\nTZID:America/New_York\n');
  expect(ics).toContain('DTSTART:20270314T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\n');
  for (const line of ics.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a guest without an account answers by mail; nobody can answer for another', async () => {
  const invite = async (hour: number) =>
    (await api('POST', '/calendars/primary/events?sendUpdates=all', meeting(8, hour, guests('far@away.test')))).body;
  const [event, another] = [await invite(15), await invite(16)];
  const reply = (from: string, { iCalUID }: { iCalUID: string }) => {
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      `UID:${iCalUID}`,
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:far@away.test',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ];
    const raw = `From: ${from}\r\nTo: dana@acme.test\r\nSubject: Accepted\r\nMIME-Version: 1.0\r\nContent-Type: text/calendar; method=REPLY\r\n\r\n${lines.join('\r\n')}`;
    const body = JSON.stringify({
      envelopeFrom: from,
      to: ['dana@acme.test'],
      raw: Buffer.from(raw).toString('base64'),
    });
    return fetch(`${sandbox.url}/sandbox/mail/send-raw`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  };
  const responseTo = async ({ id }: { id: string }) =>
    (await api('GET', `/calendars/primary/events/${id}`)).body.attendees[0].responseStatus;
  await reply('mallory@evil.test', another);
  await reply('far@away.test', event);
  await expect.poll(() => responseTo(event)).toBe('accepted');
  expect(await responseTo(another)).toBe('needsAction');
});
