import '../validation-messages';
import type { z } from 'zod';

/** Texts per field, as the API answers them: `{email: ["Required"]}`. Errors of the whole body stand under `_`. */
export type FieldTexts = Record<string, string[]>;

/** An outcome that the caller of the API is told about, as `{error, code, fields?}` with this status. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 502 | 503,
    /** Stable, in snake case. */
    readonly code: string,
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

/** The value as the schema has it. Throws a Problem (400 `invalid`) with a text per field otherwise. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: FieldTexts = {};
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : '_';
    const texts = fields[field] ?? [];
    texts.push(issue.message);
    fields[field] = texts;
  }
  throw new Problem(400, 'invalid', 'Invalid input', fields);
}
