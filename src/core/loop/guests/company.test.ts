import { describe, expect, it } from 'vitest';
import type { MessageFacts, StepEvent } from '../context';
import type { Action } from '../plan';
import type { LoopState, Participant } from '../state';
import { step } from '../step';
import { ASSISTANT, context, facts, GUEST, guestSays, heard, newLoop, ownerSays } from '../testing/scene';
import type { Transition } from '../transition';

const JULIE = { address: 'julie@globex.test', name: 'Julie Kay' };
const EVE = { address: 'eve@evil.test', name: 'Eve' };
const BOB = { address: 'bob@globex.test', name: 'Bob Ray' };
const assistant = { address: ASSISTANT, name: 'Sunny' };

type Change = Parameters<typeof heard>[1] & object;
const op = (
  kind: 'add' | 'remove' | 'make_optional' | 'make_required' | 'coordinator' | 'instead',
  who: Partial<typeof BOB>,
) =>
  heard(['acknowledge'], {
    participants: [{ op: kind, email: who.address ?? null, name: who.name ?? null, confidence: 1, evidence: 'x' }],
  } as Change);
const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const toGuests = (made: Transition) => sends(made).filter((s) => s.to.some((id) => id !== 'p1'));
const person = (state: LoopState, who: { address: string }): Participant | undefined =>
  state.participants.find((p) => p.address === who.address);
const jane = (said: ReturnType<typeof heard>, changes: Partial<MessageFacts> = {}): StepEvent =>
  guestSays(said, { to: [], cc: [assistant], ...changes });
const picks = (...options: number[]) =>
  heard(['accept_option'], {
    options: options.map((option) => ({ option, stance: 'accept', confidence: 1, evidence: 'x' })),
  });

const offered = (...others: (typeof BOB)[]): LoopState =>
  step(newLoop(), ownerSays(heard(['request_meeting']), { to: [...facts().to, ...others] }), context()).state;

describe('row 21: who takes part', () => {
  it('the owner brings somebody in, who sees what the others were asked, and nobody else is written to', () => {
    const answered = step(offered(BOB), jane(picks(1)), context({ version: 2 })).state;
    const made = step(answered, ownerSays(op('add', EVE), { to: [assistant], cc: [] }), context({ version: 3 }));
    expect(toGuests(made)).toMatchObject([{ template: 'poll', to: ['p4'], slots: answered.offer?.slots }]);
    expect(person(made.state, { address: GUEST })?.answer).toBeDefined();
  });

  it('a one-to-one becomes a poll with the second guest', () => {
    const made = step(offered(), ownerSays(op('add', BOB), { to: [assistant], cc: [] }), context({ version: 2 }));
    expect(made.state.phase).toBe('POLLING');
    expect(toGuests(made)).toMatchObject([{ template: 'poll', to: ['p3'] }]);
  });

  it.each(['remove', 'make_optional'] as const)('%s: the others’ time is booked when they agree already', (kind) => {
    const answered = step(offered(BOB), jane(picks(2)), context({ version: 2 })).state;
    const made = step(
      answered,
      ownerSays(op(kind, { name: 'Bob' }), { to: [assistant], cc: [] }),
      context({ version: 3 }),
    );
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: answered.offer?.slots[1]?.start } }]);
  });

  it('whoever names somebody in their place, in copy and of their house, takes no part any more', () => {
    const said = op('instead', { name: 'Julie Kay' });
    const made = step(offered(), jane(said, { level: 'A2', cc: [assistant, JULIE] }), context({ version: 2 }));
    expect(person(made.state, { address: GUEST })?.status).toBe('declined');
    expect(toGuests(made)).toMatchObject([{ template: 'offer', to: [person(made.state, JULIE)?.id] }]);
    const stranger = op('instead', { address: EVE.address });
    const other = step(offered(), jane(stranger, { level: 'A2' }), context({ version: 2 }));
    expect(toGuests(other)).toEqual([]);
    expect(other.plan.review).toBe('owner');
  });

  it('somebody who is required again has to answer', () => {
    const state = offered(BOB);
    const loose = {
      ...state,
      participants: state.participants.map((p) => (p.id === 'p3' ? { ...p, optional: true } : p)),
    };
    const made = step(loose, ownerSays(op('make_required', BOB), { to: [assistant], cc: [] }), context({ version: 2 }));
    expect(person(made.state, BOB)?.optional).toBe(false);
    const answered = step(made.state, jane(picks(1)), context({ version: 3 }));
    expect(answered.plan.actions.map((a) => a.kind)).toEqual(['silent']);
  });

  it.each<[string, Partial<MessageFacts>, typeof BOB, boolean]>([
    ['a proved guest brings in a colleague in copy', { level: 'A2', cc: [assistant, BOB] }, BOB, true],
    ['not one who is not in copy', { level: 'A2' }, BOB, false],
    ['not one of another company', { level: 'A2', cc: [assistant, EVE] }, EVE, false],
    ['not on an unproved word', { level: 'A1', cc: [assistant, BOB] }, BOB, false],
  ])('A8 %s', (_, mail, who, allowed) => {
    const made = step(offered(), jane(op('add', who), mail), context({ version: 2 }));
    expect(person(made.state, who) !== undefined).toBe(allowed);
    expect(toGuests(made).length).toBe(allowed ? 1 : 0);
    expect(made.plan.review).toBe(allowed ? 'none' : 'owner');
    if (allowed) return;
    const [decision] = made.state.needsOwner;
    const yes = { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null, by: 'u' } as const;
    expect(person(step(made.state, yes, context({ version: 3 })).state, who)).toBeDefined();
  });

  it('what else the mail says counts as well', () => {
    const both = { ...picks(2), reading: { ...picks(2).reading, participants: op('add', BOB).reading.participants } };
    const made = step(offered(), jane(both, { level: 'A2', cc: [assistant, BOB] }), context({ version: 2 }));
    expect(person(made.state, { address: GUEST })?.answer?.yes).toHaveLength(1);
    expect(toGuests(made)).toMatchObject([{ to: ['p3'] }]);
    const done = step(made.state, guestSays(picks(2), { from: BOB }), context({ version: 3 }));
    expect(done.plan.actions).toMatchObject([{ kind: 'book' }]);
  });

  it('a guest makes nobody else optional and leaves nobody out', () => {
    for (const kind of ['remove', 'make_optional'] as const) {
      const made = step(offered(BOB), jane(op(kind, BOB), { level: 'A2' }), context({ version: 2 }));
      expect(person(made.state, BOB)).toMatchObject({ optional: false, status: 'pending' });
    }
  });

  it('a guest who need not be there keeps nobody waiting', () => {
    const answered = step(offered(BOB), guestSays(picks(3), { from: BOB }), context({ version: 2 })).state;
    const made = step(answered, jane(op('make_optional', { name: 'Jane' })), context({ version: 3 }));
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: answered.offer?.slots[2]?.start } }]);
  });
});

