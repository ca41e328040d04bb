import type { FreeBusy } from '../availability/free-busy';
import type { Availability } from '../availability/hours';
import type { EpochMinute, Period } from '../time/period';
import type { ZoneTable } from '../time/zone';
import type { PreferenceCurve } from './preference-curve';

/** RFC 5545 3.2.16 ROLE. CHAIR and REQ-PARTICIPANT must be free; OPT-PARTICIPANT may be missing. */
export type Role = 'CHAIR' | 'REQ-PARTICIPANT' | 'OPT-PARTICIPANT';

/** One person (or room) of a search. All lengths in minutes. */
export interface Attendee {
  readonly id: string;
  readonly role: Role;
  /** Outside its coverage the person counts as busy. */
  readonly freeBusy: FreeBusy;
  /** The meeting must lie inside one of these periods. */
  readonly availability: Availability;
  /** Free time needed before and after; busy time may touch the buffer, not enter it. Working hours need not hold it. */
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  /** What the hours of a week cost this person; none: all times are equal. */
  readonly preferences?: PreferenceCurve;
  /** Single stretches of time that are liked less (positive cost; a soft hold) or more (negative). */
  readonly wishes?: readonly Wish[];
  /** Factor of this person's costs. */
  readonly weight: number;
  /** At most this many meetings on one local day, the new one included. */
  readonly dailyLimit?: number;
  readonly limits?: Limits;
  /** Limits that count only some meetings, or hold only on some weekdays. */
  readonly caps?: readonly Cap[];
  /** Stretches of busy time, beside `limits.inARow`. */
  readonly pauses?: readonly Pause[];
  /** Time of a working day that stays without meetings. */
  readonly focus?: readonly FocusTime[];
  /** Meetings that count towards the limits, in any order; without it each stretch of `freeBusy` counts as one. */
  readonly meetings?: readonly Period[];
  /** Times promised to others and not booked yet. They block like busy time. */
  readonly holds?: FreeBusy;
  /** Rules about hours: lunch, focus time, "calls only in the morning". */
  readonly rules?: readonly HoursRule[];
  /** Where the person comes from and has to go. The gap to that event is the larger of buffer and travel. */
  readonly journeys?: readonly Journey[];
  /** Titles for `explain` and only for it: give them only when the reader of the explanation may see them. */
  readonly events?: readonly NamedEvent[];
  /** For `explain`: the sentences of the preferences document that hours (by weekday, from Monday) and buffers come from. */
  readonly sources?: { readonly hours?: readonly (string | undefined)[]; readonly buffer?: string };
}

/** At most so many meetings, or minutes of them, on one local day or in one week, the new one included. */
export interface Cap {
  readonly most: { readonly count: number } | { readonly minutes: number };
  readonly per: 'day' | 'week';
  /** It counts and limits meetings on these weekdays only (0 = Monday). */
  readonly weekdays?: readonly number[];
  /** The meetings that count; absent: those that count for all limits of the person. */
  readonly meetings?: readonly Period[];
  readonly sentence?: string;
}

/** The longest stretch of busy time in a row that a new meeting may join; a pause of `pause` minutes ends a stretch. */
export interface Pause {
  readonly minutes: number;
  readonly pause: number;
  readonly sentence?: string;
}

/** On each local day at least `minutes` stay free, in at most `blocks` blocks of at least `blockMin`. */
export interface FocusTime {
  readonly minutes: number;
  readonly blocks: number;
  readonly blockMin: number;
  /** Where they have to be free; absent: in the working hours. */
  readonly hours?: Availability;
  /** Of the working hours only what lies here counts: some days, some weeks. */
  readonly days?: Availability;
  /** Shown by explain; `focus` when absent. */
  readonly name?: string;
  readonly sentence?: string;
}

/** Limits beside `dailyLimit`; each counts the meeting that is searched. Days and weeks (from Monday) are local. */
export interface Limits {
  readonly perWeek?: number;
  /** Minutes of meetings on one day. */
  readonly minutesPerDay?: number;
  readonly inARow?: Pause;
}

/** The meeting must lie `inside` these hours (within one period), or entirely `outside` of them, or begin in them (`starting`). */
export interface HoursRule {
  /** Short name, shown by explain: `lunch`, `focus`, `mornings only`. */
  readonly name: string;
  readonly meeting: 'inside' | 'outside' | 'starting';
  readonly hours: Availability;
  /** The sentence of the preferences document that the rule comes from. */
  readonly sentence?: string;
}

