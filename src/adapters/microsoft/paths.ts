import type { EpochMinute, Period } from '@/core/time/period';

export function calendarPath(calendarId: string): string {
  return `me/calendars/${encodeURIComponent(calendarId)}`;
}

export function eventPath(eventId: string): string {
  return `me/events/${encodeURIComponent(eventId)}`;
}

/** The query that asks for a stretch of time. */
export function window({ start, end }: Period): { startDateTime: string; endDateTime: string } {
  return { startDateTime: rfc3339(start), endDateTime: rfc3339(end) };
}

export function rfc3339(at: EpochMinute): string {
  return new Date(at * 60_000).toISOString();
}
