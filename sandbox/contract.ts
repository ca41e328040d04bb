import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** A request or an answer that the vendor's description does not allow. */
export interface Violation {
  readonly side: 'request' | 'response';
  readonly operation: string;
  readonly reason: string;
}

export interface Operation {
  readonly id: string;
  /** OAuth scopes of which one is enough; empty when any token will do. */
  readonly scopes: readonly string[];
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Route {
  id: string;
  method: string;
  path: RegExp;
  names: string[];
  scopes: string[];
  description: OperationObject;
}

interface CompiledOperation {
  method: string;
  query: ValidateFunction;
  queryLists: Set<string>;
  body: ValidateFunction | null;
  bodyRequired: boolean;
  /** Each compiled when it is first given: most operations answer in one of many ways. */
  answers: Map<string, () => ValidateFunction | null>;
  form: boolean;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: { type?: string };
}

interface OperationObject {
  operationId: string;
  parameters?: Parameter[];
  security?: Record<string, string[]>[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  /** The whole query as one object, where its parameters nest in brackets (Stripe). */
  'x-query-schema'?: object;
}

export interface ContractManner {
  /** Properties that a schema does not name are violations, too, except in these schemas. Default: what each schema says. */
  readonly closedExcept?: readonly string[];
  /** Formats of the vendor's own, or that it means otherwise. */
  readonly formats?: Readonly<Record<string, RegExp | true>>;
}

/** RFC 3339 date-time, with the offset optional: Google allows its absence beside an explicit `timeZone`. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Compiled in a third of the time: large descriptions are compiled often, and each check runs seldom. */
const QUICK = { strict: false, allErrors: true, inlineRefs: false, validateSchema: false, code: { optimize: false } };

/**
 * A vendor's OpenAPI description (3.0 or 3.1), compiled to check requests and answers. Strict on purpose: unknown query
 * parameters and undescribed statuses are violations, although most vendors would let them pass.
 */
export class Contract {
  private readonly operations: Route[] = [];
  private readonly compiled = new Map<string, CompiledOperation>();
  private readonly compiledEvents = new Map<string, ValidateFunction>();
  private readonly ajv = new Ajv(QUICK);
  private readonly queryAjv = new Ajv({ ...QUICK, coerceTypes: true });

  private readonly events: Record<string, Omit<OperationObject, 'operationId'>>;

