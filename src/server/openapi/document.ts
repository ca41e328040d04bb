import { z } from 'zod';
import { SCOPES } from '@/core/access/scopes';
import { ERROR_CODES, type ErrorCode } from '@/core/http/codes';
import { type Bytes, type Caller, type Endpoint, errorsOf, isBytes, TAGS } from './endpoint';
import { ENDPOINTS } from './registry';
import { problem } from './shapes';
import { webhooksDescribed } from './webhooks';

type Json = Record<string, unknown>;

/** What a caller has to know of access tokens. */
const TOKEN =
  'An access token of the account, made in its settings (RFC 6750). It opens the operations that name one of its scopes, and ' +
  `answers 403 \`insufficient_scope\` on every other one. Scopes: ${SCOPES.map((scope) => `\`${scope}\``).join(', ')}.`;

const SECURITY: Readonly<Record<Caller, readonly Json[]>> = {
  anyone: [],
  link: [],
  account: [{ session: [] }],
  member: [{ session: [] }],
  waitlisted: [{ session: [] }],
  trainer: [{ session: [] }],
  admin: [{ session: [] }],
};

/** The description of the API as OpenAPI 3.1 (spec.openapis.org/oas/v3.1): its schemas are JSON Schema 2020-12. */
export function openApiDocument(at: { readonly version: string; readonly baseUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sundial',
      version: at.version,
      description: 'The HTTP API of this installation. JSON in, JSON out; errors are `{error, code, fields?}`.',
    },
    servers: [{ url: at.baseUrl }],
    tags: [...TAGS, 'Webhooks'].map((name) => ({ name })),
    paths,
    webhooks: webhooksDescribed(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
        token: { type: 'http', scheme: 'bearer', description: TOKEN },
      },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const { method, path, tag, summary, description, caller, scope, query, body } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/{}.-]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    security: [...SECURITY[caller], ...(scope ? [{ token: [scope] }] : [])],
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(body ? { requestBody: { required: true, content: contentOf(body, 'input') } } : {}),
    responses: { ...successes(endpoint), ...failures(errorsOf(endpoint)) },
  };
}

/** The names in braces of a path. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

function pathParameters(path: string): Json[] {
  return namesIn(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(query: z.ZodObject | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function successes({ answers }: Endpoint): Json {
  const entries = Object.entries(answers).map(([status, body]) => [
    status,
    { description: MEANING[status] ?? 'Success', ...(body ? { content: contentOf(body, 'output') } : {}) },
  ]);
  return Object.fromEntries(entries);
}

const MEANING: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken; it is done in the background',
  204: 'Done; there is nothing to say',
  302: 'Leads on',
  303: 'Leads back to the page',
  503: 'Something does not work',
};

function failures(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const [status] = ERROR_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, list]) => [
    String(status),
    {
      description: list.map((code) => `\`${code}\`: ${ERROR_CODES[code][1]}`).join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return Object.fromEntries(entries);
}

function contentOf(body: z.ZodType | Bytes, io: 'input' | 'output'): Json {
  if (isBytes(body)) return { [body.bytes]: { schema: { type: 'string', contentMediaType: body.bytes } } };
  return { 'application/json': { schema: schemaOf(body, io) } };
}

/** A zod schema as JSON Schema 2020-12; what has no counterpart there (a refinement) says nothing. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
