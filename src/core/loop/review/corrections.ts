import { ruleText } from '../../preferences/normal';
import { renderRule } from '../../preferences/render/render';
import type { Rule, Scope } from '../../preferences/rule';
import type { Stretch, When } from '../../preferences/when';
import { weekdayOf } from '../../time/calendar-date';
import type { Period } from '../../time/period';
import { toWall, type ZoneTable, zoneTable } from '../../time/zone';
import type { StepContext } from '../context';
import type { MeetingGoal } from '../meeting-goal';
import { documentOf } from '../owner/document';
import { asking } from '../owner/preferences';
import type { Transition } from '../transition';

/** What a plan said, or what the owner made of it. */
export interface Planned {
  readonly meeting: MeetingGoal;
  readonly times: readonly Period[];
}

/** A correction is offered as a rule when it was made so often, in different loops. */
const OFTEN = 2;
/** Whether a correction is offered as a rule, made in so many other loops before; with one more or less it is not. */
export function isOfferedAfter(times = 0): boolean {
  return times === OFTEN - 1;
}

/** Points of a wish. */
const RATHER_NOT = -2;
const PARTS: readonly Stretch[] = [
  [0, 720],
  [720, 1020],
  [1020, 1440],
];

/**
 * The owner has changed a plan: what the change would be as a rule is noted, and offered for the document the second time
 * that it is made. A third time nothing is asked: the owner has answered.
 */
export function withCorrections(made: Transition, before: Planned, after: Planned, ctx: StepContext): Transition {
  const said = new Set(documentOf(ctx).map(({ rule }) => ruleText(rule)));
  const rules = correctionsOf(before, after, zoneTable(ctx.owner.zone)).filter((rule) => !said.has(ruleText(rule)));
  if (rules.length === 0) return made;
  const noted: Transition = {
    ...made,
    plan: { ...made.plan, actions: [...made.plan.actions, { kind: 'note_corrections', rules: rules.map(ruleText) }] },
  };
  const due = rules.filter((rule) => isOfferedAfter(ctx.corrected?.get(ruleText(rule))));
  return due.length === 0 ? noted : asking(noted, { text: due.map(renderRule).join(' '), rules: due }, ctx, TWICE);
}

const TWICE = [{ line: 'corrected_twice' }] as const;

/** What the owner would have wanted to begin with: length, medium, and the part of the day or weekday that they took out. */
export function correctionsOf(before: Planned, after: Planned, zone: ZoneTable): Rule[] {
  const { noun, durationMin, medium } = after.meeting;
  const scope: { scope?: Scope } = noun === 'meeting' ? {} : { scope: { types: [noun] } };
  const rules: Rule[] = [];
  if (durationMin !== before.meeting.durationMin) rules.push({ kind: 'duration', minutes: durationMin, ...scope });
  if (medium !== before.meeting.medium) rules.push({ kind: 'medium', medium, ...scope });
  const when = leftOut(before.times, after.times, zone);
  if (when) rules.push({ kind: 'like', when, weight: RATHER_NOT });
  return rules;
}

/** The weekday or part of the day of all times that were taken out, where none that stands in their place is then. */
function leftOut(before: readonly Period[], after: readonly Period[], zone: ZoneTable): When | null {
  const removed = before.filter(({ start }) => !after.some((kept) => kept.start === start));
  if (removed.length === 0) return null;
  const wall = ({ start }: Period) => toWall(zone, start);
  const parts = PARTS.filter(([from, to]) => {
    const isIn = (time: Period) => wall(time) % 1440 >= from && wall(time) % 1440 < to;
    return removed.every(isIn) && !after.some(isIn);
  });
  if (parts.length === 1) return { hours: parts };
  const weekdays = new Set(removed.map((time) => weekdayOf(Math.floor(wall(time) / 1440))));
  const [weekday] = weekdays;
  const isOn = (time: Period) => weekdayOf(Math.floor(wall(time) / 1440)) === weekday;
  return weekdays.size === 1 && weekday !== undefined && !after.some(isOn) ? { weekdays: [weekday] } : null;
}
