import { createHash, randomBytes } from 'node:crypto';

/** What somebody has allowed the product at a service: one access token and one refresh token at a time. */
interface Grant {
  readonly email: string;
  readonly scopes: readonly string[];
  accessToken: string;
  /** Epoch milliseconds of real time. */
  expiresAt: number;
  refreshToken: string;
}

interface Code {
  readonly email: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly expiresAt: number;
}

/** Real milliseconds that a code lives, and real seconds of an access token, as Zoom and Microsoft have it. */
const CODE_MS = 5 * 60_000;
export const ACCESS_S = 3600;

/** Grants and codes. A refresh ends both tokens that were there before it. */
export class RotatingGrants {
  private grants: Grant[] = [];
  private readonly codes = new Map<string, Code>();
  /** Refreshes so far. */
  refreshed = 0;

  constructor(private readonly changed: () => void) {}

  issueCode(code: Omit<Code, 'expiresAt'>): string {
    const value = secret();
    this.codes.set(value, { ...code, expiresAt: Date.now() + CODE_MS });
    return value;
  }

  /** Null for a code that is not known, used, late, of another address or without its verifier (RFC 7636 4.6). */
  exchange(code: string, redirectUri: string, verifier: string | null): Grant | null {
    const known = this.codes.get(code);
    this.codes.delete(code);
    if (!known || known.expiresAt < Date.now() || known.redirectUri !== redirectUri) return null;
    if (known.challenge !== null && known.challenge !== challengeOf(verifier ?? '')) return null;
    const grant = { email: known.email, scopes: known.scopes, ...fresh() };
    // Whoever allows it once more has one grant still.
    this.grants = [...this.grants.filter(({ email }) => email !== grant.email), grant];
    this.changed();
    return grant;
  }

  /** Null for a refresh token that was used already or never given. */
  refresh(refreshToken: string): Grant | null {
    const grant = this.grants.find((one) => one.refreshToken === refreshToken);
    if (!grant) return null;
    Object.assign(grant, fresh());
    this.refreshed += 1;
    this.changed();
    return grant;
  }

  find(accessToken: string): Grant | null {
    return this.grants.find((one) => one.accessToken === accessToken && one.expiresAt > Date.now()) ?? null;
  }

  ofPerson(email: string): Grant | null {
    return this.grants.find((one) => one.email === email) ?? null;
  }

  /** The access token ends now; it can be renewed. */
  expire(email: string): void {
    const grant = this.ofPerson(email);
    if (grant) grant.expiresAt = 0;
  }

  revoke(email: string): void {
    this.grants = this.grants.filter((one) => one.email !== email);
    this.changed();
  }

  toJSON(): Grant[] {
    return this.grants;
  }

  restore(grants: readonly Grant[]): void {
    this.grants = [...grants];
  }
}

function fresh() {
  return { accessToken: secret(), refreshToken: secret(), expiresAt: Date.now() + ACCESS_S * 1000 };
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

/** S256 of RFC 7636 4.2. */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
