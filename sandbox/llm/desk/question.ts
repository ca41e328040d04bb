import Ajv from 'ajv';
import { z } from 'zod';

const messageSchema = z.strictObject({ role: z.enum(['system', 'user']), content: z.string() });

/** A question as it waits in its file. */
export const questionSchema = z.strictObject({
  number: z.int().min(1),
  /** ISO 8601, the machine's own time. */
  askedAt: z.string(),
  /** As the request names it, without the provider. */
  model: z.string(),
  /** Name of the form that is asked for; null where any words will do. */
  schemaName: z.string().nullable(),
  /** JSON Schema of that form. */
  schema: z.record(z.string(), z.unknown()).nullable(),
  /** The instructions, and what was written by others. */
  messages: z.tuple([messageSchema, messageSchema]),
});
export type Question = z.infer<typeof questionSchema>;
export type Asked = Omit<Question, 'number' | 'askedAt'>;

export type Checked = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/** What was written as an answer, if it is JSON of the form asked for; else what is wrong with it, place by place. */
export function checkAnswer({ schema }: Pick<Question, 'schema'>, text: string): Checked {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `It is not JSON: ${(error as Error).message}` };
  }
  const ajv = new Ajv({ strict: false, allErrors: true });
  if (schema === null || ajv.validate(schema, value)) return { ok: true, value };
  return { ok: false, reason: ajv.errorsText(ajv.errors, { dataVar: 'answer', separator: '\n' }) };
}
