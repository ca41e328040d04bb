import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { bookingTypes } from '@/db/schema/booking-pages';
import { tellPagesClosed } from '@/modules/billing/commands/limits';
import type { Runtime } from '@/ports/runtime';

/** Tells owners whose plans have no room left that their pages show no times: once a month, whatever else met the limit. */
export async function tellOfClosedPages({ clock, settings }: Pick<Runtime, 'clock' | 'settings'>): Promise<void> {
  if (!settings.billing) return;
  const nowMs = await clock.now();
  const owners = await database()
    .selectDistinct({ id: bookingTypes.ownerId })
    .from(bookingTypes)
    .where(and(isNull(bookingTypes.removedAt), eq(bookingTypes.paused, false)));
  for (const { id } of owners) await tellPagesClosed(id, nowMs);
}
