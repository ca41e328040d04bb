import { parseEnv } from 'node:util';
import { firstEnvFile } from '@/config/env-file';
import { startTree } from '@/supervisor/supervisor';

/** A supervisor process for tests: `supervised.ts DATA_DIR VARIABLES`; prints `ready`, and what it reports. */
const [dataDirectory, variables] = process.argv.slice(2) as [string, string];
const product = 'tests/support/product.mjs';

try {
  const tree = await startTree({
    root: process.cwd(),
    variables: {
      PATH: process.env.PATH,
      ...parseEnv(firstEnvFile(() => 'ab'.repeat(32))),
      DATA_DIR: dataDirectory,
      ...JSON.parse(variables),
    },
    program: (role) => [product, '--roles', role],
    build: async () => 'test',
    report: (line) => console.log(line),
  });
  console.log('ready');
  process.on('SIGTERM', async () => {
    await tree.stop();
    process.exit(0);
  });
} catch (error) {
  console.log((error as Error).message);
  process.exit(1);
}
