import { expect, it } from 'vitest';
import { useCalendars } from '../../../../tests/support/calendar';
import { useDatabase } from '../../../../tests/support/database';
import { deskOf } from '../../../../tests/support/desk';
import { answerDecision } from '../commands/answer';
import { pendingWork } from '../queries/loops';
import { makeDecide } from './decide';

useDatabase();
const { world } = useCalendars();

/** Owners, each with two plans. */
const ROUNDS = 6;

it('A4 a change of two plans in the same instant is offered as a rule once, by whichever comes second', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `dana${round}@acme.test`;
    const desk = await deskOf(world(), email, { approval: 'approve_everything' });
    // On two days: plans of one day would have the same times, and the second would have to wait.
    const planned = async (day: string) => {
      const text = `Sunny, can you find 30 minutes for Jane and me on ${day} next week?`;
      const letter = { to: ['Jane Doe <jane@globex.test>'], cc: [desk.assistant], subject: day, text };
      return (await desk.mail(`Dana Reyes <${email}>`, letter)).loopId ?? '';
    };
    const loops = [await planned('Tuesday'), await planned('Thursday')];
    const events: number[] = [];
    for (const loopId of loops) {
      const [approval] = (await desk.loop(loopId)).state.needsOwner;
      const edit = { decisionId: approval?.id ?? '', approve: true, answer: null, edit: { durationMin: 50 } };
      await answerDecision({ id: desk.owner.id }, loopId, edit, desk.runtime);
      events.push((await pendingWork(loopId, await desk.runtime.clock.now(), new Date(0))).eventId ?? 0);
    }
    await Promise.all(events.map(makeDecide(desk.runtime)));
    const asked = [];
    for (const loopId of loops) asked.push((await desk.loop(loopId)).state.needsOwner.map(({ text }) => text));
    expect(asked.filter((texts) => texts.length === 0)).toHaveLength(1);
    expect(asked.flat()).toEqual([expect.stringContaining('Meetings last 50 minutes by default.')]);
  }
});
