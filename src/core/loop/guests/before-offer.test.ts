import { describe, expect, it } from 'vitest';
import type { Period } from '../../time/period';
import type { Heard } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { TO_ASSISTANT } from '../testing/owner-says';
import { ASSISTANT, at, context, GUEST, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

const EA = { address: 'julie@globex.test', name: 'Julie Kay' };
const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const outward = (made: Transition) => sends(made).filter((s) => s.to.some((id) => id !== 'p1'));
const asked = (made: Transition) => made.state.needsOwner.map((d) => d.kind);
const afternoon = window(at(10, 13), at(10, 17));
const hour = window(at(10, 14), at(10, 17), { precision: 'minute', exactStart: true });

/** The owner's mail to Jane was not read with certainty: the first times wait for a yes. */
const waiting = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'], {}, [], false)), context()).state;
const answers = (said: Heard, state = waiting()) => step(state, guestSays(said), context({ version: 2 }));

describe('a guest who answers the owner’s own mail before the first times have gone out', () => {
  it('is known from that mail on', () => {
    expect(waiting().participants.map((p) => p.address)).toContain(GUEST);
    expect(asked(answers(heard(['thank'])))).toEqual(['approve']);
  });

  it.each([
    ['a stretch', heard(['propose_times'], {}, [afternoon])],
    ['an hour', heard(['propose_times'], {}, [hour])],
  ])('is taken at their word: what they name is in the plan that waits instead (%s)', (_, said) => {
    const made = answers(said);
    expect(outward(made)).toEqual([]);
    expect(asked(made)).toEqual(['approve']);
    expect(made.state.needsOwner[0]?.text).toContain('You have not said yes to the first plan yet.');
    const slots = made.state.proposal?.actions.flatMap((a): readonly Period[] =>
      a.kind === 'book' ? [a.slot] : a.kind === 'send' ? a.slots : [],
    );
    expect(slots?.length).toBeGreaterThan(0);
    expect(slots?.every((s) => s.start >= at(10, 13) && s.end <= at(10, 17))).toBe(true);
    const yes = { kind: 'decision', decisionId: 'approve-2', approve: true, answer: null, by: 'u' } as const;
    const done = step(made.state, yes, context({ version: 3 }));
    expect(done.plan.actions.some((a) => a.kind === 'book' || a.kind === 'send')).toBe(true);
    expect(done.state.participants.map((p) => p.address)).toContain(GUEST);
  });

  it.each([
    ['thanks', heard(['thank'])],
    ['is glad to', heard(['accept_any'], { acceptAny: true })],
    ['would like to', heard(['request_meeting'])],
  ])('who says no time leaves the first plan as it is: %s', (_, said) => {
    const before = waiting();
    const made = answers(said, before);
    expect(made.plan.actions).toMatchObject([{ kind: 'silent' }]);
    expect(made.state.proposal).toEqual(before.proposal);
    expect(made.state.needsOwner).toEqual(before.needsOwner);
  });

  it('and asks what only the owner can answer: both questions wait', () => {
    const made = answers(heard(['ask_question'], { questions: [{ topic: 'other', evidence: 'x' }] }, [], false));
    expect(asked(made).sort()).toEqual(['approve', 'unclear']);
    expect(made.state.proposal).not.toBeNull();
  });

  it('and does not want to meet is not offered anything', () => {
    expect(answers(heard(['decline_meeting'])).state.phase).toBe('CLOSED');
  });

  it('waits for nobody where the first times only wait for the morning', () => {
    const night = context({ now: at(4, 23) });
    const resting = step(newLoop(), ownerSays(heard(['request_meeting'])), night).state;
    expect(resting.phase).toBe('INTAKE');
    const made = step(
      resting,
      guestSays(heard(['propose_times'], {}, [afternoon])),
      context({ version: 2, now: at(5, 7) }),
    );
    expect(outward(made)).toMatchObject([{ to: ['p2'] }]);
  });
});

describe('whom words alone name', () => {
  it('takes no part before the owner’s yes', () => {
    const words = heard(['request_meeting'], {}, [], false);
    const contacts = [{ name: 'Jane Doe', address: GUEST }];
    const said = ownerSays(words, TO_ASSISTANT);
    expect(step(newLoop(), said, context({ contacts })).state.participants.map((p) => p.address)).not.toContain(GUEST);
  });
});

describe('somebody of the guest’s organisation who answers for them', () => {
  const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
  const mail = {
    from: EA,
    role: 'stranger' as const,
    level: 'A2' as const,
    to: [{ address: ASSISTANT, name: 'Sunny' }],
    cc: [{ address: GUEST, name: 'Jane Doe' }],
  };
  const said = heard(['accept_option'], { options: [{ option: 2, stance: 'accept', confidence: 1, evidence: 'x' }] });
  const writes = (changes: object, state = offered()) =>
    step(state, guestSays(said, { ...mail, ...changes }), context({ version: 2 }));

  it('is heard as they are, and books what was offered to them', () => {
    const made = writes({});
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: offered().offer?.slots[1]?.start } }]);
    expect(made.state.participants.at(-1)).toMatchObject({ address: EA.address, coordinatorFor: 'p2' });
  });

  it('also while the first times wait for the owner, who still decides', () => {
    const words = guestSays(heard(['propose_times'], {}, [afternoon]), mail);
    const made = step(waiting(), words, context({ version: 2 }));
    expect(outward(made)).toEqual([]);
    expect(asked(made)).toEqual(['approve']);
  });

  it.each<[string, object]>([
    ['without them in copy', { cc: [] }],
    ['of another organisation', { from: { address: 'julie@elsewhere.test', name: 'Julie' } }],
    ['whose mail is not proved', { level: 'A1' }],
    ['of whom only the subject speaks', { suggested: true }],
  ])('is a stranger: %s', (_, changes) => {
    const made = writes(changes);
    expect(made.plan.actions.some((a) => a.kind === 'book')).toBe(false);
    expect(made.state.participants.some((p) => p.coordinatorFor)).toBe(false);
    expect(made.state.needsOwner).toHaveLength(1);
  });

  it('stays one at a host that gives mailboxes to everybody', () => {
    const base = offered();
    const participants = base.participants.map((p) => (p.id === 'p2' ? { ...p, address: 'jane@gmail.com' } : p));
    const changes = {
      from: { address: 'julie@gmail.com', name: 'Julie' },
      cc: [{ address: 'jane@gmail.com', name: null }],
    };
    expect(writes(changes, { ...base, participants }).plan.actions.some((a) => a.kind === 'book')).toBe(false);
  });
});
