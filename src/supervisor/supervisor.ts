import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment, type ServerEnvironment, type Variables } from '@/config/environment';
import { claimMode } from '@/db/installation-mode';
import { migrateDatabase } from '@/db/migrate';
import { writeBackup } from './backup/write';
import { ensureDatabase } from './database';
import { isFree } from './free-port';
import { DATABASE, dataDirectoryOf } from './installation';
import { type Keeper, keepRunning } from './keep-running';
import { claimDataDirectory } from './lock';
import { lastLines, openLog, rotateLogs } from './logs';
import { portHolder } from './port-holder';
import { choosePorts, type Ports } from './ports';
import { startPostgres } from './postgres';
import { type Program, startProgram } from './program';
import { startRestate } from './restate';
import { isSet, productVariables } from './settings';
import { healthUrl } from './web-address';

/** The product's own processes. */
export type Role = 'web' | 'worker' | 'mail' | 'sandbox';

export interface SupervisorOptions {
  /** The checkout. */
  readonly root: string;
  /** The process's variables with those of `.env`. */
  readonly variables: Variables;
  /** Node's arguments by which a role is run, asked at each of its starts. */
  program(role: Role): readonly string[];
  /** Brings the programs up to date; runs beside the database's start. Returns the build's id. */
  build(): Promise<string>;
  report(line: string): void;
}

export interface RunningTree {
  readonly environment: ServerEnvironment;
  /** Has a role start anew at once; one that is not part of the tree is left alone. */
  renew(role: Role): void;
  stop(): Promise<void>;
}

/** Milliseconds between looks at how large the logs have become. */
const LOGS_MS = 5_000;

/**
 * Starts everything: the embedded database and engine unless others are configured, then, after a backup and the
 * migrations, the product's processes. Runs no product code itself. What leaves is started again.
 * @throws with a sentence for the user when something does not start; what had started is stopped first.
 */
export async function startTree(options: SupervisorOptions): Promise<RunningTree> {
  const dataDirectory = dataDirectoryOf(options.root, options.variables);
  const release = claimDataDirectory(dataDirectory);
  const tree = new Tree(options, dataDirectory);
  try {
    const environment = await tree.start();
    return {
      environment,
      renew: (role) => tree.renew(role),
      stop: async () => {
        await tree.stop();
        release();
      },
    };
  } catch (error) {
    await tree.stop();
    release();
    throw error;
  }
}

class Tree {
  private readonly services: Keeper[] = [];
  private readonly products: Keeper[] = [];
  private readonly logs: NodeJS.Timeout;

  constructor(
    private readonly options: SupervisorOptions,
    private readonly dataDirectory: string,
  ) {
    this.tidyLogs();
    this.logs = setInterval(() => this.tidyLogs(), LOGS_MS);
  }

  async start(): Promise<ServerEnvironment> {
    const { variables } = this.options;
    const ports = await choosePorts(this.dataDirectory);
    await this.refuseTakenPorts(ports);
    const embeddedDatabase = !isSet(variables.DATABASE_URL);
    const [databaseUrl, engine, buildId] = await allOrFirstError([
      embeddedDatabase ? this.startDatabase(ports) : Promise.resolve(variables.DATABASE_URL!),
      isSet(variables.WORKFLOW_ENGINE_URL) ? Promise.resolve(null) : this.startEngine(ports),
      this.options.build(),
    ]);
    const { dataDirectory } = this;
    const product = productVariables(variables, { databaseUrl, engine, ports, buildId, dataDirectory });
    const environment = parseEnvironment(product);
    if (embeddedDatabase) await ensureDatabase(databaseUrl);
    await migrateDatabase(databaseUrl, { before: (next) => this.backUp(databaseUrl, next) });
    await claimMode(databaseUrl, environment.SANDBOX ? 'sandbox' : 'live', () => sandboxAtWork(dataDirectory));
    await this.startProducts(product, environment, ports);
    return environment;
  }

  async stop(): Promise<void> {
    await Promise.all(this.products.map((keeper) => keeper.stop()));
    await Promise.all(this.services.map((keeper) => keeper.stop()));
    clearInterval(this.logs);
  }

  /** A full disk is no reason to stop what runs. */
  private tidyLogs(): void {
    try {
      rotateLogs(this.dataDirectory);
    } catch (error) {
      this.options.report(`The logs could not be set aside: ${(error as Error).message}`);
    }
  }

