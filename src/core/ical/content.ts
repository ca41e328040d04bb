import ICAL from 'ical.js';
import type { ParseWarning } from './event';

/** One property as ical.js reads it; `line` is the unfolded text. */
export interface Property {
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

/** Collects what was repaired or left out; after a hundred warnings it only counts. */
export class Warnings {
  readonly list: ParseWarning[] = [];

  add(code: ParseWarning['code'], message: string): void {
    if (this.list.length < MAX_WARNINGS) this.list.push({ code, message });
  }
}

/**
 * The components of an iCalendar text. Lines are read one by one with ical.js's property parser (never its iterators or
 * zones): a line that it refuses is left out with a warning, a component without END is closed (none contains another of its name), sizes are bounded. Never
 * throws.
 */
export function readComponents(text: string, warnings: Warnings): Component[] {
  const root: Component = { name: '', properties: [], components: [] };
  const stack = [root];
  for (const line of contentLines(text, warnings)) {
    const top = stack.at(-1) as Component;
    const edge = /^\s*(BEGIN|END)\s*:\s*([^\s:;]+)\s*$/i.exec(line);
    if (!edge) {
      const property = stack.length > 1 ? readProperty(line) : null;
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

function readProperty(line: string): Property | null {
  try {
    const parsed = ICAL.parse.property(line, ICAL.design.icalendar) as [
      string,
      Record<string, unknown>,
      string,
      unknown,
    ];
    const [name, params, , value] = parsed;
    if (!/^[a-z0-9-]+$/.test(name)) return unparsed(line);
    const flat = Object.entries(params).map(([key, v]) => [key, Array.isArray(v) ? v.join() : String(v)]);
    const text = Array.isArray(value) ? value.join(',') : typeof value === 'object' ? '' : String(value ?? '');
    return { name, params: Object.fromEntries(flat), value: text, line };
  } catch {
    return unparsed(line);
  }
}

/** Rules and times are read by our own parsers from the line, so that ical.js's opinion of them does not matter. */
function unparsed(line: string): Property | null {
  const name = /^(RRULE|RDATE|EXDATE|DTSTART|DTEND|DUE|DTSTAMP|RECURRENCE-ID|DURATION)\s*[;:]/i.exec(line)?.[1];
  return name ? { name: name.toLowerCase(), params: {}, value: '', line } : null;
}
