import { type EpochMinute, overlaps, type Period } from '../../time/period';
import type { ResolvedWindow } from '../context';

/** What people have said about times, as limits of a search. `only` empty: anywhere. */
export interface Bounds {
  readonly only: readonly Period[];
  readonly exclude: readonly Period[];
  readonly from: EpochMinute;
  readonly to: EpochMinute;
}

/** "can" and "prefer" windows limit the search to their union, "cannot" and "avoid" are cut out, deadlines bound it. */
export function boundsOf(windows: readonly ResolvedWindow[], from: EpochMinute, to: EpochMinute): Bounds {
  const offers = windows.filter((w) => w.role === 'offer');
  const positive = offers.filter((w) => w.stance === 'can' || w.stance === 'prefer');
  const negative = windows.filter(
    (w) => (w.role === 'offer' && (w.stance === 'cannot' || w.stance === 'avoid')) || w.role === 'absence',
  );
  let start = from;
  let end = to;
  for (const w of windows) {
    if (w.role === 'deadline') end = Math.min(end, w.end);
    if (w.role === 'earliest') start = Math.max(start, w.start);
  }
  for (const w of positive) end = Math.max(end, windows.some((x) => x.role === 'deadline') ? end : w.end);
  return { only: positive, exclude: negative, from: start, to: Math.max(start, end) };
}

/** The parts of `inner` that lie inside one of `outer`; all of `inner` when `outer` is empty. */
export function within(inner: readonly Period[], outer: readonly Period[]): Period[] {
  if (outer.length === 0) return [...inner];
  const result: Period[] = [];
  for (const a of inner) {
    for (const b of outer) {
      if (overlaps(a, b)) result.push({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) });
    }
  }
  return result;
}
