import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { type Correspondent, correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const DAY = 24 * 3_600_000;
const started = useProduct();
let owner: Member;
let dana: Correspondent;
let ana: Member;
let anaWrites: Correspondent;
let ben: Member;
let benWrites: Correspondent;
let teamId = '';
let subject = '';
let count = 0;

const api = () => `${started.current().origin}/api/teams`;

/** Somebody accepts an invite that Dana sends them, by the link of the mail. */
async function together(member: Member, writes: Correspondent): Promise<void> {
  await owner.visitor.json('POST', `${api()}/${teamId}/invites`, { emails: [member.email] });
  const links = (await writes.inbox()).flatMap(({ text }) => /\/join\/([\w-]+)/.exec(text ?? '')?.[1] ?? []);
  const token = links.at(-1);
  await member.visitor.json('POST', `${api()}/invites/accept`, { token });
}

beforeAll(async () => {
  ({ owner, dana } = await danaAndJane(started.current()));
  ana = await join(started.current(), 'ana@acme.test', 'Ana Sol', { calendar: true });
  anaWrites = correspondent(started.current(), 'ana@acme.test', 'Ana Sol');
  ben = await join(started.current(), 'ben@acme.test', 'Ben Ray', { calendar: true });
  benWrites = correspondent(started.current(), 'ben@acme.test', 'Ben Ray');
  ({ id: teamId } = await owner.visitor.json<{ id: string }>('POST', api(), { name: 'Acme' }));
  await together(ana, anaWrites);
  await together(ben, benWrites);
});

beforeEach(async () => {
  count += 1;
  subject = `Team ${count}`;
  await started.current().toTuesday(10);
});

const ask = (text = 'Sunny, find time for me and Ana next week.') => dana.send({ to: [ASSISTANT], subject, text });

async function loop() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

const toAna = async () => (await anaWrites.fromAssistant()).filter((mail) => mail.subject?.includes(subject));

/** Something in Ana's calendar from a moment (ms) for some minutes. */
async function anaHas(title: string, startMs: number, minutes: number): Promise<number> {
  const { control, googleApiRoot } = started.current().sandbox;
  const start = Math.floor(startMs / 60_000);
  await googleCalendar({ root: googleApiRoot }).insert({ accessToken: control.accessToken(ana.email) }, 'primary', {
    id: `taken${start}${count}`,
    summary: title,
    description: '',
    location: null,
    start,
    end: start + minutes,
    zone: 'America/New_York',
    attendees: [],
    conferenceRequestId: null,
  });
  // Whoever has read the calendar a moment before does not read it again.
  await started.current().advance(10 * 60_000);
  return start;
}

/** How many events of this UID stand in Ana's own calendar at the provider. */
async function inCalendarOfAna(uid: string): Promise<number> {
  const { control, googleApiRoot } = started.current().sandbox;
  const url = `${googleApiRoot}/calendar/v3/calendars/primary/events?iCalUID=${encodeURIComponent(uid)}`;
  const headers = { authorization: `Bearer ${control.accessToken(ana.email)}` };
  const { items } = (await (await fetch(url, { headers })).json()) as { items: unknown[] };
  return items.length;
}

describe('find time for me and Ana', () => {
  it('row 3 is settled at once where both are free, and Ana is invited and told; no title of hers is', async () => {
    const title = 'Visit to the surgeon';
    const start = await anaHas(title, started.current().sandbox.control.now() + 6 * DAY, 2 * 1440);
    const before = (await anaWrites.fromAssistant()).length;
    await ask();
    const { row, state } = await loop();
    expect(row.phase).toBe('BOOKED');
    expect(state.offer).toBeNull();
    const booked = state.booking?.start ?? 0;
    expect(booked >= start && booked < start + 2 * 1440).toBe(false);
    expect(state.participants.filter(({ role }) => role === 'guest').map(({ address }) => address)).toEqual([
      ana.email,
    ]);
    const told = (await anaWrites.fromAssistant()).slice(before);
    expect(told.map(({ text }) => text?.includes('/t/'))).toEqual([false]);
    expect(await inCalendarOfAna(state.booking?.icalUid ?? '')).toBe(1);
    expect(JSON.stringify(await loop())).not.toContain(title);
    expect(JSON.stringify(await dana.fromAssistant())).not.toContain(title);
  });

  it('gives her one free time to one of two who ask at once, before her calendar was read again', async () => {
    const now = started.current().sandbox.control.now();
    await anaHas('Offsite', now + 5 * DAY, 3 * 1440);
    await anaHas('Offsite, too', now + 8 * DAY + 30 * 60_000, 4 * 1440);
    await ask();
    expect((await loop()).state.booking?.start).toBe(Math.floor(now / 60_000) + 8 * 1440);
    await benWrites.send({ to: [ASSISTANT], subject, text: 'Sunny, find time for me and Ana next week.' });
    const [bens] = await loopsOf(ben.id);
    expect(bens?.phase).not.toBe('BOOKED');
    expect(bens?.phase).not.toBe('CLOSED');
  });

  it('keeps to the hours that Ana has written down, whatever the owner’s are', async () => {
    const url = `${started.current().origin}/api/preferences`;
    const { text, version } = await ana.visitor.json<{ text: string; version: number }>('GET', url);
    const wish = 'No meetings before 3 pm.';
    await ana.visitor.json('PUT', url, { text: `${text}\n${wish}\n`, baseVersion: version });
    await ask();
    const { row, state } = await loop();
    expect(row.phase).toBe('BOOKED');
    const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });
    expect(Number(hour.format((state.booking?.start ?? 0) * 60_000))).toBeGreaterThanOrEqual(15);
    expect(JSON.stringify(await loop())).not.toContain(wish);
    const after = await ana.visitor.json<{ version: number }>('GET', url);
    await ana.visitor.json('PUT', url, { text, baseVersion: after.version });
  });

  it('ends at once when Ana leaves the team: she is asked like any guest', async () => {
    await ana.visitor.json('DELETE', `${api()}/${teamId}/members/${ana.id}`);
    await dana.send({
      to: ['Ana Sol <ana@acme.test>'],
      cc: [ASSISTANT],
      subject,
      text: 'Sunny, find time for me and Ana next week.',
    });
    expect((await loop()).row.phase).toBe('OFFERING');
    expect((await toAna()).at(-1)?.text).toContain('/t/');
    await together(ana, anaWrites);
  });
});
