import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { googleCalendar } from '@/adapters/google/calendar';
import { database } from '@/db/client';
import { followBy } from '@/main/web-role';
import { advanceClock } from '@/modules/operations/commands';
import { type Correspondent, correspondent, type Received } from '../support/correspondent';
import { join } from '../support/member';
import { toMorning } from '../support/morning';
import { CHILDREN, type Stack, startStack } from '../support/stack';
import { ASSISTANT } from '../support/variables';

export interface CrashOptions {
  readonly loops: number;
  readonly kills: number;
  /** Loops under way at the same time. */
  readonly abreast: number;
  readonly seed: number;
  readonly log: (line: string) => void;
  readonly timeoutMs: number;
}

export interface CrashReport {
  readonly kills: number;
  readonly booked: number;
  /** Mails that people handed in, and that the product stored. */
  readonly handedIn: number;
  readonly stored: number;
  readonly unhandled: number;
  /** Threads whose mails were handled in another order than they came. */
  readonly outOfOrder: number;
  readonly sent: number;
  readonly arrived: number;
  /** Message-IDs that lie twice in a mailbox. */
  readonly doubled: number;
  readonly lost: number;
  readonly unknown: number;
  readonly meetings: number;
  readonly calendarEvents: number;
  readonly overlaps: number;
  readonly seconds: number;
}

const HOUR_MS = 3_600_000;

/** Owners share the loops: one of them may hold twenty times at most. */
const LOOPS_PER_OWNER = 5;

/** Drives conversations by mail while worker, engine, database and listener are killed in turn at random moments. */
export async function crashRun(options: CrashOptions): Promise<CrashReport> {
  const begun = Date.now();
  const stack = await startStack(options.log);
  try {
    const random = randomOf(options.seed);
    const owners = Array.from({ length: Math.ceil(options.loops / LOOPS_PER_OWNER) }, (_, n) => `owner${n}@acme.test`);
    for (const owner of owners) await join(stack, owner, `Owner ${owner.slice(5, -10)}`, { calendar: true });
    await toMorning(stack);
    let killed = 0;
    let driving = true;
    let allowed = Math.ceil(options.kills / 2);
    const killer = (async () => {
      while (driving && killed < options.kills) {
        await sleep(500 + random() * 1_500);
        const child = CHILDREN[killed % CHILDREN.length] ?? 'worker';
        if (driving && killed < allowed && stack.kill(child)) {
          killed += 1;
          options.log(`kill ${killed}: ${child}`);
        }
      }
    })();
    const deadline = begun + options.timeoutMs;
    let handedIn = 0;
    const abreast = async (each: (n: number) => Promise<number>) => {
      const queue = Array.from({ length: options.loops }, (_, n) => n);
      await Promise.all(
        Array.from({ length: options.abreast }, async () => {
          for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
            const mails = await each(n);
            handedIn += mails;
          }
        }),
      );
    };
    const talk = (n: number) => new Conversation(stack, owners[n % owners.length] as string, n, deadline);
    await abreast((n) => talk(n).begin());
    // A day later, under fire: a reminder has fallen due for those who have kept silent.
    allowed = options.kills;
    await jump(stack, 26 * HOUR_MS, deadline);
    await abreast((n) => talk(n).end());
    // Whatever is left of the kills falls on a product that has only its sending to finish.
    await killer;
    driving = false;
    await settle(stack, begun + options.timeoutMs);
    return {
      ...(await examine(stack, owners, options.loops)),
      kills: killed,
      handedIn,
      seconds: (Date.now() - begun) / 1000,
    };
  } finally {
    await stack.stop();
  }
}

/**
 * One owner and one or two guests. Every fourth asks two, who answer a poll; every fourth guest keeps silent until they are
 * reminded; the others choose at once.
 */
class Conversation {
  private readonly host: Correspondent;
  private readonly guests: Correspondent[];

  constructor(
    stack: Stack,
    owner: string,
    private readonly n: number,
    private readonly deadline: number,
  ) {
    const person = (email: string, name: string) =>
      correspondent({ sandbox: stack.sandbox, idle: async () => {} }, email, name);
    this.host = person(owner, 'Owner');
    const two = n % 4 === 1;
    this.guests = [`guest${n}`, ...(two ? [`other${n}`] : [])].map((name) =>
      person(`${name}@globex.test`, name.startsWith('guest') ? `Guest ${n}` : `Other ${n}`),
    );
  }

  /** The request, and the answer of whoever answers at once. Resolves to the number of mails that were handed in. */
  async begin(): Promise<number> {
    await this.host.send({
      to: this.guests.map((guest, i) => `${i === 0 ? 'Guest' : 'Other'} ${this.n} <${guest.email}>`),
      cc: [ASSISTANT],
      subject: `Meeting ${this.n}`,
      text: 'Sunny, can you find 30 minutes for us in the next two weeks?',
    });
    const offers = await Promise.all(this.guests.map((guest) => this.mailTo(guest, 1)));
    return 1 + (this.isLate() ? 0 : await this.answer(offers));
  }

