import type { Runtime } from '@/ports/runtime';
import { consentTicket } from '../policy';
import { type AuthorizationRequest, authorizationRequest } from './request';

/** The page of consent for a session: what is asked, and the ticket that the answer to it brings. */
export type ConsentPage =
  | (Extract<AuthorizationRequest, { ok: true }> & { readonly ticket: string })
  | Extract<AuthorizationRequest, { ok: false }>;

/** What the page on which another assistant asks for access shows to the holder of this session. */
export async function consentPage(given: unknown, sessionId: string, runtime: Runtime): Promise<ConsentPage> {
  const asked = await authorizationRequest(given, runtime);
  if (!asked.ok) return asked;
  return { ...asked, ticket: consentTicket(sessionId, asked.query, Date.now(), runtime.settings) };
}
