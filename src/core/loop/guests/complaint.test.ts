import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../queue/entries';
import type { Decision, LoopState } from '../state';
import { step } from '../step';
import { jane, kinds, offered as poll, says, sends } from '../testing/poll-scene';
import { at, context, guestSays, heard, NOW, newLoop, OWNER, ownerSays, reading, window } from '../testing/scene';
import { followUp } from '../waiting/follow-up';

const week = window(at(9, 0), at(14, 0), { precision: 'week' });
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'], {}, [week])), context()).state;
const hostile = { flags: ['sensitive', 'hostile'] as ('sensitive' | 'hostile')[] };
const doubted = { auto: false, class: 0, reasons: ['understood partial', 'flag: sensitive', 'flag: hostile'] } as const;
const angry = {
  reading: reading(['not_scheduling'], { understood: 'partial', ...hostile }),
  gate: doubted,
  windows: [],
};
const answered = (state = offered(), said: ReturnType<typeof heard> = angry) =>
  step(state, guestSays(said), context({ version: 2 }));
const question = ({ state }: { state: LoopState }) => state.needsOwner[0] as Decision;
const answer = (state: LoopState, decision: Decision, approve: boolean) =>
  step(state, { kind: 'decision', decisionId: decision.id, approve, answer: null, by: OWNER }, context({ version: 3 }));

describe('a hostile mail of a guest', () => {
  it('is put to the owner as a complaint, with its words, and nothing is sent to the guest', () => {
    const made = answered();
    expect(question(made)).toMatchObject({ kind: 'complaint', about: 'p2', quote: 'not_scheduling' });
    expect(question(made).text).toContain('reads as a complaint');
    expect(sends(made).map(({ template, to }) => [template, to])).toEqual([['owner_question', ['p1']]]);
  });

  it('comes before staff as one, also where they help only when it is stuck', () => {
    const { state } = answered();
    for (const help of ['when_stuck', 'always'] as const)
      expect(entriesOf(state, help).map(({ reason }) => reason)).toEqual(['complaint']);
    expect(entriesOf(state, 'off')).toEqual([]);
  });

  it('is followed by no reminder: not while the owner is asked, nor when they or staff let it rest', () => {
    const due = context({ version: 4, now: NOW + 4 * 1440 });
    const made = answered();
    const rested = answer(made.state, question(made), false).state;
    const { id } = question(made);
    const byStaff = step(
      made.state,
      { kind: 'staff', act: 'stay_silent', decisionId: id, staff: 'Kim', by: 'kim', words: null },
      context({ version: 3 }),
    ).state;
    for (const state of [made.state, rested, byStaff])
      expect(sends(followUp(state, due)).filter(({ template }) => template === 'follow_up')).toEqual([]);
    // Somebody who has not written is reminded at the same time.
    expect(sends(followUp(offered(), context({ version: 4, now: at(6, 14) }))).map(({ template }) => template)).toEqual(
      ['follow_up'],
    );
  });

  it('ends in no mail to them ever again on a yes', () => {
    const made = answered();
    const ended = answer(made.state, question(made), true);
    expect(kinds(ended)).toEqual(expect.arrayContaining(['suppress', 'release_holds', 'cancel_timers']));
    expect(ended.state).toMatchObject({ phase: 'CLOSED', closedReason: 'opted_out' });
    expect(ended.state.participants.find(({ id }) => id === 'p2')?.status).toBe('opted_out');
  });

  it('of one of several takes them alone out of it', () => {
    const made = step(poll(), says(jane, angry), context({ version: 2 }));
    expect(question(made).kind).toBe('complaint');
    const without = answer(made.state, question(made), true);
    expect(kinds(without)).toContain('suppress');
    expect(without.state.phase).toBe('POLLING');
  });

  it('that asks for no more mail gets none at once, as before', () => {
    const made = answered(offered(), { ...angry, reading: reading(['opt_out'], hostile) });
    expect(kinds(made)).toContain('suppress');
    expect(question(made).kind).toBe('opt_out');
  });
});

describe('a sensitive mail', () => {
  const sensitive = { flags: ['sensitive'] as 'sensitive'[] };

  it('that leads to nothing is the owner’s to see', () => {
    const gate = { auto: false, class: 0, reasons: ['flag: sensitive'] } as const;
    const made = answered(offered(), { ...angry, gate, reading: reading(['not_scheduling'], sensitive) });
    expect(question(made)).toMatchObject({ kind: 'unclear', text: expect.stringContaining('something sensitive') });
  });

  it('that is thanks and no more is silent (row 56)', () => {
    const made = answered(offered(), { ...angry, reading: reading(['thank'], sensitive) });
    expect(made.state.needsOwner).toEqual([]);
  });
});