  renew(role: Role): void {
    this.products.find(({ name }) => name === role)?.renew();
  }

  /** The first thing that people meet when something else runs already, so it is said before anything starts. */
  private async refuseTakenPorts(ports: Ports): Promise<void> {
    const { variables } = this.options;
    const web = Number(variables.PORT || 3000);
    const smtp = Number(variables.SMTP_PORT || 2525);
    const wanted: [number, string][] = [
      [web, 'the web application; another one is chosen by PORT in .env (and BASE_URL, NEXTAUTH_URL, PUBLIC_BASE_URL)'],
      [smtp, 'incoming mail; another one is chosen by SMTP_PORT in .env'],
      ...Object.entries(ports).map(([name, port]): [number, string] => [port, `${name} (ports.json)`]),
    ];
    for (const [port, purpose] of wanted) {
      // Browsers try localhost's IPv6 address first.
      if ((await isFree(port)) && (await isFree(port, '::1'))) continue;
      throw new Error(
        `Port ${port} is taken by ${portHolder(port) ?? 'another program'}. It is needed for ${purpose}.`,
      );
    }
  }

  private async startDatabase(ports: Ports): Promise<string> {
    const output = openLog(this.dataDirectory, 'postgres');
    let url = '';
    const start = async () => {
      const server = await startPostgres({ directory: this.dataDirectory, port: ports.postgres, output });
      url = server.url(DATABASE);
      return server.process;
    };
    await this.keep(this.services, 'postgres', start);
    return url;
  }

  private async startEngine(ports: Ports) {
    const output = openLog(this.dataDirectory, 'restate');
    const clusterName = this.options.variables.WORKFLOW_NAMESPACE || 'sundial-v2';
    const { engineIngress: ingress, engineAdmin: admin, engineFabric: fabric } = ports;
    let engine: { ingressUrl: string; adminUrl: string; identityKey: string } | null = null;
    await this.keep(this.services, 'restate', async () => {
      const directory = this.dataDirectory;
      const server = await startRestate({ directory, ports: { ingress, admin, fabric }, clusterName, output });
      engine = server;
      return server.process;
    });
    return engine;
  }

  private async startProducts(env: Variables, environment: ServerEnvironment, ports: Ports): Promise<void> {
    const start = (role: Role, ready: Program['ready']) => {
      const program = { ready, env, cwd: this.options.root, output: openLog(this.dataDirectory, role) };
      return this.keep(this.products, role, (stopping) =>
        startProgram({ ...program, args: this.options.program(role), stopping }),
      );
    };
    // Of the web role alone: it is not begun anew because another one is down.
    const web = { health: healthUrl(environment, 'web') };
    await allOrFirstError([
      environment.SANDBOX ? start('sandbox', { port: ports.sandbox }) : undefined,
      start('web', web),
      start('worker', { port: environment.WORKER_PORT }),
      start('mail', { port: environment.SMTP_PORT }),
    ]);
  }

  private async keep(list: Keeper[], name: string, start: Parameters<typeof keepRunning>[0]['start']): Promise<void> {
    const startOrTell = async (stopping: AbortSignal) => {
      try {
        return await start(stopping);
      } catch (error) {
        const said = lastLines(this.dataDirectory, name);
        throw new Error(`${(error as Error).message}${said ? `. The end of its log:\n${said}` : ''}`);
      }
    };
    try {
      list.push(await keepRunning({ name, start: startOrTell, report: this.options.report }));
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  }

  private async backUp(databaseUrl: string, next: string): Promise<void> {
    const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
    const file = join(this.dataDirectory, 'backups', `${moment}-before-${next}.backup`);
    if (existsSync(file)) return;
    await writeBackup(databaseUrl, file);
    this.options.report(`Backed up the database to ${file} before migrating it`);
  }
}

/** When the stand-ins last wrote their state, in epoch milliseconds; null: never here. */
function sandboxAtWork(dataDirectory: string): number | null {
  return statSync(join(dataDirectory, 'sandbox.json'), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** Like Promise.all, but waits for all to settle, so that what did start can be stopped. */
async function allOrFirstError<T extends readonly unknown[]>(
  promises: { [K in keyof T]: Promise<T[K]> | undefined },
): Promise<T> {
  const settled = await Promise.allSettled(promises);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}
