import { type DayNumber, weekdayOf } from '@/core/time/calendar-date';
import { type EpochMinute, overlaps, type Period } from '@/core/time/period';
import type { Chance, SaidTime, SaidWindow, Saying, Scene } from '../paraphrases/phrasebook';
import { pickOf } from '../paraphrases/say';
import { at, type HiddenCalendar, isAvailable, wallOf } from './hidden-calendar';

/** What a guest has read in one mail of the assistant. */
export interface Seen {
  /** What kind of mail it is: any reader can tell an offer from a confirmation. */
  readonly template: string;
  /** The times as the words of the mail say them. */
  readonly slots: readonly { readonly n: number; readonly start: EpochMinute }[];
  /** The clock on which the mail names them; the guest answers on it. */
  readonly zone: string;
  /** `/t/…` or `/poll/…` with its token, and the number of the set of options. */
  readonly page: { readonly token: string; readonly set: number } | null;
}

/** What a guest's answers hang on, whoever they are. */
export interface OwnTime {
  readonly calendar: HiddenCalendar;
  /** From a mail's arrival to the first answer, in minutes, before nights and weekends. */
  readonly delayMin: number;
}

/** A guest's head: what they know when they answer. */
export interface Mind {
  readonly part: OwnTime;
  readonly chance: Chance;
  readonly minutes: number;
  /** Others are asked as well: all that suits is named, not the first that does. */
  readonly inGroup: boolean;
  now: EpochMinute;
  /** Answers given so far. */
  turns: number;
  /** The last mail with options. */
  offer: Seen | null;
  /** What was last proposed, to say it again more clearly. */
  proposed: readonly SaidWindow[];
  /** The time that was confirmed first, or none. */
  booked: readonly Period[];
  /** What was proposed and came to nothing, or refused: nobody proposes it again. */
  readonly tried: Period[];
}

const DAY = 1440;

/** A mail's surroundings as the writer of a phrase needs them. */
export function sceneOf(mind: Mind, zone: string): Scene {
  const slots = mind.offer?.slots ?? [];
  return { today: wallOf(zone, mind.now).day, slots: slots.map(({ n, start }) => ({ ...wallOf(zone, start), n })) };
}

/** The offered options (by number) that really suit. */
export function fitting({ part, minutes, offer }: Mind): number[] {
  return (offer?.slots ?? [])
    .filter(({ start }) => isAvailable(part.calendar, { start, end: start + minutes }))
    .map(({ n }) => n);
}

/** An answer to the options that is true: what suits is accepted, else own times are named, else none works. */
export function honestAnswer(mind: Mind): Saying {
  const { chance, offer, turns } = mind;
  const all = (offer?.slots ?? []).map(({ n }) => n);
  const fits = fitting(mind);
  const misfit = all.filter((n) => !fits.includes(n));
  if (all.length > 1 && misfit.length === 0 && chance() < 0.2) return { say: 'accept_any' };
  if (mind.inGroup && all.length > 1 && misfit.length === 0) return { say: 'accept_any' };
  if (fits.length > 1 && (mind.inGroup || chance() < 0.2)) return { say: 'accept_several', options: fits.slice(0, 2) };
  if (fits.length > 0) {
    const option = pickOf(fits, chance);
    if (all.length === 1 && chance() < 0.5) return { say: 'accept_unclear' };
    const refused = misfit.find((n) => dayOfOption(mind, n) !== dayOfOption(mind, option));
    return refused !== undefined && chance() < 0.25
      ? { say: 'accept_except', option, refused }
      : { say: 'accept', option };
  }
  const windows = ownWindows(mind, mind.inGroup ? 3 : 1 + Math.floor(chance() * 2));
  if (windows.length > 0 && (turns > 0 || chance() < 0.7)) return { say: 'decline_and_counter', windows };
  return chance() < 0.6 || turns > 2 ? { say: 'decline_all' } : { say: 'ask_times' };
}

