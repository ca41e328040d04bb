import { parseArgs } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { comparableAddress } from '@/core/mail/address';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { setRole } from '@/modules/identity/commands/set-role';
import { ROLES, type Role } from '@/modules/identity/schema';
import { mintInvite, revokeInvite } from '@/modules/invites/commands/mint';
import { INVITE_DAYS, MAX_USES } from '@/modules/invites/constants';
import { shownCode } from '@/modules/invites/schema';
import { type LetIn, letNextIn } from '@/modules/waitlist/commands';

export const USAGE = `Usage: sundial user list [--role ROLE]
       sundial user invite [--uses N] [--email ADDRESS] [--role USER|TRAINER|ADMIN]
       sundial user revoke CODE
       sundial user let-in N
       sundial user role ADDRESS ${ROLES.join('|')}
`;

/** What the command needs from outside. */
export interface UserTools {
  readonly nowMs: number;
  readonly baseUrl: string;
  /** Mails somebody that they have been let in; false when it could not be sent. */
  tell(person: LetIn): Promise<boolean>;
  say(line: string): void;
  complain(line: string): void;
}

type Values = { role?: string; uses?: string; email?: string };
type Command = (rest: readonly string[], values: Values, tools: UserTools) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = { list, invite, revoke, 'let-in': letIn, role: changeRole };

/** Runs `sundial user …` and returns the exit status: 1 for what cannot be done, 2 for misuse. */
export async function runUser(args: readonly string[], tools: UserTools): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { role: { type: 'string' }, uses: { type: 'string' }, email: { type: 'string' } },
    });
    return command ? await command(positionals, values, tools) : misuse(tools);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return misuse(tools);
    throw error;
  }
}

async function list(_: readonly string[], { role }: Values, tools: UserTools): Promise<number> {
  const wanted = role === undefined ? null : roleOf(role);
  if (role !== undefined && wanted === null) return misuse(tools);
  const rows = await database()
    .select()
    .from(users)
    .where(wanted ? eq(users.role, wanted) : undefined)
    .orderBy(asc(users.createdAt));
  for (const row of rows) {
    tools.say(
      `${row.role.padEnd(9)}${row.createdAt.toISOString().slice(0, 10)}  ${row.email}  ${row.name ?? ''}`.trimEnd(),
    );
  }
  return 0;
}

async function invite(_: readonly string[], values: Values, tools: UserTools): Promise<number> {
  const uses = countOf(values.uses ?? '1', MAX_USES);
  const role = roleOf(values.role ?? 'USER');
  const email = values.email === undefined ? null : comparableAddress(values.email);
  if (uses === null || role === null || role === 'WAITLIST' || (values.email !== undefined && email === null)) {
    return misuse(tools);
  }
  const code = await mintInvite({ uses, email, role, createdBy: null }, tools.nowMs);
  tools.say(`${shownCode(code)}  good for ${uses === 1 ? 'one account' : `${uses} accounts`}, for ${INVITE_DAYS} days`);
  tools.say(`${tools.baseUrl}/auth/signup?code=${shownCode(code)}`);
  return 0;
}

async function revoke([code]: readonly string[], _: Values, tools: UserTools): Promise<number> {
  if (code === undefined) return misuse(tools);
  if (!(await revokeInvite(code, tools.nowMs)))
    return fail(tools, 'There is no such invite, or it is revoked already.');
  tools.say('Revoked. Who has redeemed it keeps the account.');
  return 0;
}

async function letIn([most]: readonly string[], _: Values, tools: UserTools): Promise<number> {
  const count = countOf(most ?? '', 10_000);
  if (count === null) return misuse(tools);
  const people = await letNextIn(count);
  for (const person of people) {
    const told = await tools.tell(person).catch(() => false);
    tools.say(`${person.email} is in${told ? ' and has a mail about it' : '; the mail about it could not be sent'}.`);
  }
  if (people.length === 0) tools.say('Nobody is waiting.');
  return 0;
}

async function changeRole([address, name]: readonly string[], _: Values, tools: UserTools): Promise<number> {
  const role = roleOf(name ?? '');
  if (address === undefined || role === null) return misuse(tools);
  const changed = await setRole(address, role);
  if (!changed.ok) {
    const unknown = 'There is no account with this address.';
    return fail(tools, changed.reason === 'unknown' ? unknown : 'Somebody has to stay ADMIN: make another one first.');
  }
  tools.say(`${address}: ${changed.before} → ${role}`);
  return 0;
}

function roleOf(text: string): Role | null {
  return ROLES.find((role) => role === text.toUpperCase()) ?? null;
}

function countOf(text: string, most: number): number | null {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}

function misuse(tools: UserTools): number {
  tools.complain(USAGE.trimEnd());
  return 2;
}

function fail(tools: UserTools, line: string): number {
  tools.complain(line);
  return 1;
}
