import { expect, test } from 'vitest';
import { z } from 'zod';
import { z as z3 } from 'zod/v3';
import './validation-messages';

const INPUTS: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'a text that is rather long',
  'ftp://example.com',
  0,
  -1,
  1.5,
  7,
  Number.NaN,
  true,
  [],
  [1],
  [1, 2, 3, 4, 5],
  {},
  { a: 1, more: true },
  new Date(Number.NaN),
  new Date(0),
  new Map(),
  new Set(),
  10n,
];

/** Both generations of the same schema; the older one is the oracle. */
const SCHEMAS: Record<string, [z.ZodType, z3.ZodType]> = {
  string: [z.string(), z3.string()],
  number: [z.number(), z3.number()],
  boolean: [z.boolean(), z3.boolean()],
  bigint: [z.bigint(), z3.bigint()],
  date: [z.date(), z3.date()],
  array: [z.array(z.number()), z3.array(z3.number())],
  object: [z.object({ a: z.string() }), z3.object({ a: z3.string() })],
  strict: [z.strictObject({ a: z.number() }), z3.object({ a: z3.number() }).strict()],
  record: [z.record(z.string(), z.number()), z3.record(z3.number())],
  enum: [z.enum(['a', 'b']), z3.enum(['a', 'b'])],
  literal: [z.literal('a'), z3.literal('a')],
  'string at least': [z.string().min(3), z3.string().min(3)],
  'string at most': [z.string().max(2), z3.string().max(2)],
  'string exactly': [z.string().length(9), z3.string().length(9)],
  'number at least': [z.number().min(3), z3.number().min(3)],
  'number above': [z.number().gt(3), z3.number().gt(3)],
  'number at most': [z.number().max(-2), z3.number().max(-2)],
  'number below': [z.number().lt(-2), z3.number().lt(-2)],
  integer: [z.number().int(), z3.number().int()],
  multiple: [z.number().multipleOf(5), z3.number().multipleOf(5)],
  'bigint at least': [z.bigint().min(30n), z3.bigint().min(30n)],
  'date at least': [z.date().min(new Date(9e9)), z3.date().min(new Date(9e9))],
  'date at most': [z.date().max(new Date(-9e9)), z3.date().max(new Date(-9e9))],
  'array at least': [z.array(z.number()).min(2), z3.array(z3.number()).min(2)],
  'array at most': [z.array(z.number()).max(2), z3.array(z3.number()).max(2)],
  'array exactly': [z.array(z.number()).length(3), z3.array(z3.number()).length(3)],
  email: [z.string().email(), z3.string().email()],
  url: [z.string().url(), z3.string().url()],
  uuid: [z.string().uuid(), z3.string().uuid()],
  datetime: [z.string().datetime(), z3.string().datetime()],
  regex: [z.string().regex(/^y/), z3.string().regex(/^y/)],
  'starts with': [z.string().startsWith('y'), z3.string().startsWith('y')],
  'ends with': [z.string().endsWith('y'), z3.string().endsWith('y')],
  includes: [z.string().includes('y'), z3.string().includes('y')],
  'date as text': [z.iso.date(), z3.string().date()],
  'number of anything': [z.coerce.number().min(1).max(50), z3.coerce.number().min(1).max(50)],
  tuple: [z.tuple([z.number(), z.number()]), z3.tuple([z3.number(), z3.number()])],
  discriminated: [
    z.discriminatedUnion('a', [z.object({ a: z.literal('x') }), z.object({ a: z.literal('y') })]),
    z3.discriminatedUnion('a', [z3.object({ a: z3.literal('x') }), z3.object({ a: z3.literal('y') })]),
  ],
  union: [z.union([z.string(), z.boolean()]), z3.union([z3.string(), z3.boolean()])],
  refined: [z.string().refine(() => false), z3.string().refine(() => false)],
};

/** The first text, which is the one that a form shows; Zod 4 may add a length's after a wrong type's. */
const text = (result: { success: boolean; error?: { issues: { message: string }[] } }): string | null =>
  result.success ? null : result.error!.issues[0]!.message;

const isPlain = (input: unknown): boolean => !(input instanceof Date || input instanceof Map || input instanceof Set);

test.each(Object.entries(SCHEMAS))('%s says what Zod 3 says', (name, [schema, oracle]) => {
  // Zod 4's objects, unlike Zod 3's, take a Date or a Map for an object without keys.
  const plain = name === 'object' || name === 'strict' || name === 'discriminated';
  for (const input of plain ? INPUTS.filter(isPlain) : INPUTS)
    expect([input, text(schema.safeParse(input))]).toEqual([input, text(oracle.safeParse(input))]);
});

test.each([
  [z.string(), undefined, 'Required'],
  [z.number(), 'x', 'Expected number, received string'],
  [z.union([z.string(), z.number()]), null, 'Invalid input'],
  [z.date(), new Date(Number.NaN), 'Invalid date'],
  [z.coerce.date(), 'soon', 'Invalid date'],
  [z.iso.date(), '2026-02-30', 'Invalid date'],
  [z.number(), Number.POSITIVE_INFINITY, 'Number must be finite'],
  [z.coerce.number().int(), '-Infinity', 'Number must be finite'],
  [z.enum(['a', 'b']), 'c', "Invalid enum value. Expected 'a' | 'b', received 'c'"],
  [z.string().min(2), '', 'String must contain at least 2 character(s)'],
  [z.number().min(2), 1, 'Number must be greater than or equal to 2'],
])('the generic text of %#', (schema, input, expected) => {
  expect(text(schema.safeParse(input))).toBe(expected);
});

test('a message of the schema itself wins', () => {
  expect(text(z.string('Name it').safeParse(1))).toBe('Name it');
});
