import { describe, expect, it } from 'vitest';
import type { StepContext } from '../context';
import { booked, details, exactly, find, kinds, next, proved, sends } from '../testing/booked-scene';
import { followUp } from '../testing/poll-scene';
import { ASSISTANT, at, guestSays, heard, newLoop, ownerSays } from '../testing/scene';

const without = (...off: NonNullable<StepContext['off']> extends ReadonlySet<infer T> ? T[] : never) => ({
  off: new Set(off),
});

describe('where moving is switched off', () => {
  const off = without('reschedule');

  it.each<[string, Parameters<typeof next>[1]]>([
    ['a guest who names a time', guestSays(heard(['reschedule'], {}, exactly(at(9, 11))), proved)],
    ['a guest who names none', guestSays(heard(['reschedule']), proved)],
    ['the owner', ownerSays(heard(['reschedule'], {}, exactly(at(5, 15))))],
  ])('the wish of %s goes to the owner, and the meeting stays', (_, event) => {
    const made = next(booked(), event, off);
    expect(kinds(made)).not.toContain('move');
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.state.booking?.start).toBe(at(5, 14));
    const [decision] = made.state.needsOwner;
    expect(decision?.text).toContain('I do not move meetings for you');
    const seen = { kind: 'decision', decisionId: decision?.id ?? '', approve: false, answer: null, by: 'u' } as const;
    expect(kinds(next(made.state, seen, off))).toEqual(['silent']);
  });

  it('whoever is very late is not asked for another time', () => {
    const late = guestSays(heard(['running_late'], details({ lateMin: 30 })));
    const made = next(booked(), late, { ...off, now: at(5, 13, 50) });
    expect(sends(made)).toMatchObject([{ template: 'late', to: ['p1'] }]);
    expect(made.state.needsOwner).toEqual([]);
  });

  it('what was offered before can still be taken', () => {
    const offered = next(booked(), guestSays(heard(['reschedule']), proved));
    const choice = { kind: 'choice', participantId: 'p2', options: [1], zone: null, heard: null } as const;
    expect(find(next(offered.state, { ...choice, set: offered.state.offer?.set ?? 0 }, off), 'move')).toBeDefined();
  });
});

describe('where running late is switched off', () => {
  const off = { ...without('running_late'), now: at(5, 13, 50) };
  const late = heard(['running_late'], details({ lateMin: 10 }));

  it.each([
    ['a guest', guestSays(late), 'Jane Doe is late by 10 minutes'],
    ['the owner', ownerSays(late), 'You are late by 10 minutes'],
  ])('the delay of %s is told to the owner and nobody else', (_, event, words) => {
    const made = next(booked(), event, off);
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.state.needsOwner[0]?.text).toContain(words);
  });

  it('nor does another thread hear of it', () => {
    const mail = ownerSays(late, { to: [{ address: ASSISTANT, name: null }], cc: [] });
    const made = next(newLoop(), mail, { ...off, near: [{ loopId: 'other', title: 'Jane Doe / Dana' }] });
    expect(kinds(made)).not.toContain('pass_on');
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
  });
});

describe('where follow-ups are switched off', () => {
  it('no guest is reminded; the owner hears that nobody answered', () => {
    const offered = next(newLoop(), ownerSays(heard(['request_meeting']))).state;
    const due = { now: at(4, 11) };
    expect(sends(next(offered, followUp, due))).toMatchObject([{ template: 'follow_up', to: ['p2'] }]);
    const made = next(offered, followUp, { ...due, ...without('follow_up') });
    expect(sends(made)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
    expect(made.state.phase).toBe('STALLED');
  });
});
