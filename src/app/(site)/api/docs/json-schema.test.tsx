import { expect, it } from 'vitest';
import { exampleOf, fieldsOf, kindOf } from './json-schema';

const schema = {
  type: 'object',
  properties: {
    email: { type: 'string', maxLength: 300 },
    rights: { type: 'array', items: { enum: ['schedule', 'initiate'] } },
    items: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
    until: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
    count: { type: 'integer', minimum: 5, maximum: 9_007_199_254_740_991 },
  },
  required: ['email', 'rights'],
} as const;

it('says in words what a field takes', () => {
  expect(Object.values(schema.properties).map(kindOf)).toEqual([
    'string, at most 300 characters',
    'list of "schedule", "initiate"',
    'list of object',
    'date or null',
    'integer, at least 5',
  ]);
});

it('lists fields with what is in them, and which have to be there', () => {
  expect(fieldsOf(schema).map(({ name, required }) => `${name}${required ? '*' : ''}`)).toEqual([
    'email*',
    'rights*',
    'items',
    'items[].id*',
    'until',
    'count',
  ]);
});

it('makes an example of what is required, or of one field where nothing is', () => {
  expect(exampleOf(schema)).toEqual({ email: 'you@example.com', rights: ['schedule'] });
  expect(exampleOf({ ...schema, required: [] })).toEqual({ email: 'you@example.com' });
});
