import { describe, expect, it } from 'vitest';
import { dayOfWall } from '../time/calendar-date';
import type { Period } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import type { Action } from './plan';
import type { LoopState } from './state';
import { step } from './step';
import { at, context, facts, GUEST, guestSays, heard, NOW, newLoop, OWNER, ownerSays, window } from './testing/scene';
import type { Transition } from './transition';

const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const find = <K extends Action['kind']>(made: Transition, kind: K) =>
  made.plan.actions.find((a): a is Extract<Action, { kind: K }> => a.kind === kind);

function offered(): LoopState {
  return step(
    newLoop(),
    ownerSays(heard(['request_meeting'], { details: { ...heard([]).reading.details, durationMin: 30 } })),
    context(),
  ).state;
}

function booked(): LoopState {
  const state = offered();
  const slot = state.offer?.slots[0];
  if (!slot) throw new Error('nothing was offered');
  const wanted = step(
    state,
    guestSays(
      heard(['accept_option'], { options: [{ option: 1, stance: 'accept', confidence: 1, evidence: 'first' }] }),
    ),
    context({ version: 2 }),
  );
  return step(
    wanted.state,
    {
      kind: 'booked',
      meetingId: 'm',
      start: slot.start,
      end: slot.end,
      joinUrl: 'https://meet.test/x',
      htmlLink: null,
      icalUid: 'u',
      sequence: 0,
      moved: false,
    },
    context({ version: 3 }),
  ).state;
}

describe('the first mail', () => {
  it('E2 offers three options on two days and in two parts of the day, the next day at the earliest', () => {
    const made = step(newLoop(), ownerSays(heard(['request_meeting'])), context());
    const slots = made.state.offer?.slots ?? [];
    const zone = zoneTable('America/New_York');
    expect(slots).toHaveLength(3);
    expect(new Set(slots.map((s) => dayOfWall(toWall(zone, s.start)))).size).toBeGreaterThanOrEqual(2);
    expect(new Set(slots.map((s) => toWall(zone, s.start) % 1440 < 720)).size).toBe(2);
    for (const slot of slots) expect(slot.start).toBeGreaterThanOrEqual(at(4, 0));
    expect(sends(made)).toMatchObject([{ template: 'offer', to: ['p2'], cc: ['p1'] }]);
    expect(find(made, 'hold')?.slots).toEqual(slots);
  });

  it('E6 holds the offered slots for at most three business days', () => {
    const made = step(newLoop(), ownerSays(heard(['request_meeting'])), context());
    expect(find(made, 'hold')?.expiresAt).toBeLessThanOrEqual(at(6, 10));
  });

  it('keeps to the days that the owner named', () => {
    const made = step(
      newLoop(),
      ownerSays(heard(['request_meeting'], {}, [window(at(10, 12), at(10, 17))])),
      context(),
    );
    for (const slot of made.state.offer?.slots ?? []) {
      expect(slot.start).toBeGreaterThanOrEqual(at(10, 12));
      expect(slot.end).toBeLessThanOrEqual(at(10, 17));
    }
    expect(made.state.offer?.slots.length).toBeGreaterThan(0);
  });

  it('A9 asks the owner privately about a bare copy without a request', () => {
    const made = step(newLoop(), ownerSays(heard(['not_scheduling'])), context());
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'], cc: [] }]);
    expect(made.state.needsOwner).toHaveLength(1);
  });

  it('A3 offers nothing while the calendar cannot be read, and goes on when it can', () => {
    const made = step(
      newLoop(),
      ownerSays(heard(['request_meeting'])),
      context({ calendar: { ok: false, reason: 'revoked' } }),
    );
    expect(sends(made).map((s) => s.to)).toEqual([['p1']]);
    expect(made.state.offer).toBeNull();
    expect(find(made, 'notice')?.href).toBe('/settings/calendars');
    const again = step(made.state, { kind: 'calendar_changed' }, context({ version: 2 }));
    expect(again.state.offer?.slots).toHaveLength(3);
  });

  it("A15 does nothing on a mail in the owner's name that could not be verified", () => {
    const made = step(newLoop(), ownerSays(heard(['request_meeting']), { level: 'A1' }), context());
    expect(sends(made)).toMatchObject([{ template: 'was_it_you', to: ['p1'] }]);
    expect(made.state.offer).toBeNull();
    const yes = { kind: 'decision', decisionId: 'was-it-you', approve: true, answer: null, by: 'u' } as const;
    expect(step(made.state, yes, context({ version: 2 })).plan.actions).toEqual([
      { kind: 'hear_again', messageRowId: 'row' },
    ]);
  });

  it('E13 waits for the morning when it is night for the guest', () => {
    const night = context({ now: at(3, 22) });
    const made = step(newLoop(), ownerSays(heard(['request_meeting'])), night);
    expect(sends(made)).toEqual([]);
    expect(find(made, 'set_timer')).toEqual({ kind: 'set_timer', timer: 'quiet_hours_over', dueAt: at(4, 7) });
    const morning = step(
      made.state,
      { kind: 'timer', timer: 'quiet_hours_over' },
      context({ now: at(4, 7), version: 2 }),
    );
    expect(sends(morning)).toMatchObject([{ template: 'offer' }]);
  });

  it('proposes instead of sending when the request was not understood completely', () => {
    const made = step(newLoop(), ownerSays(heard(['request_meeting'], {}, [], false)), context());
    expect(made.plan.review).toBe('owner');
    expect(sends(made).every((s) => s.to.every((id) => id === 'p1'))).toBe(true);
    const [decision] = made.state.needsOwner;
    const approved = step(
      made.state,
      { kind: 'decision', decisionId: decision?.id ?? '', approve: true, answer: null, by: 'u' },
      context({ version: 2 }),
    );
    expect(sends(approved)).toMatchObject([{ template: 'offer', to: ['p2'] }]);
    expect(approved.state.phase).toBe('OFFERING');
    const rejected = step(
      made.state,
      { kind: 'decision', decisionId: decision?.id ?? '', approve: false, answer: null, by: 'u' },
      context({ version: 2 }),
    );
    expect(sends(rejected)).toEqual([]);
  });
});

