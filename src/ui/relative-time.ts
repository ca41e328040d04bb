import type { Translate } from '@/messages/message-keys';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How long ago: under 5 seconds "just now", then seconds, minutes with seconds, hours with minutes, days with hours.
 * Future times read "just now". Both times in epoch milliseconds; `t` is the language.
 */
export function relativeTime(at: number, now: number, t: Translate<'ui'>): string {
  const seconds = Math.floor((now - at) / 1000);
  if (seconds < 5) return t('justNow');
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  const [name, size] = UNITS[first]!;
  const next = UNITS[first + 1];
  const rest = next ? Math.floor((seconds % size) / next[1]) : 0;
  const parts = [t(name, { count: Math.floor(seconds / size) })];
  if (next && rest > 0) parts.push(t(next[0], { count: rest }));
  return t('ago', { time: parts.join(' ') });
}
