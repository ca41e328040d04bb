import { expect, it } from 'vitest';
import { z } from 'zod';
import { limitsOf } from './form-limits';

it('a form has the limits of the schema that its route parses with', () => {
  const schema = z.strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    code: z.string().min(4).max(8),
    note: z.string().max(500).optional(),
    days: z.number().int().min(1).max(180),
    language: z.enum(['en', 'de']).nullable().optional(),
    // What is changed as it is read is described by what is typed.
    email: z
      .string()
      .max(300)
      .transform((text) => text.toLowerCase()),
  });
  expect(limitsOf(schema)).toEqual({
    name: { required: true, maxLength: 120 },
    code: { required: true, minLength: 4, maxLength: 8 },
    note: { maxLength: 500 },
    days: { min: 1, max: 180 },
    language: {},
    email: { maxLength: 300 },
  });
});
