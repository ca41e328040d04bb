import { z } from 'zod';

/** What a browser can check of one field before anything is sent: attributes of an input. */
export interface FieldLimits {
  readonly required?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
}

/** By the field's name. */
export type FormLimits = Readonly<Record<string, FieldLimits>>;

interface Described {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * The limits of a form's fields, from the schema that its route parses with: one truth for both, and no schema in the
 * browser (zod alone is 93 kB there). A text that may not be empty is required, also where a PATCH may leave it out.
 */
export function limitsOf(schema: z.ZodObject): FormLimits {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fieldLimits(property as Described)]),
  );
}

function fieldLimits({ minLength, maxLength, minimum, maximum }: Described): FieldLimits {
  return {
    ...(minLength ? { required: true, ...(minLength > 1 ? { minLength } : {}) } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
}
