import type { Email } from 'postal-mime';
import type { EpochMinute, Period } from '@/core/time/period';
import { overlaps } from '@/core/time/period';
import { isAvailable, wallOf } from './hidden-calendar';
import type { GuestRun, LoopRun } from './loop-run';
import type { Seen } from './mind';
import { SECRET_WORDS } from './secrets';
import { agrees, workWeek } from './statements';

/** A mail to a guest beside the plan that it was written from. */
export interface SentMail {
  readonly template: string;
  /** The times of the plan. */
  readonly planned: readonly Period[];
  readonly seen: Seen & { readonly unread: readonly string[] };
  readonly now: EpochMinute;
  /** What the calendar holds for the loop at this moment. */
  readonly booked: Period | null;
  /** The owner's confirmed meetings of other loops. */
  readonly others: readonly Period[];
}

/** The first mail of a loop. */
const FIRST = new Set(['offer', 'poll']);
/** Mails that speak of the booked event and its time. */
const OF_EVENT = new Set(['confirm', 'moved', 'changed', 'rsvp_reminder', 'answer_event']);

/**
 * What is wrong with a mail to a guest, each in a line. Wrong is: words that name other times than the plan; an offered
 * time that the owner cannot give (outside hours, or over something else), that has passed, or that this guest has
 * refused; a first offer outside the week that the owner named; a confirmation of a time that is not booked, or that a
 * guest never agreed to; a cancellation that nobody asked for; a reminder to somebody who has answered; any mail to
 * somebody who wants none.
 */
export function judge(loop: LoopRun, guest: GuestRun, mail: SentMail): string[] {
  const faults: string[] = [];
  const { template, planned, seen, now, booked, others } = mail;
  const said = seen.slots.map(({ start }) => start);
  // What is written about the booked event names its time without being told.
  const times = planned.length === 0 && said.length > 0 && booked ? [booked] : planned;
  const meant = times.map(({ start }) => start);
  if (seen.unread.length > 0 || said.join() !== meant.join()) {
    faults.push(`the words name ${said.map(iso).join(', ')}, the plan ${meant.map(iso).join(', ')}`);
  }
  if (guest.said.left !== null && template !== 'cancelled')
    faults.push(`a mail to somebody who has ${guest.said.left}`);
  if (seen.page) {
    for (const slot of planned) {
      if (slot.start <= now) faults.push(`${iso(slot.start)} has passed`);
      const over = others.some((one) => overlaps(one, slot));
      if (over || !isAvailable(loop.owner.calendar, slot)) faults.push(`the owner cannot give ${iso(slot.start)}`);
      if (guest.said.refused.some((one) => overlaps(one, slot))) faults.push(`${iso(slot.start)} was refused`);
    }
  }
  if (FIRST.has(template)) {
    const { zone } = loop.owner.calendar;
    const week = workWeek(zone, wallOf(zone, loop.part.requestAt).day, loop.part.weeksAhead);
    const outside = planned.filter((slot) => slot.start < week.start || slot.end > week.end);
    if (outside.length > 0)
      faults.push(`offered outside the week that the owner named: ${outside.map((s) => iso(s.start))}`);
  }
  if (template === 'follow_up' && guest.lastAnswerAt !== null && guest.lastAnswerAt > (guest.lastAskedAt ?? 0)) {
    faults.push('a reminder although they have answered');
  }
  if (OF_EVENT.has(template) && times.length > 0) {
    const [slot] = times as [Period];
    if (booked?.start !== slot.start) {
      faults.push(`[${template}] ${iso(slot.start)}, booked is ${booked ? iso(booked.start) : 'nothing'}`);
    } else if (!agrees(guest.said, slot)) faults.push(`${guest.part.name} never agreed to ${iso(slot.start)}`);
  }
  if (template === 'cancelled' && !loop.guests.some(({ said: { left } }) => left !== null)) {
    faults.push('nobody asked to cancel');
  }
  return faults;
}

/** Words of the owner's other events, and people of other loops, in a mail. */
export function leaksOf(mail: Email & { raw: string }, strangers: readonly string[]): string[] {
  const attached = mail.attachments.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  const words = [mail.subject, mail.text, mail.html, mail.raw, ...attached].join('\n');
  const secret = SECRET_WORDS.exec(words)?.[0];
  return [
    ...(secret ? [`names “${secret}”`] : []),
    ...strangers.filter((one) => words.includes(one)).map((one) => `names ${one}`),
  ];
}

/** `2028-05-01 14:30Z`. */
export function iso(minute: EpochMinute): string {
  return `${new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ')}Z`;
}
