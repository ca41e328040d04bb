// Stands where the product's processes stand in the tests of the supervisor: listens on the ports that it was given.
import { createServer } from 'node:http';

const role = process.argv[process.argv.indexOf('--roles') + 1] ?? 'sandbox';
const port = { web: process.env.PORT, worker: process.env.WORKER_PORT, mail: process.env.SMTP_PORT }[role];

const server = createServer((request, response) => {
  const { DATABASE_URL, WORKFLOW_ENGINE_URL, NODE_ENV } = process.env;
  response.statusCode = request.url?.startsWith('/api/health') ? 200 : 404;
  response.end(JSON.stringify({ role, pid: process.pid, DATABASE_URL, WORKFLOW_ENGINE_URL, NODE_ENV }));
});
server.listen(Number(port ?? process.env.SANDBOX_PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
