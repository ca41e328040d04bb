import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPublicHoliday } from '@/core/availability/public-holidays';
import { weekdayOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { leftSilent } from '@/modules/mailbox/queries';
import { savePreferences, undoTo } from '@/modules/preferences/commands/save';
import { standingDocument } from '@/modules/preferences/queries/document';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { addEvent } from './commands/open';
import { preferencesChanged, replanOutdated } from './commands/replan';
import { timelineOf } from './queries/timeline';
import { whyNotAt } from './queries/why';
import { makeDecide } from './steps/decide';

useDatabase();
const { world } = useCalendars();
const DANA = 'Dana Reyes <dana@acme.test>';
const JANE = 'Jane Doe <jane@globex.test>';
const zone = zoneTable('America/New_York');

let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
});

afterEach(async () => {
  await undoTo(desk.owner.id, 1, await desk.runtime.clock.now());
});

async function ask(subject: string, text = 'Sunny, can you find a time for Jane and me next week?'): Promise<string> {
  const { loopId } = await desk.mail(DANA, { to: [JANE], cc: [desk.assistant], subject, text });
  if (!loopId) throw new Error('There is no loop');
  return loopId;
}

/** Adds sentences to the document, and lets all that follows from it happen. */
async function write(...sentences: string[]): Promise<void> {
  await appendSaved(...sentences);
  await desk.work();
}

async function appendSaved(...sentences: string[]): Promise<void> {
  const standing = await standingDocument(desk.owner.id);
  const text = [standing?.text ?? '', ...sentences.map((sentence) => `- ${sentence}`)].join('\n');
  const change = { text, baseVersion: standing?.version ?? 0, source: 'owner' as const };
  const saved = await savePreferences(desk.owner.id, change, await desk.runtime.clock.now());
  expect(saved.ok).toBe(true);
  await preferencesChanged(desk.owner.id, desk.runtime);
}

const hourOf = (start: number) => (toWall(zone, start) % 1440) / 60;

