import { describe, expect, it } from 'vitest';
import type { Rule } from '../../preferences/rule';
import { OUTSIDE_HOURS } from '../booked/authority';
import type { StepContext } from '../context';
import { step } from '../step';
import { booked, details, exactly, next, proved, sends } from '../testing/booked-scene';
import { at, context, GUEST, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

const JANE = { by: 'address', address: GUEST } as const;
const VIP: Rule[] = [{ kind: 'priority', people: JANE }];
const COUNTED: Rule[] = [{ kind: 'tagged', tag: 'vip', people: JANE }];

function under(rules: readonly Rule[]): StepContext {
  const base = context({ version: 2 });
  const preferences = rules.map((rule, i) => ({ rule, sentence: `s${i}` }));
  return { ...base, owner: { ...base.owner, preferences, preferencesVersion: 3 } };
}
const wants = (rules: readonly Rule[]) => {
  const { state } = step(newLoop(), ownerSays(heard(['request_meeting'])), under(rules));
  const late = window(at(5, 17, 30), at(5, 18, 30), { precision: 'minute', exactStart: true });
  return step(state, guestSays(heard(['propose_times'], {}, [late]), proved), under(rules));
};

describe('a VIP of the document', () => {
  it.each([
    ['put first', VIP],
    ['counted among the VIPs', COUNTED],
  ])('E7 E20 is met beyond the hours, with the owner’s word: %s', (_, rules) => {
    const made = wants(rules);
    expect(made.plan.reasons).toContain(OUTSIDE_HOURS);
    expect(sends(made)).toMatchObject([{ to: ['p1'] }]);
  });

  it('E7 nobody else is', () => {
    expect(wants([]).plan.reasons).not.toContain(OUTSIDE_HOURS);
  });

  it.each([
    ['a move', heard(['reschedule'], {}, exactly(at(6, 11)))],
    ['a cancellation', heard(['cancel'])],
  ])('E20 %s that they want is the owner’s to allow', (_, said) => {
    const asked = (rules: readonly Rule[]) => next(booked(), guestSays(said, proved), under(rules));
    expect(asked([]).plan.review).toBe('none');
    expect(asked(VIP).plan).toMatchObject({ review: 'owner' });
    expect(asked(COUNTED).plan.reasons).toContain('It changes a meeting with somebody whom you put first');
  });

  it('E20 is never turned away by us: where nothing fits, the owner is asked', () => {
    const full = context({ version: 2, busy: [{ start: at(1, 0), end: at(31, 0) }] });
    const { owner } = under(VIP);
    const made = step(newLoop(), ownerSays(heard(['request_meeting'], details({ durationMin: 60 }))), {
      ...full,
      owner,
    });
    expect(made.state.phase).not.toBe('CLOSED');
    expect(made.state.needsOwner[0]?.text).toMatch(/No time fits/);
    expect(sends(made).every(({ to }) => to.every((id) => id === 'p1'))).toBe(true);
  });
});
