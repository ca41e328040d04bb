import { type Availability, type DailyHours, sameHours } from '../../availability/hours';
import { localDayAt, localDayPeriod } from '../../availability/local-days';
import type { Attendee, Cap, FocusTime, HoursRule, Pause, Wish } from '../../slots/query';
import { formatLocalDate, parseLocalDate, weekdayOf } from '../../time/calendar-date';
import type { Period } from '../../time/period';
import { knownZone, zoneTable } from '../../time/zone';
import type { SourcedRule } from '../compiled';
import type { RuleOf } from '../rule';
import { isAlways, type When } from '../when';
import { isMeeting, meetingOf, timeAfterRows, timeAround } from './around';
import { applying } from './choose';
import { codewordOf } from './codeword';
import { type EventFacts, type MeetingFacts, matches } from './facts';
import { followUpsGathered, withBlocksAsBuffers } from './follow-ups';
import { availabilityOf, daysOf, isDated } from './hours';
import { openedByStarts, starting } from './starts';
import { likings } from './wishes';

/** What a search is about. */
export interface About {
  readonly meeting: MeetingFacts;
  /** What stands in the owner's calendar; absent where that is not known. */
  readonly events?: readonly EventFacts[];
}

/** "At any hour" is still no meeting at night. */
const WAKING: DailyHours = [[420, 1320]];

interface Made {
  readonly rules: readonly SourcedRule[];
  readonly events: About['events'];
  readonly byMeeting: Map<string, Attendee>;
}

/** A turn asks about many times of one meeting: the same base, rules and events give the same object, hours and all. */
const made = new WeakMap<Attendee, Made>();

/**
 * The owner as the rules of the document have them for one meeting. `base` knows what holds for all meetings alike:
 * zone, working hours, buffers; the rest comes from the rules here. A codeword leaves nothing of them but the busy time.
 */
export function attendeeWith(base: Attendee, rules: readonly SourcedRule[], about: About): Attendee {
  const { meeting, events } = about;
  const known = made.get(base);
  const fits = known?.rules === rules && known.events === events;
  const byMeeting = fits ? known.byMeeting : new Map<string, Attendee>();
  if (!fits) made.set(base, { rules, events, byMeeting });
  const key = JSON.stringify(meeting);
  const attendee = byMeeting.get(key) ?? ownerUnder(base, rules, about);
  byMeeting.set(key, attendee);
  return attendee;
}

function ownerUnder(base: Attendee, document: readonly SourcedRule[], about: About): Attendee {
  const { meeting, events } = about;
  const rules = withBlocksAsBuffers(document);
  const home: Availability = { ...base.availability, travel: [...travelOf(rules), ...base.availability.travel] };
  const span = base.freeBusy.coverage;
  const code = codewordOf(rules, meeting);
  const opening: readonly { readonly when: When }[] = code
    ? [{ when: {} }]
    : [...applying('open', rules, meeting).map(({ rule }) => rule), ...openedByStarts(rules, meeting, home)];
  const availability = opening.reduce((hours, { when }) => opened(hours, when, span), home);
  const named = events?.flatMap(({ title, busy, start, end }) => (title && busy ? [{ title, start, end }] : []));
  const shared = {
    ...base,
    availability,
    ...(named ? { events: named } : {}),
    ...(events ? { meetings: events.filter(isMeeting) } : {}),
  };
  if (code) {
    const { preferences } = likings([], meeting, { hours: home, span, opened: true });
    const { dailyLimit: _, limits: __, rules: ___, ...free } = shared;
    return { ...free, bufferBefore: 0, bufferAfter: 0, ...(preferences ? { preferences } : {}) };
  }
  const { preferences, wishes } = likings(rules, meeting, { hours: home, span, opened: opening.length > 0 });
  const buffers = applying('buffer', rules, meeting);
  return {
    ...shared,
    bufferBefore: Math.max(base.bufferBefore, ...buffers.map(({ rule }) => rule.before)),
    bufferAfter: Math.max(base.bufferAfter, ...buffers.map(({ rule }) => rule.after)),
    rules: [...(base.rules ?? []), ...hoursRules(rules, meeting, home, span)],
    caps: [...(base.caps ?? []), ...capsOf(rules, about)],
    pauses: [...(base.pauses ?? []), ...pausesOf(rules)],
    focus: [
      ...(base.focus ?? []),
      ...focusOf(rules, home, span),
      ...followUpsGathered(document, events ?? [], meeting.ownAddresses, home, span),
    ],
    journeys: [
      ...(base.journeys ?? []),
      ...timeAround(events ?? [], rules, meeting),
      ...timeAfterRows(events ?? [], rules, meeting),
    ],
    ...(preferences ? { preferences } : {}),
    wishes: [...(base.wishes ?? []), ...wishes, ...gathered(rules, about, home)],
    sources: sourcesOf(rules, buffers),
  };
}

