/** The part of JSON Schema 2020-12 that the API's description uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

export interface Field {
  /** With the way to it: `items[].id`. */
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  readonly description: string | null;
}

/** What kind of value a schema takes, in few words. */
export function kindOf(schema: JsonSchema): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map(kindOf))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(', ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(kindOf).join(', ')}]`;
  if (schema.type === 'array') return `list of ${schema.items ? kindOf(schema.items) : 'anything'}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type as string | undefined);
  if (!type) return 'anything';
  return [schema.format ?? type, boundsOf(schema)].filter(Boolean).join(', ');
}

function boundsOf({ minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const bounded = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least && most !== undefined) return `${least} to ${most}${unit}`;
    if (most !== undefined) return `at most ${most}${unit}`;
    return least ? `at least ${least}${unit}` : '';
  };
  const isSafe = (n: number | undefined) => (n !== undefined && Math.abs(n) < Number.MAX_SAFE_INTEGER ? n : undefined);
  return bounded(minLength, maxLength, ' characters') || bounded(isSafe(minimum), isSafe(maximum), '');
}

/** The fields of an object and of what is in it, down to `depth` levels. */
export function fieldsOf(schema: JsonSchema, depth = 2, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): Field[] => {
    const within = inner.type === 'array' ? inner.items : inner;
    const path = `${prefix}${name}`;
    const field: Field = {
      name: path,
      kind: kindOf(inner),
      required: schema.required?.includes(name) ?? false,
      description: inner.description ?? null,
    };
    const below =
      depth > 0 && within?.properties ? fieldsOf(within, depth - 1, `${path}${within === inner ? '.' : '[].'}`) : [];
    return [field, ...below];
  });
}

/** A small value that the schema takes: what is required, or one field where nothing is. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const option = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (option) return exampleOf(option, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, name));
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, name)] : [];
  if (schema.properties) {
    const names = schema.required?.length ? schema.required : Object.keys(schema.properties).slice(0, 1);
    return Object.fromEntries(names.map((one) => [one, exampleOf(schema.properties?.[one] ?? {}, one)]));
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.minimum && schema.minimum > 0 ? schema.minimum : 1;
  if (schema.type === 'boolean') return true;
  if (schema.format === 'date-time') return '2026-03-02T10:00:00Z';
  if (schema.format === 'date') return '2026-03-02';
  return schema.type === 'object' ? {} : (WORDS[name] ?? 'text');
}

const WORDS: Readonly<Record<string, string>> = {
  email: 'you@example.com',
  address: 'you@example.com',
  host: 'imap.example.com',
  zone: 'Europe/Berlin',
  timeZone: 'Europe/Berlin',
  name: 'Dana Reyes',
};
