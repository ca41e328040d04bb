import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, FEATURES, type PaidPlan, type Plan } from './account';
import { entitled } from './entitled';
import { standingOf } from './standing';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const all = (most: number | null = null, fairUse = false) => ({ most, fairUse });

const FREE: Plan = { key: 'free', name: 'Free', rank: 0, gives: { loops: all(3), group_size: all(4) } };
const BASIC: Plan = { key: 'basic', name: 'Basic', rank: 1, gives: { loops: all(150, true), group_size: all(4) } };
const PRO: Plan = {
  key: 'pro',
  name: 'Pro',
  rank: 2,
  gives: { loops: all(150, true), group_size: all(), personas: all(), delegates: all() },
};
const plans = [FREE, BASIC, PRO];

const moment = fc.integer({ min: -60, max: 60 }).map((days) => NOW + days * DAY);
const paid: fc.Arbitrary<PaidPlan> = fc.record({
  plan: fc.constantFrom('basic', 'pro'),
  by: fc.constantFrom('own', 'team'),
  status: fc.constantFrom(
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
  ),
  periodEnd: moment,
  cancelAt: fc.option(moment),
  endedAt: fc.option(moment),
  pausedUntil: fc.option(moment),
  paidUntil: fc.option(moment),
  pastDueSince: fc.option(moment),
});
const trial = fc
  .tuple(fc.constantFrom('basic', 'pro'), moment, fc.constantFrom(14, 30))
  .map(([plan, startedAt, days]) => ({ plan, startedAt, endsAt: startedAt + days * DAY }));
const account: fc.Arbitrary<Account> = fc.record({
  billing: fc.constant(true),
  plans: fc.constant(plans),
  paid: fc.array(paid, { maxLength: 2 }),
  trials: fc.array(trial, { maxLength: 3 }),
});
const want = fc.record({ feature: fc.constantFrom(...FEATURES), count: fc.integer({ min: 0, max: 400 }) });
const runs = { numRuns: process.env.DEEP ? 100_000 : 2_000 };

describe('what an account may do', () => {
  it('is everything where billing is off', () => {
    fc.assert(
      fc.property(account, want, (one, wanted) => {
        expect(entitled({ ...one, billing: false }, wanted, NOW)).toEqual({ allowed: true, beyondFairUse: false });
      }),
      runs,
    );
  });

  it('never shrinks as more is paid, and never grows without money or a trial', () => {
    fc.assert(
      fc.property(account, paid, want, (one, more, wanted) => {
        const before = entitled(one, wanted, NOW);
        const after = entitled({ ...one, paid: [...one.paid, more] }, wanted, NOW);
        if (before.allowed) expect(after.allowed).toBe(true);
        const gives = (source: PaidPlan) => standingOf({ ...one, paid: [source], trials: [] }, NOW).by !== 'everybody';
        const running = one.trials.some(({ startedAt, endsAt }) => startedAt <= NOW && NOW < endsAt);
        if (!one.paid.some(gives) && !running) expect(standingOf(one, NOW).plan).toBe(FREE);
      }),
      runs,
    );
  });

  it('allows fewer of whatever it allows so many of, and names a plan that does allow what it refuses', () => {
    fc.assert(
      fc.property(account, want, fc.nat({ max: 400 }), (one, wanted, less) => {
        const verdict = entitled(one, wanted, NOW);
        if (verdict.allowed) {
          expect(entitled(one, { ...wanted, count: Math.max(0, wanted.count - less) }, NOW).allowed).toBe(true);
        } else if (verdict.wayOut) {
          const plan = plans.find(({ name }) => name === verdict.wayOut)!;
          const bought = { ...ACTIVE, plan: plan.key };
          expect(entitled({ ...one, paid: [...one.paid, bought] }, wanted, NOW).allowed).toBe(true);
        }
      }),
      runs,
    );
  });

  it('changes as time passes only where something begins or ends', () => {
    fc.assert(
      fc.property(account, want, fc.integer({ min: 1, max: DAY - 1 }), (one, wanted, later) => {
        // All moments of the accounts are whole days: within one nothing happens.
        expect(entitled(one, wanted, NOW + later)).toEqual(entitled(one, wanted, NOW));
      }),
      runs,
    );
  });
});

