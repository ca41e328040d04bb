import { randomBytes } from 'node:crypto';

/** What an access token lets its bearer do, and for whom. */
export interface Access {
  readonly subject: string;
  readonly scopes: readonly string[];
}

/** Looks an access token up; undefined when it is unknown, expired or revoked. */
export type FindAccess = (token: string) => Promise<Access | undefined>;

/** Tokens handed to tests without the OAuth dance. The dance itself is oidc.ts. */
export class MintedTokens {
  private readonly tokens = new Map<string, Access>();

  mint(access: Access): string {
    const token = `ya29.${randomBytes(24).toString('base64url')}`;
    this.tokens.set(token, access);
    return token;
  }

  find(token: string): Access | undefined {
    return this.tokens.get(token);
  }

  /** Everything minted for a subject stops working. */
  revoke(subject: string): void {
    for (const [token, access] of this.tokens) if (access.subject === subject) this.tokens.delete(token);
  }
}
