import { and, eq, gt, inArray } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { notices } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { CALENDARS_PATH } from '../constants';
import { ensureWriteCalendar } from './accounts';
import { expiryNotice, openGrant } from './grant';
import { stopWatching } from './watch';

/**
 * Gives the account up: stops pushes, revokes the grant at the provider as far as that works, forgets the mirror. Meetings
 * that were booked there keep their time and stay in that calendar; the owner is told what that means.
 */
export async function disconnect(
  userId: string,
  connectionId: string,
  runtime: Runtime,
  client?: Client,
): Promise<boolean> {
  const own = and(eq(connections.id, connectionId), eq(connections.userId, userId));
  const [row] = await database().select().from(connections).where(own);
  if (!row) return false;
  await stopWatching(connectionId, runtime);
  const stored = openGrant(row, runtime.settings.encryptionKey);
  const consent = row.kind === 'caldav' ? null : runtime.calendarOAuth[row.kind];
  if (consent && stored?.renewal && row.state !== 'expired') await attempt(consent.revoke(stored.renewal.refreshToken));
  const now = minuteOf(await runtime.clock.now());
  await database().transaction(async (tx) => {
    const gone = tx.select({ id: calendars.id }).from(calendars).where(eq(calendars.connectionId, connectionId));
    const booked = await tx
      .selectDistinct({ event: meetings.providerEventId })
      .from(meetings)
      .where(and(inArray(meetings.calendarId, gone), eq(meetings.state, 'confirmed'), gt(meetings.endMin, now)));
    await tx.delete(notices).where(eq(notices.key, expiryNotice(connectionId)));
    const gave = await tx.delete(connections).where(own).returning({ id: connections.id });
    if (gave.length > 0) {
      const data = { kind: row.kind, server: row.server, account: row.accountEmail };
      await recordAct(tx, { action: 'connection.removed', actor: userId, userId, subject: connectionId, client, data });
    }
    const next = await ensureWriteCalendar(tx, userId);
    if (booked.length === 0 && next === null) return;
    await tx
      .insert(notices)
      .values({
        userId,
        key: `calendar-left:${connectionId}`,
        kind: 'calendar_left',
        text: [
          booked.length > 0 ? staying(booked.length, row.accountEmail) : null,
          next && `New bookings go to ${next}.`,
        ]
          .filter((part) => part !== null)
          .join(' '),
        href: CALENDARS_PATH,
      })
      .onConflictDoNothing();
  });
  return true;
}

function staying(n: number, account: string): string {
  const what = n === 1 ? 'One meeting stands' : `${n} meetings stand`;
  return `${what} in the calendar of ${account}, which is disconnected: the time stays taken, but to move or cancel ${n === 1 ? 'it' : 'them'}, connect the account again.`;
}

/** What the provider says to it changes nothing for us. */
async function attempt(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
  }
}
