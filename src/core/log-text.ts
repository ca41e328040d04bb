/** Kept of one message: statements of the database are long, and no sentence of ours is. */
const LONGEST = 500;

/**
 * What a log may hold of an error, or of a text that quotes one: its kind, its message and its causes, without the values
 * that messages carry. drizzle appends a statement's parameters, PostgreSQL quotes what it could not read, JSON.parse what it
 * was given: all that can be somebody's mail. Of the rest of an error (PostgreSQL's `detail`, a request's body) nothing is told.
 */
export function logText(told: unknown): string {
  if (!(told instanceof Error)) return withoutValues(String(told));
  const frames =
    (told.stack ?? '')
      .split(told.message)
      .at(-1)
      ?.match(/^ {4}at .*$/gm) ?? [];
  return [...chain(told), ...frames].join('\n');
}

/** The same on one line, without the stack. */
export function logLine(told: unknown): string {
  return told instanceof Error ? chain(told).join(', because of ') : withoutValues(String(told));
}

function chain(error: Error): string[] {
  const said: string[] = [];
  for (let at: unknown = error; at instanceof Error && said.length < 5; at = at.cause) {
    const { code } = at as { code?: unknown };
    const state = typeof code === 'string' ? ` (${code})` : '';
    // Class 22 is of values that do not fit: PostgreSQL quotes them.
    const text = /^22...$/.test(String(code)) ? 'a value does not fit' : withoutValues(at.message).slice(0, LONGEST);
    said.push(`${at.name}${state}: ${text}`);
  }
  return said;
}

function withoutValues(text: string): string {
  return text
    .replace(/(Failed query: [\s\S]*?)\nparams: [\s\S]*$/, '$1')
    .replace(/"[\s\S]*"(?= is not valid JSON)/, 'what was given');
}
