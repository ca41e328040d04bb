import { inspectHelp, KINDS } from '@/inspect/kinds';
import { loadKind, runInspect } from '@/inspect/run';

/** `sundial inspect KIND`: JSON lines from standard input to standard output. */
export async function inspect(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(inspectHelp());
    return 0;
  }
  const [kind, ...rest] = args;
  if (kind === undefined || rest.length > 0 || !Object.hasOwn(KINDS, kind)) {
    process.stderr.write(`Usage: sundial inspect KIND, one of ${Object.keys(KINDS).join(', ')}. See --help.\n`);
    return 2;
  }
  await runInspect(await loadKind(kind), process.stdin, process.stdout);
  return 0;
}
