import { eq } from 'drizzle-orm';
import type { LoopState } from '@/core/loop/state';
import { readAlong } from '@/core/mail/link-keys';
import { type Bar, barTo, type QueueReason } from '@/core/queue/reasons';
import type { AnswerShown, QuestionShown } from '@/core/replies/question/shown';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import type { SessionUser } from '@/modules/identity/schema';
import { type DecisionRow, decisionsOf } from '@/modules/loops/queries/decisions';
import { questionShown } from '@/modules/loops/queries/question';
import { type TimelineItem, timelineOf } from '@/modules/loops/queries/timeline';
import type { Client } from '@/modules/operations/schema';
import { basicsOf } from '@/modules/preferences/queries';
import { lookAt } from '@/modules/staff/commands/look';
import type { Runtime } from '@/ports/runtime';
import { questionFor } from './answerable';
import { itemWithLoop } from './held';
import { readEventOf } from './read-mail';

/** What somebody of staff decides on. */
export interface ItemShown {
  readonly id: string;
  readonly loopId: string;
  readonly reason: QueueReason;
  /** What the owner or the machine said of it. */
  readonly note: string | null;
  readonly owner: { readonly name: string | null; readonly email: string };
  readonly zone: string;
  /** Of the loop: what is decided is decided on it. */
  readonly version: number;
  readonly dueAt: number;
  readonly leaseUntil: number;
  /** What is asked, with all that it is decided on; null: it is about the loop as a whole. */
  readonly decision: DecisionRow | null;
  readonly question: QuestionShown | null;
  /** Whether staff may say yes, why not, and the ways to say it. */
  readonly answers: boolean;
  readonly bar: Bar | null;
  readonly choices: readonly AnswerShown[];
  /** It is about a mail, and what was read of that can be corrected. */
  readonly read: boolean;
  readonly state: LoopState;
  readonly timeline: readonly TimelineItem[];
}

export type Shown =
  | { readonly ok: true; readonly item: ItemShown }
  | { readonly ok: false; readonly reason: 'not_found' | 'stale' | 'lease_lost' };

/** An item with what was said, for whoever holds it; that they were shown it is written down first. */
export async function itemShown(staff: SessionUser, itemId: string, runtime: Runtime, client?: Client): Promise<Shown> {
  const found = await itemWithLoop(itemId);
  if (!found) return { ok: false, reason: 'not_found' };
  const { item, loop } = found;
  if (item.state !== 'open') return { ok: false, reason: 'stale' };
  const leaseUntil = item.leaseUntil?.getTime() ?? 0;
  if (item.leaseHolder !== staff.id || leaseUntil <= (await runtime.clock.now())) {
    return { ok: false, reason: 'lease_lost' };
  }
  await lookAt(database(), {
    staff: staff.id,
    owner: item.ownerId,
    subject: { kind: 'loop', id: loop.id },
    reason: `queue: ${item.reason}`,
    ...(client ? { client } : {}),
  });
  const asked = questionFor(loop.state, item);
  const [event, rows, question, timeline, basics, [owner]] = await Promise.all([
    readEventOf(found),
    decisionsOf(loop.ownerId, loop.id),
    asked && questionShown(loop, asked, runtime),
    timelineOf(loop.id, loop.state, runtime),
    basicsOf(loop.ownerId),
    database().select({ name: users.name, email: users.email }).from(users).where(eq(users.id, loop.ownerId)),
  ]);
  if (!owner) return { ok: false, reason: 'not_found' };
  const bar = asked && barTo(asked, loop.state.phase);
  const answers = asked !== null && bar === null;
  return {
    ok: true,
    item: readAlong({
      id: item.id,
      loopId: loop.id,
      reason: item.reason,
      note: item.note,
      owner,
      zone: basics?.zone ?? 'Etc/UTC',
      version: loop.version,
      dueAt: item.dueAt.getTime(),
      leaseUntil,
      decision: rows.find(({ id }) => id === asked?.id) ?? null,
      question: question ?? null,
      answers,
      bar,
      read: event !== null,
      choices: answers ? (question?.answers ?? []) : [],
      state: loop.state,
      timeline,
    }),
  };
}
