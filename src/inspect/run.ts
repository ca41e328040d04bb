import '@/core/validation-messages';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { ZodError } from 'zod';
import { splitLines } from '@/core/split-lines';
import { type Inspect, KINDS } from './kinds';

/** Characters of a line that are read at most: a 40 MB message in base64 or escapes. */
const MAX_LINE = 100_000_000;

interface Failure {
  readonly code: string;
  readonly message: string;
}

/** The function of a kind, loaded when it is wanted. @throws when there is none. */
export async function loadKind(name: string): Promise<Inspect> {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new Error(`There is no kind ${name}`);
  const file = new URL(`./${kind.module}.ts`, import.meta.url).href;
  const module = (await import(/* @vite-ignore */ file)) as Record<string, Inspect>;
  const exported = `inspect${name[0]!.toUpperCase()}${name.slice(1)}`;
  const run = module[exported];
  if (!run) throw new Error(`${kind.module} does not export ${exported}`);
  return run;
}

/** Applies `inspect` to every line of `input`, one after the other; blank lines are passed over. */
export async function runInspect(inspect: Inspect, input: Readable, output: Writable): Promise<void> {
  for await (const line of splitLines(input)) {
    if (line.trim() === '') continue;
    const answer = await answerLine(inspect, line);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
  }
}

async function answerLine(inspect: Inspect, line: string): Promise<object> {
  if (line.length > MAX_LINE) return { id: null, error: { code: 'too_long', message: 'The line is too long' } };
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (error) {
    return { id: null, error: { code: 'invalid_json', message: (error as Error).message } };
  }
  const id = idOf(row);
  try {
    return { id, ...(await inspect(row)) };
  } catch (error) {
    return { id, error: failure(error) };
  }
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
}

function failure(error: unknown): Failure {
  if (error instanceof ZodError) {
    const said = error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '));
    return { code: 'invalid_input', message: said.join('; ') };
  }
  if (!(error instanceof Error)) return { code: 'failed', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
  return { code, message: error.message };
}
