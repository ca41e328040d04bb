import { expect, it } from 'vitest';
import { paraphraseRows } from '../../evals/paraphrases/rows';
import { seeded } from '../support/random';
import { hostileTexts, randomText } from '../support/reader-texts';
import { checkReader } from './reader-checks';

it('reads 200 broken mails without a crash', () => {
  const random = seeded(5);
  const mails = paraphraseRows(5, 300).map(({ text }) => text);
  for (let i = 0; i < 200; i++) {
    const text = randomText(mails, random);
    expect(() => checkReader(text, i), JSON.stringify(text)).not.toThrow();
  }
});

it('reads 30 kB of every fourth hostile kind in bounded time', () => {
  for (const { name, text } of hostileTexts(30_000).filter((_, i) => i % 4 === 0)) {
    const begin = process.cpuUsage();
    checkReader(text, 1);
    const { user, system } = process.cpuUsage(begin);
    // Some hundred times what it takes: a budget against backtracking, not a measurement.
    expect((user + system) / 1_000, name).toBeLessThan(3_000);
  }
});
