import { describe, expect, it } from 'vitest';
import type { SourcedRule } from '../compiled';
import type { Rule } from '../rule';
import { copiedOn } from './copied';
import type { MeetingFacts } from './facts';

const sourced = (...rules: Rule[]): SourcedRule[] => rules.map((rule, i) => ({ rule, sentence: `s${i + 1}` }));
const facts: MeetingFacts = {
  words: ['meeting'],
  medium: 'video',
  guests: [{ address: 'Jane@globex.test', name: 'Jane Doe' }],
  ownAddresses: ['dana@acme.test'],
  codewords: [],
};
const copy = (addresses: string[], more: Partial<Extract<Rule, { kind: 'copy' }>> = {}): Rule => ({
  kind: 'copy',
  addresses,
  on: 'mails',
  ...more,
});

describe('people in copy', () => {
  it('on all mails, or only on what is said of a booked meeting', () => {
    const rules = sourced(copy(['anna@acme.test']), copy(['bob@acme.test'], { on: 'invitations' }));
    expect(copiedOn(rules, facts, false)).toEqual(['anna@acme.test']);
    expect(copiedOn(rules, facts, true)).toEqual(['anna@acme.test', 'bob@acme.test']);
  });

  it('only where the meeting is one of those that are named', () => {
    const elsewhere = copy(['anna@acme.test'], { scope: { people: { by: 'domain', domain: 'initech.test' } } });
    const here = copy(['anna@acme.test'], { scope: { people: { by: 'domain', domain: 'globex.test' } } });
    expect(copiedOn(sourced(elsewhere), facts, true)).toEqual([]);
    expect(copiedOn(sourced(here), facts, true)).toEqual(['anna@acme.test']);
  });

  it('never who takes part anyway, and never more than three', () => {
    const many = copy(['a@x.test', 'b@x.test', 'c@x.test']);
    const rules = sourced(copy(['dana@acme.test', 'jane@globex.test']), many, copy(['d@x.test', 'a@x.test']));
    expect(copiedOn(rules, facts, false)).toEqual(['a@x.test', 'b@x.test', 'c@x.test']);
  });
});
