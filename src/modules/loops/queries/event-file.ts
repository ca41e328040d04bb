import { basicsOf } from '@/modules/preferences/queries';
import { eventAttachment } from '../steps/attachment';
import { loopById } from './loops';

/** The booked event as iCalendar, as the confirmation carries it; null while nothing is booked. */
export async function eventFile(loopId: string, nowMs: number): Promise<string | null> {
  const loop = await loopById(loopId);
  if (!loop?.state.booking || loop.state.phase === 'CLOSED') return null;
  const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  return eventAttachment(loop.state, 'confirm', zone, nowMs)?.ics ?? null;
}
