import { eq } from 'drizzle-orm';
import { contendedTransaction } from '@/db/contended';
import { meetings } from '@/db/schema/meetings';
import { CalendarError, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { CONFERENCE_PAUSES_MS } from '../constants';
import { eventOf } from './event';
import type { MeetingRow } from './ledger';

export type ConferenceStatus = ProviderEvent['conferenceStatus'];

/** The booking with the link of its video conference, for which it waits a little: the provider makes it after the event. */
export async function withConference(
  row: MeetingRow,
  runtime: Runtime,
): Promise<{ row: MeetingRow; conference: ConferenceStatus }> {
  if (row.joinUrl !== null) return { row, conference: 'success' };
  let conference: ConferenceStatus = 'pending';
  for (const pause of CONFERENCE_PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const event = await look(row, runtime);
    conference = event?.conferenceStatus ?? conference;
    if (event && event.joinUrl !== null) return { row: await storeJoinUrl(row, event), conference: 'success' };
    if (conference === 'failure' || conference === 'none') break;
  }
  return { row, conference };
}

/** The event as it is now; null when the provider cannot be asked, which only makes the link come later. */
async function look(row: MeetingRow, runtime: Runtime): Promise<ProviderEvent | null> {
  try {
    return await eventOf(row, runtime);
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}

async function storeJoinUrl(row: MeetingRow, event: ProviderEvent): Promise<MeetingRow> {
  const change = { joinUrl: event.joinUrl, etag: event.etag };
  await contendedTransaction((tx) => tx.update(meetings).set(change).where(eq(meetings.id, row.id)));
  return { ...row, ...change };
}
