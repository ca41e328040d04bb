import type { SandboxClock } from '../../clock';
import type { PostOffice } from '../../mail/post-office';
import type { People } from '../../people';
import { calendarListHandlers } from './calendar-list';
import type { Handler } from './call';
import { Channels } from './channels';
import { pendingRequest, readyConference } from './conference';
import { eventHandlers } from './events';
import { freeBusyHandler } from './freebusy';
import { Guests } from './guests';
import { Invitations } from './invitations';
import { listHandler } from './list';
import type { Calendar, CalendarEvent } from './model';
import { takeOverReply } from './replies';
import { settingsHandlers } from './settings';
import { CalendarStore } from './store';

export interface CalendarServiceOptions {
  readonly clock: SandboxClock;
  readonly people: People;
  readonly office: PostOffice;
  /** Real milliseconds between a conference's `pending` and its `success`. */
  readonly conferenceDelayMs: number;
  readonly changed: () => void;
}

/** The stand-in of Google Calendar: its state and the handlers of its operations. */
export class CalendarService {
  readonly store: CalendarStore;
  readonly guests: Guests;
  readonly channels: Channels;
  readonly invitations: Invitations;
  readonly handlers: Readonly<Record<string, Handler>>;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: CalendarServiceOptions) {
    const { clock, people, office, changed } = options;
    this.store = new CalendarStore(clock, people);
    this.guests = new Guests(this.store);
    this.channels = new Channels(this.store, clock, changed);
    this.invitations = new Invitations(office, people, clock);
    const { store, guests } = this;
    const notify = this.invitations.notify.bind(this.invitations);
    this.handlers = {
      ...eventHandlers({ store, guests, clock, notify }),
      'calendar.events.list': listHandler(store, clock),
      'calendar.freebusy.query': freeBusyHandler(store),
      ...calendarListHandlers(store),
      ...settingsHandlers(),
      ...this.channels.handlers(),
    };
    office.onDelivered((address, mail) => {
      takeOverReply(store, guests, address, mail).catch((error) =>
        console.error('sandbox: a reply could not be read', error),
      );
    });
    store.onChange((calendar, event) => {
      this.finishConference(calendar, event);
      changed();
    });
  }

  /** Starts the clocks of conferences that were still being made when the state was saved. */
  resume(): void {
    for (const person of this.options.people.all()) {
      for (const calendar of this.store.listOf(person)) {
        for (const { event } of calendar.events.values()) this.finishConference(calendar, event);
      }
    }
  }

  stop(): void {
    this.channels.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private finishConference(calendar: Calendar, event: CalendarEvent): void {
    const requestId = pendingRequest(event);
    if (!requestId || !this.guests.isOrganizer(calendar, event)) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const current = calendar.events.get(event.id)?.event;
      if (!current || pendingRequest(current) !== requestId) return;
      this.guests.write(calendar, { ...current, ...readyConference(requestId) });
    }, this.options.conferenceDelayMs);
    timer.unref();
    this.timers.add(timer);
  }
}
