import { expect } from 'vitest';
import { lookAtCalendars } from '@/main/look-at-calendars';
import { countedCalendars } from '@/modules/connections/queries/counted';
import type { Product } from './running-product';

const MINUTE = 60_000;

/** Moves the clock until the owner's calendars are due, and resolves when all that they showed then is taken up. */
export async function calendarsSeen(product: Product, ownerId: string): Promise<void> {
  const { runtime } = product;
  await product.advance(16 * MINUTE);
  const due = (await runtime.clock.now()) - MINUTE;
  const oldest = async () => {
    await lookAtCalendars(runtime);
    return Math.min(...(await countedCalendars(ownerId)).map(({ syncedAt }) => syncedAt?.getTime() ?? 0));
  };
  // The worker may have begun to read them in this moment, and we find them read a little later.
  await expect.poll(oldest).toBeGreaterThan(due);
  await lookAtCalendars(runtime);
  await product.idle();
}
