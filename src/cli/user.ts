import { parseEnvironment } from '@/config/environment';
import { closeDatabase, openDatabase } from '@/db/client';
import { tellLetIn } from '@/modules/waitlist/commands';
import { DATABASE, dataDirectoryOf, installationVariables, ROOT, withDatabase } from '@/supervisor/installation';
import { storedPorts } from '@/supervisor/ports';
import { clusterUrl } from '@/supervisor/postgres';
import { productVariables } from '@/supervisor/settings';
import { wire } from '../main/runtime';
import { runUser, USAGE } from './user-command';

/** `sundial user`: who has an account, who is let in, and what they may do. */
export async function user(args: string[]): Promise<number> {
  const variables = installationVariables();
  const directory = dataDirectoryOf(ROOT, variables);
  const ports = storedPorts(directory);
  if (args.length === 0 || ports === null) {
    process.stderr.write(
      ports === null ? 'Sundial has not been started here yet: start it with `npm start`.\n' : USAGE,
    );
    return ports === null ? 1 : 2;
  }
  const databaseUrl = clusterUrl(directory, ports.postgres, DATABASE);
  const engine = { ingressUrl: `http://127.0.0.1:${ports.engineIngress}`, adminUrl: '', identityKey: '' };
  const embedded = { databaseUrl, engine, ports, buildId: 'cli', dataDirectory: directory };
  const environment = parseEnvironment(productVariables(variables, embedded));
  return withDatabase(variables, { alone: false }, async (url) => {
    openDatabase(url, 2);
    try {
      const { runtime } = wire(environment);
      return await runUser(args, {
        nowMs: await runtime.clock.now(),
        baseUrl: runtime.settings.baseUrl,
        tell: (person) => tellLetIn(runtime, person),
        say: (line) => void process.stdout.write(`${line}\n`),
        complain: (line) => void process.stderr.write(`${line}\n`),
      });
    } finally {
      await closeDatabase();
    }
  });
}
