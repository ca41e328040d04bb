import { expect, it } from 'vitest';
import { isDoubted } from './doubted';

it.each([
  [['unread: flibbertigibbet'], true],
  [['You approve everything first', 'understood partial'], true],
  [['doubtful: reschedule'], true],
  [['You approve everything first'], false],
  [['question that data cannot answer'], false],
  [[], false],
])('%j: a model might have spared the question: %s', (why, spared) => expect(isDoubted({ why })).toBe(spared));