/** An event elsewhere, and the minutes of travel from it to the meeting's place and from there to it. */
export interface Journey extends Period {
  readonly toMeeting: number;
  readonly fromMeeting: number;
  /** Why it takes that time, where it is no travel: `flight`, `buffer`. */
  readonly name?: string;
  readonly sentence?: string;
}

/** `cost` in points, for a meeting that lies wholly inside; pro rata for one that overlaps. */
export interface Wish extends Period {
  readonly cost: number;
}

export interface NamedEvent extends Period {
  readonly title: string;
}

/** What is searched. Pure data; `now` is part of it. */
export interface SlotQuery {
  /** The whole meeting lies inside. */
  readonly window: Period;
  /** Minutes, at least 1. */
  readonly duration: number;
  /** Minutes between possible starts, counted from midnight of each local day in `gridZone`. */
  readonly step: number;
  readonly gridZone: ZoneTable;
  readonly now: EpochMinute;
  /** The meeting starts at the earliest this many minutes after `now`. */
  readonly minimumNotice: number;
  /** The meeting ends at the latest this many minutes after `now`. */
  readonly horizon?: number;
  readonly attendees: readonly Attendee[];
  /** Times the meeting must not overlap (what a guest cannot). */
  readonly exclude: readonly Period[];
  /** The meeting must lie inside one of them (what a guest can). Absent: anywhere; empty: nowhere. */
  readonly only?: readonly Period[];
  /** Hours of the activity, such as those of a lunch. */
  readonly rules?: readonly HoursRule[];
  /** How many of the optional people must be free at least. */
  readonly minOptional: number;
  /** What a day of waiting costs, in points; 1 when absent. */
  readonly costPerDay?: number;
  /** What the absence of an optional person of weight 1 costs, in points; 10 when absent. */
  readonly costOfAbsence?: number;
  /** For `explain`: the sentences of the preferences document that notice and horizon come from. */
  readonly sources?: { readonly notice?: string; readonly horizon?: string };
}

export interface Slot extends Period {
  /** Points; lower is better. */
  readonly cost: number;
  /** Ids of the optional people who are not free. */
  readonly missing: readonly string[];
  /** When the oldest of the calendars used was read. */
  readonly asOf: EpochMinute;
}

/** Names of the built-in rules, as explain reports them. The rules of a HoursRule have names of their own. */
export const RULES = {
  window: 'window',
  notice: 'notice',
  horizon: 'horizon',
  excluded: 'excluded',
  only: 'only',
  unknown: 'unknown',
  busy: 'busy',
  buffer: 'buffer',
  travel: 'travel',
  hold: 'hold',
  hours: 'hours',
  dailyLimit: 'daily limit',
  weeklyLimit: 'weekly limit',
  dailyMinutes: 'daily minutes',
  weeklyMinutes: 'weekly minutes',
  inARow: 'in a row',
  focus: 'focus',
  minOptional: 'optional people',
} as const;

/** One reason why a time does not work. */
export interface Obstacle {
  /** The attendee's id; null for a rule of the search itself. */
  readonly who: string | null;
  /** What stands there, in a few words: an event's title where known, else what kind of thing it is. */
  readonly what: string;
  /** One of RULES, or the name of a HoursRule. */
  readonly rule: string;
  /** The stretch of time that the obstacle takes, or to which the rule confines the meeting. */
  readonly period: Period;
  readonly sentence?: string;
}

/** A search or a meeting may span this many minutes (five years): what comes from outside cannot ask for endless work. */
export const LONGEST_SPAN = 5 * 366 * 1440;

/** Throws RangeError unless lengths are positive whole minutes, buffers not negative and the window not too long. */
export function checkQuery(q: SlotQuery): void {
  if (!(q.duration >= 1 && Number.isInteger(q.duration))) throw new RangeError('Duration must be whole minutes from 1');
  if (!(q.step >= 1 && q.step <= 1440 && Number.isInteger(q.step)))
    throw new RangeError('Step must be 1 to 1440 minutes');
  for (const { bufferBefore, bufferAfter } of q.attendees) {
    if (!(bufferBefore >= 0 && bufferAfter >= 0)) throw new RangeError('A buffer must not be negative');
  }
}

/** Throws RangeError for a period that is too long to be looked at, or lies beyond what fits Int32 (the year 6053). */
export function checkSpan({ start, end }: Period): void {
  if (end - start > LONGEST_SPAN) throw new RangeError('Longer than five years');
  if (!(Math.abs(start) < 2 ** 31 && Math.abs(end) < 2 ** 31)) throw new RangeError('Beyond the year 6053');
}

/** True for those without whom the meeting cannot be. */
export function isRequired(attendee: Attendee): boolean {
  return attendee.role !== 'OPT-PARTICIPANT';
}
