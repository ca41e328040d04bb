import { TEMPLATE } from '../../tests/support/template';
import { worldOf } from './cast';
import { playWorld } from './play';
import { startServer } from './server';

/** `npx tsx evals/loops/replay.ts SEED…`: plays the seeds' worlds again and prints these conversations in full. */
const seeds = process.argv.slice(2).map(Number);
if (seeds.length === 0 || seeds.some((seed) => !Number.isSafeInteger(seed) || seed < 1)) {
  console.error('Name the seeds to be played again.');
  process.exit(2);
}
const server = await startServer();
try {
  for (const number of new Set(seeds.map(worldOf))) {
    const { outcomes } = await playWorld(number, server.url, TEMPLATE);
    for (const { seed, story, ...rest } of outcomes.filter((one) => seeds.includes(one.seed))) {
      console.log(`\n===== seed ${seed} ${JSON.stringify({ ...rest, faults: rest.faults.length })}\n`);
      console.log(story.join('\n'));
    }
  }
} finally {
  await server.stop();
}
process.exit(0);
