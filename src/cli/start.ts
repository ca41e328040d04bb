import { processVariables } from '@/config/env';
import { writeFirstEnvFile } from '@/config/env-file';
import { InvalidEnvironment, type ServerEnvironment } from '@/config/environment';
import { closeDatabase, openDatabase } from '@/db/client';
import { administrationHint } from '@/modules/invites/commands/administration';
import { buildId, buildIfStale, builtProgram } from '@/supervisor/build';
import { DatabaseUnusable, plainly } from '@/supervisor/database';
import type { DevelopmentBuild } from '@/supervisor/development';
import { isRoot, ROOT_HINT, ROOT_TEXT } from '@/supervisor/doctor/machine';
import { ENV_FILE, installationVariables, ROOT } from '@/supervisor/installation';
import { isSet } from '@/supervisor/settings';
import { type Role, startTree } from '@/supervisor/supervisor';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `sundial start [--dev]`: runs everything until it is told to stop. With `--dev` pages are hot, and a role starts anew
 * when a file that it imports is saved.
 */
export async function start(args: string[]): Promise<number> {
  const development = args.includes('--dev');
  const started = Date.now();
  if (writeFirstEnvFile(ENV_FILE, processVariables()))
    say('Wrote .env with fresh secrets; the sandbox stands in for all outside services.');
  const variables = installationVariables();
  const stopped = stopSignal();
  let sources: DevelopmentBuild | null = null;
  try {
    if (development) sources = await (await import('@/supervisor/development')).developmentBuild(ROOT);
    const built = sources;
    const starting = startTree({
      root: ROOT,
      variables: development ? { NODE_ENV: 'development', ...variables } : variables,
      program: built?.program ?? builtProgram,
      async build() {
        if (built) return 'development';
        await buildIfStale(ROOT);
        return buildId(ROOT);
      },
      report: say,
    });
    const tree = await Promise.race([starting, stopped]);
    // Stopped before it had started: leaving ends the children.
    if (!tree) process.exit(1);
    const { environment } = tree;
    say(`Sundial runs at ${environment.BASE_URL} (started in ${((Date.now() - started) / 1000).toFixed(1)} s).`);
    if (!environment.SANDBOX && isRoot()) say(`Warning: ${ROOT_TEXT}. ${ROOT_HINT}`);
    if (environment.SANDBOX) say(`Write and read mail as owner or guest at ${environment.BASE_URL}/sandbox/mail.`);
    else await tellAdministration(environment);
    const onChange = (roles: readonly Role[], files: readonly string[]) => {
      say(`${files.join(', ')} saved: ${roles.join(', ')} start anew`);
      for (const role of roles) tree.renew(role);
    };
    built?.follow(onChange, say);
    say('Stop it with Ctrl-C.');
    await stopped;
    await built?.stop();
    await tree.stop();
    // Idle connections to what was just stopped would hold the process for another second.
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error, variables.DATABASE_URL)}\n`);
    await sources?.stop();
    return 1;
  }
}

/** Who starts it is the operator: the code by which somebody becomes the administrator is told here. */
async function tellAdministration({ DATABASE_URL, ADMIN_EMAIL, BASE_URL }: ServerEnvironment): Promise<void> {
  openDatabase(DATABASE_URL, 1);
  const installation = { adminEmail: ADMIN_EMAIL ?? null, baseUrl: BASE_URL.replace(/\/$/, '') };
  const hint = await administrationHint(installation, Date.now());
  await closeDatabase();
  if (hint) say(hint);
}

/** Resolves at the first request to stop; a second one leaves at once, and the guards end the children. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
    }
  });
}

function explain(error: unknown, databaseUrl: string | undefined): string {
  const plain = isSet(databaseUrl) && URL.canParse(databaseUrl) ? plainly(error, databaseUrl) : error;
  if (plain instanceof DatabaseUnusable) return plain.message;
  if (!(error instanceof InvalidEnvironment)) return error instanceof Error ? error.message : String(error);
  const fields = Object.entries(error.fields).map(([name, texts]) => `  ${name}: ${texts.join(', ')}`);
  return `${error.message}:\n${fields.join('\n')}\nThey are set in .env; .env.example says what each one does.`;
}
