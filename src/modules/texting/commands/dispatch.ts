import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { texts } from '@/db/schema/texting';
import type { Runtime } from '@/ports/runtime';
import { BATCH, TEXT_KEY } from '../constants';

/** Wakes the workflow of every text that is due: to be sent, to be found out about, or to learn what it has cost. */
export async function dispatchTexts(runtime: Runtime): Promise<number> {
  if (runtime.texting === null) return 0;
  const due = await database()
    .select({ id: texts.id, dueAt: texts.dueAt })
    .from(texts)
    .where(and(isNotNull(texts.dueAt), lte(texts.dueAt, new Date(await runtime.clock.now()))))
    .orderBy(asc(texts.dueAt))
    .limit(BATCH);
  for (const { id, dueAt } of due) {
    await runtime.workflows.dispatch(`${TEXT_KEY}${id}`, `${TEXT_KEY}${id}:${dueAt?.getTime()}`);
  }
  return due.length;
}
