import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { closeDatabase, openDatabase } from '@/db/client';
import { startThrowawayTree } from '@/demo/throwaway-tree';
import { join } from '../tests/support/member';

/**
 * `npm run bench:web`: requests a second of the built product as `npm start` runs it, by ten connections: a call of the
 * API and two pages, each with a session of the database, against a bare handler of Node that answers the same bytes
 * (the floor). The targets take turns, so that whatever else the machine does falls on all of them.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 10;

interface Target {
  readonly name: string;
  readonly url: string;
  readonly cookie: string;
}

// As outside the sandbox: a process for each core.
const PROCESSES = Math.min(cpus().length, 4);
const tree = await startThrowawayTree('bench', (line) => console.error(line), {
  settings: { WEB_PROCESSES: String(PROCESSES) },
});
openDatabase(tree.environment.DATABASE_URL ?? '', 2);
const floor = createServer((request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(bodies.get(request.url ?? '') ?? '');
});
const bodies = new Map<string, string>();
try {
  const { cookie } = await join(tree, 'bench@acme.test', 'Bench', { calendar: true });
  await new Promise<void>((resolve) => floor.listen(0, '127.0.0.1', resolve));
  const bare = `http://127.0.0.1:${(floor.address() as AddressInfo).port}`;
  const results = new Map<string, number[]>();
  const pairs: [Target, Target][] = [];
  for (const [name, path] of [
    ['API: GET /api/user/addresses', '/api/user/addresses'],
    ['page: /settings', '/settings'],
    ['page: /dashboard', '/dashboard'],
  ] as const) {
    const answer = await fetch(`${tree.origin}${path}`, { headers: { cookie }, redirect: 'manual' });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    bodies.set(path, await answer.text());
    pairs.push([
      { name, url: `${tree.origin}${path}`, cookie },
      { name: `floor of ${name}`, url: `${bare}${path}`, cookie },
    ]);
  }
  for (const [target] of pairs) await load(target, 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of pairs.flat()) {
      results.set(target.name, [...(results.get(target.name) ?? []), await load(target, SECONDS)]);
    }
  }
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${PROCESSES} web processes, ${CONNECTIONS} connections,`,
  );
  console.log(`${ROUNDS} rounds of ${SECONDS} s; the load generator shares the machine.\n`);
  console.log('| | requests/s, median (range) | of the floor |\n|--|--|--|');
  for (const [target, bound] of pairs) {
    const own = [...(results.get(target.name) ?? [])].sort((a, b) => a - b);
    const least = [...(results.get(bound.name) ?? [])].sort((a, b) => a - b);
    const ratio = middle(own) / middle(least);
    console.log(
      `| ${target.name} (${bodies.get(new URL(target.url).pathname)?.length} B) | ${Math.round(middle(own))} (${Math.round(own[0] ?? 0)}–${Math.round(own.at(-1) ?? 0)}) | ${(ratio * 100).toFixed(1)} % |`,
    );
  }
} finally {
  floor.close();
  await closeDatabase();
  await tree.stop();
}

/** Successful requests a second. Throws when any answer is not a 200. */
async function load({ name, url, cookie }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

function middle(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? 0;
}
