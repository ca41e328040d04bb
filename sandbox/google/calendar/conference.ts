import { createHash } from 'node:crypto';
import { invalid } from '../errors';
import type { CalendarEvent, ConferenceData } from './model';

/** What a `createRequest` leads to at once: a conference that is still being made. */
export function pendingConference(requestId: string): ConferenceData {
  return {
    createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' }, status: { statusCode: 'pending' } },
  };
}

/** The finished conference. The same request id leads to the same room. */
export function readyConference(requestId: string): { conferenceData: ConferenceData; hangoutLink: string } {
  const letters = [...createHash('sha256').update(requestId).digest()].map((byte) =>
    String.fromCharCode(97 + (byte % 26)),
  );
  const id = `${letters.slice(0, 3).join('')}-${letters.slice(3, 7).join('')}-${letters.slice(7, 10).join('')}`;
  const hangoutLink = `https://meet.google.com/${id}`;
  return {
    hangoutLink,
    conferenceData: {
      createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' }, status: { statusCode: 'success' } },
      conferenceId: id,
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      entryPoints: [{ entryPointType: 'video', uri: hangoutLink, label: `meet.google.com/${id}` }],
    },
  };
}

/**
 * Applies the body's `conferenceData` when the client speaks version 1 of it (`conferenceDataVersion=1`); without, the
 * field is ignored and kept. A request id that the event has already is not asked again. Throws 400.
 */
export function withConference(
  event: CalendarEvent,
  body: Record<string, unknown>,
  query: URLSearchParams,
): CalendarEvent {
  if (query.get('conferenceDataVersion') !== '1' || body.conferenceData === undefined) return event;
  const { conferenceData: _data, hangoutLink: _link, ...bare } = event;
  if (body.conferenceData === null) return bare as CalendarEvent;
  const given = body.conferenceData as ConferenceData;
  const request = given.createRequest;
  if (!request) return { ...event, conferenceData: given };
  if (!request.requestId) throw invalid('Invalid conference request id.', 'conferenceData');
  if (request.conferenceSolutionKey?.type !== 'hangoutsMeet')
    throw invalid('Invalid conference type value.', 'conferenceData');
  if (event.conferenceData?.createRequest?.requestId === request.requestId) return event;
  return { ...(bare as CalendarEvent), conferenceData: pendingConference(request.requestId) };
}

/** The id of the request that is still pending, if one is. */
export function pendingRequest(event: CalendarEvent): string | undefined {
  const request = event.conferenceData?.createRequest;
  return request?.status?.statusCode === 'pending' && event.status !== 'cancelled' ? request.requestId : undefined;
}
