import { type Availability, availablePeriods } from '../../availability/hours';
import { type PreferenceCurve, preferenceCurve, type WeeklyCost } from '../../slots/preference-curve';
import type { Wish } from '../../slots/query';
import type { Period } from '../../time/period';
import type { SourcedRule } from '../compiled';
import type { Stretch } from '../when';
import { applying } from './choose';
import type { MeetingFacts } from './facts';
import { availabilityOf, isDated } from './hours';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WHOLE_DAY: readonly Stretch[] = [[0, 1440]];
/** Hours that a rule opens beyond the usual ones come last, but before a wait of some days. */
const OPENED_COST = 3;

/** What the owner likes and does not, as costs of a search: of every week alike, and of single days. */
export function likings(
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
  around: { readonly hours: Availability; readonly span: Period; readonly opened: boolean },
): { preferences?: PreferenceCurve; wishes: Wish[] } {
  const weekly: WeeklyCost[] = around.opened ? outside(around.hours) : [];
  const wishes: Wish[] = [];
  for (const { rule } of applying('like', rules, facts)) {
    const { when, weight } = rule;
    if (isDated(when)) {
      const pairs = availablePeriods(availabilityOf(when, around.hours, around.span), around.span);
      for (let i = 0; i < pairs.length; i += 2)
        wishes.push({ start: pairs[i] as number, end: pairs[i + 1] as number, cost: -weight });
      continue;
    }
    for (const weekday of when.weekdays ?? EVERY_DAY)
      for (const [from, to] of when.hours ?? WHOLE_DAY) weekly.push({ weekday, from, to, cost: -weight });
  }
  return weekly.length > 0 ? { preferences: preferenceCurve(weekly), wishes } : { wishes };
}

/** The whole week costs, and the usual hours give it back. */
function outside({ weekly }: Availability): WeeklyCost[] {
  const usual = weekly.flatMap(({ weekday, periods }) =>
    periods.map(([from, to]) => ({ weekday, from, to, cost: -OPENED_COST })),
  );
  return [...EVERY_DAY.map((weekday) => ({ weekday, from: 0, to: 1440, cost: OPENED_COST })), ...usual];
}
