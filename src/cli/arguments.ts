import { parseArgs } from 'node:util';

/** Options of a sub-command: by name, whether it takes a value. */
export type Options = Readonly<Record<string, 'flag' | 'value'>>;

export interface Parsed {
  readonly flags: ReadonlySet<string>;
  readonly values: Readonly<Record<string, string>>;
  readonly rest: readonly string[];
}

/** A command line that cannot be understood; the message says why, and what was meant perhaps. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** Reads the arguments of a sub-command. @throws Misuse for an option that it does not have, or one without its value. */
export function readArguments(args: readonly string[], options: Options): Parsed {
  for (const arg of args) {
    if (arg === '--') break;
    const given = /^(--?[^=]+)/.exec(arg)?.[1];
    if (given === undefined) continue;
    if (!Object.hasOwn(options, given.replace(/^-+/, '')) || !given.startsWith('--')) throw unknown(given, options);
  }
  const config = Object.fromEntries(
    Object.entries(options).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: config });
    const given = Object.entries(values);
    return {
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
      values: Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
      rest: positionals,
    };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new Misuse(error.message);
    throw error;
  }
}

function unknown(given: string, options: Options): Misuse {
  const names = Object.keys(options).map((name) => `--${name}`);
  const near = names.find((name) => distance(name, given) <= 2);
  const hint = near ? `Did you mean ${near}?` : names.length > 0 ? `It has ${names.join(', ')}.` : 'It has no options.';
  return new Misuse(`There is no option ${given}. ${hint}`);
}

/** Levenshtein's distance of two short words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, there] of [...other].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === there ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length]!;
}