describe('the first mail', () => {
  const asks = (...changes: [Parameters<typeof op>[0], Partial<typeof BOB>][]) => {
    const said = heard(['request_meeting'], {
      participants: changes.flatMap(([kind, who]) => op(kind, who).reading.participants),
    });
    return step(newLoop(), ownerSays(said, { to: [...facts().to, BOB] }), context());
  };

  it('says who need not come', () => {
    const made = asks(['make_optional', { name: 'Bob' }]);
    expect(made.state.phase).toBe('OFFERING');
    expect(toGuests(made)).toMatchObject([{ template: 'offer', to: ['p2'], cc: ['p3', 'p1'] }]);
    const done = step(made.state, jane(picks(1)), context({ version: 2 }));
    expect(done.plan.actions).toMatchObject([{ kind: 'book' }]);
  });

  it('invites by address whom it names besides, and by a name alone nobody', () => {
    expect(person(asks(['add', { address: EVE.address }]).state, EVE)).toMatchObject({ status: 'pending' });
    for (const who of [{ name: 'Eve' }, { address: ASSISTANT }]) {
      expect(asks(['add', who]).state.participants).toHaveLength(3);
    }
  });
});

describe('row 19, E24: somebody arranges the time of a guest', () => {
  const delegated = (mail: Partial<MessageFacts> = {}) =>
    step(
      offered(),
      jane(op('coordinator', JULIE), { level: 'A2', cc: [assistant, JULIE], ...mail }),
      context({ version: 2 }),
    );

  it('goes on with them, with their principal in copy', () => {
    const made = delegated();
    expect(person(made.state, JULIE)?.coordinatorFor).toBe('p2');
    expect(toGuests(made)).toMatchObject([{ template: 'offer', to: ['p3'], cc: ['p2', 'p1'] }]);
  });

  it('takes their answer for their principal’s, in a one-to-one', () => {
    const made = step(delegated().state, guestSays(picks(2), { from: JULIE }), context({ version: 3 }));
    expect(made.plan.actions).toMatchObject([{ kind: 'book' }]);
    expect(person(made.state, { address: GUEST })?.answer?.yes).toHaveLength(1);
    expect(person(made.state, JULIE)?.answer).toBeUndefined();
  });

  it.each([
    [true, ['p2', 'p1']],
    [false, ['p1']],
  ])('E24 copies the principal only while they are kept in copy (%s)', (kept, cc) => {
    const copies = kept ? [assistant, { address: GUEST, name: 'Jane Doe' }] : [assistant];
    const none = guestSays(heard(['decline_options']), { from: JULIE, to: [], cc: copies });
    const made = step(delegated().state, none, context({ version: 3 }));
    expect(toGuests(made)).toMatchObject([{ template: 'counter', to: ['p3'], cc }]);
  });

  it('asks the owner about somebody of another company, or one who is not in copy', () => {
    for (const mail of [{ cc: [assistant] }, { level: 'A1' as const }]) {
      const made = delegated(mail);
      expect(person(made.state, JULIE)).toBeUndefined();
      expect(toGuests(made)).toEqual([]);
      expect(made.plan.review).toBe('owner');
    }
  });

  it('takes their no for their principal’s', () => {
    const made = step(
      delegated().state,
      guestSays(heard(['decline_meeting']), { from: JULIE }),
      context({ version: 3 }),
    );
    expect(made.state).toMatchObject({ phase: 'CLOSED', closedReason: 'declined' });
  });

  it('two of a group may be arranged for, each by their own', () => {
    const state = offered(BOB);
    const one = step(
      state,
      jane(op('coordinator', JULIE), { level: 'A2', cc: [assistant, JULIE] }),
      context({ version: 2 }),
    );
    const answered = step(one.state, guestSays(picks(1), { from: JULIE }), context({ version: 3 }));
    expect(answered.plan.actions.map((a) => a.kind)).toEqual(['silent']);
    const done = step(answered.state, guestSays(picks(1), { from: BOB }), context({ version: 4 }));
    expect(done.plan.actions).toMatchObject([{ kind: 'book' }]);
  });
});
