import pg from 'pg';

/** How many texts get a name. Lists of values make a text for each length: what comes after these is planned at each call. */
const NAMES = 2_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * A connection that prepares every query with parameters under a name of its own: PostgreSQL parses a text once for each
 * connection, and plans it once where a plan without its values is no worse (plan_cache_mode auto).
 */
export class PreparingClient extends pg.Client {
  override query = ((config: unknown, values?: unknown, ...rest: unknown[]) => {
    // Several statements in one text, as in migrations, cannot be prepared; they have no parameters.
    const named = isQuery(config) && hasValues(values) ? { ...config, name: nameOf(config.text) } : config;
    return (super.query as (...args: unknown[]) => unknown)(named, values, ...rest);
  }) as pg.Client['query'];
}

function isQuery(config: unknown): config is pg.QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}

function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
