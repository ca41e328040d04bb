import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CONSENT_MS } from '../constants';
import { seal, unseal } from './seal';

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  expiresAt: z.number(),
});

/** A visit to a provider's consent page that has begun; the browser keeps it in a cookie, sealed for its user. */
export type Pending = z.infer<typeof pendingSchema>;

/** Whose visit it is, and where to: what was begun for one account is none for another. */
interface Visit {
  readonly kind: string;
  readonly userId: string;
  /** Encrypts what is kept in the browser (32 bytes, hex). */
  readonly key: string;
}

/** Begins a visit with fresh state, nonce and PKCE verifier. `returnTo` is a path of ours, already checked. */
export function beginVisit(visit: Visit, returnTo: string): { pending: Pending; cookie: string } {
  const pending = {
    state: randomBytes(24).toString('base64url'),
    nonce: randomBytes(24).toString('base64url'),
    codeVerifier: randomBytes(48).toString('base64url'),
    returnTo,
    expiresAt: Date.now() + CONSENT_MS,
  };
  return { pending, cookie: seal(pending, visit.key, boundTo(visit)) };
}

/** The visit that ends with this state; otherwise where it was to return to, if that is known. */
export function endVisit(
  visit: Visit,
  cookie: string | undefined,
  state: string,
): { readonly ok: true; readonly pending: Pending } | { readonly ok: false; readonly returnTo: string | null } {
  const parsed = pendingSchema.safeParse(unseal(cookie ?? '', visit.key, boundTo(visit)));
  if (!parsed.success) return { ok: false, returnTo: null };
  const { data: pending } = parsed;
  const fits = pending.expiresAt >= Date.now() && equal(pending.state, state);
  return fits ? { ok: true, pending } : { ok: false, returnTo: pending.returnTo };
}

function boundTo({ kind, userId }: Visit): string {
  return `${kind}-connect:${userId}`;
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
