import type { Person } from '../../people';
import { GoogleError, invalid, notFound } from '../errors';
import type { Calendar, EventDateTime } from './model';
import { parseDateTime } from './moment';
import type { CalendarStore } from './store';

/** One authorised request to the Calendar API, checked against the contract. */
export interface Call {
  readonly person: Person;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body; an empty object when there was none. */
  readonly body: Record<string, unknown>;
  readonly ifMatch: string | undefined;
  /** Public URL of the API, without a trailing slash. */
  readonly apiUrl: string;
}

export interface Answer {
  readonly status: 200 | 204;
  readonly body?: object;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

export function ok(body: object): Answer {
  return { status: 200, body };
}

export const NO_CONTENT: Answer = { status: 204 };

/** The calendar a path names; `primary` is the caller's own. Throws 404 when the caller does not have it. */
export function calendarOf(store: CalendarStore, call: Call, access: 'read' | 'write' = 'read'): Calendar {
  const id = call.params.calendarId as string;
  const calendar = id === 'primary' ? store.primaryOf(call.person) : store.find(id);
  if (!calendar || calendar.owner !== call.person.email) throw notFound();
  if (access === 'write' && calendar.accessRole === 'reader') {
    throw new GoogleError(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.');
  }
  return calendar;
}

/** Epoch milliseconds of a query parameter that must carry an offset, or undefined when absent. Throws 400. */
export function instantParameter(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text === null ? undefined : requiredInstant(text, name);
}

/** Epoch milliseconds of an RFC 3339 timestamp with an offset. Throws 400. */
export function requiredInstant(text: string, name: string): number {
  try {
    return parseDateTime(text);
  } catch {
    throw new GoogleError(400, 'badRequest', `Bad Request: ${name} must be an RFC 3339 timestamp with an offset`);
  }
}

/** A whole-number parameter within bounds. Throws 400. */
export function countParameter(query: URLSearchParams, name: string, usual: number, most: number): number {
  const text = query.get(name);
  if (text === null) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw invalid(`Invalid value '${text}'.`, name);
  return Math.min(value, most);
}

/** True when two moments name the same kind of thing (a day, an instant). */
export function sameKind(a: EventDateTime, b: EventDateTime): boolean {
  return (a.date === undefined) === (b.date === undefined);
}
