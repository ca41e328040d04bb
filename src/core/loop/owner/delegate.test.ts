import { describe, expect, it } from 'vitest';
import { OUTSIDE_HOURS } from '../booked/authority';
import type { Delegate, Heard, MessageFacts, StepContext } from '../context';
import { step } from '../step';
import { booked, bookedGroup, exactly, find, next, proved, sends } from '../testing/booked-scene';
import { ASSISTANT, at, context, GUEST, guestSays, heard, newLoop, OWNER, ownerSays } from '../testing/scene';
import { NO_WORDS } from './words';

const ana: Delegate = { name: 'Ana Ruiz', address: 'ana@acme.test', schedule: true, initiate: true, granted: false };
const FOR = 'Ana Ruiz for Dana Reyes';
const asks = (withWriter: boolean, more: Partial<Heard> = {}): Heard => ({
  ...heard(['request_meeting']),
  ...more,
  owner: { ...NO_WORDS, withWriter, ...more.owner },
});
const anaSays = (said: Heard, rights: Partial<Delegate> = {}, more: Partial<MessageFacts> = {}) =>
  ownerSays(said, { from: { address: ana.address, name: 'Ana Ruiz' }, delegate: { ...ana, ...rights }, ...more });
const toUs = { to: [{ address: ASSISTANT, name: 'Sunny' }], cc: [] };

describe('a delegate who opens a loop', () => {
  it('for a meeting without them: the guests are offered times, and it says for whom it was done', () => {
    const made = step(newLoop(), anaSays(asks(false), { schedule: false }), context());
    expect(made.plan.reasons[0]).toBe(FOR);
    expect(made.state.participants.map((p) => p.address)).toEqual([OWNER, GUEST]);
    expect(sends(made)).toMatchObject([{ template: 'offer', to: ['p2'] }]);
  });

  it('for one that they attend: they stand among the guests', () => {
    const made = step(newLoop(), anaSays(asks(true), { initiate: false }), context());
    expect(made.state.participants.map((p) => p.address)).toEqual([OWNER, GUEST, ana.address]);
  });

  it.each([
    ['without them', false, { initiate: false }],
    ['with them', true, { schedule: false }],
  ])(
    'beyond their right (%s): the owner is asked and nobody else hears of it; a yes does it',
    (_, withWriter, rights) => {
      const made = step(newLoop(), anaSays(asks(withWriter), rights), context());
      expect(sends(made).every(({ to }) => to.every((id) => id === 'p1'))).toBe(true);
      expect(made.state).toMatchObject({ phase: 'INTAKE', offer: null, needsOwner: [{ messageRowId: 'row' }] });
      const [question] = made.state.needsOwner;
      const decision = {
        kind: 'decision',
        decisionId: question?.id ?? '',
        approve: true,
        answer: null,
        by: 'u',
      } as const;
      const yes = step(made.state, decision, context({ version: 2 }));
      expect(find(yes, 'hear_again')?.messageRowId).toBe('row');
      const again = step(yes.state, anaSays(asks(withWriter), { ...rights, granted: true }), context({ version: 3 }));
      expect(again.state.offer).not.toBeNull();
    },
  );
});

describe('a delegate in a loop of the owner', () => {
  const offered = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;

  it('steers it within the right', () => {
    const cancelled = next(booked(), anaSays({ ...heard(['cancel']), owner: NO_WORDS }));
    expect(find(cancelled, 'cancel_event')).toBeDefined();
    expect(cancelled.plan.reasons[0]).toBe(FOR);
    const refused = next(booked(), anaSays({ ...heard(['cancel']), owner: NO_WORDS }, { initiate: false }));
    expect(find(refused, 'cancel_event')).toBeUndefined();
    expect(refused.state.needsOwner[0]?.text).toContain('may not decide for you');
  });

  it('cannot say yes to what waits for the owner, nor set what holds from now on', () => {
    const waiting = step(newLoop(), ownerSays(heard(['request_meeting'])), {
      ...context(),
      owner: { ...context().owner, approval: 'approve_everything' },
    } as StepContext).state;
    expect(waiting.proposal).not.toBeNull();
    const yes = {
      ...heard(['approve_plan']),
      owner: { ...NO_WORDS, verdict: { kind: 'yes', heard: null }, plain: true },
    };
    const made = next(waiting, anaSays(yes as Heard));
    expect(made.state.proposal).toEqual(waiting.proposal);
    expect(sends(made)).toEqual([]);
    const wish = { ...heard(['set_preference']), owner: { ...NO_WORDS, wishes: [{}] } } as unknown as Heard;
    expect(find(next(offered(), anaSays(wish)), 'set_preferences')).toBeUndefined();
  });

  it('E20 cannot open the owner’s hours', () => {
    const late = { ...heard(['propose_times'], {}, exactly(at(5, 19))), owner: { ...NO_WORDS, toAssistant: true } };
    const made = next(offered(), anaSays(late));
    expect(made.plan).toMatchObject({ review: 'owner' });
    expect(made.plan.reasons).toContain(OUTSIDE_HOURS);
    expect(next(offered(), ownerSays(late)).plan.review).toBe('none');
  });

  it('E20 needs the owner’s word for what touches a VIP, and for a second move', () => {
    const base = context();
    const vip = [{ rule: { kind: 'priority', people: { by: 'address', address: GUEST } }, sentence: 's1' }] as const;
    const under = { owner: { ...base.owner, preferences: vip, preferencesVersion: 2 } };
    const cancel = anaSays({ ...heard(['cancel']), owner: NO_WORDS });
    expect(next(booked(), cancel, under).plan.review).toBe('owner');
    expect(next(booked(), cancel).plan.review).toBe('none');
    const declines = anaSays({ ...heard(['decline_meeting']), owner: { ...NO_WORDS, declines: true } }, {}, toUs);
    expect(next(offered(), declines, under).plan.review).toBe('owner');
    const move = anaSays({ ...heard(['reschedule'], {}, exactly(at(6, 11))), owner: NO_WORDS });
    expect(next(booked({ ownerMoves: 1 }), move).plan.review).toBe('owner');
  });

  it('who attends is a guest who may move the meeting for all, unless it is not proved', () => {
    const [, jane] = bookedGroup().participants;
    const moves = (delegates: readonly string[], level: 'A1' | 'A2') =>
      next(bookedGroup(), guestSays(heard(['reschedule'], {}, exactly(at(6, 11))), { ...proved, level }), {
        delegates: new Set(delegates),
      }).plan;
    const hers = moves([jane?.address ?? ''], 'A2');
    expect(hers.review).toBe('none');
    expect(hers.reasons[0]).toBe('Jane Doe for Dana Reyes');
    expect(moves([jane?.address ?? ''], 'A1').reasons).not.toContain('Jane Doe for Dana Reyes');
    expect(moves([], 'A2').review).toBe('owner');
  });
});
