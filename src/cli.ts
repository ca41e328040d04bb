/** The sub-commands. Each loads what it needs when it is called, so that none waits for the others' parts. */
const COMMANDS: Readonly<Record<string, { readonly does: string; run(args: string[]): Promise<number> }>> = {
  start: {
    does: 'runs everything until it is stopped; builds first what is out of date',
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
    run: async (args) => (await import('./cli/user')).user(args),
  },
  backup: {
    does: 'writes all data to a new FILE',
    run: async (args) => (await import('./cli/backup')).backup(args),
  },
  restore: {
    does: 'makes the data what FILE holds, while Sundial does not run',
    run: async (args) => (await import('./cli/backup')).restore(args),
  },
  inspect: {
    does: 'tries one part of the product on JSON lines; see `inspect --help`',
    run: async (args) => (await import('./cli/inspect')).inspect(args),
  },
  misread: {
    does: 'writes a mail that was read wrongly to evals/mails, to be labelled',
    run: async (args) => (await import('./cli/misread')).misread(args),
  },
};

const USAGE = `Usage: sundial COMMAND

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
  .join('\n')}
`;

/** Runs a command line (without `node sundial`) and returns the exit status: 0, 1 for a failure, 2 for misuse. */
export async function main(args: string[]): Promise<number> {
  // A reader that stops early, such as head, is no failure.
  process.stdout.on('error', () => process.exit(0));
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    process.stdout.write(USAGE);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    process.stderr.write(`There is no command ${name}.\n\n${USAGE}`);
    return 2;
  }
  return command.run(rest);
}
