import { mondayOf } from '@/core/figures/weeks';
import type { Period } from '@/core/time/period';
import { toInstant, toWall, type ZoneTable } from '@/core/time/zone';

const DAY = 1440;

export interface WeekItem extends Period {
  readonly id: string;
  readonly kind: 'meeting' | 'hold' | 'focus' | 'busy';
  readonly title: string;
  readonly href: string | null;
  /** It takes whole days rather than hours of them. */
  readonly allDay?: boolean;
}

/** An item in the column of one day: minutes of the local day, and its place among those that it overlaps. */
export interface Placed {
  readonly item: WeekItem;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly lanes: number;
}

/** The week (Monday first) of a moment in a zone: its day numbers, and the period that it spans. */
export function weekOf(now: number, zone: ZoneTable): { days: number[]; period: Period } {
  const monday = mondayOf(now, zone);
  const days = Array.from({ length: 7 }, (_, i) => monday + i);
  return { days, period: { start: toInstant(zone, monday * DAY), end: toInstant(zone, (monday + 7) * DAY) } };
}

/** What takes the whole of a local day: it stands above the hours. */
export function wholeDay(items: readonly WeekItem[], day: number, zone: ZoneTable): WeekItem[] {
  return items.filter(
    (item) => isWhole(item) && toWall(zone, item.start) < (day + 1) * DAY && toWall(zone, item.end) > day * DAY,
  );
}

/** Whole days by the calendar's word, or by their length. */
export function isWhole({ allDay, start, end }: WeekItem): boolean {
  return allDay === true || end - start >= DAY;
}

/** The items of one local day, beside one another where they overlap. What spans midnight is cut at it. */
export function placeDay(items: readonly WeekItem[], day: number, zone: ZoneTable): Placed[] {
  const spans = items
    .filter((item) => !isWhole(item))
    .map((item) => ({ item, from: toWall(zone, item.start) - day * DAY, to: toWall(zone, item.end) - day * DAY }))
    .filter((span) => span.from < DAY && span.to > 0)
    .map((span) => ({ ...span, from: Math.max(0, span.from), to: Math.min(DAY, span.to) }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed[] = [];
  let cluster: { item: WeekItem; from: number; to: number; lane: number }[] = [];
  let clusterEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...cluster.map((span) => span.lane + 1));
    placed.push(...cluster.map((span) => ({ ...span, lanes })));
    cluster = [];
  };
  for (const span of spans) {
    if (span.from >= clusterEnd) close();
    let lane = 0;
    while (cluster.some((other) => other.lane === lane && other.to > span.from)) lane += 1;
    cluster.push({ ...span, lane });
    clusterEnd = Math.max(clusterEnd, span.to);
  }
  close();
  return placed;
}

/** The hours to draw: the working day, stretched to what lies outside it, but for what takes the whole day. */
export function hoursShown(days: readonly (readonly Placed[])[]): { from: number; to: number } {
  const all = days.flat().filter((p) => p.to - p.from < DAY);
  return {
    from: Math.floor(Math.min(8 * 60, ...all.map((p) => p.from)) / 60),
    to: Math.ceil(Math.max(18 * 60, ...all.map((p) => p.to)) / 60),
  };
}
