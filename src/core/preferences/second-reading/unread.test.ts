import { expect, it } from 'vitest';
import { compile } from '../compile';
import { unreadOf } from './unread';

const context = { now: Date.UTC(2026, 10, 24, 3) / 60_000, zone: 'America/New_York' };
const shown = (text: string) => unreadOf(compile(text, context).sentences, context).map(({ asked }) => asked);

it('a model is shown what was not understood, with its headings, the sentence before it and the local day', () => {
  expect(shown('# Work\n- Kiln with wobbly penguins.\n- Penguins twice.\n\n# Home\n- Penguins at home.\n')).toEqual([
    { sentence: 'Kiln with wobbly penguins.', headings: ['Work'], before: null, written: '2026-11-23' },
    { sentence: 'Penguins twice.', headings: ['Work'], before: 'Kiln with wobbly penguins.', written: '2026-11-23' },
    { sentence: 'Penguins at home.', headings: ['Home'], before: null, written: '2026-11-23' },
  ]);
});

it('nothing that was understood is shown, but for what the next sentence goes on about', () => {
  const text = 'No meetings on Friday.\nInterviews take 30 minutes.\nPenguins twice.\n';
  expect(shown(text).map(({ sentence, before }) => [sentence, before])).toEqual([
    ['Penguins twice.', 'Interviews take 30 minutes.'],
  ]);
});

it('codewords are shown to no model', () => {
  const text = 'The codeword "asap" opens the best times of the next 2 business days.\nPenguins twice.\n';
  expect(shown(text).map(({ before }) => before)).toEqual([null]);
});
