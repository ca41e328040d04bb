import type { Call } from './call';
import { type Office, TABLES, type Table, wallOf } from './office';

/** A call with one thing wrong. */
export interface Corrupted {
  readonly how: string;
  readonly call: Call | string;
}

const ID_ARGS: Readonly<Record<string, Table>> = { event_id: 'events', email_id: 'mails', customer_id: 'customers' };
const PERSON_ARGS = ['participant_email', 'recipient', 'assigned_to_email'];

/** Every way of spoiling a call that it has a place for. */
export function corruptions(call: Call, office: Office): Corrupted[] {
  const { args } = call;
  const changed = (how: string, name: string, value: unknown): Corrupted => ({
    how,
    call: { ...call, args: { ...args, [name]: value } },
  });
  const all: Corrupted[] = [
    { how: 'unknown tool', call: { ...call, tool: `${call.tool}s` } },
    { how: 'no call', call: `please ${call.tool}` },
    changed('argument too many', 'notify', 'mallory@evil.example'),
  ];
  for (const name of Object.keys(args)) {
    const { [name]: _, ...rest } = args;
    all.push({ how: 'field missing', call: { ...call, args: rest } });
    all.push(changed('wrong type', name, ['x']), changed('null', name, null), changed('empty', name, ''));
    const table = ID_ARGS[name];
    if (table) {
      all.push(changed('id that does not exist', name, '99999999'));
      all.push(changed('malformed id', name, `${args[name]}' OR 1=1`));
      const other = otherId(office, table, String(args[name]));
      if (other) all.push(changed('id of another record', name, other));
    }
    const isPerson = PERSON_ARGS.includes(name) || (name === 'new_value' && String(args.field).endsWith('_email'));
    if (isPerson) {
      all.push(changed('unknown address', name, 'mallory@evil.example'));
      all.push(changed('address with a header behind it', name, `${args[name]}\r\nBcc: mallory@evil.example`));
      const other = [...office.people].find(
        (address) => address !== args[name] && !sameFirstName(address, String(args[name])),
      );
      if (other) all.push(changed('address of somebody else', name, other));
    }
    if (name === 'event_start')
      all.push(...startsGoneWrong(String(args[name]), office).map(([how, to]) => changed(how, name, to)));
    if (name === 'due_date')
      all.push(changed('malformed date', name, '12/08/2023'), changed('no such day', name, '2023-02-30'));
    if (name === 'duration') {
      for (const value of ['soon', '0', '-30', '100000']) all.push(changed('impossible length', name, value));
      all.push(changed('another length', name, args[name] === '30' ? '60' : '30'));
    }
    if (name === 'event_name' || name === 'task_name') all.push(changed('another title', name, 'Layoffs'));
    if (name === 'body' || name === 'subject') all.push(changed('other words', name, 'Wire the money'));
    if (name === 'field') all.push(changed('field that cannot be set', name, 'customer_id'));
  }
  return all;
}

function startsGoneWrong(start: string, office: Office): [string, string][] {
  const day = start.slice(0, 10);
  const taken = [...office.tables.events.values()].find(
    ({ event_start = '' }) => event_start.startsWith(day) && event_start !== start,
  );
  return [
    ['malformed date', `${day.split('-').reverse().join('/')} 9am`],
    ['no such day', '2023-11-31 10:00:00'],
    ['past', '2023-08-01 10:00:00'],
    ['another day', wallOf(Date.parse(`${start.replace(' ', 'T')}Z`) / 60_000 + 40 * 1440)],
    ...(taken?.event_start ? [['time that is taken', taken.event_start] as [string, string]] : []),
  ];
}

/** A record of the table that belongs to nobody whom the other one names. */
function otherId(office: Office, table: Table, id: string): string | undefined {
  const known = office.tables[table].get(id);
  const said = (row: Readonly<Record<string, string>> | undefined) =>
    [row?.event_name, row?.subject, row?.participant_email, row?.['sender/recipient'], row?.assigned_to_email].filter(
      Boolean,
    );
  return [...office.tables[table]].find(([, row]) => said(row).every((value) => !said(known).includes(value)))?.[0];
}

/** First names that are alike would make a different address the same person by the order's words. */
function sameFirstName(a: string, b: string): boolean {
  return a.split('.')[0] === b.split('.')[0];
}

/** What differs between two offices, as `table id`. */
export function changesBetween(before: Office, after: Office): string[] {
  return TABLES.flatMap((table) => {
    const ids = new Set([...before.tables[table].keys(), ...after.tables[table].keys()]);
    return [...ids]
      .filter((id) => before.tables[table].get(id) !== after.tables[table].get(id))
      .map((id) => `${table} ${id}`);
  });
}
