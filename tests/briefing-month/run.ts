import { and, eq, gte, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { briefingAnswers, briefingClicks, briefings } from '@/db/schema/briefings';
import { loopEvents } from '@/db/schema/loops';
import { followBy } from '@/main/web-role';
import { dispatchBriefings } from '@/modules/briefings/commands/wake';
import { advanceClock } from '@/modules/operations/commands';
import { correspondent } from '../support/correspondent';
import { seeded } from '../support/random';
import { type Stack, startStack } from '../support/stack';
import { isWorked, mornings, wallAt } from './clocks';
import { giveMatters, type SimulatedOwner, simulatedOwners } from './owners';

const MINUTE = 60_000;
/** Against what never ends. */
const PATIENCE_MS = 180_000;

/** What came of the months; all but the first three and `answered` are to be 0. */
export interface MonthReport {
  readonly owners: number;
  readonly mornings: number;
  readonly briefings: number;
  readonly kills: number;
  /** Before half past six on the reader's clock. */
  readonly early: number;
  /** More than a minute later than the product had to be waited for. */
  readonly late: number;
  readonly missing: number;
  readonly doubled: number;
  readonly empty: number;
  /** To whom there was nothing to say, on a day that is not worked, or after the question whether to go on. */
  readonly unwanted: number;
  /** Mails that answered two lines, and of which each line was heard once and told once. */
  readonly answered: number;
  readonly answeredWrongly: number;
}

export interface Months {
  readonly owners: number;
  /** Stretches of time, in order, as dates. */
  readonly spans: readonly (readonly [from: string, to: string])[];
  /** At one morning of so many the worker is killed as it works. */
  readonly killEvery: number;
  readonly seed: number;
  log(line: string): void;
}

/** Lets owners live through months with the product's processes, whose worker is killed again and again. */
export async function briefingMonths({ owners: count, spans, killEvery, seed, log }: Months): Promise<MonthReport> {
  const stack = await startStack(log);
  try {
    const owners = await simulatedOwners(count);
    for (const { email, zone } of owners) stack.sandbox.control.addPerson({ email, name: 'Owner', zone });
    const by = new Map(owners.map((owner) => [owner.id, owner]));
    const zones = [...new Set(owners.map(({ zone }) => zone))];
    const random = seeded(seed);
    const figures = { mornings: 0, kills: 0, early: 0, late: 0, answered: 0, answeredWrongly: 0 };
    const expected = new Map<string, number>();
    for (const [from, to] of spans) {
      await moveTo(stack, Date.parse(from));
      // Everybody begins anew: the count of days without a look, and what there is to tell.
      await giveMatters(owners);
      await database().delete(briefings);
      const begun = new Map<string, number>();
      for (const at of mornings(Date.parse(from) + MINUTE, Date.parse(to), zones)) {
        figures.mornings += 1;
        await moveTo(stack, at - MINUTE);
        const due = owners.filter(({ zone }) => wallAt(at, zone).minute === 390);
        figures.early += (await rowsSince(due, at - 2 * MINUTE)).length;
        const kills = figures.mornings % killEvery === 0;
        const startedAt = Date.now();
        await moveTo(stack, at);
        await dispatchBriefings(stack.runtime);
        if (kills) {
          await new Promise((resolve) => setTimeout(resolve, random() * 120));
          if (stack.kill('worker')) figures.kills += 1;
        }
        const rows = await allDone(stack, due, at);
        const slack = Date.now() - startedAt + MINUTE;
        for (const row of rows) {
          const owner = by.get(row.userId) as SimulatedOwner;
          if (row.sentAt === null) continue;
          if (row.sentAt.getTime() < at) figures.early += 1;
          if (row.sentAt.getTime() > at + slack) figures.late += 1;
          if (owner.looks && random() < 0.4) await click(row);
        }
        for (const owner of due) {
          if (!owner.hasMatter || !isWorked(at, owner.zone) || isAsleep(owner, at, begun)) continue;
          expected.set(owner.email, (expected.get(owner.email) ?? 0) + 1);
        }
        log(
          `${new Date(at).toISOString()} ${due.length} due, ${kills ? 'worker killed, ' : ''}${Date.now() - startedAt} ms`,
        );
      }
      const writers = owners.filter(({ hasMatter, looks }) => hasMatter && looks).slice(0, 10);
      const right = await answersOf(stack, writers, () => stack.kill('worker'));
      figures.kills += 1;
      figures.answered += right;
      figures.answeredWrongly += writers.length - right;
    }
    return { owners: count, ...figures, ...(await inMailboxes(stack, owners, expected)) };
  } finally {
    await stack.stop();
  }
}

async function moveTo(stack: Stack, ms: number): Promise<void> {
  const now = await stack.runtime.clock.now();
  if (ms > now) await advanceClock(ms - now, stack.runtime, followBy(stack.sandbox.url));
}

/** What was written down for these people on the day on which it is half past six. */
async function rowsSince(owners: readonly SimulatedOwner[], at: number) {
  const found = await Promise.all(
    owners.map(({ id, zone }) => {
      const today = wallAt(at, zone).date;
      return database()
        .select()
        .from(briefings)
        .where(and(eq(briefings.userId, id), gte(briefings.localDate, today)));
    }),
  );
  return found.flat();
}

/** Waits until everybody who is due was thought about, and what was to be sent is on its way; paused ones are not looked at. */
async function allDone(stack: Stack, due: readonly SimulatedOwner[], at: number) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const rows = await rowsSince(due, at).catch(() => null);
    const open = rows?.filter(({ text, sentAt }) => text !== '' && sentAt === null).length;
    const left = await dispatchBriefings(stack.runtime).catch(() => null);
    if (rows && open === 0 && left === 0) return rows;
    if (Date.now() > until) throw new Error(`At ${new Date(at).toISOString()} ${open} are not sent, ${left} not begun`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function click({ id, userId, sentAt }: typeof briefings.$inferSelect): Promise<void> {
  await database()
    .insert(briefingClicks)
    .values({ briefingId: id, userId, item: 0, by: 'click', at: new Date((sentAt?.getTime() ?? 0) + MINUTE) });
}

/** Whether somebody who never looks was asked already whether to go on: 28 days after the first one of this span. */
function isAsleep({ id, looks }: SimulatedOwner, at: number, begun: Map<string, number>): boolean {
  if (looks) return false;
  const first = begun.get(id) ?? at;
  begun.set(id, first);
  const asked = begun.get(`${id} asked`);
  if (asked !== undefined) return true;
  // The first one was sent a moment after its time.
  if (at - first > 28 * 1440 * MINUTE) begun.set(`${id} asked`, at);
  return false;
}

/** These people answer their last briefing by numbers, while the worker is killed. How many answers became what they say. */
async function answersOf(stack: Stack, writers: readonly SimulatedOwner[], kill: () => boolean): Promise<number> {
  const people = writers.map(({ email }) =>
    correspondent({ sandbox: stack.sandbox, idle: async () => {} }, email, 'Owner'),
  );
  const before = (await database().select().from(briefingAnswers)).length;
  for (const [n, person] of people.entries()) {
    const mail = (await person.inbox()).findLast(({ messageId }) => messageId?.startsWith('<briefing.'));
    if (mail) await person.reply(mail, '1: thanks, please leave it\n9: yes');
    if (n === writers.length >> 1) kill();
  }
  const until = Date.now() + PATIENCE_MS;
  const rows = async () => (await database().select().from(briefingAnswers)).slice(before);
  while ((await rows()).length < writers.length || (await rows()).some(({ toldAt }) => toldAt === null)) {
    if (Date.now() > until) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const answers = await database()
    .select()
    .from(briefingAnswers)
    .where(
      inArray(
        briefingAnswers.userId,
        writers.map(({ id }) => id),
      ),
    );
  const heard = await database()
    .select({ payload: loopEvents.payload })
    .from(loopEvents)
    .where(eq(loopEvents.kind, 'message'));
  let right = 0;
  for (const [n, { id }] of writers.entries()) {
    const answer = answers.filter(({ userId }) => userId === id).at(-1);
    const became = answer?.lines?.map((line) => line.became).join();
    const events = heard.filter(
      ({ payload }) => payload.kind === 'message' && payload.messageRowId === answer?.messageId,
    );
    const told = (await people[n]?.inbox())?.filter(({ messageId }) =>
      messageId?.startsWith(`<briefing-told.${answer?.messageId}@`),
    );
    if (became === 'passed,missing' && events.length === 1 && told?.length === 1) right += 1;
  }
  return right;
}

/** What lies in the mailboxes, against what had to come. */
async function inMailboxes(stack: Stack, owners: readonly SimulatedOwner[], expected: ReadonlyMap<string, number>) {
  const found = { briefings: 0, missing: 0, doubled: 0, empty: 0, unwanted: 0 };
  for (const { email } of owners) {
    const person = correspondent({ sandbox: stack.sandbox, idle: async () => {} }, email, 'Owner');
    const mails = (await person.inbox()).filter(({ messageId }) => messageId?.startsWith('<briefing.'));
    const different = new Set(mails.map(({ messageId }) => messageId)).size;
    const wanted = expected.get(email) ?? 0;
    found.briefings += different;
    found.doubled += mails.length - different;
    found.missing += Math.max(0, wanted - different);
    found.unwanted += Math.max(0, different - wanted);
    found.empty += mails.filter(
      ({ text, subject }) => !/^1\. /m.test(text ?? '') && !subject?.startsWith('Shall'),
    ).length;
  }
  return found;
}
