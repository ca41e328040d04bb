import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { modelAnswers, modelConsents } from '@/db/schema/models';
import type { Runtime } from '@/ports/runtime';
import type { ModelSwitch, Purpose } from './schema';

/** Whether the owner lets a model at this host do this. */
export async function hasConsented(ownerId: string, recipient: string, purpose: Purpose): Promise<boolean> {
  const [row] = await database()
    .select()
    .from(modelConsents)
    .where(and(eq(modelConsents.ownerId, ownerId), eq(modelConsents.purpose, purpose)));
  return row?.recipient === recipient;
}

export async function modelSwitchOf(ownerId: string, { model }: Pick<Runtime, 'model'>): Promise<ModelSwitch> {
  if (model === null) {
    return { model: null, recipient: null, enabled: false, phrasing: false, preferences: false };
  }
  const { name, recipient } = model.port;
  const [enabled, phrasing, preferences] = await Promise.all([
    hasConsented(ownerId, recipient, 'reading'),
    hasConsented(ownerId, recipient, 'phrasing'),
    hasConsented(ownerId, recipient, 'preferences'),
  ]);
  return { model: name, recipient, enabled, phrasing, preferences };
}

/** What a model has answered to the same question before, or null. */
export async function knownAnswer<T>(ownerId: string, key: string, schema: z.ZodType<T>): Promise<T | null> {
  const [row] = await database()
    .select({ answer: modelAnswers.answer })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.ownerId, ownerId), eq(modelAnswers.key, key)));
  return row ? (schema.safeParse(row.answer).data ?? null) : null;
}
