import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { startWebProcesses } from '../../src/main/web-processes';

/** Run as a program, with a port and how it behaves: two processes that answer with their own ids, or that fail at once. */
const [port, how] = process.argv.slice(2);

if (cluster.isPrimary) {
  startWebProcesses(2).then(
    (stop) => {
      process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
      process.stdout.write('serves\n');
    },
    (error: Error) => {
      process.stdout.write(`${error.message}\n`);
      process.exit(3);
    },
  );
} else if (how === 'failing') {
  process.exit(5);
} else {
  process.on('SIGTERM', () => process.exit(0));
  createServer((_, response) => response.end(String(process.pid))).listen(Number(port), '127.0.0.1');
}
