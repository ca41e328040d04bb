import { expect, it } from 'vitest';
import { spelledOut } from './short-text';

it.each([
  ['y', 'yes'],
  ['N', 'no'],
  ['yes but tmrw pls', 'yes but tomorrow please'],
  ['im 10 l8', "I'm 10 late"],
  ['ill be 10 l8', "I'll be 10 late"],
  ['Cancel it, I am ill.', 'Cancel it, I am ill.'],
  ['b there in 5', 'be there in 5'],
  ['ok w jane at 4', 'ok with jane at 4'],
  ['ask Ann B. or b@acme.test', 'ask Ann B. or b@acme.test'],
  ['don’t move it', 'don’t move it'],
  ['Tuesday at 2 works', 'Tuesday at 2 works'],
])('"%s" is "%s"', (text, long) => expect(spelledOut(text)).toBe(long));
