import cluster, { type Worker } from 'node:cluster';
import { log } from './log';

/** Processes that have served: one of them is begun anew when it leaves. */
const served = new WeakSet<Worker>();

/**
 * Runs the web role in `count` processes that share its port, and begins one anew that leaves. Resolves once the first one
 * serves, with what stops them all. A process that leaves before it has served ends the role: it would leave again.
 */
export function startWebProcesses(count: number): Promise<() => Promise<void>> {
  let stopping = false;
  return new Promise((resolve, reject) => {
    cluster.on('listening', (worker) => {
      served.add(worker);
      resolve(stop);
    });
    cluster.on('exit', (worker, status, signal) => {
      if (stopping) return;
      if (!served.has(worker)) return reject(new Error(`A web process left with ${signal ?? status} at its start`));
      log('web', `a process left with ${signal ?? status}; another one takes its place`);
      cluster.fork();
    });
    for (let n = 0; n < count; n += 1) cluster.fork();
  });

  async function stop(): Promise<void> {
    stopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && left(worker)));
  }
}

/** Tells a process to leave, and resolves once it has. One that does not ends when its keeper does. */
function left(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.process.kill('SIGTERM');
  });
}
