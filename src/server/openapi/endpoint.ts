import { z } from 'zod';
import type { Scope } from '@/core/access/scopes';
import type { ErrorCode } from '@/core/http/codes';

export const TAGS = [
  'Account',
  'Preferences',
  'Connections',
  'Other assistants',
  'Loops',
  'People',
  'Teams',
  'Referrals',
  'Guests',
  'Billing',
  'Staff',
  'Installation',
] as const;

/**
 * Who may call: `anyone`; `link`, whoever has the signed address or the sender's secret; `account`, whoever is signed in;
 * `member`, whoever is signed in and not on the waitlist; `waitlisted`, whoever is on it; `trainer`, a trainer or an administrator; `admin`.
 */
export type Caller = 'anyone' | 'link' | 'account' | 'member' | 'waitlisted' | 'trainer' | 'admin';

/** A body that is not JSON. */
export interface Bytes {
  readonly bytes: string;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `/api/loops/{id}`. */
  readonly path: `/api/${string}`;
  readonly tag: (typeof TAGS)[number];
  /** What it does, as one line. */
  readonly summary: string;
  /** What one has to know besides. */
  readonly description?: string;
  readonly caller: Caller;
  /** Which access tokens open it, besides a session; none without. */
  readonly scope?: Scope;
  /** The route itself writes down that it was called (recordAct). */
  readonly recorded?: true;
  readonly query?: z.ZodObject;
  /** What the route parses. */
  readonly body?: z.ZodType | Bytes;
  /** By status; null: without a body. */
  readonly answers: Readonly<Record<number, z.ZodType | Bytes | null>>;
  /** Codes besides those that follow from the rest (see `errorsOf`). */
  readonly errors?: readonly ErrorCode[];
}

/** All codes that an endpoint answers with: its own, and those that its caller, body and path bring along. */
export function errorsOf({ caller, scope, query, body, path, method, errors = [] }: Endpoint): readonly ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (query || body) codes.push('invalid');
  if (caller !== 'anyone' && caller !== 'link') codes.push('unauthenticated');
  if (caller !== 'anyone' && caller !== 'link' && caller !== 'account') codes.push('forbidden');
  if (method !== 'GET' && caller !== 'link') codes.push('origin');
  if (scope) codes.push('invalid_token', 'insufficient_scope', 'too_many');
  // Whatever is written, by whomever: an administrator who looks at the pages as somebody else writes nothing.
  if (method !== 'GET') codes.push('read_only');
  if (path.includes('{')) codes.push('not_found');
  if (body) codes.push('too_large');
  return [...new Set([...codes, ...errors])];
}

export function isBytes(body: z.ZodType | Bytes): body is Bytes {
  return !(body instanceof z.ZodType);
}
