import { expect } from 'vitest';
import type { Scope } from '@/core/access/scopes';
import { NO_CLIENT } from '@/modules/operations/schema';
import { makeToken } from '@/modules/tokens/commands';
import type { Runtime } from '@/ports/runtime';
import { createApi } from '@/server/app';
import { misfits } from './described';

/** A new access token of a user's. */
export async function tokenOf(userId: string, ...scopes: Scope[]): Promise<string> {
  const made = await makeToken(userId, { name: 'Nightly', scopes, days: 30 }, NO_CLIENT);
  if (!made.ok) throw new Error(made.reason);
  return made.token;
}

/** The API as a program with this key calls it. Answers are as described, where its description says anything of keys. */
export function apiBy(runtime: Runtime, token: string) {
  const api = createApi(runtime);
  return async (method: string, path: string, body?: object): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await api.request(path, { method, headers, body: body && JSON.stringify(body) });
    if (answer.ok) expect(await misfits(method, path, answer)).toEqual([]);
    return answer;
  };
}
