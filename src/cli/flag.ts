import { closeDatabase, openDatabase } from '@/db/client';
import { dataDirectoryOf, installationVariables, ROOT, withDatabase } from '@/supervisor/installation';
import { storedPorts } from '@/supervisor/ports';
import { runFlag } from './flag-command';

/** `sundial flag`: which features are on, for whom. */
export async function flag(args: string[]): Promise<number> {
  const variables = installationVariables();
  if (storedPorts(dataDirectoryOf(ROOT, variables)) === null) {
    process.stderr.write('Sundial has not been started here yet: start it with `npm start`.\n');
    return 1;
  }
  return withDatabase(variables, { alone: false }, async (url) => {
    openDatabase(url, 2);
    try {
      return await runFlag(args, {
        say: (line) => void process.stdout.write(`${line}\n`),
        complain: (line) => void process.stderr.write(`${line}\n`),
      });
    } finally {
      await closeDatabase();
    }
  });
}
