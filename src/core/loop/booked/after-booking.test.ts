import { describe, expect, it } from 'vitest';
import type { StepContext } from '../context';
import type { LoopState } from '../state';
import {
  accept,
  booked,
  bookedEvent,
  bookedGroup,
  details,
  exactly,
  find,
  kinds,
  next,
  proved,
  sends,
} from '../testing/booked-scene';
import { ASSISTANT, at, GUEST, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

describe('moving', () => {
  it('E15 offers three times near the old one, which stands until one of them is accepted', () => {
    const state = booked();
    const made = next(state, guestSays(heard(['reschedule']), proved));
    expect(sends(made)).toMatchObject([{ template: 'reschedule', to: ['p2'], by: 'p2' }]);
    const slots = made.state.offer?.slots ?? [];
    expect(slots).toHaveLength(3);
    for (const slot of slots) expect(Math.abs(slot.start - at(5, 14))).toBeLessThanOrEqual(4 * 60);
    expect(slots.some((s) => s.start < at(5, 14, 30) && at(5, 14) < s.end)).toBe(false);
    expect(made.state).toMatchObject({ phase: 'RESCHEDULING', booking: state.booking });
    const taken = next(made.state, guestSays(heard(['accept_option'], accept(2)), proved));
    expect(find(taken, 'move')?.slot.start).toBe(slots[1]?.start);
    const there = next(taken.state, bookedEvent(slots[1]?.start ?? 0));
    expect(sends(there)).toMatchObject([{ template: 'moved' }]);
    expect(there.state).toMatchObject({ phase: 'BOOKED', moves: 1, offer: null });
    expect(there.state.underway).toBeUndefined();
  });

  it('E15 apologises once: the second round of times is an ordinary one', () => {
    const first = next(booked(), guestSays(heard(['reschedule']), proved));
    const again = next(first.state, guestSays(heard(['decline_options']), proved));
    expect(sends(again).map((s) => s.template)).toEqual(['counter']);
    expect(kinds(again)).toContain('set_timer');
  });

  it('E15 asks the guest about the time that the owner names', () => {
    const made = next(booked(), ownerSays(heard(['reschedule'], details({ shiftMin: 60 }), exactly(at(5, 15)))));
    expect(find(made, 'move')).toBeUndefined();
    expect(sends(made)).toMatchObject([
      { template: 'reschedule', to: ['p2'], by: 'p1', slots: [{ start: at(5, 15) }] },
    ]);
  });

  it('asks the owner for another time when the one that they name is taken', () => {
    const busy = [{ start: at(5, 15), end: at(5, 16) }];
    const made = next(booked(), ownerSays(heard(['reschedule'], {}, exactly(at(5, 15)))), { busy });
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.state.offer).toBeNull();
  });

  it('A6 takes another of the options after the booking as a move, and the booked one as no change', () => {
    const state = booked();
    const options = state.booking?.options ?? [];
    const other = options.find((o) => o.start !== state.booking?.start);
    if (!other) throw new Error('no other option');
    const made = next(state, guestSays(heard(['accept_option'], accept(other.n)), proved));
    expect(find(made, 'move')?.slot.start).toBe(other.start);
    const at5 = { ...state, booking: { ...state.booking, options: [{ n: 1, start: at(5, 14), end: at(5, 14, 30) }] } };
    const same = next(at5 as LoopState, guestSays(heard(['accept_option'], accept(1)), proved));
    expect(kinds(same)).toEqual(['silent']);
  });

  it('takes "I cannot make it then" as a wish to move', () => {
    const cannot = window(at(5, 0), at(6, 0), { stance: 'cannot', precision: 'day' });
    const made = next(booked(), guestSays(heard(['state_availability'], {}, [cannot]), proved));
    expect(sends(made)).toMatchObject([{ template: 'reschedule' }]);
    for (const slot of made.state.offer?.slots ?? []) expect(slot.start >= at(6, 0) || slot.end <= at(5, 0)).toBe(true);
  });

  it.each<[string, Partial<LoopState>, Partial<StepContext>, object]>([
    ['after three moves', { moves: 3 }, {}, proved],
    ['less than four hours before', {}, { now: at(5, 11) }, proved],
  ])('A22 leaves a move to the owner %s', (_, changes, ctx, facts) => {
    const wish = heard(['reschedule'], {}, exactly(at(9, 11)));
    const made = next(booked(changes), guestSays(wish, facts), ctx);
    expect(made.plan.review).toBe('owner');
    expect(sends(made).flatMap((s) => s.to)).toEqual(['p1']);
    const [decision] = made.state.needsOwner;
    const yes = { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null, by: 'u' } as const;
    expect(find(next(made.state, yes, ctx), 'move')?.slot.start).toBe(at(9, 11));
  });

  it('lets a guest whose mail is not proved confirm the move by the link that goes to their address', () => {
    const unproved = { level: 'A1' } as const;
    const made = next(booked(), guestSays(heard(['reschedule'], {}, exactly(at(9, 11))), unproved));
    expect(sends(made)).toMatchObject([{ template: 'reschedule', to: ['p2'], slots: [{ start: at(9, 11) }] }]);
    expect(find(made, 'move')).toBeUndefined();
    expect(made.state.booking?.start).toBe(at(5, 14));
    const { state } = made;
    const link = {
      kind: 'choice',
      participantId: 'p2',
      set: state.offer?.set ?? 0,
      options: [1],
      zone: null,
      heard: null,
    } as const;
    expect(find(next(state, link), 'move')?.slot.start).toBe(at(9, 11));
    const yes = heard(['accept_option'], accept(1));
    expect(next(state, guestSays(yes, unproved)).plan.review).toBe('owner');
    expect(find(next(state, guestSays(yes, proved)), 'move')?.slot.start).toBe(at(9, 11));
  });

  it("E17 asks the owner once more before the owner's second move", () => {
    const wish = ownerSays(heard(['reschedule'], {}, exactly(at(5, 15))));
    expect(next(booked({ ownerMoves: 1 }), wish).plan.review).toBe('owner');
    expect(next(booked({ moves: 1 }), wish).plan.review).toBe('none');
  });

  it('one guest of several does not move the meeting by their own word', () => {
    const made = next(bookedGroup(), guestSays(heard(['reschedule'], {}, exactly(at(9, 11))), proved));
    expect(made.plan.review).toBe('owner');
  });

  it('keeps the timers of the meeting while times for a move are on offer', () => {
    const first = next(booked(), guestSays(heard(['reschedule']), proved));
    const again = next(first.state, guestSays(heard(['decline_options']), proved));
    const timers = again.plan.actions.flatMap((a) => (a.kind === 'set_timer' ? [a.timer] : []));
    expect(timers).toEqual(expect.arrayContaining(['meeting_over', 'rsvp_check', 'follow_up']));
  });
});

