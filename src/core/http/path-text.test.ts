import { expect, it } from 'vitest';
import { pathText } from './path-text';

it.each([
  ['abc', 'abc'],
  ['kim%40x', 'kim@x'],
  ['%25E0', '%E0'],
  ['%E0%A4%A', null],
  ['%', null],
  ['%ff', null],
])('%s is %j', (part, text) => expect(pathText(part)).toBe(text));
