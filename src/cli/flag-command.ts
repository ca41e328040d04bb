import { nameForFlag, setFlag } from '@/modules/flags/commands';
import { rollouts } from '@/modules/flags/queries';
import { FLAG_KEYS, type FlagKey } from '@/modules/flags/schema';
import { COMMAND_LINE } from '@/modules/operations/schema';
import { Misuse, readArguments } from './arguments';

export const USAGE = `Usage: sundial flag [list]
       sundial flag KEY on|off|PERCENT
       sundial flag KEY on|off --user ADDRESS
`;

export interface FlagTools {
  say(line: string): void;
  complain(line: string): void;
}

/** Runs `sundial flag …` and returns the exit status: 1 for what cannot be done, 2 for misuse. */
export async function runFlag(args: readonly string[], tools: FlagTools): Promise<number> {
  const read = understood(args);
  if (read === null) return misuse(tools);
  const [key, wanted, address] = read;
  if (key === undefined) return list(tools);
  if (!isKey(key)) {
    tools.complain(`There is no feature ${key}. There are: ${FLAG_KEYS.join(', ')}.`);
    return 1;
  }
  const percent = percentOf(wanted ?? '');
  if (percent === null || (address !== undefined && percent !== 0 && percent !== 100)) return misuse(tools);
  if (address === undefined) {
    await setFlag(key, { on: wanted !== 'off', percent: wanted === 'off' ? 100 : percent }, COMMAND_LINE);
  } else if (!(await nameForFlag(key, address, percent === 100, COMMAND_LINE))) {
    tools.complain('There is no account with this address.');
    return 1;
  }
  const row = (await rollouts()).find((one) => one.key === key);
  tools.say(`${key}: ${row ? stateWords(row) : ''}`);
  return 0;
}

function understood(args: readonly string[]): [key?: string, wanted?: string, user?: string] | null {
  try {
    const { rest, values } = readArguments(args, { user: 'value' });
    if (rest.length === 0 || (rest.length === 1 && rest[0] === 'list')) return values.user === undefined ? [] : null;
    return rest.length === 2 ? [rest[0], rest[1], values.user] : null;
  } catch (error) {
    if (error instanceof Misuse) return null;
    throw error;
  }
}

async function list(tools: FlagTools): Promise<number> {
  const width = Math.max(...FLAG_KEYS.map((key) => key.length)) + 2;
  for (const row of await rollouts()) tools.say(`${row.key.padEnd(width)}${stateWords(row)}`);
  return 0;
}

function stateWords({ on, percent, emails, said }: Awaited<ReturnType<typeof rollouts>>[number]): string {
  const reach = !on ? 'off' : percent === 100 ? 'on' : `${percent} %`;
  const named = on && percent < 100 && emails.length > 0 ? ` and ${emails.join(', ')}` : '';
  return `${reach}${named}${said ? '' : ' (as it comes)'}`;
}

/** `on` is all, `off` is none. Null for what is no percentage. */
function percentOf(text: string): number | null {
  if (text === 'on') return 100;
  if (text === 'off') return 0;
  const number = /^(\d{1,3})%?$/.exec(text)?.[1];
  return number !== undefined && Number(number) <= 100 ? Number(number) : null;
}

function isKey(text: string): text is FlagKey {
  return (FLAG_KEYS as readonly string[]).includes(text);
}

function misuse(tools: FlagTools): number {
  tools.complain(USAGE.trimEnd());
  return 2;
}
