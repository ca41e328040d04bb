import { expect, it } from 'vitest';
import type { Action } from '../plan';
import { sameOutward } from './acts';

it('a plan is the same when it comes back from a database that orders keys by itself', () => {
  const slots = [{ n: 1, start: 100, end: 130 }];
  const mail: Action = { kind: 'send', template: 'offer', to: ['p2'], cc: ['p1'], slots, note: null, quote: null };
  const { kind, template, to, cc, note, quote } = mail;
  const stored: Action = { cc, to, kind, note, quote, slots: [{ end: 130, n: 1, start: 100 }], template };
  expect(sameOutward([mail], [stored])).toBe(true);
  expect(sameOutward([mail], [{ ...stored, slots: [{ n: 1, start: 100, end: 145 }] }])).toBe(false);
});