/** Times of the guest's own within the next two weeks, near what was offered, each wholly free. */
export function ownWindows(mind: Mind, count: number, exactOnly = false): SaidWindow[] {
  const zone = mind.offer?.zone ?? mind.part.calendar.zone;
  const scene = sceneOf(mind, zone);
  const near = scene.slots[0]?.day ?? scene.today + 3;
  // Whoever is offered times in a week looks at that week first.
  const weeks = new Set(scene.slots.map(({ day }) => weekOf(day)));
  const outside = (day: DayNumber) => (weeks.size === 0 || weeks.has(weekOf(day)) ? 0 : 1);
  const days = Array.from({ length: 14 }, (_, i) => scene.today + 1 + i)
    .filter((day) => weekdayOf(day) < 5 && openings(mind, zone, day).length > 0)
    .sort((a, b) => outside(a) - outside(b) || Math.abs(a - near) - Math.abs(b - near) || a - b);
  // A day on which something is offered is named by the offer already.
  const fresh = days.filter((day) => !scene.slots.some((slot) => slot.day === day));
  const list = fresh.length >= count ? fresh : days;
  const inside = list.filter((day) => outside(day) === 0);
  const choice = inside.length >= count ? inside : list.slice(0, 5);
  const windows: SaidWindow[] = [];
  while (windows.length < count && choice.length > 0) {
    const [day] = choice.splice(Math.floor(mind.chance() * choice.length), 1) as [DayNumber];
    windows.push({ day, time: timeOn(mind, zone, day, exactOnly) });
  }
  return windows.sort((a, b) => a.day - b.day);
}

/** Weeks since 1970, Monday first. */
function weekOf(day: DayNumber): number {
  return Math.floor((day - weekdayOf(day)) / 7);
}

/** Starts on the half hour of an office day at which the whole meeting fits, some time from now. */
function openings({ part, minutes, now, tried }: Mind, zone: string, day: DayNumber): number[] {
  const starts = Array.from({ length: 18 }, (_, i) => 510 + 30 * i);
  return starts.filter((minute) => {
    const start = at(zone, day, minute);
    const slot = { start, end: start + minutes };
    return start >= now + 1_200 && isAvailable(part.calendar, slot) && !tried.some((one) => overlaps(one, slot));
  });
}

function timeOn(mind: Mind, zone: string, day: DayNumber, exactOnly: boolean): SaidTime {
  const { chance, part, inGroup } = mind;
  const open = openings(mind, zone, day);
  const from = pickOf(open, chance);
  const wide: SaidTime[] = [
    { kind: 'range', from, to: from + pickOf([60, 120, 180], chance) },
    { kind: 'after', from },
    { kind: 'morning' },
    { kind: 'afternoon' },
  ];
  const free = wide.filter((time) => {
    const period = periodOf({ day, time }, zone);
    return period.end - period.start >= 60 && isAvailable(part.calendar, period);
  });
  return exactOnly || free.length === 0 || chance() < (inGroup ? 0.2 : 0.5)
    ? { kind: 'exact', from }
    : pickOf(free, chance);
}

/** What a window means on a clock; an exact time is as long as `minutes`. */
export function periodOf({ day, time }: SaidWindow, zone: string, minutes = 30): Period {
  const span = (from: number, to: number): Period => ({ start: at(zone, day, from), end: at(zone, day, to) });
  switch (time.kind) {
    case 'exact':
      return span(time.from, time.from + minutes);
    case 'range':
      return span(time.from, time.to);
    case 'after':
      return span(time.from, 1020);
    case 'before':
      return span(540, time.to);
    case 'morning':
      return span(480, 720);
    case 'afternoon':
      return span(720, 1080);
    case 'day':
      return span(480, 1080);
  }
}

/** A moment at which this person answers mail: `delayMin` later, and not at night or on a weekend of theirs. */
export function whenAwake({ part }: Mind, from: EpochMinute, delayMin: number): EpochMinute {
  const { zone, hours } = part.calendar;
  let { day, from: minute } = wallOf(zone, from + delayMin);
  if (minute > hours.to) {
    day += 1;
    minute = hours.from + (delayMin % 60);
  } else if (minute < hours.from) minute = hours.from + (delayMin % 60);
  while (weekdayOf(day) > 4) day += 1;
  return Math.max(from + Math.min(delayMin, 5), at(zone, day, minute % DAY));
}

function dayOfOption({ offer }: Mind, n: number): DayNumber | null {
  const slot = offer?.slots.find((one) => one.n === n);
  return slot && offer ? wallOf(offer.zone, slot.start).day : null;
}
