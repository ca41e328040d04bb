import { RateLimit } from '../rate-limit';

/** Sign-in attempts of one visitor in ten minutes. */
const perVisitor = new RateLimit('sign-in', 100, 600_000);

/** What a browser may have us write into the log. */
const told = new RateLimit('auth-log', 60, 600_000);

interface Attempt {
  /** The first part of the path under /api/auth. */
  readonly action: string | undefined;
  readonly visitor: string;
  readonly baseUrl: string;
}

/** Counts a visitor's attempt to sign in, or to have something logged; answers the one that is too many in the form that next-auth's client reads. */
export async function refusedAttempt({ action, visitor, baseUrl }: Attempt): Promise<Response | null> {
  const limit = action === 'signin' ? perVisitor : action === '_log' ? told : null;
  if (limit === null || (await limit.take(visitor)) === 0) return null;
  const url = `${baseUrl}/auth/signin?error=TooManyAttempts`;
  return Response.json({ error: 'Too many attempts', code: 'too_many', url }, { status: 429 });
}
