const CALLBACK = '/api/auth/callback/google';

/**
 * The error with which Google sends somebody back (RFC 6749 4.1.2.1), as when they have cancelled there; null without one. It
 * is not ours, and next-auth would tell of one that only the operator can mend. Safe for the log.
 */
export function refusedConsent({ pathname, searchParams }: URL): string | null {
  const error = pathname === CALLBACK && searchParams.get('error');
  return error ? error.replace(/[^\w.-]/g, '').slice(0, 40) : null;
}