describe('the guest answers', () => {
  it('books the option that was chosen and confirms only after it is booked', () => {
    const state = offered();
    const accept = guestSays(
      heard(['accept_option'], { options: [{ option: 2, stance: 'accept', confidence: 1, evidence: '2' }] }),
    );
    const made = step(state, accept, context({ version: 2 }));
    expect(find(made, 'book')?.slot.start).toBe(state.offer?.slots[1]?.start);
    expect(sends(made)).toEqual([]);
    expect(
      sends(
        step(
          made.state,
          { kind: 'booking_failed', ...(state.offer?.slots[1] as Period), reason: 'taken' },
          context({ version: 3 }),
        ),
      ),
    ).toMatchObject([{ template: 'taken' }]);
  });

  it('E4 takes the workable time that the guest offered', () => {
    const wish = window(at(5, 15), at(5, 15, 30), { precision: 'minute' });
    const made = step(offered(), guestSays(heard(['propose_times'], {}, [wish])), context({ version: 2 }));
    expect(find(made, 'book')?.slot).toEqual({ start: at(5, 15), end: at(5, 15, 30) });
  });

  it('E5 answers a time that does not work with the nearest that do', () => {
    const wish = window(at(5, 15), at(5, 15, 30), { precision: 'minute' });
    const made = step(
      offered(),
      guestSays(heard(['propose_times'], {}, [wish])),
      context({ version: 2, busy: [{ start: at(5, 14), end: at(5, 16) }] }),
    );
    expect(find(made, 'book')).toBeUndefined();
    expect(sends(made)).toMatchObject([{ template: 'counter' }]);
    expect(made.state.offer?.slots.some((s) => Math.abs(s.start - at(5, 15)) <= 120)).toBe(true);
  });

  it('asks which option is meant when the guest agrees to several at once without a choice', () => {
    expect(sends(step(offered(), guestSays(heard(['accept_option'])), context({ version: 2 })))).toMatchObject([
      { template: 'which' },
    ]);
  });

  it('A26 asks when two readings are possible', () => {
    const made = step(
      offered(),
      guestSays(heard(['propose_times'], { flags: ['weekday_date_conflict'] })),
      context({ version: 2 }),
    );
    expect(sends(made)).toMatchObject([{ template: 'clarify', to: ['p2'] }]);
  });

  it('A9 E23 is silent on thanks', () => {
    expect(
      step(offered(), guestSays(heard(['thank'])), context({ version: 2 })).plan.actions.map((a) => a.kind),
    ).toEqual(['silent']);
  });

  it('never guesses: what was not understood goes to the owner as a question', () => {
    const made = step(offered(), guestSays(heard(['unclear'])), context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
  });

  it('A14 does not answer automatic mail', () => {
    const made = step(offered(), guestSays(heard(['accept_any']), { machine: 'auto_reply' }), context({ version: 2 }));
    expect(made.plan.actions.map((a) => a.kind)).toEqual(['silent']);
  });

  it('A7 tells the owner of an unknown address in the thread instead of acting on it', () => {
    const made = step(
      offered(),
      ownerSays(heard(['accept_any']), { role: 'stranger', from: { address: 'j@home.test', name: null } }),
      context({ version: 2 }),
    );
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
  });
});

describe('after booking', () => {
  it('A6 changes nothing when the booked time is confirmed once more', () => {
    expect(
      step(booked(), guestSays(heard(['accept_option'])), context({ version: 4 })).plan.actions.map((a) => a.kind),
    ).toEqual(['silent']);
  });

  it('A19 moves the same meeting when the only guest proposes a free time', () => {
    const wish = window(at(9, 11), at(9, 11, 30), { precision: 'minute' });
    const made = step(booked(), guestSays(heard(['reschedule'], {}, [wish]), { level: 'A2' }), context({ version: 4 }));
    expect(find(made, 'move')?.slot).toEqual({ start: at(9, 11), end: at(9, 11, 30) });
    expect(find(made, 'cancel_event')).toBeUndefined();
  });

  it('does not move on an unverified word', () => {
    const wish = window(at(9, 11), at(9, 11, 30), { precision: 'minute' });
    const made = step(booked(), guestSays(heard(['reschedule'], {}, [wish]), { level: 'A1' }), context({ version: 4 }));
    expect(find(made, 'move')).toBeUndefined();
    // Only a link that goes to the guest's own address can settle it.
    expect(sends(made)).toMatchObject([{ template: 'reschedule', to: ['p2'] }]);
  });

  it('E15 keeps the old event until a new time is accepted', () => {
    const made = step(booked(), guestSays(heard(['reschedule']), { level: 'A2' }), context({ version: 4 }));
    expect(made.state.phase).toBe('RESCHEDULING');
    expect(made.state.booking).not.toBeNull();
    expect(find(made, 'cancel_event')).toBeUndefined();
  });
});

describe('the owner answers by mail', () => {
  it('yes to a plan that waits sends it, also when everything has to be approved', () => {
    const strict = (version: number) =>
      context({ version, owner: { ...context().owner, approval: 'approve_everything' } });
    const waiting = step(newLoop(), ownerSays(heard(['request_meeting'])), strict(1));
    expect(waiting.plan.review).toBe('owner');
    const sent = step(waiting.state, ownerSays(heard(['approve_plan']), { to: [], cc: [] }), strict(2));
    expect(sends(sent)).toMatchObject([{ template: 'offer', to: ['p2'] }]);
    expect(sent.state.needsOwner).toEqual([]);
    const refused = step(waiting.state, ownerSays(heard(['reject_plan']), { to: [], cc: [] }), strict(2));
    expect(refused.state.proposal).toBeNull();
    expect(sends(refused)).toEqual([]);
    const thanked = step(waiting.state, guestSays(heard(['thank'])), strict(2));
    expect(thanked.state.proposal).toEqual(waiting.state.proposal);
  });

  it('the guest in copy answers the question whom to invite', () => {
    const asked = step(newLoop(), ownerSays(heard(['request_meeting']), { to: [], cc: [] }), context());
    expect(asked.state.needsOwner.map((d) => d.id)).toEqual(['who']);
    const made = step(asked.state, ownerSays(heard(['acknowledge'])), context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'offer', to: ['p2'] }]);
    expect(made.state.needsOwner).toEqual([]);
  });
});

