import { seriesEnding, seriesWithout } from '@/core/recurrence/change-lines';
import type { EpochMinute } from '@/core/time/period';
import { CalendarError, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { PATCH_ATTEMPTS } from '../constants';
import { eventOf, withEvent } from './event';
import type { MeetingRow } from './ledger';

/** Leaves one occurrence out of the series' event (EXDATE); the provider tells the guests. Throws CalendarError. */
export function leaveOut(row: MeetingRow, occurrence: EpochMinute, runtime: Runtime): Promise<void> {
  return changeRule(row, (lines) => seriesWithout(lines, occurrence), runtime);
}

/** Lets the series' event end before a moment (UNTIL): what was before stays in everybody's calendar. Throws CalendarError. */
export function endSeries(row: MeetingRow, before: EpochMinute, runtime: Runtime): Promise<void> {
  return changeRule(row, (lines) => seriesEnding(lines, before), runtime);
}

/** Writes over what the event is now; when somebody else changed it in between it is read again. One that is gone needs no change. */
async function changeRule(
  row: MeetingRow,
  change: (lines: ProviderEvent['recurrence']) => string[],
  runtime: Runtime,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const event = await eventOf(row, runtime);
    if (!event || event.status === 'cancelled') return;
    const recurrence = change(event.recurrence);
    if (recurrence.join('\n') === event.recurrence.join('\n')) return;
    try {
      await withEvent(row, runtime, ({ calendar, grant, calendarId }, id) =>
        calendar.patch(grant, calendarId, id, event.etag, { recurrence }),
      );
      return;
    } catch (error) {
      if (!(error instanceof CalendarError) || error.code !== 'conflict' || attempt === PATCH_ATTEMPTS) throw error;
    }
  }
}
