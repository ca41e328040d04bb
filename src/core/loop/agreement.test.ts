import { describe, expect, it } from 'vitest';
import type { StepEvent } from './context';
import type { Action } from './plan';
import type { LoopState } from './state';
import { step } from './step';
import { at, context, facts, GUEST, guestSays, heard, newLoop, ownerSays, window } from './testing/scene';
import type { Transition } from './transition';

const BOB = { address: 'bob@globex.test', name: 'Bob Ray' };
const jane = { address: GUEST, name: 'Jane Doe' };

const kinds = (made: Transition) => made.plan.actions.map((a) => a.kind);
const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const accepts = (option: number) =>
  heard(['accept_option'], { options: [{ option, stance: 'accept', confidence: 1, evidence: 'x' }] });
const says = (from: typeof BOB, said: ReturnType<typeof heard>): StepEvent => guestSays(said, { from });
const decides = (decisionId: string, approve: boolean): StepEvent => ({
  kind: 'decision',
  decisionId,
  approve,
  answer: null,
  by: 'u',
});

function offered(): LoopState {
  return step(newLoop(), ownerSays(heard(['request_meeting']), { to: [...facts().to, BOB] }), context()).state;
}

function turns(state: LoopState, ...events: StepEvent[]): Transition {
  let made: Transition = { state, plan: { actions: [], risk: 0, review: 'none', reasons: [] } };
  for (const [index, event] of events.entries()) made = step(made.state, event, context({ version: index + 2 }));
  return made;
}

describe('several guests', () => {
  it('books nothing before all have agreed, and tells the owner who is still to answer', () => {
    const made = turns(offered(), says(jane, accepts(1)));
    expect(kinds(made)).toEqual(['send']);
    expect(sends(made)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
    expect(sends(made)[0]?.note).toContain('Bob Ray');
    expect(made.state.wanted).toBeNull();
  });

  it('books the time that all have agreed to', () => {
    const state = offered();
    const made = turns(state, says(jane, accepts(2)), says(BOB, accepts(2)));
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: state.offer?.slots[1]?.start } }]);
  });

  it('takes the time of the others when somebody can do any', () => {
    const state = offered();
    const made = turns(state, says(jane, accepts(3)), says(BOB, heard(['accept_any'], { acceptAny: true })));
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: state.offer?.slots[2]?.start } }]);
  });

  it('asks the owner when they choose different times, and forgets the choices with a new offer', () => {
    const made = turns(offered(), says(jane, accepts(1)), says(BOB, accepts(2)));
    expect(kinds(made)).toEqual(['send', 'set_timer']);
    const id = made.state.needsOwner[0]?.id ?? '';
    expect(id).toMatch(/^split-/);
    const again = step(made.state, decides(id, true), context({ version: 9 }));
    expect(sends(again)).toMatchObject([{ template: 'counter', to: ['p2', 'p3'] }]);
    expect(again.state.participants.some((p) => p.answer)).toBe(false);
  });

  it('does not take the time of one guest without asking the other', () => {
    const wish = window(at(5, 15), at(5, 15, 30), { precision: 'minute' });
    const made = turns(offered(), says(jane, heard(['propose_times'], {}, [wish])));
    expect(kinds(made)).not.toContain('book');
    expect(sends(made)).toMatchObject([{ template: 'counter', to: ['p2', 'p3'] }]);
  });

  it('one who declines does not end it for the others: the owner decides', () => {
    const made = turns(offered(), says(jane, accepts(1)), says(BOB, heard(['decline_meeting'])));
    expect(made.state.phase).toBe('OFFERING');
    expect(made.state.needsOwner.map((d) => d.id)).toEqual(['without-p3']);
    expect(kinds(step(made.state, decides('without-p3', true), context({ version: 9 })))).toEqual(['book']);
    expect(step(made.state, decides('without-p3', false), context({ version: 9 })).state.phase).toBe('CLOSED');
  });

  it('books without somebody only with the word of the owner', () => {
    const made = turns(offered(), says(BOB, heard(['decline_meeting'])), says(jane, accepts(1)));
    expect(kinds(made)).toEqual(['send']);
  });

  it('one who wants no mail takes the times of the others with them no more', () => {
    const made = turns(offered(), says(BOB, heard(['opt_out'])));
    expect(kinds(made)).toEqual(['suppress', 'send', 'set_timer']);
    expect(made.state.offer).not.toBeNull();
  });

  it('a crowd in copy is not written to before the owner has seen it', () => {
    const to = Array.from({ length: 15 }, (_, n) => ({ address: `g${n % 12}@globex.test`, name: null }));
    const made = step(newLoop(), ownerSays(heard(['request_meeting']), { to }), context());
    expect(made.plan.review).toBe('owner');
    expect(sends(made).every((s) => s.to.join() === 'p1')).toBe(true);
    expect(made.state.proposal?.after.participants).toHaveLength(13);
  });

  it('reminds only those who have not answered', () => {
    const made = turns(offered(), says(jane, accepts(1)), { kind: 'timer', timer: 'follow_up' });
    expect(sends(made)).toMatchObject([{ template: 'follow_up', to: ['p3'] }]);
  });

  it('E13 does not wait for ever for guests of whom one always sleeps', () => {
    const zones = ['Etc/UTC', 'Asia/Shanghai', 'America/Los_Angeles'];
    const state = offered();
    const [owner, first, second] = state.participants;
    if (!owner || !first || !second) throw new Error('somebody is missing');
    const participants = [owner, first, second, { ...second, id: 'p4', address: 'c@globex.test' }].map((p, i) => ({
      ...p,
      zone: zones[i - 1] ?? p.zone,
    }));
    const made = step({ ...state, participants }, { kind: 'timer', timer: 'follow_up' }, context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'follow_up' }]);
  });
});
