import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { closeDatabase, database, openDatabase } from '@/db/client';
import { users } from '@/db/schema/identity';
import { startThrowawayTree } from '@/demo/throwaway-tree';
import { ENDPOINTS } from '@/server/openapi/registry';
import { join as joinProduct } from '../tests/support/member';
import { pageRoutes } from '../tests/support/page-routes';
import { machine } from './measure';
import { writeSection } from './report';
import { FULL, plantStaffData } from './staff-data/plant';

/**
 * `npm run bench:staff`: the p95 of every page of the staff area and of every list of its API, with the data of `npm run seed:staff`,
 * in ms and against `select 1` through the same server. Requests come one at a time and take turns, so that what else the
 * machine does falls on all. What the database took longest for is shown with its plans.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const GOAL_MS = 200;
const FLOOR = '/api/health/web';

/** A gold label whose mail may be shown, and another one of the same mail. */
const LABEL = `select l.id from labels l join messages m on m.id = l.message_id join loop_events e on e.id = l.event_id
  where l.state = 'gold' and m.raw is not null and e.reading_context is not null order by l.submitted_at desc limit 1`;
const COMPARED = `select a.id as a, b.id as b from labels a join labels b on b.message_id = a.message_id and b.id <> a.id
  join messages m on m.id = a.message_id join loop_events e on e.id = a.event_id
  where a.labeler_id is not null and m.raw is not null and e.reading_context is not null limit 1`;

/** What stands in the place of an id, by the path; one without is left out, and said. */
const IDS: Readonly<Record<string, string>> = {
  '/trainer-audits/': 'select id from trainer_audits limit 1',
  '/api/admin/trainer-audit/': 'select id from trainer_audits limit 1',
  '/admin/loops/': 'select loop_id as id from queue_items limit 1',
  '/api/admin/loops/': 'select loop_id as id from queue_items limit 1',
  '/admin/labels/': LABEL,
  '/api/admin/labels/': LABEL,
  '/admin/labeling-sessions/': "select id from labeling_sessions where state = 'closed' limit 1",
  '/api/admin/labeling-sessions/': "select id from labeling_sessions where state = 'closed' limit 1",
  '/admin/users/': 'select id from users order by created_at desc limit 1',
  '/api/admin/users/': 'select id from users order by created_at desc limit 1',
  '/api/admin/review/': 'select id from reviews limit 1',
};

const tree = await startThrowawayTree('bench-staff', (line) => console.error(line), {
  settings: { WEB_PROCESSES: '1' },
});
const url = tree.environment.DATABASE_URL ?? '';
const log = join(tree.environment.DATA_DIR ?? '', 'logs', 'postgres.log');
openDatabase(url, 2);
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  await explainSlow(client);
  const sizes = sizesAsked();
  await plantStaffData(client, sizes, new Date(), (line) => console.error(line));
  const { cookie, id } = await joinProduct(tree, 'bench@sundial.test', 'Bench', { calendar: false });
  await client.query("update users set role = 'ADMIN' where id = $1", [id]);
  await beginAudit(cookie);
  const { paths, left } = await targets(client);
  const times = await measured(paths, cookie);
  const floor = quantile(times.get(FLOOR) ?? [], 0.5);
  const rows = [...times].map(([path, all]) => ({ path, p50: quantile(all, 0.5), p95: quantile(all, 0.95) }));
  rows.sort((a, b) => b.p95 - a.p95);
  writeSection(
    'The staff area',
    `\`npm run bench:staff\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}. ${await counted()}
One request at a time, ${ROUNDS} rounds in turns; the load generator shares the machine. The floor is \`select 1\` through the same
server. The goal is ${GOAL_MS} ms at the p95: ${rows.filter(({ p95 }) => p95 > GOAL_MS).length} of ${rows.length} miss it.${left.length > 0 ? ` Left out, for want of an id: ${left.join(', ')}.` : ''}

| | p50 | p95 | p50, times the floor |
|--|--|--|--|
${rows.map(({ path, p50, p95 }) => `| ${path} | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${(p50 / floor).toFixed(1)} × |`).join('\n')}`,
  );
  console.log(slowPlans(log));
} finally {
  await client.end();
  await closeDatabase();
  await tree.stop();
}

