import type { Calendar, CalendarEvent } from './model';

export function findInstance(_calendar: Calendar, _id: string): CalendarEvent | undefined {
  return undefined;
}
export function instancesBetween(
  _calendar: Calendar,
  _master: CalendarEvent,
  _from: number,
  _to: number,
): CalendarEvent[] {
  return [_master];
}