/** Where the owner is away, the earliest first. */
function travelOf(rules: readonly SourcedRule[]): Availability['travel'] {
  return rules
    .flatMap(({ rule }) =>
      rule.kind === 'zone' && rule.dates && knownZone(rule.zone) !== undefined
        ? [{ first: rule.dates.from, last: rule.dates.to, zone: zoneTable(rule.zone) }]
        : [],
    )
    .sort((a, b) => (`${a.first} ${a.last} ${a.zone.tzid}` < `${b.first} ${b.last} ${b.zone.tzid}` ? -1 : 1));
}

/** The hours with what a rule opens beside them. */
function opened(base: Availability, when: When, span: Period): Availability {
  const hours = when.hours ?? WAKING;
  const usualOn = (weekday: number) =>
    base.weekly.filter((one) => one.weekday === weekday).flatMap((one) => one.periods);
  if (!isDated(when)) {
    const weekdays = when.weekdays ?? (isAlways(when) ? base.weekly.filter(isWorked).map((day) => day.weekday) : ALL);
    const more = [...new Set(weekdays)].map((weekday) => ({ weekday, periods: besideUsual(hours, usualOn(weekday)) }));
    return { ...base, weekly: [...base.weekly, ...more] };
  }
  const overrides = new Map(base.overrides);
  for (const day of daysOf(when, base, span)) {
    const date = formatLocalDate(day);
    const usual = overrides.get(date) ?? usualOn(weekdayOf(day));
    overrides.set(date, [...usual, ...besideUsual(hours, usual)]);
  }
  return { ...base, overrides };
}

/** "Can start at 7" ends when the day does, "until 19:00" begins with it, and "after 20:00" is not the night. */
function besideUsual(hours: DailyHours, usual: DailyHours): DailyHours {
  const [[waking, asleep]] = WAKING as readonly [readonly [number, number]];
  const starts = Math.min(...usual.map(([from]) => from));
  const ends = Math.max(...usual.map(([, to]) => to));
  return hours.map(([from, to]) => [
    from > 0 ? from : to > starts ? starts : Math.min(waking, to),
    to < 1440 ? to : to > 1440 ? to : from < ends ? ends : Math.max(asleep, Math.min(from + 60, 1440)),
  ]);
}

const ALL = [0, 1, 2, 3, 4, 5, 6];

function isWorked({ periods }: Availability['weekly'][number]): boolean {
  return periods.length > 0;
}

function hoursRules(rules: readonly SourcedRule[], facts: MeetingFacts, home: Availability, span: Period): HoursRule[] {
  const never = applying('never', rules, facts).map(
    ({ rule, sentence }): HoursRule => ({
      name: rule.name ?? (rule.when.holidays ? 'public holiday' : 'kept free'),
      meeting: 'outside',
      hours: availabilityOf(rule.when, home, span),
      sentence,
    }),
  );
  const only = applying('only', rules, facts);
  const inside = [...new Set(only.map(({ sentence }) => sentence))].map((sentence): HoursRule => {
    const whens = only.filter((one) => one.sentence === sentence).map(({ rule }) => rule.when);
    return { name: 'only then', meeting: 'inside', hours: anyOf(whens, home, span), sentence };
  });
  return [...never, ...inside, ...starting(rules, facts, home)];
}

