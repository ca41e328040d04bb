import { expect, onTestFinished, test } from 'vitest';
import { spawnGuarded } from './guard';
import { type Keeper, keepRunning } from './keep-running';

/** Never the delay of a test: whoever waits for it waits in vain. */
const NEVER = { firstMs: 3_600_000, maxMs: 3_600_000 };

async function keep(script: () => string) {
  const lines: string[] = [];
  let starts = 0;
  const keeper: Keeper = await keepRunning({
    name: 'child',
    backOff: NEVER,
    report: (line) => lines.push(line),
    start: async () => {
      starts += 1;
      const text = script();
      if (text === 'throw') throw new Error('broken');
      return spawnGuarded({ command: process.execPath, args: ['-e', text], env: {}, output: 'ignore' });
    },
  });
  onTestFinished(() => keeper.stop());
  return { keeper, lines, starts: () => starts };
}

const STAYS = 'setInterval(() => {}, 1000)';

test('a child that runs is started anew when it is asked for, and that is no fault', async () => {
  const { keeper, lines, starts } = await keep(() => STAYS);
  keeper.renew();
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^child runs again, after \d+\.\d\d s$/)]);
  expect(starts()).toBe(2);
  expect(keeper.ready()).toBe(true);
});

test('a child that waits to be tried again is tried at once when it is asked for', async () => {
  let text = STAYS;
  const { keeper, lines } = await keep(() => text);
  text = 'throw';
  keeper.renew();
  await expect.poll(() => lines).toEqual(['child did not start; next try in 3600.00 s: broken']);
  text = STAYS;
  keeper.renew();
  await expect.poll(() => lines.at(-1)).toMatch(/^child runs again, after/);
});

test('a child that leaves by itself is reported', async () => {
  let text = 'process.exit(7)';
  const { keeper, lines } = await keep(() => text);
  await expect.poll(() => lines).toEqual(['child left with status 7; starting it again in 3600.00 s']);
  text = STAYS;
  keeper.renew();
  await expect.poll(() => lines.at(-1)).toMatch(/^child runs again, after/);
});