const ACTIVE: PaidPlan = {
  plan: 'basic',
  by: 'own',
  status: 'active',
  periodEnd: NOW + 20 * DAY,
  cancelAt: null,
  endedAt: null,
  pausedUntil: null,
  paidUntil: null,
  pastDueSince: null,
};
const having = (over: Partial<Account>): Account => ({ billing: true, plans, paid: [], trials: [], ...over });

describe('an account stands', () => {
  it.each<[string, Partial<Account>, object]>([
    ['on Free when nothing ever was', {}, { plan: FREE, by: 'everybody', status: 'none' }],
    ['on what it pays', { paid: [ACTIVE] }, { plan: BASIC, by: 'own', status: 'active', until: null }],
    [
      'on the higher of what it pays and what its team pays',
      { paid: [ACTIVE, { ...ACTIVE, plan: 'pro', by: 'team' }] },
      { plan: PRO, by: 'team' },
    ],
    [
      'on its plan for 14 days while a payment fails',
      { paid: [{ ...ACTIVE, status: 'past_due', pastDueSince: NOW - 14 * DAY + 1 }] },
      { plan: BASIC, status: 'past_due' },
    ],
    [
      'on Free from then on',
      { paid: [{ ...ACTIVE, status: 'past_due', pastDueSince: NOW - 14 * DAY }] },
      { plan: FREE, status: 'past_due' },
    ],
    [
      'on its plan until what it paid for is over, paused',
      { paid: [{ ...ACTIVE, status: 'paused', paidUntil: NOW + 1 }] },
      { plan: BASIC, status: 'paused', until: NOW + 1 },
    ],
    [
      'on Free for the rest of a pause',
      { paid: [{ ...ACTIVE, status: 'paused', paidUntil: NOW, pausedUntil: NOW + DAY }] },
      { plan: FREE, status: 'paused' },
    ],
    [
      'on a trial until its last moment',
      { trials: [{ plan: 'basic', startedAt: NOW - 14 * DAY + 1, endsAt: NOW + 1 }] },
      { plan: BASIC, by: 'trial', status: 'trialing', until: NOW + 1 },
    ],
    [
      'still, when that is over, for seven days',
      { trials: [{ plan: 'basic', startedAt: NOW - 14 * DAY, endsAt: NOW }] },
      { plan: FREE, status: 'expired', windingDownUntil: NOW + 7 * DAY },
    ],
    [
      'on Free after a subscription',
      { paid: [{ ...ACTIVE, status: 'canceled', endedAt: NOW }] },
      { plan: FREE, status: 'canceled', windingDownUntil: null },
    ],
  ])('%s', (_, over, expected) => {
    expect(standingOf(having(over), NOW)).toMatchObject(expected);
  });

  it('after a trial nothing new is begun for a week, and three a month from then on', () => {
    const ended = having({ trials: [{ plan: 'basic', startedAt: NOW - 14 * DAY, endsAt: NOW }] });
    const loop = (at: number, count = 1) => entitled(ended, { feature: 'loops', count }, at);
    expect(loop(NOW - 1)).toMatchObject({ allowed: true });
    expect(loop(NOW)).toEqual({
      allowed: false,
      why: 'trial_ended',
      feature: 'loops',
      most: 0,
      plan: 'Free',
      wayOut: 'Basic',
    });
    expect(loop(NOW + 7 * DAY - 1)).toMatchObject({ allowed: false });
    expect(loop(NOW + 7 * DAY, 3)).toMatchObject({ allowed: true });
    expect(loop(NOW + 7 * DAY, 4)).toMatchObject({ allowed: false, why: 'limit', most: 3, wayOut: 'Basic' });
  });

  it('beyond fair use nothing stops, and it is said', () => {
    const loops = (count: number) => entitled(having({ paid: [ACTIVE] }), { feature: 'loops', count }, NOW);
    expect([loops(150), loops(151)]).toEqual([
      { allowed: true, beyondFairUse: false },
      { allowed: true, beyondFairUse: true },
    ]);
  });
});
