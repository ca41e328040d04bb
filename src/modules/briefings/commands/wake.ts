import { and, asc, isNull, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { briefingAnswers } from '@/db/schema/briefings';
import type { Runtime } from '@/ports/runtime';
import { ANSWER_KEY, ANSWER_OVERDUE_MS, BATCH, BRIEFING_KEY } from '../constants';
import { dueReaders } from '../queries/readers';

/** Wakes the workflow of everybody to whom something is due. Answers how many. */
export async function dispatchBriefings(runtime: Runtime): Promise<number> {
  const due = await dueReaders(await runtime.clock.now());
  for (const { userId, kind, date } of due) {
    await runtime.workflows.dispatch(`${BRIEFING_KEY}${userId}`, `${BRIEFING_KEY}${userId}:${kind}:${date}`);
  }
  return due.length;
}

/** Has the engine hear a mail that answers a briefing. A lost wake-up is made up for by the round. */
export async function wakeAnswer(messageRowId: string, { workflows }: Pick<Runtime, 'workflows'>): Promise<void> {
  const key = `${ANSWER_KEY}${messageRowId}`;
  await workflows.dispatch(key, `${key}:first`).catch(() => undefined);
}

/** Wakes the answers that wait. Answers how many. */
export async function dispatchAnswers(runtime: Runtime): Promise<number> {
  const nowMs = await runtime.clock.now();
  const waiting = await database()
    .select({ id: briefingAnswers.messageId })
    .from(briefingAnswers)
    .where(and(isNull(briefingAnswers.toldAt), lte(briefingAnswers.at, new Date(nowMs - ANSWER_OVERDUE_MS))))
    .orderBy(asc(briefingAnswers.at))
    .limit(BATCH);
  const bucket = Math.floor(Date.now() / ANSWER_OVERDUE_MS);
  for (const { id } of waiting) {
    await runtime.workflows.dispatch(`${ANSWER_KEY}${id}`, `${ANSWER_KEY}${id}:${bucket}`);
  }
  return waiting.length;
}
