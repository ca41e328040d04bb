import { describe, expect, it } from 'vitest';
import { requiredWords, sieveOf } from './required-words';

describe('the words that a pattern needs', () => {
  it.each<[RegExp, readonly string[] | null]>([
    [/^after (\w+) hours?$/iu, ['after ']],
    [/\b(?:maximum|at most|tops)\b/i, ['maximum', 'at most', 'tops']],
    [/(?:please )?(?:ask|tell) me(?: first)?/i, [' me']],
    [/(?<!\p{L})colou?red(?!\p{L})/iu, ['colo']],
    [/no[a-z]* (?=meetings)/, null],
    [/(?:one|a)? day/, [' day']],
    [/(?:breaks|\d+)/, null],
    [/x{2,}abc/, ['abc']],
    [/ab+cde/, ['cde']],
    [/\(never\)/, ['(never)']],
    [/[^\]x]{2} Never \p{L}+/u, [' never ']],
  ])('%s', (pattern, words) => {
    expect(requiredWords(pattern)).toEqual(words);
  });

  it('lets every text through that the pattern matches', () => {
    const sieve = sieveOf(/^(?:do not|don['’]t) (?:book|plan) (?:me )?on (\p{L}+)$/iu);
    expect(sieve("don't book me on fridays")).toBe(true);
    expect(sieve('keep fridays free')).toBe(false);
  });
});
