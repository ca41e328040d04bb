import { expect, it } from 'vitest';
import { LANGUAGES, type Scene, TONES } from '../../evals/paraphrases/phrasebook';
import { paraphraseRows } from '../../evals/paraphrases/rows';
import { goldOf, PHRASEBOOKS, say } from '../../evals/paraphrases/say';
import { grammar } from '../../evals/reader/readers';
import { runReader } from '../../evals/reader/run-reader';
import { seeded } from '../support/random';

it('makes the same mails from the same seed, in every language, tone and saying', () => {
  const rows = paraphraseRows(3, 600);
  expect(paraphraseRows(3, 600)).toEqual(rows);
  expect(paraphraseRows(4, 600)).not.toEqual(rows);
  for (const tag of [...LANGUAGES, ...TONES]) expect(rows.some(({ tags }) => tags?.includes(tag))).toBe(true);
  expect(rows.some(({ text }) => /\{\w+\}|undefined|NaN/.test(text))).toBe(false);
});

it('says the same thing with the same meaning in every language', () => {
  // Wednesday, 4 March 2026; the slot is on the Tuesday after.
  const scene: Scene = { today: 20516, slots: [{ day: 20522, from: 840 }] };
  for (const language of LANGUAGES) {
    const { text } = say(
      { say: 'counter', windows: [{ day: 20523, time: { kind: 'exact', from: 930 } }] },
      scene,
      language,
      'neutral',
      seeded(1),
    );
    expect(text).toMatch(/15[:h. ]+30|3:30/);
    expect(PHRASEBOOKS[language].language).toBe(language);
  }
  const move = { say: 'move_by', minutes: -30 } as const;
  expect(goldOf(move, scene)).toEqual({ intents: ['reschedule'], times: ['+2026-03-10 13:30'] });
});

it('is read without harm in most cases, and mostly by itself', async () => {
  const scores = await runReader(grammar, paraphraseRows(5, 1_200));
  const count = (test: (score: (typeof scores)[number]) => boolean): number => scores.filter(test).length;
  expect(count((score) => score.harmful)).toBeLessThanOrEqual(24);
  expect(count((score) => score.exact)).toBeGreaterThanOrEqual(960);
});
