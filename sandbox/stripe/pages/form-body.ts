import type { Context } from 'hono';

/** The fields of a posted form as trimmed text; a field that is not there is ''. */
export async function filledIn(c: Context, fields: readonly string[]): Promise<Record<string, string>> {
  const given = await c.req.parseBody();
  return Object.fromEntries(
    fields.map((name) => [name, typeof given[name] === 'string' ? (given[name] as string).trim() : '']),
  );
}
