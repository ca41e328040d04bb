import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { toWall, zoneTable } from '../../../src/core/time/zone';
import type { SandboxClock } from '../../clock';
import type { PostOffice } from '../../mail/post-office';
import type { People } from '../../people';
import { pendingRequest, readyConference } from './conference';
import { itipObject } from './icalendar';
import type { Calendar, CalendarEvent } from './model';
import { instantOf } from './moment';

type Kind = 'Invitation' | 'Updated invitation' | 'Canceled event';

/** In whose name invitations are sent. */
export interface InvitingService {
  readonly calendar: string;
  readonly rooms: string;
  readonly host: string;
}

const GOOGLE: InvitingService = { calendar: 'Google Calendar', rooms: 'Google Meet', host: 'google.com' };

/** Tells guests by mail what happened to an event (iMIP, RFC 6047), one message per guest, as Google does. */
export class Invitations {
  /** Resolved when everything asked for so far has been handed to the post office. */
  private sending: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly office: PostOffice,
    private readonly people: People,
    private readonly clock: SandboxClock,
    private readonly service = GOOGLE,
  ) {}

  notify(calendar: Calendar, after: CalendarEvent, before: CalendarEvent | undefined, sendUpdates: string): void {
    if (sendUpdates === 'none') return;
    const told = (event: CalendarEvent | undefined) =>
      (event?.attendees ?? [])
        .map((attendee) => attendee.email)
        .filter((email) => email !== calendar.id && (sendUpdates === 'all' || !this.people.find(email)));
    const invited = told(before);
    if (after.status === 'cancelled') {
      this.send('Canceled event', invited, calendar, after);
      return;
    }
    const wanted = told(after);
    this.send(
      'Invitation',
      wanted.filter((email) => !invited.includes(email)),
      calendar,
      after,
    );
    this.send(
      'Updated invitation',
      wanted.filter((email) => invited.includes(email)),
      calendar,
      after,
    );
    this.send(
      'Canceled event',
      invited.filter((email) => !wanted.includes(email)),
      calendar,
      after,
    );
  }

  settled(): Promise<unknown> {
    return this.sending;
  }

  private send(kind: Kind, guests: readonly string[], calendar: Calendar, event: CalendarEvent): void {
    for (const guest of guests) {
      this.sending = this.sending
        .then(() => this.compose(kind, guest, calendar, withRoom(event)))
        .then((raw) => this.office.submit({ from: calendar.owner, to: [guest], raw }, { keepCopy: false }))
        .catch((error) => console.error('sandbox: an invitation could not be sent', error));
    }
  }

  private async compose(kind: Kind, guest: string, calendar: Calendar, event: CalendarEvent): Promise<Buffer> {
    const host = this.people.find(calendar.owner);
    const when = whenText(event, calendar);
    const title = event.summary ?? '(No title)';
    const method = kind === 'Canceled event' ? 'CANCEL' : 'REQUEST';
    const lines = [
      kind === 'Canceled event' ? 'This event has been canceled.' : `${host?.name ?? calendar.owner} has invited you.`,
      '',
      title,
      when,
      ...(event.location ? [`Where: ${event.location}`] : []),
      ...(event.hangoutLink ? [`Join with ${this.service.rooms}: ${event.hangoutLink}`] : []),
      ...(event.description ? ['', event.description] : []),
      '',
      'Guests',
      ...(event.attendees ?? []).map((attendee) => `${attendee.displayName ?? attendee.email} <${attendee.email}>`),
      '',
      `Sent by the sandbox's stand-in of ${this.service.calendar}.`,
    ];
    const composer = new MailComposer({
      from: { name: host?.name ?? calendar.owner, address: calendar.owner },
      sender: {
        name: `${this.service.calendar} (sandbox)`,
        address: `calendar-notification@${calendar.owner.split('@')[1]}`,
      },
      to: guest,
      subject: `${kind}: ${title} @ ${when} (${guest})`,
      date: new Date(this.clock.now()),
      messageId: `<calendar-${randomUUID()}@${this.service.host}>`,
      text: lines.join('\n'),
      icalEvent: { method, filename: 'invite.ics', content: itipObject(method, event, calendar, this.clock.now()) },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return composer.compile().build();
  }
}

/** Google's mail names the room even while the conference is still being made. */
function withRoom(event: CalendarEvent): CalendarEvent {
  const requestId = pendingRequest(event);
  return requestId ? { ...event, hangoutLink: readyConference(requestId).hangoutLink } : event;
}

/** For example `Tue Nov 24, 2026 14:00 – 14:30 (Europe/London)`. */
function whenText(event: CalendarEvent, calendar: Calendar): string {
  if (event.start.date) return `${dayText(Date.parse(`${event.start.date}T00:00:00Z`))} (all day)`;
  const zone = zoneTable(event.start.timeZone ?? calendar.zone);
  const wall = (moment: CalendarEvent['start']) =>
    toWall(zone, Math.floor(instantOf(moment, calendar.zone) / 60_000)) * 60_000;
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);
  return `${dayText(wall(event.start))} ${clock(wall(event.start))} – ${clock(wall(event.end))} (${zone.tzid})`;
}

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

function dayText(wallMs: number): string {
  return DAY.format(wallMs).replace(',', '');
}
