import { weekdayOf } from '../time/calendar-date';
import { toWall, type ZoneTable } from '../time/zone';
import { hoursRules } from './basics';
import { groupsOf, mostFrequent, share } from './draft-evidence';
import { isMeeting } from './effects/around';
import { type EventFacts, namesIn } from './effects/facts';
import { headingLine } from './headings';
import { normalRule } from './normal';
import { headingOf, renderRule } from './render/render';
import type { Medium, Rule } from './rule';
import { suggestHours } from './suggest-hours';
import type { Stretch } from './when';

/** A sentence that the calendar suggests for the document, and what in the calendar speaks for it, for the owner. */
export interface DraftedSentence {
  readonly text: string;
  /** Where it stands in a document. */
  readonly heading: string;
  readonly evidence: string;
}

/** An event that was, as a draft asks about it. */
export interface PastEvent extends EventFacts {
  readonly location: string | null;
}

/** How many days of the calendar a draft is made of. */
export const DRAFT_DAYS = 60;

interface Suggestion {
  readonly rule: Rule;
  readonly evidence: string;
}

/** An event on the owner's clock: day number, weekday, minutes of the day. */
interface Placed extends PastEvent {
  readonly day: number;
  readonly weekday: number;
  readonly hours: Stretch;
  readonly minutes: number;
}

/** A habit shows in at least so many events, and holds for at least this share of them. */
const ENOUGH = { meetings: 10, ofOneKind: 4, weeks: 3 };
const MOST = 0.6;
const LENGTHS = { least: 10, most: 240 };
const LUNCH = /(?<!\p{L})(?:lunch(?:time)?|mittag\p{L}*|d[eé]jeuner|almuerzo|comida)(?!\p{L})/iu;
const FOCUS =
  /(?<!\p{L})(?:focus|deep work|heads[- ]down|writing|no meetings?|do not (?:book|schedule)|fokus(?:zeit)?|konzentration|concentration|concentraci[oó]n)(?!\p{L})/iu;

/**
 * The first document of somebody, as their last weeks suggest it: what they did often enough to call it a habit, each
 * sentence with what speaks for it. Empty where the calendar tells nothing.
 */
export function draftOf(events: readonly PastEvent[], tzid: string, zone: ZoneTable): DraftedSentence[] {
  const placed = events.filter((event) => event.busy && !event.allDay).map((event) => placedIn(zone, event));
  const meetings = placed.filter(isMeeting);
  const suggestions: Suggestion[] = [
    { rule: { kind: 'zone', zone: tzid }, evidence: 'It is the zone of your calendar.' },
    ...hoursOf(meetings, zone),
    ...lunchOf(placed),
    ...focusOf(placed),
    ...buffersOf(meetings),
    ...lengthsOf(meetings),
    ...mediumOf(meetings),
    ...placesOf(meetings),
  ];
  return suggestions.map(({ rule, evidence }) => ({
    text: renderRule(rule),
    heading: headingOf(rule.kind),
    evidence,
  }));
}

/** The sentences as a document under headings. */
export function documentOfDraft(sentences: readonly DraftedSentence[]): string {
  return [...groupsOf(sentences, ({ heading }) => heading)]
    .map(([heading, lines]) => `${headingLine(heading)}\n\n${lines.map(({ text }) => `- ${text}\n`).join('')}`)
    .join('\n');
}

function placedIn(zone: ZoneTable, event: PastEvent): Placed {
  const wall = toWall(zone, event.start);
  const day = Math.floor(wall / 1440);
  const minutes = event.end - event.start;
  return { ...event, day, weekday: weekdayOf(day), hours: [wall - day * 1440, wall - day * 1440 + minutes], minutes };
}

function hoursOf(meetings: readonly Placed[], zone: ZoneTable): Suggestion[] {
  const hours = suggestHours(meetings, zone);
  const evidence = `Nearly all of your ${meetings.length} meetings lay in these hours.`;
  return hours ? hoursRules(hours).map((rule) => ({ rule, evidence })) : [];
}

/** A lunch of one's own that stands in the calendar, else a gap at noon on most days that are full otherwise. */
function lunchOf(placed: readonly Placed[]): Suggestion[] {
  const lunches = placed.filter(({ title, guests }) => guests.length === 0 && title && LUNCH.test(title));
  const usual = mostFrequent(lunches.map(({ hours }) => hours.join('-')));
  if (usual && usual.count >= ENOUGH.ofOneKind) {
    const [from, to] = usual.value.split('-').map(Number) as [number, number];
    const evidence = `“Lunch” stood there ${usual.count} times.`;
    return [{ rule: { kind: 'never', when: { hours: [[from, to]] }, name: 'lunch' }, evidence }];
  }
  const days = [...groupsOf(placed, ({ day }) => day).values()].filter((day) => day.length >= 3);
  const gaps = NOONS.map((noon) => ({
    noon,
    free: days.filter((day) => day.every(({ hours }) => hours[1] <= noon[0] || hours[0] >= noon[1])).length,
  }));
  const best = gaps.reduce((most, gap) => (gap.free > most.free ? gap : most));
  if (days.length < ENOUGH.meetings || best.free < days.length * 0.85) return [];
  const evidence = `It was free on ${share(best.free, days.length, 'fuller days')}.`;
  return [{ rule: { kind: 'never', when: { hours: [best.noon] }, name: 'lunch' }, evidence }];
}

