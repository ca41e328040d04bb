import { join } from 'node:path';
import pg from 'pg';
import { restateAdmin } from '@/adapters/restate/admin';
import type { ServerEnvironment } from '@/config/environment';
import { storedMode, WrongMode } from '@/db/installation-mode';
import { appliedMigrations, migrationTags } from '@/db/migrate';
import { databaseTrouble } from '../database';
import { portHolder } from '../port-holder';
import type { Ports } from '../ports';
import { accepts } from '../program';
import { healthUrl, webHost } from '../web-address';
import { bad, type Finding, note, ok } from './finding';

type DatabaseSettings = Pick<ServerEnvironment, 'DATABASE_URL' | 'SANDBOX'>;

/** What runs, by asking it. `ownDatabase`: it is not the embedded one. */
export async function runningFindings(
  environment: ServerEnvironment,
  ports: Ports,
  { supervisor, ownDatabase }: { readonly supervisor: number | null; readonly ownDatabase: boolean },
): Promise<Finding[]> {
  const logs = join(environment.DATA_DIR, 'logs');
  const listeners: [string, number, string?][] = [
    ['web', environment.PORT, webHost(environment)],
    ['worker', environment.WORKER_PORT],
    ['mail', environment.SMTP_PORT],
    ...(environment.SANDBOX ? ([['sandbox', ports.sandbox]] as [string, number][]) : []),
  ];
  const database = await databaseFindings(environment);
  if (supervisor === null) {
    const taken = await Promise.all(listeners.map((listener) => takenFinding(...listener)));
    return [
      note('Sundial does not run', 'Start it with `npm start`.'),
      // The embedded one does not run either.
      ...(ownDatabase ? database : []),
      ...taken.filter((finding) => finding !== null),
    ];
  }
  return [
    ok(`Sundial runs (process ${supervisor})`),
    ...database,
    ...(await administratorFindings(environment)),
    ...(await engineFindings(environment, logs)),
    ...(await Promise.all(listeners.map((listener) => listenerFinding(logs, ...listener)))),
    await healthFinding(healthUrl(environment), logs),
  ];
}

async function takenFinding(name: string, port: number, host?: string): Promise<Finding | null> {
  if (!(await accepts(port, host))) return null;
  const holder = portHolder(port) ?? 'another program';
  return bad(`Port ${port}, wanted for ${name}, is taken by ${holder}`, 'Stop that, or choose another port in .env.');
}

async function listenerFinding(logs: string, name: string, port: number, host?: string): Promise<Finding> {
  if (await accepts(port, host)) return ok(`${name} answers on port ${port}`);
  return bad(`${name} does not answer on port ${port}`, `${logs}/${name}.log says why.`);
}

/** The product's own word, part by part. */
export async function healthFinding(url: string, logs: string): Promise<Finding> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const told = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
    if (answer.ok) return ok('The web application says that all is well: database, engine, worker and mail');
    const down = Object.keys(told).filter((part) => told[part] === 'down');
    const what =
      down.length > 0 ? `does not reach: ${down.join(', ')}` : `answers ${answer.status} when asked how it is`;
    return bad(`The web application ${what}`, `The logs are in ${logs}.`);
  } catch (error) {
    return bad('The web application does not answer', String(error));
  }
}

/** Whether the database can be used, how far it is migrated, and whether its data are of the mode that is set. */
export async function databaseFindings({ DATABASE_URL: url, SANDBOX }: DatabaseSettings): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SHOW server_version');
    const applied = await appliedMigrations(client);
    const known = migrationTags().length;
    const text = `PostgreSQL ${rows[0].server_version} answers, ${applied} of ${known} migrations applied`;
    if (applied !== known) return [bad(text, 'They are applied at the next start.')];
    const mode = await storedMode(client);
    const other = mode !== null && mode !== (SANDBOX ? 'sandbox' : 'live');
    return [ok(text), ...(other ? [bad(`The data are of the ${mode} mode`, new WrongMode(mode).message)] : [])];
  } catch (error) {
    const trouble = databaseTrouble(error, url);
    return [
      trouble
        ? bad(trouble.text, trouble.hint)
        : bad('The database cannot be used', (error as Error).message || String(error)),
    ];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where it is told why workflows fail: the engine has pages of its own beside its admin interface. */
export function failingHint(adminUrl: string, logs: string): string {
  return `${logs}/worker.log says why; ${adminUrl.replace(/\/$/, '')}/ui shows them.`;
}

/** Whether somebody administers; what cannot be asked is told elsewhere. */
async function administratorFindings({ DATABASE_URL, ADMIN_EMAIL, SANDBOX }: ServerEnvironment): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select count(*)::int as count from users where role = 'ADMIN'");
    if (rows[0].count > 0 || SANDBOX) return [];
    const how = ADMIN_EMAIL
      ? `Sign in with ${ADMIN_EMAIL}.`
      : 'Set ADMIN_EMAIL, or sign in and enter the code that the start has printed at /auth/code.';
    return [bad('Nobody administers this installation', `${how}\nOr: npx sundial user role ADDRESS ADMIN`)];
  } catch {
    return [];
  } finally {
    await client.end().catch(() => {});
  }
}

async function engineFindings(environment: ServerEnvironment, logs: string): Promise<Finding[]> {
  const admin = restateAdmin({ adminUrl: environment.WORKFLOW_ADMIN_URL, objectName: environment.TASK_QUEUE });
  try {
    const name = await admin.clusterName();
    const failing = await admin.failing();
    return [
      name === environment.WORKFLOW_NAMESPACE
        ? ok(`The workflow engine answers (${name})`)
        : bad(`The workflow engine is ${name}`, `WORKFLOW_NAMESPACE says ${environment.WORKFLOW_NAMESPACE}.`),
      failing.length === 0
        ? ok('No workflow is failing')
        : bad(`${failing.length} workflows are failing`, failingHint(environment.WORKFLOW_ADMIN_URL, logs)),
    ];
  } catch (error) {
    return [bad('The workflow engine does not answer', (error as Error).message)];
  }
}
