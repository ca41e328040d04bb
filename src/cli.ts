
/** The sub-commands. Each loads what it needs when it is called, so that none waits for the others' parts. */
const COMMANDS: Readonly<Record<string, { readonly does: string; run(args: string[]): Promise<number> }>> = {
  start: {
    does: 'runs everything until it is stopped; builds first what is out of date',
    run: async (args) => (await import('./cli/start')).start(args),
  },
  inspect: {
    does: 'tries one part of the product on JSON lines; see `inspect --help`',
    run: async (args) => (await import('./cli/inspect')).inspect(args),
  },
};

const USAGE = `Usage: sundial COMMAND

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
  .join('\n')}
`;

/** Runs a command line (without `node sundial`) and returns the exit status: 0, 1 for a failure, 2 for misuse. */
export async function main(args: string[]): Promise<number> {
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