const NOONS: readonly Stretch[] = [
  [720, 780],
  [750, 810],
  [690, 750],
  [780, 840],
];

/** Blocks for the owner's own work that come back each week. */
function focusOf(placed: readonly Placed[]): Suggestion[] {
  const blocks = placed.filter(({ title, guests }) => guests.length === 0 && title && FOCUS.test(title));
  const weekly = [
    ...groupsOf(blocks, ({ title, weekday, hours }) => `${title}\n${weekday}\n${hours.join('-')}`).values(),
  ]
    .filter((times) => times.length >= ENOUGH.weeks)
    .map((times) => ({ block: times[0] as Placed, count: times.length }));
  const sameTime = groupsOf(weekly, ({ block }) => `${block.title}\n${block.hours.join('-')}`);
  return [...sameTime.values()].map((days) => {
    const { title, hours } = (days[0] as (typeof days)[number]).block;
    const weekdays = days.map(({ block }) => block.weekday).sort((a, b) => a - b);
    const count = days.reduce((sum, day) => sum + day.count, 0);
    const rule: Rule = { kind: 'never', when: { weekdays, hours: [hours] }, name: title as string };
    return { rule: normalRule(rule), evidence: `“${title}” stood there ${count} times.` };
  });
}

/** The gap that meetings of one day keep to the next. */
function buffersOf(meetings: readonly Placed[]): Suggestion[] {
  const inOrder = [...meetings].sort((a, b) => a.start - b.start);
  const gaps = inOrder.flatMap((meeting, i) => {
    const gap = meeting.start - (inOrder[i - 1]?.end ?? Number.NEGATIVE_INFINITY);
    return gap >= 0 && gap <= 60 ? [gap] : [];
  });
  if (gaps.length < ENOUGH.meetings) return [];
  const kept = [30, 15, 10, 5].find((gap) => gaps.filter((one) => one >= gap).length >= gaps.length * 0.9);
  if (kept === undefined) return [];
  const count = gaps.filter((one) => one >= kept).length;
  const evidence = `${share(count, gaps.length, 'meetings that followed another within the hour')} kept that gap.`;
  return [{ rule: { kind: 'buffer', before: kept, after: kept }, evidence }];
}

/** The usual length, and that of each kind of meeting that has another. */
function lengthsOf(meetings: readonly Placed[]): Suggestion[] {
  const known = meetings.filter(({ minutes }) => minutes >= LENGTHS.least && minutes <= LENGTHS.most);
  const usual = known.length >= ENOUGH.meetings ? habit(known.map(({ minutes }) => minutes)) : null;
  const evidenceOf = (count: number, all: number, what: string) => `${share(count, all, what)} did.`;
  const found: Suggestion[] = usual
    ? [
        {
          rule: { kind: 'duration', minutes: usual.value },
          evidence: evidenceOf(usual.count, known.length, 'meetings'),
        },
      ]
    : [];
  for (const [type, of] of byType(known)) {
    const length = habit(of.map(({ minutes }) => minutes));
    if (!length || of.length < ENOUGH.ofOneKind || length.value === usual?.value) continue;
    const rule: Rule = { kind: 'duration', minutes: length.value, scope: { types: [type] } };
    found.push({ rule, evidence: evidenceOf(length.count, of.length, `events called ${type}`) });
  }
  return found;
}

function mediumOf(meetings: readonly Placed[]): Suggestion[] {
  const media = meetings.flatMap(({ medium }): Medium[] => (medium ? [medium] : []));
  const usual = media.length >= ENOUGH.meetings ? habit(media) : null;
  if (!usual) return [];
  const evidence = `${share(usual.count, media.length, 'meetings with a place or a link')} were.`;
  return [{ rule: { kind: 'medium', medium: usual.value }, evidence }];
}

/** Where the owner meets for a coffee, a lunch, a dinner. */
function placesOf(meetings: readonly Placed[]): Suggestion[] {
  return [...byType(meetings.filter(({ location, medium }) => location && medium === 'in_person'))].flatMap(
    ([type, of]): Suggestion[] => {
      const place = habit(of.map(({ location }) => (location as string).replace(/\s+/g, ' ').trim()));
      if (!place || of.length < ENOUGH.ofOneKind || place.value.length > 120) return [];
      const rule: Rule = { kind: 'place', place: place.value, scope: { types: [type] } };
      const what = `events called ${type} with a place`;
      return [{ rule, evidence: `${share(place.count, of.length, what)} were there.` }];
    },
  );
}

/** What most of the values are; null where they differ. */
function habit<T>(values: readonly T[]): { readonly value: T; readonly count: number } | null {
  const most = mostFrequent(values);
  return most && most.count >= values.length * MOST ? most : null;
}

/** Meetings by the nouns of their titles; those of which every meeting is one are left out. */
function byType(meetings: readonly Placed[]): Map<string, Placed[]> {
  const named = meetings.flatMap((meeting) => {
    return [...namesIn(meeting.title ?? '')].filter((name) => name !== 'meeting').map((name) => ({ name, meeting }));
  });
  return new Map(
    [...groupsOf(named, ({ name }) => name)].map(([name, of]) => [name, of.map(({ meeting }) => meeting)]),
  );
}
