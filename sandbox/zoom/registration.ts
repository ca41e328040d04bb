/** The product's registration at the stand-in of Zoom. */
export interface ZoomApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs what Zoom sends. */
  readonly secretToken: string;
  /** Where it is sent to; null: nowhere. */
  webhookUrl: string | null;
}

/** The one that the sandbox knows unless told otherwise. */
export const SANDBOX_ZOOM = {
  clientId: 'sandbox-zoom',
  clientSecret: 'sandbox-zoom-secret',
  secretToken: 'sandbox-zoom-token',
} as const;

/** Scopes that every grant has: what an app of before there were finer ones is registered with. */
export const ZOOM_SCOPES = ['meeting:read', 'meeting:write', 'user:read'] as const;
