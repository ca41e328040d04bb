import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Contract } from './contract';

let folder: string;
let contract: Contract;

const thing = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', nullable: true },
    share: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: false },
    parent: { $ref: '#/components/schemas/Thing' },
    at: { type: 'string', format: 'date-time' },
  },
};
const description = {
  openapi: '3.0.3',
  paths: {
    '/things/{id}': {
      patch: {
        operationId: 'things.patch',
        security: [{ oauth2: ['write', 'all'] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'depth', in: 'query', schema: { type: 'integer', minimum: 1 } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          204: {},
        },
      },
    },
  },
  components: { schemas: { Thing: thing } },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const file = join(folder, 'api.json');
  await writeFile(file, JSON.stringify(description));
  contract = new Contract(file);
});
afterAll(() => rm(folder, { recursive: true }));

const asked = (query: string, body: unknown) =>
  contract.checkRequest('things.patch', new URLSearchParams(query), body).map((violation) => violation.reason);
const answered = (status: number, body: unknown) =>
  contract.checkResponse('things.patch', status, body).map((violation) => violation.reason);

test('finds the operation by method and path, with its parameters and scopes', () => {
  expect(contract.match('PATCH', '/things/a%2Fb')).toEqual({
    id: 'things.patch',
    scopes: ['write', 'all'],
    pathParameters: { id: 'a/b' },
  });
  expect(contract.match('GET', '/things/a')).toBeUndefined();
  expect(contract.match('PATCH', '/things/a/b')).toBeUndefined();
});

test('a patch may remove a field by null; other wrong types, unknown fields and parameters are violations', () => {
  expect(asked('depth=2&tag=a&tag=b', { name: 'x', share: null })).toEqual([]);
  expect(asked('tag=a', { name: 'x', parent: { name: 'y', at: '2027-03-01T09:00:00Z' } })).toEqual([]);
  expect(asked('depth=0', { name: 'x' })).toEqual(['query/depth must be >= 1']);
  expect(asked('deep=1', { name: 'x' })).toEqual(['query must NOT have additional properties (deep)']);
  expect(asked('', undefined)).toEqual(['body is missing']);
  expect(asked('', { name: 'x', parent: { name: 1 } })).toEqual([
    'body/parent/name must be string',
    'body/parent/name must be null',
    'body/parent/name must match a schema in anyOf',
  ]);
});

test('nullable and boolean exclusive bounds mean what OpenAPI 3.0 says', () => {
  expect(answered(200, { name: null, share: 1 })).toEqual([]);
  expect(answered(200, { name: 'x', share: 0 })).toEqual(['body/share must be > 0']);
  expect(answered(200, { share: 1 })).toEqual(["body must have required property 'name'"]);
  expect(answered(200, { name: 'x', at: 'soon' })).toEqual(['body/at must match format "date-time"']);
});

test('a status or a body that is not described is a violation', () => {
  expect(answered(204, undefined)).toEqual([]);
  expect(answered(204, {})).toEqual(['a body is not described']);
  expect(answered(404, {})).toEqual(['status 404 is not described']);
});
