import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { modelAnswers, modelConsents } from '@/db/schema/models';
import type { ModelAccess } from '@/ports/model';
import type { Runtime } from '@/ports/runtime';
import { REFUSED } from './constants';
import type { ModelSwitch, Purpose } from './schema';

type Model = Pick<ModelAccess, 'port' | 'readsByDefault'>;

/**
 * Whether the owner lets the model do this: they have agreed to its host, or whoever runs the installation lets it read mail
 * and the owner has not refused.
 */
export async function hasConsented(ownerId: string, model: Model, purpose: Purpose): Promise<boolean> {
  return isAllowed(await answeredOf(ownerId, purpose), model, purpose);
}

function isAllowed(answer: string | null, { port, readsByDefault }: Model, purpose: Purpose): boolean {
  if (answer === REFUSED) return false;
  return answer === port.recipient || (purpose === 'reading' && readsByDefault === true);
}

/** The host that the owner has agreed to, or REFUSED; null while they have not said. */
async function answeredOf(ownerId: string, purpose: Purpose): Promise<string | null> {
  const [row] = await database()
    .select()
    .from(modelConsents)
    .where(and(eq(modelConsents.ownerId, ownerId), eq(modelConsents.purpose, purpose)));
  return row?.recipient ?? null;
}

export async function modelSwitchOf(ownerId: string, { model }: Pick<Runtime, 'model'>): Promise<ModelSwitch> {
  if (model === null) {
    const off = { enabled: false, asked: false, phrasing: false, preferences: false, preferencesAsked: false };
    return { model: null, recipient: null, ...off };
  }
  const { name, recipient } = model.port;
  const [reading, phrasing, preferences] = await Promise.all([
    answeredOf(ownerId, 'reading'),
    hasConsented(ownerId, model, 'phrasing'),
    answeredOf(ownerId, 'preferences'),
  ]);
  const enabled = isAllowed(reading, model, 'reading');
  // Who agreed to another host has not been asked about this one.
  const isAsked = (answer: string | null) => answer === REFUSED || answer === recipient;
  return {
    model: name,
    recipient,
    enabled,
    asked: isAsked(reading),
    phrasing,
    preferences: isAllowed(preferences, model, 'preferences'),
    preferencesAsked: isAsked(preferences),
  };
}

/** What a model has answered to the same question before, or null. */
export async function knownAnswer<T>(ownerId: string, key: string, schema: z.ZodType<T>): Promise<T | null> {
  const [row] = await database()
    .select({ answer: modelAnswers.answer })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.ownerId, ownerId), eq(modelAnswers.key, key)));
  return row ? (schema.safeParse(row.answer).data ?? null) : null;
}