  constructor(file: string, { closedExcept, formats = {} }: ContractManner = {}) {
    const description = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<string, Record<string, OperationObject>>;
      webhooks?: Record<string, { post: Omit<OperationObject, 'operationId'> }>;
      components: { schemas: Record<string, object> };
    };
    if (closedExcept) {
      for (const [name, schema] of Object.entries(description.components.schemas)) {
        if (!closedExcept.includes(name)) close(schema);
      }
    }
    this.events = Object.fromEntries(
      Object.entries(description.webhooks ?? {}).map(([type, webhook]) => [type, webhook.post]),
    );
    for (const ajv of [this.ajv, this.queryAjv]) {
      addFormats(ajv);
      ajv.addFormat('date-time', DATE_TIME);
      for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
      ajv.addSchema({ $id: 'api', components: jsonSchemaOf(description.components) as object });
    }
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, operation] of Object.entries(methods)) this.operations.push(routeOf(method, path, operation));
    }
  }

  /** The operation that serves a method and a path (without the base path), or undefined when the vendor has none. */
  match(method: string, path: string): Operation | undefined {
    for (const operation of this.operations) {
      const match = operation.method === method ? operation.path.exec(path) : null;
      if (!match) continue;
      const values = operation.names.map((name, i) => [name, decodeURIComponent(match[i + 1] as string)]);
      return { id: operation.id, scopes: operation.scopes, pathParameters: Object.fromEntries(values) };
    }
    return undefined;
  }

  /** `body` is undefined when there was none. In a PATCH a null removes a field, whatever its type. */
  checkRequest(id: string, query: URLSearchParams, body: unknown): Violation[] {
    const operation = this.find(id);
    const values: Record<string, string | string[]> = {};
    for (const name of new Set(query.keys())) {
      const all = query.getAll(name);
      values[name] = operation.queryLists.has(name) || all.length > 1 ? all : (all[0] as string);
    }
    const reasons = errorsOf(operation.query, values).map((reason) => `query${reason}`);
    if (body === undefined) {
      if (operation.bodyRequired) reasons.push('body is missing');
    } else if (!operation.body) {
      reasons.push('body is not allowed');
    } else {
      const checked = operation.method === 'PATCH' ? withoutNulls(body) : body;
      reasons.push(...errorsOf(operation.body, checked).map((reason) => `body${reason}`));
    }
    return reasons.map((reason) => ({ side: 'request', operation: id, reason }));
  }

  /**
   * A request whose query and body are forms with brackets, read into objects of strings. They are changed in place to the
   * numbers, truth values and nulls that the description asks for.
   */
  checkForm(id: string, query: object, body: object): Violation[] {
    const operation = this.find(id);
    const reasons = errorsOf(operation.query, query).map((reason) => `query${reason}`);
    if (operation.form && operation.body)
      reasons.push(...errorsOf(operation.body, body).map((reason) => `body${reason}`));
    else if (Object.keys(body).length > 0) reasons.push('body is not allowed');
    return reasons.map((reason) => ({ side: 'request', operation: id, reason }));
  }

  /** Whether the vendor describes an event of this type. */
  hasEvent(type: string): boolean {
    return type in this.events;
  }

  /** What the vendor posts to a webhook. */
  checkEvent(type: string, event: unknown): Violation[] {
    const known = this.compiledEvents.get(type);
    const schema = this.events[type]?.requestBody?.content['application/json']?.schema;
    if (!known && !schema) return [{ side: 'response', operation: type, reason: 'the event is not described' }];
    const validate = known ?? this.ajv.compile(jsonSchemaOf(schema) as object);
    this.compiledEvents.set(type, validate);
    return errorsOf(validate, event).map((reason) => ({ side: 'response', operation: type, reason: `event${reason}` }));
  }

  checkResponse(id: string, status: number, body: unknown): Violation[] {
    const operation = this.find(id);
    const refuse = (reason: string): Violation => ({ side: 'response', operation: id, reason });
    const described = operation.answers.get(operation.answers.has(String(status)) ? String(status) : 'default');
    if (described === undefined) return [refuse(`status ${status} is not described`)];
    const check = described();
    if (!check) return body === undefined ? [] : [refuse('a body is not described')];
    return errorsOf(check, body).map((reason) => refuse(`body${reason}`));
  }

  /** The checks of an operation, compiled when it is first used. */
  private find(id: string): CompiledOperation {
    const known = this.compiled.get(id);
    if (known) return known;
    const route = this.operations.find((candidate) => candidate.id === id);
    if (!route) throw new Error(`The description has no operation ${id}`);
    const compiled = this.compile(route);
    this.compiled.set(id, compiled);
    return compiled;
  }

  private compile({ method, description }: Route): CompiledOperation {
    const query = (description.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const answers = Object.entries(description.responses).map(([status, answer]) => {
      const schema = answer.content?.['application/json']?.schema;
      let compiled: ValidateFunction | null | undefined;
      const checkOf = () => {
        compiled ??= schema ? this.ajv.compile(jsonSchemaOf(schema) as object) : null;
        return compiled;
      };
      return [status, checkOf] as const;
    });
    const content = description.requestBody?.content ?? {};
    const form = content['application/x-www-form-urlencoded']?.schema;
    const body = form ?? content['application/json']?.schema;
    const nested = description['x-query-schema'];
    return {
      method,
      query: this.queryAjv.compile(
        nested
          ? (jsonSchemaOf(nested) as object)
          : {
              type: 'object',
              properties: Object.fromEntries(
                query.map((parameter) => [parameter.name, jsonSchemaOf(parameter.schema)]),
              ),
              required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
              additionalProperties: false,
            },
      ),
      queryLists: new Set(query.filter((p) => p.schema.type === 'array').map((parameter) => parameter.name)),
      body: body ? (form ? this.queryAjv : this.ajv).compile(jsonSchemaOf(body) as object) : null,
      form: form !== undefined,
      bodyRequired: description.requestBody?.required ?? false,
      answers: new Map(answers),
    };
  }
}

/** Makes an object schema refuse what it does not name; one that names nothing stays open. */
function close(schema: { type?: unknown; properties?: object; additionalProperties?: unknown }): void {
  if (schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false;
}

function routeOf(method: string, path: string, description: OperationObject): Route {
  const names: string[] = [];
  const pattern = path.replace(/[().]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const scopes = (description.security ?? []).flatMap((scheme) => Object.values(scheme).flat());
  return {
    id: description.operationId,
    method: method.toUpperCase(),
    path: new RegExp(`^${pattern}$`),
    names,
    scopes,
    description,
  };
}

function errorsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => {
    const extra = error.params.additionalProperty ? ` (${error.params.additionalProperty})` : '';
    return `${error.instancePath} ${error.message}${extra}`;
  });
}

/** OpenAPI 3.0 to JSON Schema: `nullable` and boolean exclusive bounds are spelt differently. */
export function jsonSchemaOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(jsonSchemaOf);
  if (typeof node !== 'object' || node === null) return node;
  const schema: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    schema[key] = key === '$ref' ? String(value).replace(/^#/, 'api#') : jsonSchemaOf(value);
  }
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue;
    if (schema[flag]) {
      schema[flag] = schema[bound];
      delete schema[bound];
    } else delete schema[flag];
  }
  if (schema.nullable !== true) return schema;
  delete schema.nullable;
  return { anyOf: [schema, { type: 'null' }] };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null)
      .map(([key, entry]) => [key, withoutNulls(entry)]),
  );
}