describe('a loop under the document', () => {
  it('A4, A5 offers no time that a sentence forbids, and names the sentence', async () => {
    await write('No meetings before 11 am.', 'Coffee chats take 20 minutes.');
    const id = await ask('Coffee');
    const { state } = await desk.loop(id);
    expect(state.meeting.durationMin).toBe(20);
    expect(state.offer?.slots).toHaveLength(3);
    for (const { start } of state.offer?.slots ?? []) expect(hourOf(start)).toBeGreaterThanOrEqual(11);
    const [first] = state.offer?.slots ?? [];
    const day = Math.floor(toWall(zone, first?.start ?? 0) / 1440) * 1440;
    const why = await whyNotAt(desk.owner.id, id, toInstant(zone, day + 600), desk.runtime);
    expect(why?.obstacles.map(({ sentence }) => sentence)).toEqual(['No meetings before 11 am.']);
  });

  it('A4, A5 offers nothing on a bank holiday, though the owner names that day, and says why', async () => {
    await write('No meetings on bank holidays.');
    const today = Math.floor(toWall(zone, Math.floor((await desk.runtime.clock.now()) / 60_000)) / 1440);
    let day = today + 2;
    while (!isPublicHoliday('US', day) || weekdayOf(day) >= 5) day++;
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day * 86_400_000);
    const id = await ask('Holiday', `Sunny, can you find a time for Jane and me on ${words}?`);
    const { state } = await desk.loop(id);
    const offered = (state.offer?.slots ?? []).map(({ start }) => Math.floor(toWall(zone, start) / 1440));
    expect(offered).not.toContain(day);
    const why = await whyNotAt(desk.owner.id, id, toInstant(zone, day * 1440 + 600), desk.runtime);
    expect(why?.obstacles.map(({ rule, sentence }) => [rule, sentence])).toContainEqual([
      'public holiday',
      'No meetings on bank holidays.',
    ]);
  });

  it('asks before what takes longer than the document lets it do alone, and lets the short pass', async () => {
    await desk.settings({ approval: 'autopilot' });
    await write('Ask me before you offer anything longer than an hour.');
    const open = async (minutes: number) => {
      const text = `Sunny, can you find ${minutes} minutes for Jane and me next week?`;
      const { state } = await desk.loop(await ask(`So long ${minutes}`, text));
      return { waits: state.proposal !== null, offered: state.offer !== null };
    };
    expect(await open(90)).toEqual({ waits: true, offered: false });
    expect(await open(60)).toEqual({ waits: false, offered: true });
    await desk.settings({ approval: 'approve_everything' });
    await write('Offer anything under 30 minutes without asking me.');
    expect(await open(30)).toEqual({ waits: true, offered: false });
    expect(await open(20)).toEqual({ waits: false, offered: true });
  });

  it('copies whom the document names on what guests are written, without their links and what is the owner’s', async () => {
    await desk.settings({ approval: 'autopilot' });
    await write('Cc Anna (anna@acme.test) on all mails.', 'Copy bob@acme.test on invitations.');
    const id = await ask('With a copy');
    const to = async (address: string, loop: string) =>
      (await desk.outbox(address)).filter(({ loopId }) => loopId === loop);
    const [copy, ...more] = await to('anna@acme.test', id);
    expect(more).toEqual([]);
    expect(copy?.text).not.toMatch(/https?:/);
    const [jane] = await to('jane@globex.test', id);
    expect(jane?.text).toMatch(/\/t\//);
    for (const mail of [copy, jane])
      expect(mail?.raw.toString()).toMatch(/^Cc:[^\n]*(?:\n[ \t][^\n]*)*anna@acme\.test/im);
    // Nothing is booked yet.
    expect(await to('bob@acme.test', id)).toEqual([]);
    // A question to the owner is the owner's.
    await desk.settings({ approval: 'approve_everything' });
    const waits = await ask('A question first');
    expect(await to('dana@acme.test', waits)).not.toEqual([]);
    expect(await to('anna@acme.test', waits)).toEqual([]);
  });

  it('A5, E22 says of noon that it is kept for lunch, though a guest may have it', async () => {
    const id = await ask('Noon');
    const { state } = await desk.loop(id);
    const day = Math.floor(toWall(zone, state.offer?.slots[0]?.start ?? 0) / 1440) * 1440;
    const why = await whyNotAt(desk.owner.id, id, toInstant(zone, day + 735), desk.runtime);
    expect(why).toMatchObject({ free: true, obstacles: [{ rule: 'lunch' }] });
  });

  it('makes a plan anew that still waits, when a new version is saved', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const written = (await desk.outbox('jane@globex.test')).length;
    const id = await ask('Plans');
    const before = await desk.loop(id);
    const slots = ({ state }: typeof before) => state.proposal?.after.offer?.slots ?? [];
    expect(slots(before)).toHaveLength(3);
    await write('No meetings before 2 pm.');
    const after = await desk.loop(id);
    expect(slots(after)).toHaveLength(3);
    for (const { start } of slots(after)) expect(hourOf(start)).toBeGreaterThanOrEqual(14);
    expect(after.state.needsOwner.filter((decision) => decision.kind === 'approve')).toHaveLength(1);
    expect(after.state.preferencesVersion).toBe((before.state.preferencesVersion ?? 0) + 1);
    expect(await desk.outbox('jane@globex.test')).toHaveLength(written);
    // Nothing changes where nothing would be planned otherwise, and no mail becomes one that was left alone.
    await write('Interviews take 90 minutes.');
    expect(slots(await desk.loop(id))).toEqual(slots(after));
    expect(await leftSilent(desk.owner.id)).toEqual([]);
    const again = (await timelineOf(id, after.state, desk.runtime)).filter((item) => item.again);
    expect(again.map(({ mail, plan }) => [mail, plan?.reasons.at(-1)])).toEqual([
      [null, expect.any(String)],
      [null, 'The plan that waits for you is still the right one'],
    ]);
  });

  it('A4 makes plans anew for a rule that is confirmed by mail, as for one that is saved', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const waiting = await ask('Waits');
    const wish = { to: [desk.assistant], subject: 'A rule', text: 'From now on no meetings before 3 pm.' };
    const { loopId } = await desk.mail(DANA, wish);
    const yes = { to: [desk.addressOf(loopId ?? '')], subject: 'Re: A rule', text: 'Yes' };
    await desk.mail(DANA, yes);
    const { state } = await desk.loop(waiting);
    const slots = state.proposal?.after.offer?.slots ?? [];
    expect(slots).toHaveLength(3);
    for (const { start } of slots) expect(hourOf(start)).toBeGreaterThanOrEqual(15);
    expect(await leftSilent(desk.owner.id)).toEqual([]);
  });

  it('makes good for a version whose loops were not woken', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const id = await ask('Forgotten');
    const standing = await standingDocument(desk.owner.id);
    const text = `${standing?.text}\n- No meetings before 4 pm.\n`;
    const change = { text, baseVersion: standing?.version ?? 0, source: 'owner' as const };
    await savePreferences(desk.owner.id, change, await desk.runtime.clock.now());
    await replanOutdated(desk.runtime);
    await desk.work();
    const { state } = await desk.loop(id);
    const slots = state.proposal?.after.offer?.slots ?? [];
    expect(slots).toHaveLength(3);
    for (const { start } of slots) expect(hourOf(start)).toBeGreaterThanOrEqual(16);
    expect(state.preferencesVersion).toBe((standing?.version ?? 0) + 1);
  });

  it('goes on where no time did fit, once the rules leave one, and does not ask twice', async () => {
    await desk.settings({ approval: 'autopilot' });
    const standing = await standingDocument(desk.owner.id);
    await write('No meetings before 5 pm.');
    const id = await ask('Too narrow');
    expect((await desk.loop(id)).state.needsOwner[0]?.id).toMatch(/^nothing-fits-/);
    const asked = (await desk.outbox('dana@acme.test')).length;
    await write('Interviews take 30 minutes.');
    expect(await desk.outbox('dana@acme.test')).toHaveLength(asked);
    const before = (await standingDocument(desk.owner.id))?.version ?? 0;
    const back = { text: standing?.text ?? '', baseVersion: before, source: 'owner' as const };
    await savePreferences(desk.owner.id, back, await desk.runtime.clock.now());
    await preferencesChanged(desk.owner.id, desk.runtime);
    await desk.work();
    const { state } = await desk.loop(id);
    expect(state.needsOwner).toEqual([]);
    expect(state.offer?.slots.length).toBeGreaterThan(0);
  });
});

