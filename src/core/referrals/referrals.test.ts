import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf, type Party, whyVoid } from './fraud';
import { afterEvent, isCreditDue, REFERRAL_STATES, type ReferralEvent, type ReferralState } from './state';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 2, 9);

describe('the states of a recommendation', () => {
  it('lead to one credit by way of a trial or without one', () => {
    const run = (...kinds: Exclude<ReferralEvent['kind'], 'voided'>[]) =>
      kinds.reduce<ReferralState>((state, kind) => afterEvent(state, { kind }) ?? state, 'clicked');
    expect(run('signed_up', 'trial_started', 'first_paid', 'credited')).toBe('credited');
    expect(run('signed_up', 'first_paid', 'credited')).toBe('credited');
    expect(run('signed_up', 'credited')).toBe('signed_up');
  });

  it('whatever happens, in any order and repeated: at most one credit, and none after a void', () => {
    const event = fc.constantFrom<ReferralEvent>(
      { kind: 'signed_up' },
      { kind: 'trial_started' },
      { kind: 'first_paid' },
      { kind: 'credited' },
      { kind: 'voided', reason: 'same_card' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: ReferralState = 'clicked';
        let credits = 0;
        for (const one of events) {
          const next: ReferralState | null = afterEvent(state, one);
          if (next === null) continue;
          expect(REFERRAL_STATES.indexOf(next)).toBeGreaterThan(REFERRAL_STATES.indexOf(state));
          if (one.kind === 'credited') credits += 1;
          expect(state).not.toBe('void');
          state = next;
        }
        expect(credits).toBe(state === 'credited' ? 1 : 0);
      }),
      { seed: 17, numRuns: 1_000 },
    );
  });

  it('the credit is due when the first paid invoice is fourteen days old, to the millisecond', () => {
    expect(isCreditDue(NOW, NOW + 14 * DAY - 1)).toBe(false);
    expect(isCreditDue(NOW, NOW + 14 * DAY)).toBe(true);
  });
});

describe('whoever recommends themselves', () => {
  const party = (address: string, more: Partial<Party> = {}): Party => ({
    addresses: [address],
    teamId: null,
    cards: [],
    ...more,
  });
  const dana = party('dana@acme.test', { teamId: 't1', cards: ['c1'] });

  it.each<[string, Party, string | null]>([
    ['a friend', party('kim@globex.test'), null],
    ['a colleague outside the team', party('kim@acme.test'), null],
    ['the same mailbox', party('Dana+two@ACME.test'), 'same_mailbox'],
    ['somebody of the team', party('kim@globex.test', { teamId: 't1' }), 'same_team'],
    ['the same card', party('kim@globex.test', { cards: ['c0', 'c1'] }), 'same_card'],
  ])('%s', (_, friend, reason) => expect(whyVoid(dana, friend)).toBe(reason));

  it('two spellings of a mailbox are one where the host takes them for one', () => {
    expect(mailboxOf('D.Reyes+x@googlemail.com')).toBe(mailboxOf('dreyes@gmail.com'));
    expect(mailboxOf('d.reyes@acme.test')).not.toBe(mailboxOf('dreyes@acme.test'));
    expect(mailboxOf('+x@acme.test')).toBe('+x@acme.test');
  });
});
