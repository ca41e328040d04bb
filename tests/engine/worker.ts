import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveWorkflows } from '@/adapters/restate/server';

/** A worker process for the crash tests: journals what its steps did to a file, one line per step that really ran. */
const [port, identityKey, file, objectName, slowStepMs] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];

await serveWorkflows({
  port: Number(port),
  identityKeys: [identityKey],
  definition: {
    name: objectName,
    async wake({ key, step }) {
      await step('first', async () => appendFileSync(file, `${key} first\n`));
      await step('second', async () => {
        appendFileSync(file, `${key} second begins\n`);
        await sleep(Number(slowStepMs));
        appendFileSync(file, `${key} second\n`);
      });
      await step('third', async () => appendFileSync(file, `${key} third\n`));
    },
  },
});
process.stdout.write('ready\n');
