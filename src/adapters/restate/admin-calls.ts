import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** An engine that has just started says that it is healthy a moment before its tables can be found and read. */
const OPENING = /expecting a partition store|node lookup for partition/i;
const OPENING_TRIES = 40;
const OPENING_PAUSE_MS = 250;
const TIMEOUT_MS = 10_000;

/** The engine refused a call of its admin interface. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * The two ways to ask the engine's admin interface at `adminUrl` (no trailing slash): a call of docs.restate.dev's "Admin API",
 * and a statement of its SQL introspection. Both throw: an AdminRefusal for an answer that is no success.
 */
export function adminCalls(adminUrl: string) {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${adminUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new AdminRefusal(`${method} ${path} of the workflow engine: HTTP ${answer.status} ${text}`, answer.status);
    }
    return text ? JSON.parse(text) : null;
  }

  async function query<T>(row: z.ZodType<T>, statement: string): Promise<T[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        return z.object({ rows: z.array(row) }).parse(await call('POST', '/query', { query: statement })).rows;
      } catch (error) {
        if (tries === OPENING_TRIES || !(error instanceof Error && OPENING.test(error.message))) throw error;
        await sleep(OPENING_PAUSE_MS);
      }
    }
  }

  return { call, query };
}
