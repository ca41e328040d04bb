import pg from 'pg';
import { restateAdmin } from '@/adapters/restate/admin';
import type { ServerEnvironment } from '@/config/environment';
import { appliedMigrations, migrationTags } from '@/db/migrate';
import { portHolder } from '../port-holder';
import type { Ports } from '../ports';
import { accepts } from '../program';
import { healthUrl, webHost } from '../web-address';
import { bad, type Finding, note, ok } from './finding';

/** What runs, by asking it. */
export async function runningFindings(
  environment: ServerEnvironment,
  ports: Ports,
  supervisor: number | null,
): Promise<Finding[]> {
  const listeners: [string, number, string?][] = [
    ['web', environment.PORT, webHost(environment)],
    ['worker', environment.WORKER_PORT],
    ['mail', environment.SMTP_PORT],
    ...(environment.SANDBOX ? ([['sandbox', ports.sandbox]] as [string, number][]) : []),
  ];
  if (supervisor === null) {
    const taken = await Promise.all(listeners.map((listener) => takenFinding(...listener)));
    return [note('Sundial does not run', 'Start it with `npm start`.'), ...taken.filter((finding) => finding !== null)];
  }
  return [
    ok(`Sundial runs (process ${supervisor})`),
    await databaseFinding(environment.DATABASE_URL),
    ...(await administratorFindings(environment)),
    ...(await engineFindings(environment)),
    ...(await Promise.all(listeners.map((listener) => listenerFinding(...listener)))),
    await healthFinding(healthUrl(environment)),
  ];
}

async function takenFinding(name: string, port: number, host?: string): Promise<Finding | null> {
  if (!(await accepts(port, host))) return null;
  const holder = portHolder(port) ?? 'another program';
  return bad(`Port ${port}, wanted for ${name}, is taken by ${holder}`, 'Stop that, or choose another port in .env.');
}

async function listenerFinding(name: string, port: number, host?: string): Promise<Finding> {
  if (await accepts(port, host)) return ok(`${name} answers on port ${port}`);
  return bad(`${name} does not answer on port ${port}`, `data/logs/${name}.log says why.`);
}

async function healthFinding(url: string): Promise<Finding> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (answer.ok) return ok('The web application says that it is well');
    return bad(`The web application answers ${answer.status} when asked how it is`, 'data/logs/web.log says why.');
  } catch (error) {
    return bad('The web application does not answer', String(error));
  }
}

async function databaseFinding(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SHOW server_version');
    const applied = await appliedMigrations(client);
    const known = migrationTags().length;
    const text = `PostgreSQL ${rows[0].server_version} answers, ${applied} of ${known} migrations applied`;
    return applied === known ? ok(text) : bad(text, 'They are applied at the next start.');
  } catch (error) {
    return bad('The database does not answer', (error as Error).message);
  } finally {
    await client.end().catch(() => {});
  }
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

async function engineFindings(environment: ServerEnvironment): Promise<Finding[]> {
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
        : bad(`${failing.length} workflows are failing`, 'See /admin/failing-workflows.'),
    ];
  } catch (error) {
    return [bad('The workflow engine does not answer', (error as Error).message)];
  }
}
