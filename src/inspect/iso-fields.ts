import { formatIso } from '@/core/time/iso';
import type { ZoneTable } from '@/core/time/zone';
import { instantIn } from './slot-row';

/** Fields that hold epoch minutes in the loop's own types, and instants in rows. */
const MOMENT = /^(start|end|until|pausedUntil|awayUntil|\w+At)$/;
/** Fields of a row in which a start alone may stand for a stretch of time, and `from` and `to` for `start` and `end`. */
const STRETCH = /^(offered|offer|slots|booking|wanted|counter)$/;

/** The same value with epoch minutes as ISO 8601 in the zone, at any depth. */
export function withInstants(value: unknown, zone: ZoneTable): unknown {
  if (Array.isArray(value)) return value.map((one) => withInstants(one, zone));
  return mapFields(value, (one, key) => {
    if (MOMENT.test(key) && typeof one === 'number') return formatIso(one, zone);
    return withInstants(one, zone);
  });
}

/** The same value with instants (without offset: wall time in the zone) as epoch minutes; other text stays as it is. */
export function withMinutes(value: unknown, zone: ZoneTable, field = ''): unknown {
  if (typeof value === 'string') return MOMENT.test(field) || STRETCH.test(field) ? minuteIn(zone, value) : value;
  if (Array.isArray(value)) return value.map((one) => withMinutes(one, zone, field));
  const converted = mapFields(value, (one, key) => withMinutes(one, zone, key));
  if (!STRETCH.test(field) || typeof converted !== 'object' || converted === null || !('from' in converted)) {
    return converted;
  }
  const { from, to, ...rest } = converted as Record<string, unknown>;
  return { ...rest, start: withMinutes(from, zone, 'start'), end: withMinutes(to, zone, 'end') };
}

function minuteIn(zone: ZoneTable, text: string): number | string {
  try {
    return Math.floor(instantIn(zone, text));
  } catch {
    return text;
  }
}

function mapFields(value: unknown, change: (value: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one, key)]));
}
