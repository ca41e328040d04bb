import { describe, expect, it } from 'vitest';
import { requiredWords, sieveOf } from './required-words';

describe('the words that a pattern needs', () => {
  it.each<[RegExp, readonly (readonly string[])[]]>([
    [/^after (\w+) hours?$/iu, [['after '], [' hour']]],
    [/\b(?:maximum|at most|tops)\b/i, [['maximum', 'at most', 'tops']]],
    [/(?:please )?(?:ask|tell) me(?: first)?/i, [['ask', 'tell'], [' me']]],
    [/(?<!\p{L})colou?red(?!\p{L})/iu, [['colo'], ['red']]],
    [/no[a-z]* (?=meetings)/, []],
    [/(?:one|a)? day/, [[' day']]],
    [/(?:breaks|\d+)/, []],
    [/(?:no (?:calls|meetings)|never) on/, [['calls', 'meetings', 'never'], [' on']]],
    [/x{2,}abc/, [['abc']]],
    [/ab+cde/, [['cde']]],
    [/\(never\)/, [['(never)']]],
    [/[^\]x]{2} Never \p{L}+/u, [[' never ']]],
    [/(?<word>next|following) week/, [['next', 'following'], [' week']]],
  ])('%s', (pattern, words) => {
    expect(requiredWords(pattern)).toEqual(words);
  });

  it('lets every text through that the pattern matches', () => {
    const sieve = sieveOf(/^(?:do not|don['’]t) (?:book|plan) (?:me )?on (\p{L}+)$/iu);
    expect(sieve("don't book me on fridays")).toBe(true);
    expect(sieve("don't book me fridays")).toBe(false);
    expect(sieve('keep fridays free')).toBe(false);
  });
});