describe('silence', () => {
  it('A20 sends two reminders at most and none after an answer', () => {
    let state = offered();
    const mails: string[] = [];
    for (let n = 2; n < 6; n += 1) {
      const made = step(state, { kind: 'timer', timer: 'follow_up' }, context({ version: n, now: NOW + 60 }));
      mails.push(...sends(made).map((s) => s.template));
      state = made.state;
    }
    expect(mails).toEqual(['follow_up', 'follow_up', 'owner_status']);
    expect(
      step(booked(), { kind: 'timer', timer: 'follow_up' }, context({ version: 9 })).plan.actions.map((a) => a.kind),
    ).toEqual(['silent']);
  });
});

describe('the owner in control', () => {
  it('releases everything on stop and stays silent after taking over', () => {
    const stopped = step(offered(), { kind: 'command', command: 'stop', by: 'u' }, context({ version: 2 }));
    expect(stopped.plan.actions.map((a) => a.kind)).toEqual(['cancel_timers', 'release_holds', 'silent']);
    const taken = step(offered(), { kind: 'command', command: 'take_over', by: 'u' }, context({ version: 2 })).state;
    expect(sends(step(taken, guestSays(heard(['accept_any'])), context({ version: 3 })))).toEqual([]);
  });

  it('counts every address of the owner as the owner, never as a guest', () => {
    const made = step(
      newLoop(),
      ownerSays(heard(['request_meeting']), { to: [...facts().to, { address: 'dana@home.test', name: null }] }),
      context({ owner: { ...context().owner, addresses: [OWNER, 'dana@home.test'] } }),
    );
    expect(made.state.participants.map((p) => p.address)).toEqual([OWNER, GUEST]);
  });
});
