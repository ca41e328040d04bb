import { Misuse, type Options, readArguments } from './cli/arguments';

interface Command {
  readonly does: string;
  /** What stands behind its name in the usage. */
  readonly takes?: string;
  /** Its options, each with what it does. */
  readonly options?: Readonly<Record<string, readonly [kind: 'flag' | 'value', does: string]>>;
  run(args: string[]): Promise<number>;
}

/** The sub-commands. Each loads what it needs when it is called, so that none waits for the others' parts. */
const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    does: 'runs everything until it is stopped; builds first what is out of date',
    options: { dev: ['flag', 'runs the sources as they are, without a build'] },
    run: async (args) => (await import('./cli/start')).start(args),
  },
  demo: {
    does: 'one conversation by mail, from the request to the booking, printed as it happens',
    run: async () => (await import('./demo/demo')).demo(),
  },
  doctor: {
    does: 'says what runs, what is wrong and how to mend it, and what going live needs',
    run: async () => (await import('./cli/doctor')).doctor(),
  },
  user: {
    does: 'lists accounts, makes invites, lets people in from the waitlist, changes roles',
    takes: 'list | invite | revoke CODE | let-in N | role ADDRESS ROLE',
    options: {
      role: ['value', 'of the accounts to list, or of an invite'],
      uses: ['value', 'how many accounts an invite is good for'],
      email: ['value', 'the one address that an invite is for'],
    },
    run: async (args) => (await import('./cli/user')).user(args),
  },
  flag: {
    does: 'shows which features are on, and switches them',
    takes: '[list | KEY on|off|PERCENT]',
    options: { user: ['value', 'the one account, by its address, that has it while it is on (with off: no more)'] },
    run: async (args) => (await import('./cli/flag')).flag(args),
  },
  backup: {
    does: 'writes all data to a new FILE',
    takes: 'FILE',
    run: async (args) => (await import('./cli/backup')).backup(args),
  },
  restore: {
    does: 'makes the data what FILE holds, while Sundial does not run',
    takes: 'FILE',
    run: async (args) => (await import('./cli/backup')).restore(args),
  },
  reset: {
    does: 'empties database and data folder, to go live after practising; backs them up first',
    options: {
      yes: ['flag', 'does not ask'],
      'no-backup': ['flag', 'writes no backup first'],
    },
    run: async (args) => (await import('./cli/reset')).reset(args),
  },
  inspect: {
    does: 'tries one part of the product on JSON lines; see `inspect --help`',
    takes: 'KIND',
    run: async (args) => (await import('./cli/inspect')).inspect(args),
  },
  misread: {
    does: 'writes a mail that was read wrongly to evals/mails, to be labelled',
    takes: 'MESSAGE-ID|EVENT',
    options: {
      set: ['value', 'name of the set that it goes to'],
      out: ['value', 'the file that it is written to'],
      redact: ['flag', 'takes names and addresses out'],
    },
    run: async (args) => (await import('./cli/misread')).misread(args),
  },
};

const USAGE = `Usage: sundial COMMAND

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
  .join('\n')}

\`sundial COMMAND --help\` tells of one.
`;

/** Runs a command line (without `node sundial`) and returns the exit status: 0, 1 for a failure, 2 for misuse. */
export async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(USAGE);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    process.stderr.write(`There is no command ${name}.\n\n${USAGE}`);
    return 2;
  }
  const asked = rest.includes('--help') || rest.includes('-h');
  // It has a page of help of its own.
  if (asked && name === 'inspect') return command.run(rest);
  if (asked) {
    process.stdout.write(usageOf(name, command));
    return 0;
  }
  try {
    refuseUnknown(command, rest);
    return await command.run(rest);
  } catch (error) {
    if (error instanceof Misuse) {
      process.stderr.write(`${error.message}\n\n${usageOf(name, command)}`);
      return 2;
    }
    if (!(error instanceof Error) || error.name !== 'DatabaseUnusable') throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function refuseUnknown({ options = {}, takes }: Command, args: readonly string[]): void {
  const kinds: Options = Object.fromEntries(Object.entries(options).map(([name, [kind]]) => [name, kind]));
  const { rest } = readArguments(args, kinds);
  if (!takes && rest.length > 0) throw new Misuse(`It takes nothing but options, and was given ${rest.join(' ')}.`);
}

function usageOf(name: string, { does, takes, options = {} }: Command): string {
  const lines = Object.entries(options).map(([option, [kind, what]]) => {
    const shown = `--${option}${kind === 'value' ? ` ${option.toUpperCase()}` : ''}`;
    return `  ${shown.padEnd(15)} ${what}`;
  });
  const head = ['Usage: sundial', name, ...(lines.length > 0 ? ['[OPTION…]'] : []), ...(takes ? [takes] : [])];
  return `${head.join(' ')}\n\n${does.charAt(0).toUpperCase()}${does.slice(1)}.\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`;
}
