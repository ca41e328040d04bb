import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { basics } from '@/db/schema/identity';
import type { BasicsForm } from './schema';

/** Saves the form, which confirms zone and hours: from now on times may be offered. `now` is in epoch ms. */
export async function saveBasics(userId: string, form: BasicsForm, now: number): Promise<void> {
  await database()
    .insert(basics)
    .values({ userId, ...form, confirmedAt: new Date(now) })
    .onConflictDoUpdate({
      target: basics.userId,
      set: { ...form, confirmedAt: new Date(now), version: sql`${basics.version} + 1` },
    });
}
