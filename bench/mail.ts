import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { correspondent } from '../tests/support/correspondent';
import { join } from '../tests/support/member';
import { toMorning } from '../tests/support/morning';
import { type Stack, startStack } from '../tests/support/stack';
import { ASSISTANT } from '../tests/support/variables';

/**
 * `npm run bench:mail`: the whole way of a mail on this machine. (1) Mail accepted → reply handed to SMTP at five mails a second.
 * (2) Mails a second when they come as fast as they are taken. Database, engine, worker and listener are processes of
 * their own, as in production; the sandbox and the senders share this one.
 */
const OWNERS = Number(process.env.BENCH_OWNERS ?? 40);
const PACED_SECONDS = Number(process.env.BENCH_PACED_SECONDS ?? 30);
const FLOOD_SECONDS = Number(process.env.BENCH_FLOOD_SECONDS ?? 60);
const PER_SECOND = 5;

const stack = await startStack();
try {
  const owners = Array.from({ length: OWNERS }, (_, n) => `owner${n}@acme.test`);
  for (const owner of owners) await join(stack, owner, owner, { calendar: true });
  await toMorning(stack);
  await paced(stack, owners);
  await flood(stack, owners);
} finally {
  await stack.stop();
}

async function paced(at: Stack, owners: readonly string[]): Promise<void> {
  const mails = PER_SECOND * PACED_SECONDS;
  for (let n = 0; n < mails; n += 1) {
    void request(at, owners[n % owners.length] as string, n, 'Paced');
    await sleep(1000 / PER_SECOND);
  }
  await answered('Paced', mails);
  const [row] = (
    await database().execute<{ p50: number; p95: number; n: number }>(sql`
      select count(*)::int as n, percentile_cont(0.5) within group (order by ms) as p50,
        percentile_cont(0.95) within group (order by ms) as p95
      from (
        select extract(epoch from max(o.sent_at) - min(m.received_at)) * 1000 as ms
        from outgoing_mails o join loop_messages l on l.loop_id = o.loop_id join messages m on m.id = l.message_id
        where o.template = 'offer' and m.subject like 'Paced%' group by o.loop_id
      ) as turns`)
  ).rows;
  console.log(
    `mail accepted → last copy of the reply handed to SMTP, ${PER_SECOND} mails/s, ${row?.n} mails on ${cpus().length} cores:`,
  );
  console.log(`  p50 ${Number(row?.p50).toFixed(0)} ms, p95 ${Number(row?.p95).toFixed(0)} ms`);
}

async function flood(at: Stack, owners: readonly string[]): Promise<void> {
  const until = Date.now() + FLOOD_SECONDS * 1000;
  let n = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (Date.now() < until) {
        n += 1;
        await request(at, owners[n % owners.length] as string, n, 'Flood');
        // The senders do not run away from the product: no more than a hundred unanswered.
        while ((await unanswered('Flood', n)) > 100 && Date.now() < until) await sleep(50);
      }
    }),
  );
  const done = n - (await unanswered('Flood', n));
  console.log(
    `sustained for ${FLOOD_SECONDS} s: ${(done / FLOOD_SECONDS).toFixed(1)} mails/s answered (${done} of ${n} handed in)`,
  );
}

async function request(at: Stack, owner: string, n: number, kind: string): Promise<void> {
  const host = correspondent({ sandbox: at.sandbox, idle: async () => {} }, owner, owner);
  await host.send({
    to: [`guest${n}@globex.test`],
    cc: [ASSISTANT],
    subject: `${kind} ${n}`,
    text: 'Sunny, can you find 30 minutes for us in the next two weeks?',
  });
}

async function unanswered(kind: string, sent: number): Promise<number> {
  const [row] = (
    await database().execute<{ n: number }>(sql`
      select count(distinct o.loop_id)::int as n from outgoing_mails o
      where o.state = 'sent' and o.subject like ${`Re: ${kind}%`}`)
  ).rows;
  return sent - (row?.n ?? 0);
}

async function answered(kind: string, sent: number): Promise<void> {
  const until = Date.now() + 60_000;
  while ((await unanswered(kind, sent)) > 0 && Date.now() < until) await sleep(100);
}
