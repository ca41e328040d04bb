import { beforeAll, describe, expect, it } from 'vitest';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { savePreferences } from '@/modules/preferences/commands/save';
import { standingDocument } from '@/modules/preferences/queries/document';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { addEvent } from './commands/open';
import { replanUnsent } from './commands/replan';
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

async function ask(subject: string): Promise<string> {
  const text = 'Sunny, can you find a time for Jane and me next week?';
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
  await replanUnsent(desk.owner.id, desk.runtime);
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

  it('makes a plan anew that still waits, when a new version is saved', async () => {
    await desk.settings({ approval: 'approve_everything' });
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
    expect(await desk.outbox('jane@globex.test')).toHaveLength(1);
    // Nothing changes where nothing would be planned otherwise.
    await write('Interviews take 90 minutes.');
    expect(slots(await desk.loop(id))).toEqual(slots(after));
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
