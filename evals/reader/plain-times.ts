import { type ExpectedValue, jsonLines, type TimeRow } from './time-rows';

/**
 * Sentences of our own in the style of three outside sets (plain-times.jsonl), the gold written before any was read; a
 * style with -2 or -3 is a later lot, written after the one before was mended. `gold`: one entry per expression, readings
 * parted by `|`: `2016-11-08T15:00`, `FROM..TO` with either side empty, `45m` and `42d` lengths, `T07:30` a bare time of
 * day, `part DATE` some hours of that day, `set` a series. A date without a time is compared as far as it is written.
 */
export function plainRows(path: string): (TimeRow & { readonly style: string })[] {
  return jsonLines(path).map((row) => ({
    id: String(row.id),
    style: String(row.style),
    text: String(row.text),
    now: String(row.now),
    zone: 'UTC',
    locale: 'en-US',
    expected: (row.gold as string[]).map((entry) => ({ text: null, values: entry.split('|').map(valueIn) })),
  }));
}

function valueIn(written: string): ExpectedValue {
  const text = written.trim();
  if (text === 'set') return { set: true };
  const length = /^(\d+)([md])$/.exec(text);
  if (length) return { seconds: Number(length[1]) * (length[2] === 'm' ? 60 : 86_400) };
  if (text.startsWith('part ')) return { part: true, from: text.slice(5) };
  const timeOnly = /(?:^|\.\.)T/.test(text);
  const [from, to] = text.split('..').map((side) => (side.startsWith('T') ? `0000-00-00${side}` : side));
  return {
    ...(from ? { from } : {}),
    ...(to ? { to: to.length === 10 ? `${to}T00:00` : to } : {}),
    ...(timeOnly ? { timeOnly: true as const } : {}),
  };
}
