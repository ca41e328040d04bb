import { formatWall } from '../time/iso';
import type { EpochMinute, Period } from '../time/period';

/** What a guest's own calendar is told of a meeting. */
export interface AddedEvent extends Period {
  readonly title: string;
  /** How one joins, in lines; empty where there is nothing to say. */
  readonly details: string;
  readonly location: string | null;
}

/** The form of Google Calendar with the event filled in (calendar.google.com, `action=TEMPLATE`): instants in UTC, basic ISO. */
export function googleAddLink({ title, start, end, details, location }: AddedEvent): string {
  const basic = (at: EpochMinute) => inUtc(at).replace(/[-:]/g, '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(start)}/${basic(end)}`,
    ...(details ? { details } : {}),
    ...(location ? { location } : {}),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The form of Outlook on the web with the event filled in (`rru=addevent`): instants in UTC. */
export function outlookAddLink({ title, start, end, details, location }: AddedEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: inUtc(start),
    enddt: inUtc(end),
    ...(details ? { body: details } : {}),
    ...(location ? { location } : {}),
  });
  return `https://outlook.office.com/calendar/0/deeplink/compose?${query}`;
}

function inUtc(at: EpochMinute): string {
  return `${formatWall(at)}:00Z`;
}
