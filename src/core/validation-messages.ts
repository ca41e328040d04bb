import { z } from 'zod';

/**
 * The product's one set of validation texts, those of Zod 3's default error map ('Required', 'Expected X, received Y',
 * …), for every schema that names no message of its own. Importing this file installs it. Source:
 * github.com/colinhacks/zod, packages/zod/src/v3/locales/en.ts.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue.expected, issue.input);
    case 'invalid_value':
      return invalidValue(issue.values, issue.input, issue.inst);
    case 'invalid_format':
      return invalidFormat(issue);
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), exactly(issue), issue.inclusive ? AT_LEAST : MORE_THAN);
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), exactly(issue), issue.inclusive ? AT_MOST : LESS_THAN);
    case 'not_multiple_of':
      return `Number must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return invalidUnion(issue);
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${issue.keys.map(quoted).join(', ')}`;
    default:
      return 'Invalid input';
  }
}

z.config({ customError: validationMessage });

interface Wording {
  readonly size: string;
  readonly text: string;
  readonly number: string;
  readonly date: string;
}

const EXACTLY = { size: 'exactly', text: 'exactly', number: 'exactly equal to', date: 'exactly equal to' };
const AT_LEAST = {
  size: 'at least',
  text: 'at least',
  number: 'greater than or equal to',
  date: 'greater than or equal to',
};
const MORE_THAN = { size: 'more than', text: 'over', number: 'greater than', date: 'greater than' };
const AT_MOST = { size: 'at most', text: 'at most', number: 'less than or equal to', date: 'smaller than or equal to' };
const LESS_THAN = { size: 'less than', text: 'under', number: 'less than', date: 'smaller than' };

const exactly = (issue: { exact?: boolean }): boolean => issue.exact === true;
const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

function bound(origin: string, limit: number, exact: boolean, relative: Wording): string {
  const wording = exact ? EXACTLY : relative;
  if (origin === 'string') return `String must contain ${wording.text} ${limit} character(s)`;
  if (origin === 'array') return `Array must contain ${wording.size} ${limit} element(s)`;
  if (['number', 'int', 'bigint'].includes(origin)) return `Number must be ${wording.number} ${limit}`;
  if (origin === 'date') return `Date must be ${wording.date} ${new Date(limit)}`;
  return 'Invalid input';
}

function invalidType(expected: string, input: unknown): string {
  if (input === undefined) return 'Required';
  if (expected === 'date' && input instanceof Date) return 'Invalid date';
  // Zod 4 takes what has no end for no number at all.
  if (input === Number.POSITIVE_INFINITY || input === Number.NEGATIVE_INFINITY) return 'Number must be finite';
  if (expected === 'int') return 'Expected integer, received float';
  return `Expected ${OLDER_NAMES[expected] ?? expected}, received ${typeName(input)}`;
}

/** What Zod 3 calls a type that has a name of its own since. */
const OLDER_NAMES: Readonly<Record<string, string>> = { record: 'object', tuple: 'array' };

/** None of the ways fits; where a field says which way is meant, the values that it may have. */
function invalidUnion({ discriminator, inst }: { discriminator?: string; inst?: unknown }): string {
  const values = discriminator && (inst as z.core.$ZodType | undefined)?._zod.propValues?.[discriminator];
  if (!values) return 'Invalid input';
  return `Invalid discriminator value. Expected ${[...values].map(quoted).join(' | ')}`;
}

function invalidValue(values: readonly unknown[], input: unknown, schema: unknown): string {
  const isLiteral = (schema as z.core.$ZodType | undefined)?._zod.def.type === 'literal';
  if (isLiteral) return `Invalid literal value, expected ${JSON.stringify(values[0])}`;
  const allowed = values.map(quoted).join(' | ');
  if (input === undefined) return 'Required';
  if (typeof input !== 'string') return `Expected ${allowed}, received ${typeName(input)}`;
  return `Invalid enum value. Expected ${allowed}, received '${input}'`;
}

function invalidFormat(issue: { format: string; includes?: string; prefix?: string; suffix?: string }): string {
  if (issue.includes !== undefined) return `Invalid input: must include "${issue.includes}"`;
  if (issue.prefix !== undefined) return `Invalid input: must start with "${issue.prefix}"`;
  if (issue.suffix !== undefined) return `Invalid input: must end with "${issue.suffix}"`;
  return issue.format === 'regex' ? 'Invalid' : `Invalid ${issue.format}`;
}

/** What Zod 3 calls a value's type. */
function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof Map) return 'map';
  if (value instanceof Set) return 'set';
  if (value instanceof Promise) return 'promise';
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan';
  return typeof value;
}
