import ICAL from 'ical.js';
import type { ParseWarning } from './event';

/** One property as ical.js reads it, where we read it at all; `line` is the unfolded text. */
export interface Property {
  /** Lower case. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
  readonly line: string;
}

export interface Component {
  readonly name: string;
  readonly properties: Property[];
  readonly components: Component[];
}

const MAX_CHARACTERS = 8_000_000;
const MAX_LINES = 200_000;
const MAX_LINE_LENGTH = 500_000;
const MAX_DEPTH = 8;
const MAX_WARNINGS = 100;
/** What ical.js is given of a line: it takes a microsecond for a character. */
const MAX_PARSED_LENGTH = 120_000;
/** Lines that ical.js may refuse: each costs an exception, and a stranger's file has a hundred thousand. */
const MAX_REFUSED = 1_000;

/** `NAME` and what begins parameters or value; without a value it is no property (RFC 5545 3.1). */
const PROPERTY = /^([a-z0-9-]{1,100})\s*[;:]/i;

/** Properties that something of ours reads. All others are kept as lines, and ical.js never sees them. */
const READ: ReadonlySet<string> = new Set(
  [
    'attendee comment conference description dtend dtstamp dtstart due duration exdate freebusy last-modified location',
    'method organizer prodid rdate recurrence-id rrule sequence status summary transp tzid tzname tzoffsetfrom tzoffsetto',
    'uid url x-google-conference x-microsoft-cdo-busystatus',
  ].flatMap((line) => line.split(' ')),
);

/** Collects what was repaired or left out; after a hundred warnings it only counts. */
export class Warnings {
  readonly list: ParseWarning[] = [];

  add(code: ParseWarning['code'], message: string): void {
    if (this.list.length < MAX_WARNINGS) this.list.push({ code, message });
  }
}

/**
 * The components of an iCalendar text. Lines that are read are given to ical.js's property parser one by one (never to its
 * iterators or zones): one that it refuses is left out with a warning, a component without END is closed (none contains
 * another of its name), sizes are bounded. Never throws.
 */
export function readComponents(text: string, warnings: Warnings): Component[] {
  const root: Component = { name: '', properties: [], components: [] };
  const stack = [root];
  const read = propertyReader();
  for (const line of contentLines(text, warnings)) {
    const top = stack.at(-1) as Component;
    const edge = /^\s*(BEGIN|END)\s*:\s*([^\s:;]+)\s*$/i.exec(line);
    if (!edge) {
      const property = stack.length > 1 ? read(line) : null;
      if (property) top.properties.push(property);
      else warnings.add('bad_line', `A line was left out: ${line.slice(0, 60)}`);
      continue;
    }
    const name = (edge[2] as string).toLowerCase();
    if ((edge[1] as string).toUpperCase() === 'BEGIN') {
      if (stack.some((open) => open.name === name)) close(stack, name, warnings);
      const component = { name, properties: [], components: [] };
      if (stack.length <= MAX_DEPTH) stack.at(-1)?.components.push(component);
      else warnings.add('unbalanced', 'Components are nested too deeply');
      stack.push(component);
    } else close(stack, name, warnings);
  }
  if (stack.length > 1) warnings.add('unbalanced', 'A component is not closed');
  return root.components;
}

function close(stack: Component[], name: string, warnings: Warnings): void {
  const open = stack.findLastIndex((component) => component.name === name);
  if (open < 1) {
    warnings.add('unbalanced', 'An END has no BEGIN');
    return;
  }
  if (open < stack.length - 1) warnings.add('unbalanced', 'A component is closed inside another');
  stack.length = open;
}

/** Unfolded, non-empty lines (RFC 5545 3.1), whatever the line breaks. */
function contentLines(text: string, warnings: Warnings): string[] {
  if (text.length > MAX_CHARACTERS) warnings.add('too_large', 'The file is too large: its end was left out');
  const lines: string[] = [];
  const source = text.slice(0, MAX_CHARACTERS).replace(/^\ufeff/, '');
  for (const raw of source.split(/\r\n|\n|\r/)) {
    const last = lines.length - 1;
    if ((raw.startsWith(' ') || raw.startsWith('\t')) && last >= 0) {
      if ((lines[last] as string).length < MAX_LINE_LENGTH) lines[last] += raw.slice(1);
    } else if (raw.trim() !== '') {
      if (lines.length >= MAX_LINES) {
        warnings.add('too_large', 'The file has too many lines: the rest was left out');
        break;
      }
      lines.push(raw);
    }
  }
  return lines;
}

/** Reads the properties of one text; null for a line that is none. */
function propertyReader(): (line: string) => Property | null {
  let refused = 0;
  return (line) => {
    const name = PROPERTY.exec(line)?.[1]?.toLowerCase();
    if (!name || !line.includes(':')) return null;
    if (!READ.has(name)) return { name, params: {}, value: '', line };
    if (refused >= MAX_REFUSED) return null;
    try {
      return { name, ...parsed(line.slice(0, MAX_PARSED_LENGTH)), line };
    } catch {
      refused += 1;
      // Rules and times are read by our own parsers from the line, so that ical.js's opinion of them does not matter.
      return OF_OUR_OWN.has(name) ? { name, params: {}, value: '', line } : null;
    }
  };
}

/** @throws whatever ical.js does */
function parsed(line: string): Pick<Property, 'params' | 'value'> {
  const [, params, , value] = ICAL.parse.property(line, ICAL.design.icalendar) as [
    string,
    Record<string, unknown>,
    string,
    unknown,
  ];
  const flat = Object.entries(params).map(([key, v]) => [key, Array.isArray(v) ? v.join() : String(v)]);
  const text = Array.isArray(value) ? value.join(',') : typeof value === 'object' ? '' : String(value ?? '');
  return { params: Object.fromEntries(flat), value: text };
}

const OF_OUR_OWN: ReadonlySet<string> = new Set(
  'rrule rdate exdate dtstart dtend due dtstamp recurrence-id duration'.split(' '),
);
