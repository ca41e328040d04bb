import type { Daypart } from '../time-expression';
import { singleDayAt } from './day';
import type { Item } from './item';
import { type Found, isKeyword, type Source, skip } from './source';

type Side = 'early' | 'mid' | 'late';

/**
 * late Friday afternoon · early tomorrow morning · late tonight: the word before the day belongs to the part after it.
 */
export function sidedDayAt(source: Source, i: number): Found<readonly Item[]> | null {
  const side = sideAt(source, i);
  if (!side) return null;
  const start = skip(source, i + 1, 'on');
  const day =
    source.tokens[start]?.weekday || source.tokens[start]?.dayOffset || isKeyword(source, start, 'this', 'next')
      ? singleDayAt(source, start, 1)
      : null;
  if (!day || day.node.k === 'period' || day.node.k === 'every') return null;
  const within = source.tokens[day.next - 1]?.dayOffset?.part;
  const partAt = within ? day.next - 1 : skip(source, day.next, 'in', 'the');
  const part: Daypart | null | undefined = within ?? source.tokens[partAt]?.part;
  if (!part) return null;
  const next = partAt + 1;
  return {
    node: [
      { k: 'day', day: day.node, from: i, to: within ? next : day.next },
      { k: 'time', time: { k: 'part', part, side }, from: within ? i : partAt, to: next },
    ],
    next,
  };
}

function sideAt(source: Source, i: number): Side | null {
  if (isKeyword(source, i, 'early')) return 'early';
  if (isKeyword(source, i, 'mid')) return 'mid';
  return isKeyword(source, i, 'late', 'later') ? 'late' : null;
}
