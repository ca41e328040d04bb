import '../validation-messages';
import type { z } from 'zod';
import type { ErrorCode } from './codes';

/** Texts per field, as the API answers them: `{email: ["Required"]}`. Errors of the whole body stand under `_`. */
export type FieldTexts = Record<string, string[]>;

/** An outcome that the caller of the API is told about, as `{error, code, fields?}` with this status. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 502 | 503,
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldTexts,
  ) {
    super(message);
  }
}

/** The answer for what does not exist or must not be known to exist. */
export function notFound(): Problem {
  return new Problem(404, 'not_found', 'Not found');
}

/** PostgreSQL holds neither NUL nor halves of surrogate pairs. */
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** Nothing of ours is as deep; what is would exhaust whoever walks it. */
const DEEPEST = 64;

/** Where in a value stands a text that cannot be stored. */
function unstorable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [path.join('.') || '_'] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length === DEEPEST) return [path[0] ?? '_'];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(UNSTORABLE.test(key) ? [path.join('.') || '_'] : []),
    ...unstorable(each, [...path, key]),
  ]);
}

/**
 * The value as the schema has it. Throws a Problem (400 `invalid`) with a text per field otherwise, and for characters that
 * cannot be stored.
 */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  const fields: FieldTexts = {};
  if (result.success) {
    for (const field of unstorable(result.data)) fields[field] = ['This has characters that cannot be kept'];
    if (Object.keys(fields).length === 0) return result.data;
    throw new Problem(400, 'invalid', 'Invalid input', fields);
  }
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : '_';
    const texts = fields[field] ?? [];
    texts.push(issue.message);
    fields[field] = texts;
  }
  throw new Problem(400, 'invalid', 'Invalid input', fields);
}
