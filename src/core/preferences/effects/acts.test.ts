import { describe, expect, it } from 'vitest';
import type { SourcedRule } from '../compiled';
import type { Rule } from '../rule';
import { askBefore } from './acts';
import type { MeetingFacts } from './facts';

const sourced = (...rules: Rule[]): SourcedRule[] => rules.map((rule, i) => ({ rule, sentence: `s${i + 1}` }));
const meeting: MeetingFacts = {
  words: ['investor call'],
  medium: 'video',
  guests: [{ address: 'jane@globex.test', name: 'Jane Doe' }],
  ownAddresses: ['dana@acme.test'],
  codewords: [],
};
const long: Rule = { kind: 'act', act: 'book', ask: true, length: { is: 'over', minutes: 60 } };
const short: Rule = { kind: 'act', act: 'book', ask: false, length: { is: 'under', minutes: 30 } };
const everything: Rule = { kind: 'act', act: 'book', ask: true };
const investors = { people: { by: 'tag', tag: 'investor' } } as const;

describe('asking before an act', () => {
  const asks = (minutes: number, ...rules: Rule[]) => askBefore(sourced(...rules), meeting, 'book', minutes);

  it('by the length of the meeting, and says nothing of the others', () => {
    expect([60, 61].map((minutes) => asks(minutes, long))).toEqual([null, true]);
    expect([29, 30].map((minutes) => asks(minutes, short))).toEqual([false, null]);
    expect([59, 60].map((n) => asks(n, { ...long, length: { is: 'from', minutes: 60 } }))).toEqual([null, true]);
    expect([30, 31].map((n) => asks(n, { ...short, length: { is: 'up_to', minutes: 30 } }))).toEqual([false, null]);
    expect(askBefore(sourced(long), meeting, 'cancel', 90)).toBeNull();
  });

  it('a short meeting lifts what is asked of all, and nothing that is asked of such people', () => {
    expect([20, 45].map((minutes) => asks(minutes, everything, short))).toEqual([false, true]);
    expect(asks(20, { ...everything, scope: investors }, short)).toBe(true);
  });

  it('no sentence takes back what is asked because of the length', () => {
    const free: Rule = { kind: 'act', act: 'book', ask: false, scope: investors };
    expect([45, 90].map((minutes) => asks(minutes, free, long))).toEqual([false, true]);
  });
});
