import { cookies } from 'next/headers';
import { cache } from 'react';
import { readAlong } from '@/core/mail/link-keys';
import { sessionCookie, sessionHash, sessionId } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import type { Session } from '@/modules/identity/schema';
import { runtime } from '@/ports/runtime';

async function currentHash(): Promise<string | null> {
  const jar = await cookies();
  const cookie = jar.get(sessionCookie(runtime().settings.baseUrl));
  return cookie ? sessionHash(cookie.value) : null;
}

/** The session of the request's cookie, or null; read once per request. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const hash = await currentHash();
  return hash ? sessionByHash(hash) : null;
});

/** The public id of that session, as `sessionsOf` names it. */
export async function currentSessionId(): Promise<string | null> {
  const hash = await currentHash();
  return hash ? sessionId(hash) : null;
}

/** What a page shows as this session's holder may read it: nothing by which its owner acts, for whoever looks as them. */
export async function asRead(): Promise<<T>(value: T) => T> {
  return (await currentSession())?.viewAs ? (value) => readAlong(value) : (value) => value;
}
