import { plural } from './words';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How long ago: under 5 seconds "just now", then seconds, minutes with seconds, hours with minutes, days with hours.
 * Future times read "just now". Both arguments in epoch milliseconds.
 */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 1000);
  if (seconds < 5) return 'just now';
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  const [name, size] = UNITS[first]!;
  const next = UNITS[first + 1];
  const rest = next ? Math.floor((seconds % size) / next[1]) : 0;
  const parts = [plural(Math.floor(seconds / size), name)];
  if (next && rest > 0) parts.push(plural(rest, next[0]));
  return `${parts.join(' ')} ago`;
}
