import type { Runtime } from '@/ports/runtime';
import { hostsOf } from './hosts';
import type { BookingType } from './pages';
import { type PageTimes, timesOf } from './times';

/** For so long the times of a page are told again as they were found (milliseconds of real time). */
const AGE_MS = 1_000;
const MOST_PAGES = 100;

const recent = new Map<string, { readonly until: number; readonly times: Promise<PageTimes> }>();

/**
 * The times of a page as they were a second ago at most: for hints to many who come at once, who are answered by one search.
 * What is booked is looked at anew.
 */
export function recentTimes(type: BookingType, runtime: Runtime, realMs: number): Promise<PageTimes> {
  const known = recent.get(type.id);
  if (known && realMs < known.until) return known.times;
  const times = hostsOf(type).then((hosts) => timesOf(type, hosts, runtime));
  if (recent.size >= MOST_PAGES) recent.clear();
  recent.set(type.id, { until: realMs + AGE_MS, times });
  // What failed is tried again by the next.
  times.catch(() => recent.delete(type.id));
  return times;
}
