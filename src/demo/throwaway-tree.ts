import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { processVariables } from '@/config/env';
import { firstEnvFile } from '@/config/env-file';
import type { Variables } from '@/config/environment';
import { buildId, buildIfStale, builtProgram } from '@/supervisor/build';
import { freePort } from '@/supervisor/free-port';
import { ROOT } from '@/supervisor/installation';
import { choosePorts } from '@/supervisor/ports';
import { type RunningTree, startTree } from '@/supervisor/supervisor';

interface Throwaway {
  /** Beside those of a first `.env`. */
  readonly settings?: Variables;
  /** The build is known to be up to date: several trees start from one, and two builds at once break each other. */
  readonly built?: boolean;
}

/**
 * The whole product as `npm start` runs it, on free ports and in a new folder, built first where it is stale. It does not
 * touch the installation's own, several may start at once, and nothing of it is left after `stop`.
 */
export async function startThrowawayTree(
  name: string,
  report: (line: string) => void,
  { settings = {}, built = false }: Throwaway = {},
): Promise<RunningTree & { readonly origin: string }> {
  const directory = mkdtempSync(join(tmpdir(), `sundial-${name}-`));
  // None of an installation's usual ports: whoever starts at the same time would find the same ones free.
  await choosePorts(directory, {});
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { PATH, HOME, TMPDIR, LANG } = processVariables();
  const tree = await startTree({
    root: ROOT,
    variables: {
      PATH,
      HOME,
      TMPDIR,
      LANG,
      ...parseEnv(firstEnvFile(() => randomBytes(32).toString('hex'))),
      BASE_URL: origin,
      NEXTAUTH_URL: origin,
      PUBLIC_BASE_URL: origin,
      PORT: String(port),
      SMTP_PORT: String(await freePort()),
      DATA_DIR: directory,
      ...settings,
    },
    program: builtProgram,
    async build() {
      if (!built) await buildIfStale(ROOT);
      return buildId(ROOT);
    },
    report,
  });
  return {
    ...tree,
    origin,
    stop: async () => {
      await tree.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
