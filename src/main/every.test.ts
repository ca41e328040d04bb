import { expect, it } from 'vitest';
import { every } from './every';

const NEVER_MS = 2_000_000_000;

it('runs at once when asked to, one run after the other', async () => {
  const seen: string[] = [];
  let end = () => {};
  const task = every('task', NEVER_MS, async () => {
    seen.push('begins');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    seen.push('ends');
  });
  const first = task.now();
  const second = task.now();
  await Promise.resolve();
  await Promise.resolve();
  expect(seen).toEqual(['begins']);
  end();
  await first;
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['begins', 'ends', 'begins']);
  end();
  await second;
  await task.stop();
  expect(seen).toEqual(['begins', 'ends', 'begins', 'ends']);
});

it('goes on after a failure, and never after it was stopped', async () => {
  let runs = 0;
  let third = () => {};
  const thrice = new Promise<void>((resolve) => {
    third = resolve;
  });
  const task = every('task', 0, async () => {
    runs += 1;
    if (runs === 3) third();
    throw new Error('it fails');
  });
  await thrice;
  await task.stop();
  const ended = runs;
  await task.now();
  expect(runs).toBe(ended);
});
