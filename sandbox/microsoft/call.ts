import { findInstance } from '../google/calendar/instances';
import type { Calendar } from '../google/calendar/model';
import type { Person } from '../people';
import { GraphError, notFound } from './errors';
import type { MicrosoftEvent } from './event-view';
import { storeId } from './ids';
import type { MicrosoftStandIn } from './stand-in';

/** One authorised request, checked against the description. */
export interface GraphCall {
  readonly standIn: MicrosoftStandIn;
  readonly person: Person;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ifMatch: string | null;
  /** `Prefer: odata.maxpagesize=…`. */
  readonly pageSize: number;
  /** The request's address, without its query. */
  readonly url: string;
}

export interface GraphAnswer {
  readonly status: number;
  readonly body?: object;
}

/** Throws 404 for a calendar that the caller does not have. */
export function calendarOf({ standIn, person, params }: GraphCall): Calendar {
  const id = storeId(params.calendarId as string);
  const calendar = standIn.store.listOf(person).find((one) => one.id === id);
  if (!calendar) throw notFound();
  return calendar;
}

/** The event of any of the caller's calendars, or the time of a series. Throws 404, also for one that is gone. */
export function eventOf({ standIn, person, params }: GraphCall): {
  calendar: Calendar;
  event: MicrosoftEvent;
} {
  const id = storeId(params.eventId as string);
  for (const calendar of id === undefined ? [] : standIn.store.listOf(person)) {
    const event = calendar.events.get(id as string)?.event ?? findInstance(calendar, id as string);
    if (event && event.status !== 'cancelled') return { calendar, event };
  }
  throw notFound();
}

export function requireWritable(calendar: Calendar): void {
  if (calendar.accessRole === 'reader') throw new GraphError(403, 'ErrorAccessDenied', 'Access is denied.');
}

/** A window of the query, epoch milliseconds. Throws 400. */
export function windowOf(query: URLSearchParams): { from: number; to: number } {
  const [from, to] = ['startDateTime', 'endDateTime'].map((name) => Date.parse(query.get(name) ?? ''));
  if (!((from as number) < (to as number))) throw new GraphError(400, 'ErrorInvalidParameter', 'The window is empty.');
  return { from: from as number, to: to as number };
}

/** A page of a list, with the way to the next. */
export function paged(call: GraphCall, items: readonly object[]): object {
  const offset = Number(call.query.get('$skiptoken') ?? 0);
  const page = items.slice(offset, offset + call.pageSize);
  if (offset + call.pageSize >= items.length) return { value: page };
  const query = new URLSearchParams(call.query);
  query.set('$skiptoken', String(offset + call.pageSize));
  return { value: page, '@odata.nextLink': `${call.url}?${query}` };
}
