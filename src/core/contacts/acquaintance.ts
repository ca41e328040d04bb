import type { EpochMinute, Period } from '../time/period';

/** A meeting of the owner's as far as it tells whom they know; occurrences of a series are meetings of their own. */
export interface Meeting extends Period {
  /** The same in each calendar that has it. */
  readonly uid: string;
  /** Everybody else who takes part, in comparable form; who has declined is left out. */
  readonly others: readonly { readonly address: string; readonly name: string | null }[];
  /** The owner called it. */
  readonly byOwner: boolean;
}

/** Mail with somebody in loops of the owner. */
export interface Correspondence {
  readonly address: string;
  readonly name: string | null;
  readonly lastAt: EpochMinute;
  /** Days on which they wrote. */
  readonly days: number;
  /** Minutes that they took to answer; the median. Null where they have answered nothing. */
  readonly answersAfter: number | null;
}

/** What is known of somebody. */
export interface Acquaintance {
  readonly address: string;
  readonly name: string | null;
  /** Meetings that have begun in the time that is looked at. */
  readonly meetings: number;
  /** Those among them with nobody else. */
  readonly alone: number;
  /** Those that the owner called. */
  readonly started: number;
  /** Those with nobody else that they called. */
  readonly hosted: number;
  readonly lastMet: EpochMinute | null;
  readonly nextMeeting: EpochMinute | null;
  readonly lastMail: EpochMinute | null;
  /** Days on which they were met, and days on which they wrote. */
  readonly days: number;
  readonly answersAfter: number | null;
}

const DAY = 1440;
/** More people than this are an audience: nobody is known by having sat in it. */
const AUDIENCE = 12;

/**
 * Everybody of these meetings and mails, each address once. Counted are meetings that began from `since` until `now`; later
 * ones only tell when somebody is met next.
 */
export function acquaintances(
  meetings: readonly Meeting[],
  mails: readonly Correspondence[],
  at: { readonly since: EpochMinute; readonly now: EpochMinute },
): Acquaintance[] {
  const known = new Map<string, Acquaintance>();
  const change = (
    person: { address: string; name: string | null },
    patch: (one: Acquaintance) => Partial<Acquaintance>,
  ) => {
    const before = known.get(person.address) ?? unmet(person.address);
    known.set(person.address, { ...before, name: before.name ?? (person.name || null), ...patch(before) });
  };
  const seen = new Set<string>();
  const met = new Set<string>();
  for (const meeting of meetings) {
    const once = `${meeting.uid} ${meeting.start}`;
    if (seen.has(once) || meeting.others.length > AUDIENCE || meeting.start < at.since) continue;
    seen.add(once);
    for (const person of meeting.others) {
      change(person, (one) => withMeeting(one, meeting, at.now));
      const day = `${person.address} ${Math.floor(meeting.start / DAY)}`;
      if (meeting.start > at.now || met.has(day)) continue;
      met.add(day);
      change(person, ({ days }) => ({ days: days + 1 }));
    }
  }
  for (const { lastAt, answersAfter, days, ...person } of mails) {
    if (lastAt >= at.since) change(person, (one) => ({ lastMail: lastAt, answersAfter, days: one.days + days }));
  }
  return [...known.values()];
}

/** Somebody of whom nothing is known but the address, and the name if there is one. */
export function unmet(address: string, name: string | null = null): Acquaintance {
  const none = { lastMet: null, nextMeeting: null, lastMail: null, answersAfter: null };
  return { address, name, meetings: 0, alone: 0, started: 0, hosted: 0, days: 0, ...none };
}

function withMeeting(one: Acquaintance, { start, others, byOwner }: Meeting, now: EpochMinute): Partial<Acquaintance> {
  if (start > now) return { nextMeeting: Math.min(one.nextMeeting ?? start, start) };
  const alone = others.length === 1;
  return {
    meetings: one.meetings + 1,
    alone: one.alone + (alone ? 1 : 0),
    started: one.started + (byOwner ? 1 : 0),
    hosted: one.hosted + (alone && !byOwner ? 1 : 0),
    lastMet: Math.max(one.lastMet ?? start, start),
  };
}