  /** The answer of whoever waited for the reminder. */
  async end(): Promise<number> {
    return this.isLate() ? this.answer(await Promise.all(this.guests.map((guest) => this.mailTo(guest, 2)))) : 0;
  }

  private isLate(): boolean {
    return this.n % 4 === 3;
  }

  private mailTo(guest: Correspondent, count: number): Promise<Received> {
    return waitFor(async () => (await guest.fromAssistant().catch(() => [])).at(count - 1) ?? null, this.deadline);
  }

  private async answer(offers: readonly Received[]): Promise<number> {
    for (const [i, guest] of this.guests.entries()) {
      await guest.reply(offers[i] as Received, 'The first one works for me.');
    }
    await waitFor(async () => {
      const rows = await query<{ phase: string }>(
        sql`select phase from loops where state -> 'thread' ->> 'subject' = ${`Meeting ${this.n}`}`,
      );
      return rows?.some((row) => row.phase === 'BOOKED') ? true : null;
    }, this.deadline);
    return this.guests.length;
  }
}

/** Moves the clock, however often the database is away meanwhile. */
async function jump(stack: Stack, ms: number, deadline: number): Promise<void> {
  const follow = followBy(stack.sandbox.url);
  const target = stack.sandbox.control.now() + ms;
  await waitFor(async () => {
    const left = target - stack.sandbox.control.now();
    if (left <= 0) return true;
    await advanceClock(left, stack.runtime, follow).catch(() => undefined);
    return null;
  }, deadline);
}

async function settle(stack: Stack, deadline: number): Promise<void> {
  await waitFor(async () => {
    const rows = await query<{ open: string }>(sql`
      select (select count(*) from loop_events where state = 'pending' and kind <> 'timer')
        + (select count(*) from outgoing_mails where state in ('queued', 'sending'))
        + (select count(*) from plan_actions where state = 'pending') as open`);
    return rows !== null && Number(rows[0]?.open) === 0 ? true : null;
  }, deadline);
  await stack.sandbox.control.settled();
}

async function examine(stack: Stack, owners: readonly string[], loops: number) {
  const one = async (statement: ReturnType<typeof sql>) =>
    Number((await database().execute<{ n: string }>(statement)).rows[0]?.n);
  const mails = (
    await database().execute<{ message_id: string; recipient: string; state: string }>(
      sql`select message_id, recipient, state from outgoing_mails`,
    )
  ).rows;
  const boxes = new Map<string, string[]>();
  for (const address of new Set(mails.map((mail) => mail.recipient))) {
    const inbox = await correspondent({ sandbox: stack.sandbox, idle: async () => {} }, address, '').inbox();
    boxes.set(
      address,
      inbox.map((mail) => mail.messageId ?? ''),
    );
  }
  const copies = mails.map((mail) => boxes.get(mail.recipient)?.filter((id) => id === mail.message_id).length ?? 0);
  const calendar = googleCalendar({ root: stack.sandbox.googleApiRoot });
  let calendarEvents = 0;
  for (const owner of owners) {
    const grant = { accessToken: stack.sandbox.control.accessToken(owner) };
    const { events } = await calendar.sync(grant, 'primary', null, 0);
    calendarEvents += events.filter((event) => event.status !== 'cancelled').length;
  }
  return {
    booked: await one(sql`select count(*) as n from loops where phase = 'BOOKED'`),
    stored: await one(sql`select count(*) as n from messages`),
    unhandled: await one(sql`select count(*) as n from loop_events where kind = 'message' and state <> 'done'`),
    outOfOrder: await one(sql`
      select count(*) as n from loop_events a join loop_events b on a.loop_id = b.loop_id and a.id < b.id
      join plans p on p.event_id = a.id join plans q on q.event_id = b.id
      where a.kind = 'message' and b.kind = 'message' and p.version > q.version`),
    sent: mails.filter((mail) => mail.state === 'sent').length,
    arrived: copies.filter((n) => n > 0).length,
    doubled: copies.filter((n) => n > 1).length,
    lost: mails.filter((mail, i) => mail.state !== 'unknown' && copies[i] === 0).length,
    unknown: mails.filter((mail) => mail.state === 'unknown').length,
    meetings: await one(sql`select count(*) as n from meetings where state = 'confirmed'`),
    calendarEvents,
    overlaps: await one(sql`
      select count(*) as n from meetings a join meetings b on a.owner_id = b.owner_id and a.id < b.id and a.span && b.span
      where a.state in ('held', 'confirmed') and b.state in ('held', 'confirmed') and a.loop_id <> b.loop_id`),
    loops,
  };
}

/** The database may be away at this moment. */
async function query<T extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<T[] | null> {
  try {
    return (await database().execute(statement)).rows as T[];
  } catch {
    return null;
  }
}

async function waitFor<T>(look: () => Promise<T | null>, deadline: number): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error('The conversation did not end in time');
    await sleep(150);
  }
}

/** A small generator with a seed (mulberry32), so that a run can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
