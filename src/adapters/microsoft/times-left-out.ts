import { z } from 'zod';
import { parseLooseDateTime } from '@/core/time/basic-format';
import type { EpochMinute } from '@/core/time/period';
import { toInstant } from '@/core/time/zone';
import { CalendarError, type MicrosoftGrant } from '@/ports/calendar';
import { zoneNamed } from './clock-names';
import type { Call } from './http';
import { timeOf } from './lookup';
import { eventPath } from './paths';

/** The starts that EXDATE lines name, with their zone or in UTC; days as midnight UTC. */
export function startsIn(lines: readonly string[]): EpochMinute[] {
  return lines.flatMap((line) => {
    const [, parameters = '', values = ''] = /^EXDATE((?:;[^:]*)?):(.*)$/i.exec(line) ?? [];
    const zone = zoneNamed(/;TZID=([^;]+)/i.exec(parameters)?.[1]);
    return values.split(',').flatMap((value) => {
      const moment = parseLooseDateTime(value);
      if (!moment) return [];
      const minute = Math.floor(moment.seconds / 60);
      return [moment.form === 'local' && zone ? toInstant(zone, minute) : minute];
    });
  });
}

/** Deletes times of a series, by the starts that its rule gives them. Those that are not there are left out already. */
export async function leaveOut(
  call: Call,
  grant: MicrosoftGrant,
  seriesId: string,
  starts: readonly EpochMinute[],
): Promise<void> {
  for (const start of new Set(starts)) {
    const time = await timeOf(call, grant, seriesId, start);
    if (!time) continue;
    await call(grant, { method: 'DELETE', path: eventPath(time.id) }, z.undefined()).catch((error: unknown) => {
      if (!(error instanceof CalendarError && error.code === 'not_found')) throw error;
    });
  }
}
