import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import { createApi } from '../app';
import { writtenPath } from './by-route';
import { openApiDocument } from './document';
import { ENDPOINTS } from './registry';

useDatabase();
const runtime = mailboxRuntime();

const name = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

it('every route of the API is described, and everything that is described is a route', () => {
  const routes = createApi(runtime).routes.filter(({ method }) => method !== 'ALL');
  const served = [...new Set(routes.map(({ method, path }) => `${method} ${writtenPath(path)}`))];
  expect(ENDPOINTS.map(name).sort()).toEqual(served.sort());
});

it('the description is OpenAPI 3.1 whose schemas are JSON Schema and whose names are unique', async () => {
  const answer = await (await apiAs(runtime, null))('GET', '/api/openapi.json');
  expect(answer.status).toBe(200);
  const document = await answer.json();
  expect(document).toEqual(
    JSON.parse(JSON.stringify(openApiDocument({ ...document.info, baseUrl: runtime.settings.baseUrl }))),
  );
  const ajv = addFormats(new Ajv2020({ strict: false }));
  const operations: { operationId: string; summary: string }[] = Object.values(document.paths).flatMap((path) =>
    Object.values(path as object),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length);
  for (const schema of schemasIn([operations, document.webhooks])) ajv.compile(schema);
});

/** Everything under a key `schema`, but references. */
function schemasIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'schema' ? ('$ref' in inner ? [] : [inner]) : schemasIn(inner),
  );
}
