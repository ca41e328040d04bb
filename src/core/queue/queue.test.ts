import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonWords } from '../loop/asking/reason-words';
import { QUESTION_KINDS } from '../loop/question-kinds';
import type { Decision } from '../loop/state';
import { NOW, newLoop } from '../loop/testing/scene';
import { zoneTable } from '../time/zone';
import { entriesOf, newEntries } from './entries';
import { barTo, helpWith, mayAnswer } from './reasons';
import { refusedWords } from './refused-words';
import { ALARM_MS, dueAt, isAlarming, isHeld, LEASE_MS } from './times';

const asked = (changes: Partial<Decision>): Decision => ({
  id: 'approve-1',
  kind: 'approve',
  text: 'Offer these times?',
  quote: null,
  planVersion: 1,
  askedAt: NOW,
  ...changes,
});
const waiting = (...needsOwner: Decision[]) => ({ ...newLoop(), needsOwner });
const decisions = fc.record({
  kind: fc.constantFrom('approve' as const, ...QUESTION_KINDS),
  doubts: fc.option(
    fc.subarray(['doubtful option', 'flag: hostile', 'cancels and agrees', 'It would take 90 minutes']),
  ),
  reserved: fc.option(fc.constant(true as const)),
});

describe('what goes before a person of staff', () => {
  it.each([
    [['doubtful option'], 'low_confidence'],
    [['The mail was not understood completely'], 'low_confidence'],
    [['doubtful option', 'flag: weekday date conflict'], 'contradiction'],
    [['cancels and agrees', 'flag: hostile'], 'complaint'],
    [['It goes to more than 6 people'], 'policy'],
    [['flag: sensitive'], 'policy'],
  ] as const)('a plan held up by %j has the reason %s', (doubts, reason) => {
    expect(helpWith(asked({ doubts }))?.reason).toBe(reason);
    for (const words of reasonWords(doubts)) expect(words).not.toMatch(/^[a-z]/);
  });

  it('is a contradiction where no time fits what contradicts itself, and a rule where it does not', () => {
    const kind = 'nothing_fits';
    expect(helpWith(asked({ kind, why: ['windows contradict each other'] }))?.reason).toBe('contradiction');
    expect(helpWith(asked({ kind, why: ['understood partial'] }))?.reason).toBe('policy');
    expect(helpWith(asked({ kind }))?.reason).toBe('policy');
  });

  it('is no plan that only the owner’s own wish holds up, and no draft of theirs', () => {
    expect(helpWith(asked({ reserved: true }))).toBeNull();
    expect(helpWith(asked({ doubts: ['doubtful option'], draft: true }))).toBeNull();
  });

  it('is what is stuck or grave, where the owner lets people help only then', () => {
    const doubtful = asked({ doubts: ['doubtful option'] });
    const bounced = asked({ id: 'bounce-x', kind: 'bounce' });
    const state = waiting(doubtful, bounced);
    expect(entriesOf(state, 'off')).toEqual([]);
    expect(entriesOf(state, 'when_stuck')).toEqual([{ reason: 'send_failed', decisionId: 'bounce-x' }]);
    expect(entriesOf(state, 'always').map(({ reason }) => reason)).toEqual(['low_confidence', 'send_failed']);
    expect(entriesOf({ ...state, takenOver: true }, 'always')).toEqual([]);
  });

  it('is new once, and again when it is put anew', () => {
    const first = waiting(asked({ doubts: ['doubtful option'] }));
    const again = waiting(asked({ doubts: ['doubtful option'], askedAt: NOW + 5 }));
    expect(newEntries(newLoop(), first, 'always')).toHaveLength(1);
    expect(newEntries(first, first, 'always')).toEqual([]);
    expect(newEntries(first, again, 'always')).toHaveLength(1);
  });

  it('is one thing for each reason, and never anything with help off', () => {
    fc.assert(
      fc.property(fc.array(decisions, { maxLength: 6 }), (drawn) => {
        const state = waiting(
          ...drawn.map(({ kind, doubts, reserved }, i) =>
            asked({ id: `d${i}`, kind, ...(doubts ? { doubts } : {}), ...(reserved ? { reserved } : {}) }),
          ),
        );
        const all = entriesOf(state, 'always').map(({ reason }) => reason);
        expect(new Set(all).size).toBe(all.length);
        for (const { reason } of entriesOf(state, 'when_stuck')) expect(all).toContain(reason);
        expect(entriesOf(state, 'off')).toEqual([]);
        for (const decision of state.needsOwner.filter((d) => d.reserved && d.kind === 'approve'))
          expect(mayAnswer(decision, 'OFFERING')).toBe(false);
      }),
      { seed: 18, numRuns: 300 },
    );
  });

  it('is answered by staff only where the answer is in the mails', () => {
    expect(mayAnswer(asked({ doubts: ['doubtful option'] }), 'OFFERING')).toBe(true);
    expect(mayAnswer(asked({ kind: 'bounce' }), 'OFFERING')).toBe(false);
    expect(mayAnswer(asked({ kind: 'was_it_you' }), 'OFFERING')).toBe(false);
    // "You take care of it" says nothing in somebody else's mouth.
    expect(mayAnswer(asked({ kind: 'unclear' }), 'BOOKED')).toBe(false);
    expect(mayAnswer(asked({ kind: 'unclear' }), 'INTAKE')).toBe(true);
  });
});

describe('when it is due', () => {
  const zone = zoneTable('America/New_York');

  it('is a quarter of an hour after somebody has written, and two office hours after anything else', () => {
    expect(dueAt(zone, NOW, true)).toBe(NOW + 15);
    expect(dueAt(zone, NOW, false)).toBe(NOW + 120);
    // Tuesday 16:30 in New York: half an hour is left of the day.
    expect(dueAt(zone, NOW + 390, false)).toBe(NOW + 390 + 30 + 16 * 60 + 90);
  });

  it('is told as an alarm when nobody has held it for five minutes since', () => {
    const dueMs = NOW * 60_000;
    const times = { dueMs, leaseUntilMs: null };
    expect(isAlarming(times, dueMs + ALARM_MS - 1)).toBe(false);
    expect(isAlarming(times, dueMs + ALARM_MS)).toBe(true);
    const held = { dueMs, leaseUntilMs: dueMs + LEASE_MS };
    expect(isHeld(held, dueMs + LEASE_MS - 1)).toBe(true);
    expect(isHeld(held, dueMs + LEASE_MS)).toBe(false);
    expect(isAlarming(held, dueMs + LEASE_MS + ALARM_MS - 1)).toBe(false);
    expect(isAlarming(held, dueMs + LEASE_MS + ALARM_MS)).toBe(true);
  });

  it('says truly what keeps staff from a yes', () => {
    expect(barTo(asked({ doubts: ['doubtful option'], reserved: true }), 'OFFERING')).toBe('reserved');
    expect(barTo(asked({ doubts: ['doubtful option'] }), 'OFFERING')).toBeNull();
    expect(barTo(asked({ kind: 'what_to_do' }), 'INTAKE')).toBe('unread');
    expect(barTo(asked({ kind: 'bounce' }), 'OFFERING')).toBe('not_sent');
    expect(barTo(asked({ kind: 'nothing_fits' }), 'OFFERING')).toBe('wish');
    expect(barTo(asked({ kind: 'unclear' }), 'BOOKED')).toBe('words');
  });

  it('says in sentences why words were refused, each once', () => {
    const found = ['text: time 1 differs', 'html: time 1 differs', 'text: another number of minutes'];
    expect(refusedWords(found)).toEqual([
      'Time 1 is another than is planned.',
      'It names another length than is planned.',
    ]);
  });
});
