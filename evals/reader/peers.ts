import Recognizers from '@microsoft/recognizers-text-date-time';
import * as chrono from 'chrono-node';
import type { FoundValue } from './score-times';
import type { TimeRow } from './time-rows';

const wall = (date: Date): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** chrono-node on a row. A date without a time is its midnight. */
export function chronoValues(row: TimeRow): FoundValue[] {
  return chrono.parse(row.text, new Date(row.now), { forwardDate: true }).map((result) => {
    const side = (part: chrono.ParsedComponents): string =>
      part.isCertain('hour') ? wall(part.date()) : `${wall(part.date()).slice(0, 10)}T00:00`;
    return {
      kind: result.end ? 'interval' : 'instant',
      from: side(result.start),
      ...(result.end ? { to: side(result.end) } : {}),
    };
  });
}

interface Resolution {
  values?: Record<string, string>[];
}

/** Microsoft's recognizers on a row; the last value is the future one, the others are alternatives. */
export function recognizersValues(row: TimeRow): FoundValue[] {
  const results = Recognizers.recognizeDateTime(row.text, 'en-us', undefined, new Date(row.now));
  return results.map((result: { typeName: string; resolution?: Resolution | Record<string, unknown> }) => {
    const values = ((result.resolution as Resolution | undefined)?.values ?? []).map((value) =>
      toValue(result.typeName, value),
    );
    const last = values[values.length - 1] ?? { kind: 'instant' };
    return { ...last, alternatives: values.slice(0, -1) };
  });
}

function toValue(type: string, value: Record<string, string>): FoundValue {
  const stamp = (text: string | undefined): string | undefined => {
    if (!text) return undefined;
    if (/^\d{2}:\d{2}/.test(text)) return `0000-00-00T${text.slice(0, 5)}`;
    return text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T').slice(0, 16);
  };
  if (type.endsWith('duration')) return { kind: 'duration', seconds: Number(value.value) };
  if (type.endsWith('set')) return { kind: 'set' };
  const from = stamp(value.start ?? value.value);
  const to = stamp(value.end);
  return { kind: to ? 'interval' : 'instant', ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
