import type { EpochMinute } from '@/core/time/period';

/** A record of one of the tables, with the columns of its file. */
export type Row = Readonly<Record<string, string>>;
export const TABLES = ['events', 'mails', 'tasks', 'customers'] as const;
export type Table = (typeof TABLES)[number];

/** What tools work on: calendar, mailbox and lists of somebody's office. Times are wall times of one zone, taken as UTC. */
export interface Office {
  readonly now: EpochMinute;
  /** By id. */
  readonly tables: Readonly<Record<Table, ReadonlyMap<string, Row>>>;
  /** Addresses of everybody who occurs. */
  readonly people: ReadonlySet<string>;
}

export function officeOf(now: EpochMinute, rows: Readonly<Record<Table, readonly Row[]>>): Office {
  const byId = (table: Table) => new Map(rows[table].map((row) => [row[KEYS[table]] ?? '', row]));
  const all = TABLES.flatMap((table) => rows[table]);
  const addresses = all.flatMap((row) =>
    ['participant_email', 'sender/recipient', 'assigned_to_email'].flatMap((column) => row[column] || []),
  );
  return {
    now,
    tables: { events: byId('events'), mails: byId('mails'), tasks: byId('tasks'), customers: byId('customers') },
    people: new Set(addresses),
  };
}

export const KEYS: Readonly<Record<Table, string>> = {
  events: 'event_id',
  mails: 'email_id',
  tasks: 'task_id',
  customers: 'customer_id',
};

/** The office with one record put, changed or (null) taken away. */
export function withRow(office: Office, table: Table, id: string, row: Row | null): Office {
  const next = new Map(office.tables[table]);
  if (row) next.set(id, row);
  else next.delete(id);
  return { ...office, tables: { ...office.tables, [table]: next } };
}

/** An id that is free, of the length that the ids have. */
export function freshId(office: Office, table: Table): string {
  const ids = [...office.tables[table].keys()].map(Number);
  return String(Math.max(0, ...ids) + 1).padStart(8, '0');
}

/** A wall time `YYYY-MM-DD HH:MM:SS` as epoch minutes. */
export function minuteOfWall(text: string): EpochMinute {
  return Date.parse(`${text.replace(' ', 'T')}Z`) / 60_000;
}

export function wallOf(minute: EpochMinute): string {
  return new Date(minute * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}
