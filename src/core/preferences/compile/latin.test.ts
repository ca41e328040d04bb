import { expect, it } from 'vitest';
import { latin } from './latin';

it.each<[RegExp, string]>([
  [/^no (\p{L}+) [\p{L}' -]{3,20} on mondays$/iu, 'No Größe d’été – on Mondays'],
  [/^no (\p{L}+) [\p{L}'’ -]{3,20} on mondays$/iu, 'No Größe d’ÉTÉ on Mondays'],
  [/(?<!\p{L})no(?!\p{L})/iu, 'a casino'],
  [/(?<!\p{L})no(?!\p{L})/iu, 'ñno'],
  [/(?<!\p{L})no(?!\p{L})/iu, 'say NO!'],
  [/[^\p{L}]\p{Lu}$/iu, 'x-é'],
  [/\[\p{L}\]/iu, '[x]'],
  [/[\]\p{L}]+$/iu, ']ab'],
])('%s finds the same in "%s"', (pattern, text) => {
  expect(latin(pattern).unicode).toBe(false);
  expect(latin(pattern).exec(text)?.slice()).toEqual(pattern.exec(text)?.slice());
});

it('leaves a pattern as it is that asks for more', () => {
  expect(latin(/\p{Script=Greek}/u).source).toBe('\\p{Script=Greek}');
});
