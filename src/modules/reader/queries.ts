import { and, eq } from 'drizzle-orm';
import { type ModelAnswer, modelAnswerSchema } from '@/core/reading/model/answer';
import { database } from '@/db/client';
import { modelAnswers, modelConsents } from '@/db/schema/models';
import type { Runtime } from '@/ports/runtime';
import type { ModelSwitch } from './schema';

/** Whether the owner lets a model at this host read mail. */
export async function hasConsented(ownerId: string, recipient: string): Promise<boolean> {
  const [row] = await database().select().from(modelConsents).where(eq(modelConsents.ownerId, ownerId));
  return row?.recipient === recipient;
}

export async function modelSwitchOf(ownerId: string, { model }: Pick<Runtime, 'model'>): Promise<ModelSwitch> {
  if (model === null) return { model: null, recipient: null, enabled: false };
  const { name, recipient } = model.port;
  return { model: name, recipient, enabled: await hasConsented(ownerId, recipient) };
}

/** What a model has answered to the same question before, or null. */
export async function knownAnswer(ownerId: string, key: string): Promise<ModelAnswer | null> {
  const [row] = await database()
    .select({ answer: modelAnswers.answer })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.ownerId, ownerId), eq(modelAnswers.key, key)));
  return row ? (modelAnswerSchema.safeParse(row.answer).data ?? null) : null;
}
