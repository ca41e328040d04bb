import type { Journey } from '../../slots/query';
import type { SourcedRule } from '../compiled';
import type { RuleOf } from '../rule';
import { applying } from './choose';
import { type EventFacts, type MeetingFacts, matches } from './facts';

/** Titles of events that are a journey, in the languages of the document. */
const FLIGHT =
  /(?<!\p{L})(?:flights?|fly(?:ing)?|plane|airport|airlines?|boarding|fl[uü]ge?|abflug|flughafen|vols?|avion|a[eé]roport|vuelos?|avi[oó]n|aeropuerto|[A-Z]{2} ?\d{3,4}(?= (?:to|from|nach|von|vers|de|a)(?!\p{L})))(?!\p{L})/iu;
const TRAIN =
  /(?<!\p{L})(?:trains?|rail(?:way)?|amtrak|eurostar|z[uü]ge?|bahn(?:fahrt)?|ice ?\d{2,4}|tgv|gare|trenes|tren|ave ?\d{2,5})(?!\p{L})/iu;
const TRAVEL =
  /(?<!\p{L})(?:travel(?:l?ing)?|trip|commute|drive|driving|transfer|taxi|reise|anreise|abreise|fahrt|dienstreise|voyages?|trajet|d[eé]placement|viajes?|trayecto|desplazamiento)(?!\p{L})/iu;

/** Whether an event is a journey of this kind; every flight and train is travel. */
export function isJourney(title: string, kind: 'flight' | 'train' | 'travel'): boolean {
  if (kind === 'flight') return FLIGHT.test(title);
  if (kind === 'train') return TRAIN.test(title);
  return FLIGHT.test(title) || TRAIN.test(title) || TRAVEL.test(title);
}

/** An event as the meeting that rules are about. */
export function meetingOf({ title, guests, medium }: EventFacts, ownAddresses: readonly string[]): MeetingFacts {
  return { words: title ? [title] : [], medium, guests, ownAddresses, codewords: [] };
}

/** Whether an event is a meeting: with others, or at a place or a line where others are. */
export function isMeeting({ busy, allDay, guests, medium }: EventFacts): boolean {
  return busy && !allDay && (guests.length > 0 || medium !== null);
}

/**
 * The free time that events of the calendar need before and after them: a buffer that they have themselves, a gap to a
 * meeting of another medium, time around flights. Two gaps do not add up: the larger holds.
 */
export function timeAround(
  events: readonly EventFacts[],
  rules: readonly SourcedRule[],
  meeting: MeetingFacts,
): Journey[] {
  const around: Journey[] = [];
  for (const { rule, sentence } of rules) {
    for (const event of events) {
      if (event.allDay) continue;
      const gap = gapAt(event, rule, meeting, rules);
      if (!gap || gap.toMeeting + gap.fromMeeting === 0) continue;
      around.push({ start: event.start, end: event.end, ...gap, sentence });
    }
  }
  return around;
}

type Gap = Pick<Journey, 'toMeeting' | 'fromMeeting' | 'name'>;

function gapAt(
  event: EventFacts,
  rule: SourcedRule['rule'],
  meeting: MeetingFacts,
  rules: readonly SourcedRule[],
): Gap | null {
  if (rule.kind === 'travel') {
    const there = event.title !== null && isJourney(event.title, rule.around);
    return there ? { name: rule.around, toMeeting: rule.after, fromMeeting: rule.before } : null;
  }
  if (!isMeeting(event)) return null;
  if (rule.kind === 'gap') return isBetween(rule, event, meeting) ? sameGap('gap', rule.minutes) : null;
  if (rule.kind !== 'buffer' || !matches(rule.scope, meetingOf(event, meeting.ownAddresses), rules)) return null;
  return { name: 'buffer', toMeeting: rule.after, fromMeeting: rule.before };
}

function sameGap(name: string, minutes: number): Gap {
  return { name, toMeeting: minutes, fromMeeting: minutes };
}

function isBetween({ between: [a, b] }: RuleOf<'gap'>, event: EventFacts, meeting: MeetingFacts): boolean {
  return (event.medium === a && meeting.medium === b) || (event.medium === b && meeting.medium === a);
}

/** Meetings with less time between them are in a row, in minutes. */
const IN_A_ROW = 15;

/**
 * The free time that keeps a new meeting of a search from making a row longer than allowed: around rows that are full, and
 * after a row that the meeting would join to the next. Only meetings of the scope count.
 */
export function timeAfterRows(
  events: readonly EventFacts[],
  rules: readonly SourcedRule[],
  meeting: MeetingFacts,
): Journey[] {
  return applying('in_a_row', rules, meeting).flatMap(({ rule, sentence }) => {
    const counted = events.filter(
      (event) => isMeeting(event) && matches(rule.scope, meetingOf(event, meeting.ownAddresses), rules),
    );
    const apart = rule.pause ?? IN_A_ROW;
    const rows = rowsOf(counted, apart);
    return rows.flatMap((row, i): Journey[] => {
      const full = row.count >= rule.most;
      const joins = row.count + (rows[i + 1]?.count ?? 0) >= rule.most;
      if (!full && !joins) return [];
      const free = { toMeeting: apart, fromMeeting: full ? apart : 0 };
      return [{ start: row.start, end: row.end, ...free, name: 'in a row', sentence }];
    });
  });
}

function rowsOf(meetings: readonly EventFacts[], apart: number): { start: number; end: number; count: number }[] {
  const rows: { start: number; end: number; count: number }[] = [];
  for (const { start, end } of [...meetings].sort((a, b) => a.start - b.start)) {
    const last = rows.at(-1);
    if (last && start - last.end < apart) {
      last.end = Math.max(last.end, end);
      last.count += 1;
    } else rows.push({ start, end, count: 1 });
  }
  return rows;
}

/** Whether a search under these rules has to know the events of the calendar one by one. */
export function asksForEvents(rules: readonly SourcedRule[]): boolean {
  return rules.some(({ rule }) => EVENTFUL.has(rule.kind));
}

const EVENTFUL: ReadonlySet<SourcedRule['rule']['kind']> = new Set([
  'limit',
  'buffer',
  'follow_up_block',
  'gap',
  'travel',
  'lean',
  'in_a_row',
]);
