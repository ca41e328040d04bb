import { isConcerned } from '@/core/loop/guests/voices';
import { basicsOf } from '@/modules/preferences/queries';
import { eventAttachment } from '../steps/attachment';
import { loopById } from './loops';

/** The booked event as iCalendar, as the confirmation carries it; null while nothing is booked, and for whoever does not come. */
export async function eventFile(
  place: { readonly loopId: string; readonly participantId: string },
  nowMs: number,
): Promise<string | null> {
  const loop = await loopById(place.loopId);
  if (!loop?.state.booking || loop.state.phase === 'CLOSED') return null;
  const guest = loop.state.participants.find((p) => p.id === place.participantId);
  if (!guest || !isConcerned(loop.state, guest)) return null;
  const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  return eventAttachment(loop.state, 'confirm', zone, nowMs, null)?.ics ?? null;
}
