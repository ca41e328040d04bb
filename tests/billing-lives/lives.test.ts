import { expect, test } from 'vitest';
import { useDatabase } from '../support/database';
import { live } from './live';

/** `LIVES=2000x24`: so many people for so many months, fifty to a world. */
const [people = 15, months = 6] = (process.env.LIVES ?? '15x6').split('x').map(Number);
const MOST_IN_A_WORLD = 50;

useDatabase();

const worlds = Array.from({ length: Math.max(2, Math.ceil(people / MOST_IN_A_WORLD)) }, (_, n) => n + 1);

test.each(worlds)(
  'nobody is billed for what they did not accept, and what they may do follows from what they paid: world %i',
  async (seed) => {
    // In every other world events are lost, doubled and come in any order.
    const luck = seed % 2 === 1 ? { lose: 0, repeat: 0, shuffle: false } : { lose: 0.1, repeat: 0.2, shuffle: true };
    const report = await live({ people: Math.ceil(people / worlds.length), months, luck: { ...luck, seed } });
    expect(report.problems).toEqual([]);
    expect(report.violations).toBe(0);
    expect(report.happened['invoice.paid'] ?? 0).toBeGreaterThan(months);
  },
  process.env.LIVES ? 6 * 3_600_000 : 300_000,
);
