import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

const HOUR = 3_600_000;
const registrations = new RateLimit('registrations of an address', 20, HOUR);
/** Of all addresses together: rows that anybody can make are bounded. */
const allRegistrations = new RateLimit('registrations', 2_000, 24 * HOUR);
const tokens = new RateLimit('tokens of an address', 600, HOUR);
const calls = new RateLimit('calls of another assistant', 120, 60_000);
/** One address of the network may call for many owners. What it brings is counted only within this: anybody can make up tokens. */
const addressCalls = new RateLimit('calls of other assistants of an address', 1_200, 60_000);

/** Bounds how many assistants register from one address of the network, and in all. Answers 429. */
export const registrationLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await bounded(registrations, c.env?.clientAddress);
  await bounded(allRegistrations, 'all');
  await next();
};

/** Bounds how often one address of the network asks for tokens. Answers 429. */
export const tokenLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await bounded(tokens, c.env?.clientAddress);
  await next();
};

/** Bounds how often the MCP server is called from one address of the network, and with one token. Answers 429. */
export const mcpLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await bounded(addressCalls, c.env?.clientAddress);
  const token = c.req.header('authorization');
  if (token !== undefined) await bounded(calls, token);
  await next();
};

async function bounded(limit: RateLimit, key = 'unknown'): Promise<void> {
  if ((await limit.take(key)) > 0) throw new Problem(429, 'too_many', 'Too many of these. Wait, then try again');
}
