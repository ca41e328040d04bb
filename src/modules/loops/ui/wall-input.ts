import { parseClock, parseLocalDate } from '@/core/time/calendar-date';
import type { WallMinute } from '@/core/time/period';

/** The wall time of a `datetime-local` field (`2026-11-24T15:00`), or null when it is none. */
export function wallInput(value: string | undefined): WallMinute | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(value ?? '');
  if (!match) return null;
  try {
    return parseLocalDate(match[1]!) * 1440 + parseClock(match[2]!);
  } catch {
    return null;
  }
}
