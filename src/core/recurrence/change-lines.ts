import { formatBasicDateTime } from '../time/basic-format';
import type { EpochMinute } from '../time/period';
import { formatRecurrenceRule, parseRecurrenceRule } from './parse-rule';

/** The lines of a timed series without one occurrence, by its original start. Times that were left out before stay so. */
export function seriesWithout(lines: readonly string[], start: EpochMinute): string[] {
  const moment = formatBasicDateTime({ form: 'utc', seconds: start * 60 });
  const isOut = lines.some((line) => /^EXDATE[;:]/i.test(line) && line.split(/[:,]/).includes(moment));
  return isOut ? [...lines] : [...lines, `EXDATE:${moment}`];
}

/** The lines of a timed series that has no occurrence from a moment on. Throws RecurrenceError for a rule that cannot be read. */
export function seriesEnding(lines: readonly string[], before: EpochMinute): string[] {
  const until = { form: 'utc', seconds: (before - 1) * 60 } as const;
  return lines.map((line) => {
    const rule = /^RRULE:(.*)$/i.exec(line)?.[1];
    if (rule === undefined) return line;
    return `RRULE:${formatRecurrenceRule({ ...parseRecurrenceRule(rule), count: null, until })}`;
  });
}
