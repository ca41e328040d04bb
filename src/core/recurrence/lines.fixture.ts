import { formatBasicDateTime } from '../time/basic-format';
import type { EpochMinute, WallMinute } from '../time/period';
import { formatRecurrenceRule } from './parse-rule';
import type { RecurrenceSet } from './set';

/** The RRULE, RDATE and EXDATE lines of a series; overrides are events of their own and not among them. */
export function recurrenceLines(set: RecurrenceSet): string[] {
  const tzid = set.zone.tzid === 'UTC' ? '' : `;TZID=${set.zone.tzid}`;
  const form = set.allDay ? 'date' : tzid ? 'local' : 'utc';
  const wall = (t: WallMinute) => formatBasicDateTime({ form, seconds: t * 60 });
  const utc = (t: EpochMinute) => formatBasicDateTime({ form: 'utc', seconds: t * 60 });
  const params = set.allDay ? ';VALUE=DATE' : tzid;
  const starts = set.rdate.filter((entry) => typeof entry === 'number');
  const periods = set.rdate.filter((entry) => typeof entry !== 'number');
  const days = [...set.exdays].map((day) => formatBasicDateTime({ form: 'date', seconds: day * 86_400 }));
  return [
    ...set.rules.map((rule) => `RRULE:${formatRecurrenceRule(rule)}`),
    ...(starts.length > 0 ? [`RDATE${params}:${starts.map(wall).join()}`] : []),
    ...(periods.length > 0
      ? [`RDATE;VALUE=PERIOD:${periods.map(({ start, end }) => `${utc(start)}/${utc(end)}`).join()}`]
      : []),
    ...(set.exdate.size > 0 ? [`EXDATE${params}:${[...set.exdate].map(wall).join()}`] : []),
    ...(days.length > 0 ? [`EXDATE;VALUE=DATE:${days.join()}`] : []),
  ];
}
