import { describe, expect, it } from 'vitest';
import type { StepContext, StepEvent } from '../context';
import type { LoopState } from '../state';
import { step } from '../step';
import { at, context, facts, GUEST, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

const ask = ownerSays(heard(['request_meeting']));
const offered = (): LoopState => step(newLoop(), ask, context()).state;
const guests = (made: Transition) =>
  made.plan.actions.filter((a) => a.kind === 'send' && a.to.some((id) => id !== 'p1'));
const timer = (state: LoopState, kind: 'follow_up' | 'owner_reminder', now: number, version: number) =>
  step(state, { kind: 'timer', timer: kind }, context({ version, now }));

const none = { threadToday: 0, newAddressesToday: 0, slotsShown: 0, probes: 0 };

/** The same counter-proposal again and again. */
const busy: StepEvent = guestSays(heard(['decline_options']));

describe('bounds on mail to guests', () => {
  it('an offer and two reminders go to somebody silent; more only after they or the owner have acted', () => {
    const first = offered();
    const second = timer(first, 'follow_up', at(5, 11), 2);
    const third = timer(second.state, 'follow_up', at(9, 11), 3);
    expect(third.state.participants[1]?.unanswered).toBe(3);
    const again = { ...third.state, followUps: 0 };
    const fourth = timer(again, 'follow_up', at(11, 11), 4);
    expect(guests(fourth)).toEqual([]);
    expect(fourth.state.needsOwner).toMatchObject([
      { id: 'limit-4', text: expect.stringContaining('3 times to Jane') },
    ]);
    expect(step(third.state, busy, context({ version: 4, now: at(9, 12) })).state.participants[1]?.unanswered).toBe(1);
  });

  it.each<[string, StepContext['sent']]>([
    ['six turns in one thread a day', { ...none, threadToday: 6 }],
    ['twenty new people a day', { ...none, newAddressesToday: 20 }],
  ])('%s: the owner is asked instead', (_, sent) => {
    const made = step(newLoop(), ask, context({ sent }));
    expect(guests(made)).toEqual([]);
    expect(made.state.needsOwner).toMatchObject([{ id: 'limit-1' }]);
    expect(made.state.offer).toBeNull();
  });

  it.each([
    ['twelve times were shown', { ...none, slotsShown: 12 }],
    ['seven times were asked about', { ...none, probes: 7 }],
  ])('A17 a guest who probes learns no more after %s, the owner goes on', (_, sent) => {
    const wish = [window(at(5, 9), at(5, 12))];
    const probe = guestSays(heard(['propose_times'], {}, wish));
    const made = step(offered(), probe, context({ version: 2, sent }));
    expect(guests(made)).toEqual([]);
    expect(made.state.needsOwner).toMatchObject([{ id: 'limit-2' }]);
    const yes: StepEvent = { kind: 'decision', decisionId: 'limit-2', approve: true, answer: null, by: 'u' };
    expect(guests(step(made.state, yes, context({ version: 3, sent })))).toHaveLength(1);
  });

  it('people whom the assistant knows are not new', () => {
    const sent = { ...none, newAddressesToday: 20 };
    expect(guests(step(newLoop(), ask, context({ sent, knownAddresses: new Set([GUEST]) })))).toHaveLength(1);
  });

  it('what has happened is told beyond every bound', () => {
    const chosen = step(offered(), guestSays(heard(['accept_any'], { acceptAny: true })), context({ version: 2 }));
    const slot = chosen.state.wanted ?? { start: 0, end: 0 };
    const booked: StepEvent = {
      kind: 'booked',
      meetingId: 'm',
      ...slot,
      joinUrl: null,
      htmlLink: null,
      icalUid: 'u',
      sequence: 0,
      moved: false,
    };
    const ctx = context({ version: 3, sent: { ...none, threadToday: 6, newAddressesToday: 20 } });
    expect(guests(step(chosen.state, booked, ctx))).toMatchObject([{ template: 'confirm' }]);
  });

  it('two assistants do not keep each other busy', () => {
    const machine: StepEvent = {
      kind: 'message',
      facts: facts({ from: { address: GUEST, name: 'Jane Doe' }, role: 'guest', level: 'A2', machine: 'assistant' }),
      heard: heard(['decline_options']),
    };
    let state = offered();
    const sent: number[] = [];
    for (let version = 2; version < 8; version += 1) {
      const made = step({ ...state, rounds: 1 }, machine, context({ version }));
      sent.push(guests(made).length);
      state = made.state;
    }
    expect(sent.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(3);
    expect(state.needsOwner.some((d) => d.kind === 'limit')).toBe(true);
  });
});

describe('somebody out of office', () => {
  const away = (until: number, auto = true): StepEvent => ({
    kind: 'message',
    facts: facts({ from: { address: GUEST, name: 'Jane Doe' }, role: 'guest', level: 'A2', machine: 'auto_reply' }),
    heard: heard(['out_of_office'], {}, [window(at(3, 0), until, { stance: 'cannot', role: 'absence' })], auto),
  });

  it('A14 is not answered, and not reminded before they are back', () => {
    const made = step(offered(), away(at(12, 0)), context({ version: 2 }));
    expect(guests(made)).toEqual([]);
    expect(made.state.participants[1]).toMatchObject({ status: 'out_of_office', awayUntil: at(12, 0) });
    expect(made.plan.actions).toContainEqual({ kind: 'set_timer', timer: 'follow_up', dueAt: at(13, 9) });
    const early = timer(made.state, 'follow_up', at(9, 11), 3);
    expect(guests(early)).toEqual([]);
    expect(early.plan.actions).toMatchObject([{ kind: 'set_timer', timer: 'follow_up' }]);
  });

  it('asks the owner nothing, however little of the note was read', () => {
    const made = step(offered(), away(at(12, 0), false), context({ version: 2 }));
    expect([made.plan.review, made.state.needsOwner]).toEqual(['none', []]);
    expect(made.state.participants[1]).toMatchObject({ status: 'out_of_office', awayUntil: at(12, 0) });
  });

  it('is there again when they write', () => {
    const made = step(offered(), away(at(12, 0)), context({ version: 2 }));
    const back = step(made.state, guestSays(heard(['thank'])), context({ version: 3 }));
    expect(back.state.participants[1]).toMatchObject({ status: 'pending' });
    expect(back.state.participants[1]?.awayUntil).toBeUndefined();
  });

  it('for longer than anybody is believed to be, changes nothing', () => {
    const made = step(offered(), away(at(3, 0) + 400 * 1440), context({ version: 2 }));
    expect(made.state.participants[1]?.status).toBe('pending');
  });
});

describe('a question that waits for the owner', () => {
  const asked = () => step(offered(), guestSays(heard(['unclear'], {}, [], false)), context({ version: 2 }));

  it('is put with a reminder after four hours of work', () => {
    expect(asked().plan.actions).toContainEqual({ kind: 'set_timer', timer: 'owner_reminder', dueAt: at(3, 14) });
  });

  it('is reminded of three times at most, and then rests without a word to the guest', () => {
    const first = timer(asked().state, 'owner_reminder', at(3, 14), 3);
    expect(first.plan.actions[0]).toMatchObject({ kind: 'notice' });
    const second = timer(first.state, 'owner_reminder', at(4, 14), 4);
    expect(second.plan.actions[0]).toMatchObject({ kind: 'send', template: 'owner_question', to: ['p1'] });
    const third = timer(second.state, 'owner_reminder', at(6, 14), 5);
    expect(third.state).toMatchObject({ phase: 'STALLED', offer: null });
    expect([first, second, third].flatMap(guests)).toEqual([]);
  });
});