/** From now on connections write down the plan of whatever takes long. */
async function explainSlow(db: pg.Client): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    "auto_explain.log_min_duration = '40ms'",
    'auto_explain.log_analyze = on',
    'auto_explain.log_timing = off',
  ]) {
    await db.query(`alter database "${name}" set ${setting}`);
  }
}

function sizesAsked() {
  const scale = Number(process.env.BENCH_SCALE ?? 1);
  return {
    users: Math.round(FULL.users * scale),
    loops: Math.round(FULL.loops * scale),
    messages: Math.round(FULL.messages * scale),
  };
}

/** One audit, so that its page has something to show. */
async function beginAudit(cookie: string): Promise<void> {
  const { rows } = await client.query("select id from users where role = 'TRAINER' order by created_at limit 1");
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const body = JSON.stringify({ trainerId: rows[0]?.id, from: day(60), to: day(0) });
  const headers = { cookie, 'content-type': 'application/json', origin: tree.origin };
  const made = await fetch(`${tree.origin}/api/admin/trainer-audit`, { method: 'POST', headers, body });
  if (made.status !== 201) throw new Error(`No audit was begun: ${await made.text()}`);
}

/** Pages of the staff, calls that read, and the floor. */
async function targets(db: pg.Client): Promise<{ paths: string[]; left: string[] }> {
  const pages = pageRoutes().filter((path) => /^\/(admin|trainer-audits)(\/|$)/.test(path));
  const calls = ENDPOINTS.filter(({ tag, method }) => tag === 'Staff' && method === 'GET').map(
    ({ path }) => path as string,
  );
  const paths = [FLOOR];
  const left: string[] = [];
  for (const path of [...pages, ...calls]) {
    const place = path.search(/[[{]/);
    if (path.endsWith('/labels/compare')) {
      const { rows } = await db.query(COMPARED);
      paths.push(`${path}?a=${rows[0]?.a}&b=${rows[0]?.b}`);
      continue;
    }
    if (place < 0) {
      paths.push(path);
      continue;
    }
    const query = IDS[path.slice(0, place)];
    const { rows } = query ? await db.query(query) : { rows: [] };
    const rest = path.slice(place).replace(/^[[{]\w+[\]}]/, '');
    if (rows[0] && !/[[{]/.test(rest)) paths.push(`${path.slice(0, place)}${rows[0].id}${rest}`);
    else left.push(path);
  }
  return { paths, left };
}

/** Milliseconds of each request by path; the first of each is not counted. Throws for an answer that is none. */
async function measured(paths: readonly string[], cookie: string): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      const begun = performance.now();
      const answer = await fetch(`${tree.origin}${path}`, { headers: { cookie }, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      if (round > 0) times.get(path)?.push(performance.now() - begun);
    }
  }
  return times;
}

function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(at * sorted.length) - 1)] ?? 0;
}

async function counted(): Promise<string> {
  const count = async (table: string) =>
    Number((await client.query(`select count(*) from ${table}`)).rows[0].count).toLocaleString('en');
  const people = (await database().$count(users)).toLocaleString('en');
  return `${people} users, ${await count('loops')} loops, ${await count('messages')} messages.`;
}

/** Plans that were written down while it was measured, the slowest first, each query once. */
function slowPlans(path: string): string {
  if (statSync(path).size === 0) return 'Nothing took the database long.';
  const entries = readFileSync(path, 'utf8').split(/(?=^\S.*duration: [\d.]+ ms {2}plan:)/m);
  const plans = entries.flatMap((entry) => {
    const [, ms] = /duration: ([\d.]+) ms {2}plan:/.exec(entry) ?? [];
    return ms ? [{ ms: Number(ms), text: entry.slice(0, 4_000), key: /Query Text: (.*)/.exec(entry)?.[1] ?? '' }] : [];
  });
  plans.sort((a, b) => b.ms - a.ms);
  const once = plans.filter(({ key }, n) => plans.findIndex((plan) => plan.key === key) === n);
  // Planting the data took longest, and is no page.
  const read = once.filter(({ key }) => !/seed_|vacuum|^insert|^create|^update/i.test(key));
  return read
    .slice(0, 10)
    .map(({ text }) => text)
    .join('\n');
}
