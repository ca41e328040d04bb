import { describe, expect, it } from 'vitest';
import type { Period } from '../../time/period';
import type { StepEvent } from '../context';
import type { LoopState } from '../state';
import { step } from '../step';
import {
  accepts,
  BOB,
  booked,
  decides,
  followUp,
  jane,
  kinds,
  names,
  none,
  offered,
  says,
  sends,
  slot,
  ticks,
  turns,
  withGuest,
} from '../testing/poll-scene';
import { at, context, facts, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

describe('a poll', () => {
  it('goes to all who are required, each by name, with the rest in copy (E10)', () => {
    const cc = [
      { address: 'sunny@sundial.test', name: 'Sunny' },
      { address: 'eve@globex.test', name: 'Eve' },
    ];
    const made = step(newLoop(), ownerSays(heard(['request_meeting']), { to: [...facts().to, BOB], cc }), context());
    expect(made.state.phase).toBe('POLLING');
    expect(sends(made)).toMatchObject([{ template: 'poll', to: ['p2', 'p3', 'p4'], cc: ['p1'] }]);
  });

  it('keeps an answer and writes to nobody while others are awaited (row 33)', () => {
    const made = turns(offered(), says(jane, accepts(1)));
    expect(kinds(made)).toEqual(['silent']);
    expect(made.plan.reasons.join()).toContain('Bob Ray');
    expect(made.state.wanted).toBeNull();
  });

  const state = offered();
  const [one, two, three] = [slot(state, 1), slot(state, 2), slot(state, 3)];
  const around = (s: Period) => window(s.start - 30, s.end + 30);
  it.each<[string, StepEvent[], Period]>([
    ['the option that both take', [says(jane, accepts(2)), says(BOB, accepts(2))], two],
    ['what is common to several ticks', [ticks('p2', 1, 1, 3), ticks('p3', 1, 2, 3)], three],
    [
      'the choice of one when the other can do any',
      [says(jane, accepts(3)), says(BOB, heard([], { acceptAny: true }))],
      three,
    ],
    ['the best of several', [ticks('p2', 1, 1, 2, 3), ticks('p3', 1, 1, 2, 3)], one],
    [
      'an option inside the times that somebody names (row 37)',
      [says(jane, names(around(two))), says(BOB, accepts(2))],
      two,
    ],
    [
      'what is left of any of them',
      [says(jane, names(window(one.start - 60, three.end + 60))), says(BOB, accepts(3))],
      three,
    ],
    ['a changed answer', [ticks('p2', 1, 1), ticks('p2', 1, 2), ticks('p3', 1, 2)], two],
    ['one tick more', [ticks('p2', 1, 1), ticks('p3', 1, 1, 3)], one],
  ])('books %s', (_, events, expected) => {
    const made = turns(offered(), ...events);
    expect(booked(made)).toBe(expected.start);
    expect(sends(made)).toEqual([]);
  });

  it('asks who refuses one of the times which of the others suit', () => {
    const refuses = heard([], { options: [{ option: 1, stance: 'reject', confidence: 1, evidence: 'x' }] });
    const made = turns(
      offered(),
      says(jane, { ...refuses, windows: [window(one.start, one.end, { stance: 'cannot' })] }),
    );
    expect(sends(made)).toMatchObject([{ template: 'which', to: ['p2'], slots: [{ n: 2 }, { n: 3 }] }]);
  });

  it('keeps no answer that was not read with certainty', () => {
    const made = turns(offered(), says(jane, { ...accepts(1), gate: { auto: false, class: 2, reasons: ['residue'] } }));
    expect(made.state.participants.some((p) => p.answer)).toBe(false);
    expect(sends(made)).toMatchObject([{ template: 'which', to: ['p2'] }]);
  });

  it('books the time that most of those can make who need not come', () => {
    const group = withGuest(
      step(
        newLoop(),
        ownerSays(heard(['request_meeting']), {
          to: [...facts().to, BOB, { address: 'eve@globex.test', name: 'Eve' }],
        }),
        context(),
      ).state,
      'p4',
      { optional: true },
    );
    const made = turns(group, ticks('p4', 1, 3), ticks('p2', 1, 1, 3), ticks('p3', 1, 1, 3));
    expect(booked(made)).toBe(slot(group, 3).start);
    expect(booked(turns(group, ticks('p2', 1, 1, 3), ticks('p3', 1, 1, 3)))).toBe(slot(group, 1).start);
  });
});

describe('where the owner approves everything', () => {
  const strict = (version: number) =>
    context({ version, owner: { ...context().owner, approval: 'approve_everything' } });

  it('keeps what was answered while the booking waits, so that a changed mind settles on it', () => {
    const waiting = step(turns(offered(), ticks('p2', 1, 1)).state, ticks('p3', 1, 1, 2), strict(8));
    expect(waiting.plan.review).toBe('owner');
    expect(waiting.state.proposal?.actions).toMatchObject([
      { kind: 'book', slot: { start: slot(offered(), 1).start } },
    ]);
    const changed = step(waiting.state, ticks('p2', 1, 2), strict(9));
    expect(changed.state.proposal?.actions).toMatchObject([
      { kind: 'book', slot: { start: slot(offered(), 2).start } },
    ]);
  });
});

describe('a time that was taken meanwhile', () => {
  it.each([
    [[2, 3], 'book'],
    [[2], 'send'],
  ])('with %j agreed leads to: %s', (options, kind) => {
    const made = turns(offered(), ticks('p2', 1, ...options), ticks('p3', 1, ...options));
    const wanted = made.state.wanted as Period;
    const failed: StepEvent = { kind: 'booking_failed', ...wanted, reason: 'taken' };
    const busy = [wanted];
    const next = step(made.state, failed, context({ version: 9, busy }));
    expect(kinds(next)).toContain(kind);
    expect(booked(next)).not.toBe(wanted.start);
    if (kind === 'send') expect(sends(next)).toMatchObject([{ template: 'taken', to: ['p2', 'p3'] }]);
  });
});

describe('an answer that crosses a new round', () => {
  it('names none of the new options by its number: its writer is asked which of them suit', () => {
    const made = turns(offered(), ticks('p2', 1), ticks('p3', 1));
    expect(sends(made)[0]?.template).toBe('second_round');
    const late = guestSays(accepts(2), { from: BOB, answers: 1 });
    const crossed = step(made.state, late, context({ version: 4 }));
    expect(sends(crossed)).toMatchObject([{ template: 'which', to: ['p3'], slots: made.state.offer?.slots }]);
    expect(crossed.state.participants.some((p) => p.answer)).toBe(false);
    const now = guestSays(accepts(2), { from: BOB, answers: 3 });
    expect(step(made.state, now, context({ version: 4 })).state.participants[2]?.answer?.yes).toHaveLength(1);
  });
});

describe('when no time suits all', () => {
  it.each<[string, StepEvent[]]>([
    ['they differ', [ticks('p2', 1, 1), ticks('p3', 1, 2)]],
    ['one can make none', [says(jane, none), ticks('p3', 1, 2)]],
    ['none ticks any', [ticks('p2', 1), ticks('p3', 1)]],
  ])('offers a second round once all have answered: %s', (_, events) => {
    const first = offered();
    const made = turns(first, ...events);
    expect(sends(made)).toMatchObject([{ template: 'second_round', to: ['p2', 'p3'] }]);
    expect(made.state.participants.some((p) => p.answer)).toBe(false);
    const before = new Set(first.offer?.slots.map((s) => s.start));
    expect(made.state.offer?.slots.some((s) => before.has(s.start))).toBe(false);
  });

  it.each<[string, StepEvent]>([
    ['can make none', says(jane, none)],
    ['ticks nothing', ticks('p2', 1)],
    ['names half an hour beside one of them', says(jane, names(beside()))],
    ['names another day', says(jane, names(window(at(12, 9), at(12, 17))))],
  ])('writes to nobody before all have answered: one %s', (_, event) => {
    const made = turns(offered(), event);
    expect(sends(made)).toEqual([]);
    expect(made.state.offer?.set).toBe(1);
  });

  it('half an hour beside one of the times is a time like any other: whoever can make both is booked then', () => {
    const wanted = beside();
    const made = turns(
      offered(),
      says(jane, names(wanted)),
      says(BOB, names(window(wanted.start - 60, wanted.end + 60))),
    );
    expect(booked(made)).toBe(wanted.start);
  });

  function beside() {
    const { start, end } = slot(offered(), 1);
    return window(start + 30, end + 30, { precision: 'minute', exactStart: true });
  }

  const days = (first: number, last: number) => names(window(at(first, 9), at(last, 17)));

  it('offers the second round inside the times that somebody has named', () => {
    const made = turns(offered(), says(jane, names(window(at(10, 13), at(10, 17)))), says(BOB, none));
    expect(sends(made)[0]?.template).toBe('second_round');
    for (const s of made.state.offer?.slots ?? []) {
      expect(s.start).toBeGreaterThanOrEqual(at(10, 13));
      expect(s.end).toBeLessThanOrEqual(at(10, 17));
    }
  });

  it('takes both at their word when the times that they named have one in common', () => {
    const made = turns(
      offered(),
      says(jane, names(window(at(10, 9), at(10, 11)), window(at(12, 15), at(12, 17)))),
      says(BOB, names(window(at(12, 16), at(13, 12)))),
    );
    expect(booked(made)).toBe(at(12, 16));
    expect(made.plan.risk).toBe(3);
  });

  it('takes a start that somebody named in an earlier round, and that another one’s words hold', () => {
    const wish = window(at(10, 15), at(10, 17), { precision: 'minute', exactStart: true });
    const proposed = turns(offered(), says(jane, heard(['propose_times'], {}, [wish])));
    const made = turns(proposed.state, says(BOB, names(window(at(10, 13), at(10, 17)))));
    expect(booked(made)).toBe(at(10, 15));
  });

  it('takes nobody at words that were not read with certainty', () => {
    const vague = { ...days(10, 12), gate: { auto: false, class: 1 as const, reasons: ['residue'] } };
    const made = turns(offered(), says(jane, vague), says(BOB, days(10, 12)));
    expect(booked(made)).toBeNull();
  });

  it('offers times for each of them when nothing can suit all', () => {
    const trio = step(
      newLoop(),
      ownerSays(heard(['request_meeting']), { to: [...facts().to, BOB, { address: 'eve@globex.test', name: 'Eve' }] }),
      context(),
    ).state;
    const cannot = (first: number, last: number) => [window(at(first, 0), at(last, 24), { stance: 'cannot' })];
    const free = {
      constraints: [
        ...cannot(3, 10).map((w) => ({ ...w, by: 'p2' })),
        ...cannot(11, 31).map((w) => ({ ...w, by: 'p3' })),
      ],
    };
    const made = turns({ ...trio, ...free }, ticks('p2', 1), ticks('p3', 1), ticks('p4', 1));
    const halves = (made.state.offer?.slots ?? []).map((s) => (s.start < at(11, 0) ? 'early' : 'late'));
    expect(new Set(halves)).toEqual(new Set(['early', 'late']));
  });

  it('a time that one of them names is put to the others', () => {
    const wish = window(at(5, 15), at(5, 15, 30), { precision: 'minute' });
    const made = turns(offered(), says(jane, heard(['propose_times'], {}, [wish])), says(BOB, none));
    expect(kinds(made)).not.toContain('book');
    expect(sends(made)).toMatchObject([{ template: 'second_round', slots: [{ start: at(5, 15) }] }]);
  });

  function split(): Transition {
    const made = turns(offered(), ticks('p2', 1, 1), ticks('p3', 1, 2));
    return turns(made.state, ticks('p2', 2, 1, 3), ticks('p3', 2, 2));
  }

  it('after the second round the owner sees whom each time suits (row 36)', () => {
    const made = split();
    const [decision] = made.state.needsOwner;
    expect(decision?.text).toMatch(/suits Jane Doe, not Bob Ray\..*suits Bob Ray, not Jane Doe\./);
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(decision?.choices?.map((c) => c.id.replace(/\d+/, 'TIME'))).toEqual([
      'book:TIME',
      'book:TIME',
      'book:TIME',
      'new-times',
      'stop',
    ]);
  });

  it('the owner may book without somebody, who then need not come', () => {
    const made = split();
    const { id, choices = [] } = made.state.needsOwner[0] ?? { id: '' };
    const chosen = choices[0]?.id ?? '';
    const done = step(made.state, decides(id, true, chosen), context({ version: 9 }));
    expect(`book:${booked(done)}`).toBe(chosen);
    expect(done.state.participants.filter((p) => p.optional).map((p) => p.name)).toEqual(['Bob Ray']);
    expect(done.state.needsOwner).toEqual([]);
  });

  it.each([
    ['new-times', 'send'],
    ['stop', 'cancel_timers'],
    ['book:1', 'silent'],
  ])('%s does what it says', (choice, kind) => {
    const made = split();
    const id = made.state.needsOwner[0]?.id ?? '';
    const done = step(made.state, decides(id, false, choice), context({ version: 9 }));
    expect(kinds(done)).toContain(kind);
    expect(booked(done)).toBeNull();
  });

  it('a guest who changes their mind then settles it', () => {
    const made = turns(split().state, ticks('p3', 2, 1));
    expect(booked(made)).toBe(slot(split().state, 1).start);
    expect(made.state.needsOwner).toEqual([]);
  });
});

describe('a booked meeting of a group that is to be moved', () => {
  function moving(): LoopState {
    const agreed = turns(offered(), ticks('p2', 1, 1), ticks('p3', 1, 1)).state;
    const { start, end } = agreed.wanted as Period;
    const names = { meetingId: 'm', joinUrl: null, htmlLink: null, icalUid: 'u', sequence: 0, moved: false };
    const stands = step(agreed, { kind: 'booked', start, end, ...names }, context({ version: 7 })).state;
    return step(stands, ownerSays(heard(['reschedule']), { to: [], cc: [] }), context({ version: 8 })).state;
  }

  it('moves to what suits all', () => {
    const state = moving();
    expect(state.phase).toBe('RESCHEDULING');
    const set = state.offer?.set ?? 0;
    const made = turns(state, ticks('p2', set, 1, 2), ticks('p3', set, 2));
    expect(made.plan.actions).toMatchObject([{ kind: 'move', slot: { start: slot(state, 2).start } }]);
  });

  it('keeps its time, by the owner’s choice, where none suits all', () => {
    const state = moving();
    const set = state.offer?.set ?? 0;
    let made = turns(state, ticks('p2', set, 1), ticks('p3', set, 2));
    made = turns(made.state, ticks('p2', set + 1, 1), ticks('p3', set + 1, 2));
    const [decision] = made.state.needsOwner;
    expect(decision?.choices?.at(-1)?.label).toBe('Keep the booked time');
    const kept = step(made.state, decides(decision?.id ?? '', true, 'stop'), context({ version: 20 }));
    expect(kept.state).toMatchObject({ phase: 'BOOKED', offer: null, booking: { meetingId: 'm' } });
  });
});

describe('guests who drop out', () => {
  it('one who declines does not end it for the others: the owner decides', () => {
    const made = turns(offered(), says(jane, accepts(1)), says(BOB, heard(['decline_meeting'])));
    expect(made.state.phase).toBe('POLLING');
    expect(made.state.needsOwner.map((d) => d.id)).toEqual(['without-p3']);
    expect(kinds(step(made.state, decides('without-p3', true), context({ version: 9 })))).toEqual(['book']);
    expect(step(made.state, decides('without-p3', false), context({ version: 9 })).state.phase).toBe('CLOSED');
  });

  it('books without somebody only with the word of the owner', () => {
    const made = turns(offered(), says(BOB, heard(['decline_meeting'])), says(jane, accepts(1)));
    expect(booked(made)).toBeNull();
    expect(booked(step(made.state, decides('without-p3', true), context({ version: 9 })))).not.toBeNull();
  });

  it('one who need not come declines without a question', () => {
    const made = turns(withGuest(offered(), 'p3', { optional: true }), says(BOB, heard(['decline_meeting'])));
    expect(sends(made)).toEqual([]);
    expect(made.state.needsOwner).toEqual([]);
  });

  it('one who need not come never blocks: declining, silent or out of reach', () => {
    const bounce: StepEvent = { kind: 'delivery_failed', address: BOB.address, reason: '5.1.1', permanent: true };
    for (const event of [says(BOB, heard(['decline_meeting'])), bounce, followUp]) {
      const made = turns(withGuest(offered(), 'p3', { optional: true }), event, says(jane, accepts(1)));
      expect(booked(made)).not.toBeNull();
    }
  });

  it('one who wants no mail takes the times of the others with them no more', () => {
    const made = turns(offered(), says(BOB, heard(['opt_out'])));
    expect(kinds(made).slice(0, 2)).toEqual(['suppress', 'send']);
    expect(made.state.offer).not.toBeNull();
  });

  it('a crowd in copy is not written to before the owner has seen it', () => {
    const to = Array.from({ length: 100 }, (_, n) => ({ address: `g${n % 90}@globex.test`, name: null }));
    const made = step(newLoop(), ownerSays(heard(['request_meeting']), { to }), context());
    expect(sends(made).every((s) => s.to.join() === 'p1')).toBe(true);
  });
});
