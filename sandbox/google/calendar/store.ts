import { createHash } from 'node:crypto';
import type { SandboxClock } from '../../clock';
import type { People, Person } from '../../people';
import type { Calendar, CalendarEvent, StoredEvent } from './model';

export type SavedCalendar = Omit<Calendar, 'events'> & { events: StoredEvent[] };

/** Every calendar of every person. All changes of events go through `put`, which stamps etag and revision and tells listeners. */
export class CalendarStore {
  private readonly calendars = new Map<string, Calendar>();
  private readonly listeners: ((calendar: Calendar, event: CalendarEvent) => void)[] = [];

  constructor(
    private readonly clock: SandboxClock,
    private readonly people: People,
  ) {}

  onChange(listener: (calendar: Calendar, event: CalendarEvent) => void): void {
    this.listeners.push(listener);
  }

  /** The person's own calendar, made at first use. */
  primaryOf(person: Person): Calendar {
    return (
      this.calendars.get(person.email) ??
      this.create({
        id: person.email,
        owner: person.email,
        summary: person.name,
        zone: person.zone,
        colour: '#2f5f95',
        primary: true,
        accessRole: 'owner',
      })
    );
  }

  /** The primary calendar of an address, when a sandbox person has it. */
  primaryAt(email: string): Calendar | undefined {
    const person = this.people.find(email);
    return person && this.primaryOf(person);
  }

  create(calendar: Omit<Calendar, 'revision' | 'generation' | 'events'>): Calendar {
    const created: Calendar = { ...calendar, revision: 0, generation: 1, events: new Map() };
    this.calendars.set(created.id, created);
    return created;
  }

  /** The calendars in a person's list, the primary one first. */
  listOf(person: Person): Calendar[] {
    this.primaryOf(person);
    const own = [...this.calendars.values()].filter((calendar) => calendar.owner === person.email);
    return own.sort((a, b) => Number(b.primary) - Number(a.primary));
  }

  find(id: string): Calendar | undefined {
    return this.calendars.get(id) ?? this.primaryAt(id);
  }

  /** Writes an event and gives it a new etag, `updated` and revision. */
  put(calendar: Calendar, event: CalendarEvent): CalendarEvent {
    calendar.revision += 1;
    const stamped: CalendarEvent = {
      ...event,
      updated: new Date(this.clock.now()).toISOString(),
      etag: etagOf(calendar.id, event.id, calendar.revision),
    };
    calendar.events.set(event.id, { revision: calendar.revision, event: stamped });
    for (const listener of this.listeners) listener(calendar, stamped);
    return stamped;
  }

  toJSON(): SavedCalendar[] {
    return [...this.calendars.values()].map((calendar) => ({ ...calendar, events: [...calendar.events.values()] }));
  }

  restore(saved: readonly SavedCalendar[]): void {
    for (const calendar of saved) {
      const events = new Map(calendar.events.map((stored) => [stored.event.id, stored]));
      this.calendars.set(calendar.id, { ...calendar, events });
    }
  }
}

/** Google's etags are quoted decimal numbers. */
export function etagOf(...parts: (string | number)[]): string {
  return `"${createHash('sha256').update(parts.join('\n')).digest().readBigUInt64BE().toString().slice(0, 16).padStart(16, '1')}"`;
}