describe('a plan that was approved while it was to be made anew', () => {
  it('is carried out once, as approved', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const id = await ask('Meanwhile');
    const { state } = await desk.loop(id);
    const [decision] = state.needsOwner;
    await appendSaved('Interviews take 45 minutes.');
    // The yes is being decided on at this moment.
    const yes = { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null } as const;
    const answered = { ...yes, by: desk.owner.id };
    const nowMs = await desk.runtime.clock.now();
    await database().transaction((tx) => addEvent(tx, id, answered, `yes:${id}`, nowMs));
    const approval = (await desk.events(id)).find((event) => event.kind === 'decision');
    await makeDecide(desk.runtime)(approval?.id ?? 0);
    const sent = await desk.loop(id);
    expect(sent.state.offer?.slots).toEqual(state.proposal?.after.offer?.slots);
    const before = await desk.outbox('jane@globex.test');
    await desk.work();
    expect((await desk.loop(id)).state).toEqual(sent.state);
    expect(await desk.outbox('jane@globex.test')).toHaveLength(before.length);
    expect((await desk.events(id)).filter((event) => event.state === 'pending' && event.kind === 'message')).toEqual(
      [],
    );
  });
});

describe('a booked meeting under the document', () => {
  it('has the title, the lines and the link of the document', async () => {
    await desk.settings({ approval: 'autopilot' });
    await write(
      'Call the event "Guest × Me".',
      'Add "Please read the memo first." to the description.',
      'For video calls use https://zoom.us/j/5551234567.',
      'My name is Dee.',
    );
    const id = await ask('Memo');
    await desk.mail(JANE, { to: [desk.addressOf(id)], subject: 'Re: Memo', text: 'The first one works for me.' });
    const { state } = await desk.loop(id);
    expect(state.booking?.joinUrl).toBe('https://zoom.us/j/5551234567');
    const token = world().sandbox.control.accessToken(desk.owner.email);
    const { body } = await desk.owner.google('GET', '/calendars/primary/events', undefined, { token });
    expect(body.items).toContainEqual(
      expect.objectContaining({
        summary: 'Jane Doe × Dee',
        description: expect.stringContaining('Please read the memo first.'),
        location: 'https://zoom.us/j/5551234567',
      }),
    );
    const mails = await desk.outbox('jane@globex.test');
    expect(mails.at(-1)?.text).toContain('https://zoom.us/j/5551234567');
  });
});