/**
 * The times of a sentence that names several: "Tuesday mornings and Thursday afternoons only". Hours of some dates ("in
 * Munich from 1 to 4 February, 10:00 to 16:00 only") leave the other days alone.
 */
function anyOf(whens: readonly When[], home: Availability, span: Period): Availability {
  const parts = whens.map((when) => availabilityOf(when, home, span));
  const ofDates = whens.every(({ dates, hours, weekdays }) => dates && (hours ?? weekdays));
  const weekly = ofDates ? sameHours(ALL, [[0, 1440]]) : parts.flatMap((part) => part.weekly);
  const dates = ofDates
    ? whens.flatMap((when) => daysOf({ dates: when.dates }, home, span)).map(formatLocalDate)
    : parts.flatMap((part) => [...part.overrides.keys()]);
  const overrides = new Map<string, DailyHours>();
  for (const date of dates) {
    const usual = ofDates ? [] : weekly.filter(({ weekday }) => weekday === weekdayOf(parseLocalDate(date)));
    const dated = parts.flatMap((part) => part.overrides.get(date) ?? []);
    overrides.set(date, [...usual.flatMap(({ periods }) => periods), ...dated]);
  }
  return { zone: home.zone, travel: home.travel, weekly, overrides };
}

/** Limits that are about the meeting, each with the meetings that it is about. */
function capsOf(rules: readonly SourcedRule[], { meeting, events }: About): Cap[] {
  return applying('limit', rules, meeting).map(({ rule, sentence }) => {
    const { most, per, weekdays, scope } = rule;
    const counted = events?.filter(
      (event) => isMeeting(event) && matches(scope, meetingOf(event, meeting.ownAddresses), rules),
    );
    return { most, per, ...(weekdays ? { weekdays } : {}), ...(counted ? { meetings: counted } : {}), sentence };
  });
}

function pausesOf(rules: readonly SourcedRule[]): Pause[] {
  return rules.flatMap(({ rule, sentence }) =>
    rule.kind === 'break' ? [{ minutes: rule.after, pause: rule.pause, sentence }] : [],
  );
}

function focusOf(rules: readonly SourcedRule[], home: Availability, span: Period): FocusTime[] {
  return rules.flatMap(({ rule, sentence }) => {
    if (rule.kind !== 'focus') return [];
    const { minutes, blocks, blockMin = 0, when } = rule;
    const hours = when && availabilityOf(when, home, span);
    const within = when?.hours ? { hours: hours as Availability } : { ...(hours ? { days: hours } : {}) };
    return [{ minutes, blocks, blockMin, ...within, sentence, ...(rule.name ? { name: rule.name } : {}) }];
  });
}

/** Days that have meetings already are liked more, or less. */
function gathered(rules: readonly SourcedRule[], { meeting, events }: About, home: Availability): Wish[] {
  const leaning = applying('lean', rules, meeting).map(({ rule }) => rule.to);
  const cost = (leaning.includes('spread') ? GATHERED : 0) - (leaning.includes('clustered') ? GATHERED : 0);
  if (cost === 0 || !events) return [];
  const days = new Set(events.filter(isMeeting).map((event) => localDayAt(home, event.start)));
  return [...days].map((day) => ({ ...localDayPeriod(home, day), cost }));
}

/** What a day with meetings is worth to somebody who wants them together, in points. */
const GATHERED = 3;

/** Where hours and buffers come from, for explanations: the later sentence is the one that holds. */
function sourcesOf(
  rules: readonly SourcedRule[],
  buffers: readonly { readonly rule: RuleOf<'buffer'>; readonly sentence: string }[],
): NonNullable<Attendee['sources']> {
  const hours: (string | undefined)[] = [];
  for (const { rule, sentence } of rules)
    if (rule.kind === 'hours') for (const weekday of rule.weekdays) hours[weekday] = sentence;
  const widest = buffers.reduce<(typeof buffers)[number] | null>(
    (most, one) => (!most || one.rule.before + one.rule.after > most.rule.before + most.rule.after ? one : most),
    null,
  );
  return { ...(hours.length > 0 ? { hours } : {}), ...(widest ? { buffer: widest.sentence } : {}) };
}
