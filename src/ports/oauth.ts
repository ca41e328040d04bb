/** Tokens of one grant. `expiresAt` is epoch milliseconds of real time: providers know nothing of a moved clock. */
export interface OAuthTokens {
  readonly accessToken: string;
  /** Null when the answer carried none: a refresh keeps the one it used. */
  readonly refreshToken: string | null;
  readonly expiresAt: number;
  /** Space-separated, as granted; users may untick what was asked for. */
  readonly scopes: string;
}

/** Kinds of calendar accounts that people connect at the provider's own consent page. */
export type ConsentKind = 'google-calendar' | 'microsoft-calendar';

/** The consents by kind; null where the operator has no registration: it is offered to nobody. */
export interface CalendarConsents {
  readonly 'google-calendar': CalendarOAuth;
  readonly 'microsoft-calendar': CalendarOAuth | null;
}

/**
 * The grant of access to a user's calendars: authorization code flow (RFC 6749 4.1) with PKCE (RFC 7636). Every method
 * throws CalendarError and nothing else: `revoked` for invalid_grant, `forbidden` when the user declined.
 */
export interface CalendarOAuth {
  authorizationUrl(request: {
    readonly redirectUri: string;
    readonly state: string;
    readonly nonce: string;
    readonly codeVerifier: string;
    readonly loginHint: string | null;
  }): Promise<URL>;
  /** `callback` is the whole URL that the provider sent the browser to. The account's address is the provider's word. */
  exchange(request: {
    readonly callback: URL;
    readonly state: string;
    readonly nonce: string;
    readonly codeVerifier: string;
  }): Promise<{ readonly tokens: OAuthTokens; readonly accountEmail: string }>;
  refresh(refreshToken: string): Promise<OAuthTokens>;
  revoke(refreshToken: string): Promise<void>;
  /** Whether the granted scopes are enough to read, write and list calendars. */
  sufficient(scopes: string): boolean;
}
