import { UTC, type ZoneTable } from '../time/zone';
import { type Component, readComponents, Warnings } from './content';
import { type CalendarEvent, METHODS, type Method, type ParseWarning } from './event';
import { readEvent } from './read-event';
import { readVTimezones } from './read-vtimezone';

const MAX_EVENTS = 20_000;

/** What a text holds, in its order. */
export interface ParsedCalendar {
  /** The first that a calendar of the file has; each event carries its own calendar's. */
  readonly method: Method | null;
  readonly prodid: string | null;
  readonly events: readonly CalendarEvent[];
  readonly warnings: readonly ParseWarning[];
}

/**
 * Reads the events of any vendor's iCalendar text (RFC 5545), in the order of the text. `local` is where floating times
 * and all-day events are placed (UTC if absent). Never throws: what cannot be read is left out or repaired, with a
 * warning. A text may hold several calendars, and events outside of any; VTODOs on request.
 */
export function parseCalendar(
  text: string,
  local: ZoneTable = UTC,
  options: { readonly todos?: boolean } = {},
): ParsedCalendar {
  const warnings = new Warnings();
  const roots = readComponents(text, warnings);
  const calendars = roots.map((root) =>
    root.name === 'vcalendar' ? root : { name: 'vcalendar', properties: [], components: [root] },
  );
  if (roots.length === 0 || roots.some((root) => root.name !== 'vcalendar')) {
    warnings.add('no_calendar', 'Something stands outside a VCALENDAR');
  }

  const vtimezones = readVTimezones(
    calendars.flatMap((calendar) => calendar.components),
    warnings,
  );
  const events: CalendarEvent[] = [];
  let firstMethod: Method | null = null;
  for (const calendar of calendars) {
    const method = methodOf(calendar, warnings);
    firstMethod ??= method;
    for (const component of calendar.components) {
      if (component.name !== 'vevent' && !(options.todos && component.name === 'vtodo')) continue;
      if (events.length >= MAX_EVENTS) {
        warnings.add('too_large', 'The file has too many events: the rest was left out');
        break;
      }
      events.push(readEvent(component, method, { local, vtimezones, warnings }));
    }
  }
  return {
    method: firstMethod,
    prodid: calendars[0]?.properties.find((property) => property.name === 'prodid')?.value ?? null,
    events,
    warnings: warnings.list,
  };
}

function methodOf(calendar: Component, warnings: Warnings): Method | null {
  const written = calendar.properties
    .find((property) => property.name === 'method')
    ?.value.trim()
    .toUpperCase();
  if (!written) return null;
  const known = METHODS.find((method) => method === written);
  if (!known) warnings.add('bad_method', 'The METHOD is unknown');
  return known ?? null;
}
