import { cache } from 'react';
import { minuteOf } from '@/core/time/period';
import { basicsAnswer } from '@/modules/preferences/queries';
import { runtime } from '@/ports/runtime';

/** The owner's basics, or what is proposed until they are confirmed; read once per request. */
export const ownerBasics = cache(async (userId: string) => basicsAnswer(userId, minuteOf(await runtime().clock.now())));

/** The zone in which the owner's pages show times, and whether the owner has confirmed it. */
export async function ownerZone(userId: string): Promise<{ zone: string; confirmed: boolean }> {
  const { basics, confirmed } = await ownerBasics(userId);
  return { zone: basics.zone, confirmed };
}
