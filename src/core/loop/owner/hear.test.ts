import { expect, it } from 'vitest';
import { FIRST } from '../../reading/context.fixture';
import type { Reading } from '../../reading/reading';
import { reading } from '../testing/scene';
import { heardOfOwner } from './hear';

const TEXT = 'From now on no meetings before 10.';
const wishes = (read: Reading) =>
  heardOfOwner(TEXT, read, { ...FIRST, role: 'owner' }, { assistant: 'Sunny', copied: [], contacts: [] }).owner?.wishes;
const lasting = { kind: 'set_preference', confidence: 1, evidence: TEXT } as const;

it('what is to hold for good is told by its words, unless a model has read all of it and found none', () => {
  expect(wishes(reading(['request_meeting']))).toHaveLength(1);
  expect(wishes(reading([], { by: 'model', intents: [lasting] }))).toHaveLength(1);
  expect(wishes(reading(['request_meeting'], { by: 'model' }))).toEqual([]);
});
