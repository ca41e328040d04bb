import { expect, it } from 'vitest';
import { FIRST } from '@/core/reading/context.fixture';
import { read } from '@/core/reading/read';
import { labelReading } from './schema';

it('a labelled reading is unclear, or it says something', () => {
  const saying = (...kinds: string[]) =>
    labelReading.safeParse({
      ...read('Hello', FIRST),
      intents: kinds.map((kind) => ({ kind, confidence: 1, evidence: '' })),
    }).success;
  expect(saying('unclear')).toBe(true);
  expect(saying('request_meeting', 'thank')).toBe(true);
  expect(saying('request_meeting', 'unclear')).toBe(false);
});
