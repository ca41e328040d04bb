import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wilson } from '../reader/statistics';
import { jsonLines } from '../reader/time-rows';
import { type Call, parseCall } from './call';
import { changesBetween, corruptions } from './corrupt';
import { csvRows } from './csv';
import { perform } from './layer';
import { minuteOfWall, type Office, officeOf } from './office';
import { orderOf } from './order';

interface Task {
  readonly id: string;
  readonly query: string;
  readonly expected_calls: readonly string[];
}

/** The set's own clock. */
const NOW = minuteOfWall('2023-11-30 00:00:00');

/** The office and the tasks of WorkBench's open part; null where the folder does not have them. */
export function workbench(folder: string): { office: Office; tasks: Task[] } | null {
  const at = join(folder, 'workbench');
  if (!existsSync(at)) return null;
  const rows = (file: string) => csvRows(readFileSync(join(at, `${file}.csv`), 'utf8'));
  const office = officeOf(NOW, {
    events: rows('calendar_events'),
    mails: rows('emails'),
    tasks: rows('project_tasks'),
    customers: rows('customer_relationship_manager_data'),
  });
  return { office, tasks: jsonLines(join(at, 'tasks.open.jsonl')) as unknown as Task[] };
}

interface Count {
  all: number;
  right: number;
}

/** Replays the expected calls, each task on a fresh office, then every corruption of every call. Markdown lines. */
export function workbenchReport({ office, tasks }: NonNullable<ReturnType<typeof workbench>>): string[] {
  const accepted = new Map<string, Count>();
  const refused = new Map<string, Count>();
  const odd: string[] = [];
  const states: Count = { all: 0, right: 0 };
  for (const { id, query, expected_calls } of tasks) {
    const order = orderOf(query, NOW);
    let now = office;
    let all = true;
    for (const text of expected_calls) {
      const call = parseCall(text);
      if (!call) throw new Error(`${id}: a call that cannot be read`);
      for (const { how, call: wrong } of corruptions(call, now)) {
        const outcome = perform(wrong, now, order);
        count(refused, how, !outcome.ok);
        if (outcome.ok) odd.push(`${id} accepted: ${how}`);
      }
      const outcome = perform(call, now, order);
      const done = outcome.ok && isDone(call, now, outcome.office);
      count(accepted, call.tool, done);
      if (!done)
        odd.push(`${id} ${outcome.ok ? 'changed something else' : `refused: ${outcome.code}, ${outcome.reason}`}`);
      all &&= done;
      if (outcome.ok) now = outcome.office;
    }
    states.all += 1;
    states.right += Number(all && changesBetween(office, now).length === expected_calls.length);
  }
  return [
    `- tasks that end in the expected state, with nothing else changed: ${wilson(states.right, states.all)}`,
    `- expected calls accepted: ${total(accepted)}`,
    `- corrupted calls refused: ${total(refused)}`,
    ...odd.slice(0, 40).map((one) => `- ${one}`),
    '',
    '| expected calls | calls | accepted |',
    '| --- | ---: | ---: |',
    ...table(accepted),
    '',
    '| corruption | calls | refused |',
    '| --- | ---: | ---: |',
    ...table(refused),
  ];
}

/** One record changed, and it now says what the call says. */
function isDone({ tool, args }: Call, before: Office, after: Office): boolean {
  const [change = '', ...others] = changesBetween(before, after);
  const [name, id = ''] = change.split(' ') as [keyof Office['tables'], string];
  if (others.length > 0 || change === '') return false;
  const row = after.tables[name].get(id);
  if (tool.startsWith('calendar.delete')) return row === undefined && id === args.event_id;
  if (!row) return false;
  if (tool.endsWith('update_customer')) return id === args.customer_id && row[String(args.field)] === args.new_value;
  if (tool.endsWith('forward_email')) {
    const original = before.tables.mails.get(String(args.email_id));
    return row['sender/recipient'] === args.recipient && row.body === original?.body;
  }
  if (tool.endsWith('send_email')) {
    return row['sender/recipient'] === args.recipient && row.subject === args.subject && row.body === args.body;
  }
  return Object.entries(args).every(([field, value]) => row[field] === String(value));
}

function count(of: Map<string, Count>, key: string, right: boolean): void {
  const known = of.get(key) ?? { all: 0, right: 0 };
  of.set(key, { all: known.all + 1, right: known.right + Number(right) });
}

function total(of: Map<string, Count>): string {
  const all = [...of.values()];
  const sum = (field: keyof Count) => all.reduce((n, one) => n + one[field], 0);
  return wilson(sum('right'), sum('all'));
}

function table(of: Map<string, Count>): string[] {
  return [...of]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { all, right }]) => `| ${name} | ${all} | ${right} |`);
}
