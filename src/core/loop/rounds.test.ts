import { describe, expect, it } from 'vitest';
import type { Period } from '../time/period';
import type { StepEvent } from './context';
import type { LoopState } from './state';
import { step } from './step';
import { at, context, facts, GUEST, guestSays, heard, newLoop, OWNER, ownerSays, window } from './testing/scene';
import type { Transition } from './transition';

const week = window(at(9, 0), at(14, 0), { precision: 'week' });
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'], {}, [week])), context()).state;
const none = guestSays(heard(['decline_options']));
const guests = (made: Transition) =>
  made.plan.actions.filter((a) => a.kind === 'send' && a.to.some((id) => id !== 'p1'));

describe('over several rounds', () => {
  it('what was refused once is never offered again', () => {
    let state = offered();
    const seen = new Set<number>();
    for (let version = 2; version < 5; version += 1) {
      const starts = state.offer?.slots.map((slot) => slot.start) ?? [];
      expect(starts.filter((start) => seen.has(start))).toEqual([]);
      for (const start of starts) seen.add(start);
      state = step(state, none, context({ version })).state;
    }
  });

  it('"all of them" takes back no day that the guest has refused before', () => {
    const state = offered();
    const [first, ...others] = state.offer?.slots ?? [];
    const day = window((first?.start ?? 0) - 30, (first?.end ?? 0) + 30, { stance: 'cannot' });
    const standing = { ...state, constraints: [...state.constraints, { ...day, by: 'p2' }] };
    const made = step(standing, guestSays(heard(['accept_any'], { acceptAny: true })), context({ version: 3 }));
    const starts = made.plan.actions.flatMap((a) => (a.kind === 'book' ? [a.slot.start] : []));
    expect(starts).toHaveLength(1);
    expect(others.map((slot) => slot.start)).toContain(starts[0]);
  });

  it('A20 no reminder goes out while the owner has to answer what the guest said', () => {
    const asked: LoopState = { ...offered(), rounds: 4 };
    const made = step(asked, none, context({ version: 2 }));
    expect(made.state.needsOwner).toMatchObject([{ id: 'rounds-4' }]);
    const later = step(made.state, { kind: 'timer', timer: 'follow_up' }, context({ version: 3, now: at(5, 11) }));
    expect(guests(later)).toEqual([]);
  });

  it('nobody is reminded on the day of the offer while it has times beyond tomorrow', () => {
    const made = step(newLoop(), ownerSays(heard(['request_meeting'])), context());
    const { slots = [] } = made.state.offer ?? {};
    expect((slots[0]?.start ?? 0) - context().now).toBeLessThan(2 * 1440);
    expect((slots.at(-1)?.start ?? 0) - context().now).toBeGreaterThan(2 * 1440);
    const [timer] = made.plan.actions.filter((a) => a.kind === 'set_timer' && a.timer === 'follow_up');
    expect(timer?.kind === 'set_timer' ? timer.dueAt : 0).toBeGreaterThanOrEqual(at(4, 8));
  });

  it('a reminder with fewer times numbers them anew, and old links show the new list', () => {
    const state = offered();
    const [gone, ...left] = state.offer?.slots ?? [];
    const busy = gone ? [{ start: gone.start, end: gone.end }] : [];
    const timer: StepEvent = { kind: 'timer', timer: 'follow_up' };
    const made = step(state, timer, context({ version: 2, now: at(5, 11), busy }));
    expect(made.state.offer?.slots).toEqual(left.map(({ start, end }, i) => ({ n: i + 1, start, end })));
    expect(made.state.offer?.set).toBe((state.offer?.set ?? 0) + 1);
    expect(guests(made)).toMatchObject([{ template: 'follow_up', slots: made.state.offer?.slots }]);
  });

  it('a question back to the guest needs no certain reading, and no leave of the owner', () => {
    const said = heard(['propose_times'], { flags: ['ambiguous_time'] }, [], false);
    const made = step(offered(), guestSays(said), context({ version: 2 }));
    expect(made.plan.review).toBe('none');
    expect(guests(made)).toMatchObject([{ template: 'clarify' }]);
  });

  it('E20 times beyond the days that the owner asked for are the owner’s to allow, a range as well as an hour', () => {
    const days = window(at(9, 0), at(14, 0), { precision: 'day' });
    const first = step(newLoop(), ownerSays(heard(['request_meeting'], {}, [days])), context()).state;
    for (const wish of [window(at(16, 9), at(16, 12)), window(at(16, 10), at(16, 10) + 30, { precision: 'minute' })]) {
      const made = step(first, guestSays(heard(['propose_times'], {}, [wish])), context({ version: 2 }));
      expect(guests(made)).toEqual([]);
      expect(made.state.needsOwner).toMatchObject([{ kind: 'approve' }]);
      const id = made.state.needsOwner[0]?.id ?? '';
      const yes: StepEvent = { kind: 'decision', decisionId: id, approve: true, answer: null, by: 'u' };
      const done = step(made.state, yes, context({ version: 3 }));
      const slots = done.plan.actions.flatMap((a): readonly Period[] =>
        a.kind === 'book' ? [a.slot] : a.kind === 'hold' ? a.slots : [],
      );
      expect(slots.length).toBeGreaterThan(0);
      expect(slots.every((slot) => slot.start >= wish.start && slot.end <= Math.max(wish.end, wish.start + 30))).toBe(
        true,
      );
    }
  });
});

