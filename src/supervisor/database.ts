import pg from 'pg';
import { quoteName } from './backup/format';

/** Creates the database of a URL on its server unless it exists. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = databaseName(url);
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${quoteName(name)}`);
  } finally {
    await client.end();
  }
}

/** SQLSTATE invalid_catalog_name. */
export function isUnknownDatabase(error: unknown): boolean {
  return codeOf(error) === '3D000';
}

/** Why a database cannot be used, and what to do about it. */
export interface DatabaseTrouble {
  readonly text: string;
  readonly hint: string;
}

/** A database that cannot be used, in words for whoever runs this. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** The same error in plain words where it is one of connecting to `url`, else the error itself. */
export function plainly(error: unknown, url: string): unknown {
  const trouble = databaseTrouble(error, url);
  return trouble ? new DatabaseUnusable(`${trouble.text}.\n${trouble.hint}`) : error;
}

/** Codes of the system where nobody answers at the address at all. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * What an error of connecting to `url` means, in words for whoever runs this, without the password. Codes are SQLSTATEs
 * (PostgreSQL manual, appendix A) or the system's. Null for an error that is none of connecting.
 */
export function databaseTrouble(error: unknown, url: string): DatabaseTrouble | null {
  const { hostname, port, username } = new URL(url);
  const server = `${hostname}:${port || 5432}`;
  const name = databaseName(url);
  const user = decodeURIComponent(username);
  const code = codeOf(error);
  if (UNREACHED.has(code) || isTimeout(error)) {
    return {
      text: `No PostgreSQL answers at ${server} (${code || 'in time'})`,
      hint: 'Check host and port in DATABASE_URL, whether that server runs, and whether it may be reached from here.',
    };
  }
  switch (code) {
    case '28P01':
    case '28000':
      return {
        text: `PostgreSQL at ${server} does not let ${user} in`,
        hint: 'Check user and password in DATABASE_URL (special characters are written as %XX), and pg_hba.conf of the server.',
      };
    case '3D000':
      return {
        text: `PostgreSQL at ${server} has no database ${name}`,
        hint: `Make it with \`createdb -h ${hostname} -p ${port || 5432} -U ${user} ${name}\`, or correct the name in DATABASE_URL.`,
      };
    case '42501':
      return {
        text: `${user} may not do what is needed in the database ${name} at ${server}`,
        hint: `Make ${user} its owner: \`ALTER DATABASE ${quoteName(name)} OWNER TO ${quoteName(user)}\`.`,
      };
    case '53300':
      return {
        text: `PostgreSQL at ${server} has no connection left`,
        hint: 'Raise max_connections of the server, or stop what else uses it.',
      };
    default:
      return null;
  }
}

function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout expired|connection timeout/i.test(error.message);
}

/** Of the error, or of the first one that it gathers: a host may have several addresses. Drizzle wraps it. */
function codeOf(error: unknown): string {
  const { code, errors, cause } = (error ?? {}) as { code?: unknown; errors?: unknown[]; cause?: unknown };
  if (typeof code === 'string' && code !== '') return code;
  const inner = errors?.[0] ?? cause;
  return inner === undefined ? '' : codeOf(inner);
}
