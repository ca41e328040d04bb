import type { Availability } from '../../availability/hours';
import type { SlotQuery } from '../../slots/query';
import type { EpochMinute } from '../../time/period';
import type { SourcedRule } from '../compiled';
import { afterAhead, endOfAhead } from './ahead';
import { type About, attendeeWith } from './attendee';
import { applying, mostSpecific } from './choose';
import { codewordOf } from './codeword';
import { includes, isVip, type MeetingFacts } from './facts';
import { stepWith } from './starts';

/** What a day of waiting costs, in points, where the owner says how soon: an hour weighs like half a preference. */
const HURRY = 24;
/** People who come first are met sooner. */
const PRIORITY_COST_PER_DAY = 3;
const LUNCH = /lunch|mittag|d[eé]jeuner|almuerzo|comida/i;
const NOON = { from: 720, to: 780 };

/**
 * A search under the rules of the document: the first attendee is the owner. Notice and horizon are those that say most
 * about the meeting, of equals the stricter; `until` is a time that the owner has named beyond the horizon.
 */
export function queryWith(
  query: SlotQuery,
  rules: readonly SourcedRule[],
  about: About,
  until: EpochMinute = Number.NEGATIVE_INFINITY,
): SlotQuery {
  const [owner, ...others] = query.attendees;
  if (!owner || rules.length === 0) return query;
  const { now } = query;
  const { meeting } = about;
  const hours = owner.availability;
  const attendees = [attendeeWith(owner, rules, about), ...others];
  const horizon = horizonOf(rules, meeting, hours, now);
  if (horizon?.urgent) {
    const { rules: _, ...rest } = query;
    const minutes = Math.max(horizon.end, until) - now;
    return { ...rest, attendees, minimumNotice: 0, horizon: minutes, sources: { horizon: horizon.sentence } };
  }
  const notices = mostSpecific(applying('notice', rules, meeting)).map(({ rule, sentence }) => ({
    minutes: afterAhead(rule.least, hours, now) - now,
    sentence,
  }));
  const notice = notices.sort((a, b) => b.minutes - a.minutes)[0];
  const costPerDay = hurry(rules, meeting);
  return {
    ...query,
    attendees,
    minimumNotice: notice?.minutes ?? query.minimumNotice,
    step: stepWith(query.step, rules, meeting),
    ...(horizon ? { horizon: Math.max(horizon.end, until) - now } : {}),
    ...(costPerDay === undefined ? {} : { costPerDay }),
    ...(query.rules && saysLunch(rules, meeting) ? { rules: query.rules.filter(({ name }) => name !== 'lunch') } : {}),
    sources: {
      ...(notice ? { notice: notice.sentence } : {}),
      ...(horizon ? { horizon: horizon.sentence } : {}),
    },
  };
}

/** The end of what may be offered; null where the document does not say. */
export function horizonEnd(
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
  hours: Availability,
  now: EpochMinute,
): EpochMinute | null {
  return horizonOf(rules, facts, hours, now)?.end ?? null;
}

function horizonOf(rules: readonly SourcedRule[], facts: MeetingFacts, hours: Availability, now: EpochMinute) {
  const code = codewordOf(rules, facts);
  if (code) {
    const end = endOfAhead({ businessDays: code.rule.businessDays }, hours, now);
    return { end, sentence: code.sentence, urgent: true };
  }
  const ends = mostSpecific(applying('horizon', rules, facts)).map(({ rule, sentence }) => ({
    end: endOfAhead(rule.most, hours, now),
    sentence,
    urgent: false,
  }));
  return ends.sort((a, b) => a.end - b.end)[0] ?? null;
}

function hurry(rules: readonly SourcedRule[], facts: MeetingFacts): number | undefined {
  const leaning = mostSpecific(applying('lean', rules, facts)).map(({ rule }) => rule.to);
  if (leaning.includes('earliest')) return HURRY;
  if (leaning.includes('latest')) return -HURRY;
  return hasPriority(rules, facts) ? PRIORITY_COST_PER_DAY : undefined;
}

/** Whether somebody takes part whom the owner puts first. */
export function hasPriority(rules: readonly SourcedRule[], facts: MeetingFacts): boolean {
  if (facts.guests.some((guest) => isVip(guest, rules))) return true;
  return rules.some(({ rule }) => rule.kind === 'priority' && includes(rule.people, facts, rules));
}

/** The owner says in the document what is with lunch: then the usual hour at noon is not kept beside that. */
function saysLunch(rules: readonly SourcedRule[], facts: MeetingFacts): boolean {
  const named = rules.some(
    ({ rule }) => (rule.kind === 'never' || rule.kind === 'focus') && rule.name !== undefined && LUNCH.test(rule.name),
  );
  const openAtNoon = applying('open', rules, facts).some(({ rule }) =>
    rule.when.hours?.some(([from, to]) => from > 0 && from <= NOON.from && to >= NOON.to && to < 1440),
  );
  return named || openAtNoon;
}