describe('a week that the owner named roughly', () => {
  const says = (wish: ReturnType<typeof window>, state = offered()) =>
    step(state, guestSays(heard(['propose_times'], {}, [wish])), context({ version: 2 }));

  it.each([
    ['the whole week after it', window(at(16, 0), at(21, 0), { precision: 'week' })],
    ['a morning of the week after', window(at(17, 9), at(17, 12))],
  ])('gives way to what the guest asks for, within the hours: %s', (_, wish) => {
    const made = says(wish);
    expect(made.plan.review).toBe('none');
    const slots = made.state.offer?.slots ?? [];
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every((s) => s.start >= wish.start && s.end <= wish.end)).toBe(true);
  });

  it('and to an hour of the week after', () => {
    const hour = window(at(16, 10), at(16, 13), { precision: 'minute', exactStart: true });
    expect(says(hour).plan.actions).toMatchObject([{ kind: 'book', slot: { start: at(16, 10) } }]);
  });

  it('never beyond a day that the owner named as the last', () => {
    const due = window(at(9, 0), at(14, 0), { role: 'deadline', precision: 'day' });
    const state = { ...offered(), constraints: [...offered().constraints, { ...due, by: 'p1' }] };
    const hour = window(at(16, 10), at(16, 13), { precision: 'minute', exactStart: true });
    expect(says(hour, state).plan.review).toBe('owner');
    expect(
      guests(says(window(at(17, 9), at(17, 12)), state))
        .flatMap((a) => (a.kind === 'send' ? a.slots : []))
        .every((s) => s.end <= at(14, 0)),
    ).toBe(true);
  });
});

describe('a plan that waits for the owner', () => {
  const waiting = () => step(newLoop(), ownerSays(heard(['request_meeting'], {}, [week], false)), context()).state;
  const speaks = (from: string, changes: Parameters<typeof facts>[0]): StepEvent => ({
    kind: 'message',
    facts: facts({ from: { address: from, name: null }, ...changes }),
    heard: heard(['decline_options']),
  });

  it.each([
    ['a stranger', speaks('mallory@evil.test', { role: 'stranger', level: 'A2' })],
    ['somebody unproved in the name of the guest', speaks(GUEST, { role: 'guest', level: 'A0' })],
    ['somebody unproved in the name of the owner', speaks(OWNER, { role: 'owner', level: 'A0' })],
  ])('A15 is not taken away by %s', (_, event) => {
    const before = waiting();
    expect(before.proposal).not.toBeNull();
    const made = step(before, event, context({ version: 2 }));
    expect(made.state.proposal).toEqual(before.proposal);
    expect(made.state.needsOwner.some((d) => d.kind === 'approve')).toBe(true);
  });
});

describe('a meeting that is to be moved', () => {
  it('stays, and is said to stay, when the agreed time is the one it has', () => {
    const chosen = step(
      offered(),
      guestSays(heard(['accept_any'], { acceptAny: true })),
      context({ version: 2 }),
    ).state;
    const slot = chosen.wanted ?? { start: 0, end: 0 };
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
    const meeting = step(chosen, booked, context({ version: 3 })).state;
    const same = { n: 1, ...slot };
    const moving: LoopState = {
      ...meeting,
      phase: 'RESCHEDULING',
      offer: { set: 2, slots: [same], sentAt: at(3, 10), expiresAt: at(6, 10) },
    };
    const made = step(moving, guestSays(heard(['accept_any'], { acceptAny: true })), context({ version: 4 }));
    expect(made.state).toMatchObject({ phase: 'BOOKED', offer: null });
    expect(guests(made)).toMatchObject([{ template: 'confirm' }]);
    const timers = made.plan.actions.flatMap((a) => (a.kind === 'set_timer' ? [a.timer] : []));
    expect(timers).toEqual(['rsvp_check', 'meeting_over']);
  });
});
