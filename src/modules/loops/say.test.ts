import { beforeAll, describe, expect, it } from 'vitest';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { sayInApp } from './commands/say';

useDatabase();
const { world } = useCalendars();
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  await desk.settings({});
});

const toJane = () => desk.outbox('jane@globex.test');

describe('what an owner says on a page', () => {
  it('begins a meeting with whom it names, as a mail of theirs would', async () => {
    const said = await sayInApp(desk.owner, { words: 'Find 30 minutes with jane@globex.test next week' }, desk.runtime);
    if (!said.ok) throw new Error(said.reason);
    await desk.work();
    const { state } = await desk.loop(said.loopId);
    expect(state.meeting.durationMin).toBe(30);
    expect((await desk.loop(said.loopId)).state.phase).toBe('OFFERING');
    const mails = await toJane();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).not.toBe('');
    // What is said of that meeting later is heard there.
    await sayInApp(desk.owner, { words: 'Please cancel it.', loopId: said.loopId }, desk.runtime);
    await desk.work();
    expect((await desk.loop(said.loopId)).state.phase).toBe('CLOSED');
  });

  it('in letters of every language arrives as it was written, and asks who is meant where it does not say', async () => {
    const words = 'Bitte finde 45 Minuten nächste Woche – möglichst früh.';
    const said = await sayInApp(desk.owner, { words }, desk.runtime);
    if (!said.ok) throw new Error(said.reason);
    await desk.work();
    expect((await desk.loop(said.loopId)).state.needsOwner).toHaveLength(1);
  });

  it('is said of one’s own meetings only', async () => {
    const none = { words: 'Cancel it.', loopId: 'a'.repeat(16) };
    expect(await sayInApp(desk.owner, none, desk.runtime)).toEqual({ ok: false, reason: 'not_found' });
  });
});
