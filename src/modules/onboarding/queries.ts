import { eq } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { onboarding } from '@/db/schema/onboarding';
import { countedCalendars } from '@/modules/connections/queries/counted';
import { basicsOf } from '@/modules/preferences/queries';
import { savedPreferences } from '@/modules/preferences/queries/document';
import { STEPS } from './constants';
import type { ProgressAnswer } from './schema';

/** How far the user has come; nobody has begun who has no row. */
export async function progressOf(userId: string): Promise<ProgressAnswer> {
  const row = await progressRow(userId);
  if (!row) return { step: STEPS[0], done: {}, data: {} };
  const { step, done, data } = row;
  const { request, moves } = data.rehearsal ?? {};
  return { step, done, data: request && moves ? { rehearsal: { request, moves: [...moves] } } : {} };
}

/** What is stored, with the moment at which the rehearsal was begun; null before the first step. */
export async function progressRow(userId: string) {
  const [row] = await database().select().from(onboarding).where(eq(onboarding.userId, userId));
  return row ?? null;
}

/** When the onboarding was finished, and the zone that was told at sign-up. */
export async function accountFacts(userId: string): Promise<{ onboardedAt: Date | null; toldZone: string | null }> {
  const [row] = await database()
    .select({ onboardedAt: users.onboardedAt, signup: users.signup })
    .from(users)
    .where(eq(users.id, userId));
  const told = row?.signup?.timeZone;
  return { onboardedAt: row?.onboardedAt ?? null, toldZone: typeof told === 'string' ? told : null };
}

/** First steps of an account as facts, on whichever page they were taken. */
export interface FirstSteps {
  readonly onboarded: boolean;
  readonly zone: boolean;
  readonly calendar: boolean;
  /** The document says more than where its owner is. */
  readonly document: boolean;
}

/** `now` in epoch minutes. */
export async function firstSteps(userId: string, now: EpochMinute): Promise<FirstSteps> {
  const [{ onboardedAt }, basics, calendars, document] = await Promise.all([
    accountFacts(userId),
    basicsOf(userId),
    countedCalendars(userId),
    savedPreferences(userId, now),
  ]);
  return {
    onboarded: onboardedAt !== null,
    zone: basics?.confirmedAt != null,
    calendar: calendars.length > 0,
    document: document?.rules.some(({ rule }) => rule.kind !== 'zone') ?? false,
  };
}
