import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startServer } from '../loops/server';
import { type Conversation, conversation } from './format';
import type { ConversationOut } from './outcome';
import { playAll } from './pool';

/**
 * `npm run eval:conversations -- FILE OUT [--parallel N] [--desk FOLDER]`: plays the conversations of FILE and writes their
 * outcomes to OUT, JSON lines in the same order. What cannot be read or played is told in its row. The formats: docs/conversations.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { parallel: { type: 'string', default: '1' }, desk: { type: 'string' } },
});
const [file, out] = positionals;
const parallel = Number(values.parallel);
if (!file || !out || !Number.isSafeInteger(parallel) || parallel < 1) {
  console.error('npm run eval:conversations -- FILE OUT [--parallel N] [--desk FOLDER]');
  process.exit(2);
}

const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');
const rows = lines.map(rowOf);
const server = await startServer();
try {
  const readable = rows.filter((row): row is { given: Conversation } => 'given' in row).map(({ given }) => given);
  const played = await playAll(
    readable,
    { serverUrl: server.url, parallel, ...(values.desk ? { desk: values.desk } : {}) },
    ({ id, turns, error }) => {
      console.log(`${id}: ${error ?? `${turns.length} turns`}`);
    },
  );
  writeFileSync(out, '');
  for (const row of rows) {
    const outcome = 'given' in row ? played.shift() : row.unread;
    appendFileSync(out, `${JSON.stringify(outcome)}\n`);
  }
} finally {
  await server.stop();
}
process.exit();

function rowOf(line: string, n: number): { given: Conversation } | { unread: ConversationOut } {
  const failed = (id: string, error: string) => {
    console.log(`${id}: ${error}`);
    return { unread: { id, turns: [], transcript: `===== ${id}\n\n!! ${error}`, error } };
  };
  const nameless = `line ${n + 1}`;
  try {
    const row = JSON.parse(line);
    const read = conversation.safeParse(row);
    return read.success ? { given: read.data } : failed(String(row?.id ?? nameless), z.prettifyError(read.error));
  } catch (error) {
    return failed(nameless, (error as Error).message);
  }
}
