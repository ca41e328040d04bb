import { expect, it } from 'vitest';
import { z } from 'zod';
import { Problem, parse } from './problem';

const schema = z.object({ name: z.string().optional(), list: z.array(z.record(z.string(), z.string())).optional() });
const fieldsOf = (value: unknown, by: z.ZodType = schema) => {
  try {
    return parse(by, value);
  } catch (error) {
    return error instanceof Problem ? [error.status, Object.keys(error.fields ?? {})] : error;
  }
};

it('refuses what PostgreSQL cannot hold, wherever it stands, and nothing else', () => {
  expect(fieldsOf({ name: 'a\u0000b' })).toEqual([400, ['name']]);
  expect(fieldsOf({ name: 'half \ud83d' })).toEqual([400, ['name']]);
  expect(fieldsOf({ list: [{ ok: 'x' }, { deep: '\u0000' }] })).toEqual([400, ['list.1.deep']]);
  expect(fieldsOf({ list: [{ '\u0000': 'x' }] })).toEqual([400, ['list.0']]);
  const deep = JSON.parse(`{"any":${'['.repeat(90_000)}${']'.repeat(90_000)}}`);
  expect(fieldsOf(deep, z.object({ any: z.unknown() }))).toEqual([400, ['any']]);
  const sound = { name: 'Zoë 😀 \t\n\u007f', list: [{ key: '' }] };
  expect(fieldsOf(sound)).toEqual(sound);
});