describe('cancelling', () => {
  const gone = { kind: 'event_cancelled' } as const;

  it('E18 says who cancelled, and asks the owner whether to offer another time when a guest did', () => {
    const asked = next(booked(), guestSays(heard(['cancel']), proved));
    expect(kinds(asked)).toEqual(['cancel_timers', 'release_holds', 'cancel_event']);
    const made = next(asked.state, gone);
    expect(sends(made)).toMatchObject([
      { template: 'cancelled', to: ['p2'], by: 'p2' },
      { template: 'owner_question', to: ['p1'] },
    ]);
    expect(made.state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
    const [decision] = made.state.needsOwner;
    const yes = { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null, by: 'u' } as const;
    expect(sends(next(made.state, yes))).toMatchObject([{ template: 'counter', to: ['p2'] }]);
  });

  it('E18 names the owner who cancelled, and asks nothing', () => {
    const made = next(next(booked(), ownerSays(heard(['cancel']))).state, gone);
    expect(sends(made)).toMatchObject([{ template: 'cancelled', to: ['p2'], cc: ['p1'], by: 'p1' }]);
    expect(made.state.needsOwner).toEqual([]);
  });

  it('A22 lets the owner decide when a guest cancels less than four hours before', () => {
    const made = next(booked(), guestSays(heard(['cancel']), proved), { now: at(5, 11) });
    expect(made.plan.review).toBe('owner');
  });

  it('one guest of several only leaves: the attendee goes, the owner is told, nobody else hears of it', () => {
    const made = next(bookedGroup(), guestSays(heard(['cancel']), proved));
    expect(find(made, 'cancel_event')).toBeUndefined();
    expect(find(made, 'update_event')?.fields).toEqual(['people']);
    expect(sends(made)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
    expect(made.state.participants.find((p) => p.address === GUEST)?.status).toBe('declined');
    const done = next(made.state, { kind: 'event_updated', sequence: 1, joinUrl: null });
    expect(sends(done)).toEqual([]);
    const refused = next(made.state, { kind: 'update_failed', reason: 'unavailable' });
    expect(refused.state.participants.find((p) => p.address === GUEST)?.status).toBe('accepted');
  });

  it('asks whether to cancel when the last who is required leaves', () => {
    const two = bookedGroup();
    const optional = {
      ...two,
      participants: two.participants.map((p) => (p.id === 'p3' ? { ...p, optional: true } : p)),
    };
    const made = next(optional, guestSays(heard(['cancel']), proved));
    expect(made.state.needsOwner.map((d) => d.id)).toEqual(['cancel-p2']);
  });
});

describe('running late', () => {
  const late = (minutes: number | null) => heard(['running_late'], details({ lateMin: minutes }));
  const near = { now: at(5, 13, 50) };

  it('tells the other side the minutes, in both directions', () => {
    expect(sends(next(booked(), guestSays(late(10)), near))).toMatchObject([
      { template: 'late', to: ['p1'], by: 'p2', minutes: 10, slots: [] },
    ]);
    expect(sends(next(booked(), ownerSays(late(10)), near))).toMatchObject([
      { template: 'late', to: ['p2'], by: 'p1', minutes: 10 },
    ]);
  });

  it('says it once', () => {
    const first = next(booked(), guestSays(late(10)), near);
    expect(kinds(next(first.state, guestSays(late(10)), near))).toEqual(['silent']);
    expect(sends(next(first.state, guestSays(late(15)), near))).toMatchObject([{ minutes: 15 }]);
  });

  it('asks whether to move beyond twenty minutes', () => {
    const made = next(booked(), guestSays(late(30)), near);
    expect(sends(made)).toMatchObject([{ template: 'late_move', to: ['p1'] }]);
    const [question] = made.state.needsOwner;
    const yes = { kind: 'decision', decisionId: question?.id ?? '', approve: true, answer: null, by: 'u' } as const;
    expect(sends(next(made.state, yes, near))).toMatchObject([{ template: 'reschedule', to: ['p2'] }]);
    const later = next(made.state, { kind: 'timer', timer: 'owner_reminder' }, { now: at(5, 17) });
    expect(kinds(later)).toEqual(['silent']);
  });

  it.each([
    ['an hour and a minute before', at(5, 12, 59), 'late_ask'],
    ['an hour before', at(5, 13), 'late'],
    ['while it lasts', at(5, 14, 29), 'late'],
    ['after it', at(5, 14, 31), 'late_ask'],
  ])('%s', (_, now, template) => {
    expect(sends(next(booked(), guestSays(late(10)), { now }))).toMatchObject([{ template }]);
  });

  it('finds the meeting that the owner writes about in a mail of its own, and asks when several are near', () => {
    const mail = ownerSays(late(10), { to: [{ address: ASSISTANT, name: null }], cc: [], rowId: 'row-7' });
    const near = [{ loopId: 'other', title: 'Jane Doe / Dana' }];
    const made = next(newLoop(), mail, { near });
    expect(made.plan.actions).toEqual([{ kind: 'pass_on', loopId: 'other', messageRowId: 'row-7' }]);
    expect(made.state.phase).toBe('CLOSED');
    for (const several of [[], [...near, ...near]]) {
      expect(sends(next(newLoop(), mail, { near: several }))).toMatchObject([{ template: 'late_ask', to: ['p1'] }]);
    }
    const copied = ownerSays(late(10), { to: [{ address: GUEST, name: null }] });
    expect(kinds(next(newLoop(), copied, { near }))).not.toContain('pass_on');
  });

  it('tells those alone who have said that they come', () => {
    const group = bookedGroup();
    const but = (change: object) => ({
      ...group,
      participants: group.participants.map((p) => (p.id === 'p3' ? { ...p, ...change } : p)),
    });
    const to = (state: LoopState) => sends(next(state, ownerSays(late(10)), near)).flatMap((send) => send.to);
    expect(to(group)).toEqual(['p2', 'p3']);
    for (const change of [{ status: 'pending' }, { status: 'declined' }, { rsvp: 'tentative' }]) {
      expect(to(but(change) as LoopState)).toEqual(['p2']);
    }
  });

  it('is said by a text or a tap as by a mail, while the meeting is near', () => {
    const tap = (via: 'text' | 'app') => ({ kind: 'late', minutes: 10, by: 'u', via }) as const;
    for (const via of ['text', 'app'] as const) {
      expect(sends(next(booked(), tap(via), near))).toEqual(sends(next(booked(), ownerSays(late(10)), near)));
    }
    for (const now of [at(5, 12, 59), at(5, 14, 16)])
      expect(kinds(next(booked(), tap('app'), { now }))).toEqual(['silent']);
    expect(sends(next(booked(), tap('app'), { now: at(5, 14, 15) }))).toHaveLength(1);
    const off = { ...near, off: new Set(['running_late'] as const) };
    expect(sends(next(booked(), tap('text'), off))).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
  });

  it('warns the owner when the delay reaches what is next', () => {
    const busy = [{ start: at(5, 14, 35), end: at(5, 15) }];
    expect(find(next(booked(), guestSays(late(10)), { ...near, busy }), 'notice')?.noticeKind).toBe('running_late');
    expect(find(next(booked(), guestSays(late(5)), { ...near, busy }), 'notice')).toBeUndefined();
  });
});
