import { dayOfWall, parseLocalDate } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import type { Rule } from './rule';

/** Whether all that the rules are about is over: "I am in Lisbon from 3 to 9 December", in January. */
export function isOver(rules: readonly Rule[], now: EpochMinute, zone: string): boolean {
  if (rules.length === 0) return false;
  const today = dayOfWall(toWall(zoneTable(zone), now));
  return rules.every((rule) => {
    const last = lastDayOf(rule);
    return last !== undefined && parseLocalDate(last) < today;
  });
}

function lastDayOf(rule: Rule): string | undefined {
  if (rule.kind === 'zone') return rule.dates?.to;
  return 'when' in rule ? rule.when?.dates?.to : undefined;
}
