/** The part of oidc-provider that the sandbox uses; the package carries no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Payload {
    accountId?: string;
    clientId?: string;
    grantId?: string;
    consumed?: unknown;
    [field: string]: unknown;
  }

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(code: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    rejectOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface Token {
    readonly accountId: string;
    readonly clientId: string;
    readonly grantId: string;
    readonly scope?: string;
  }

  export interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, string | undefined>>;
    readonly session?: { readonly accountId: string };
  }

  export interface Context {
    path: string;
    body: Record<string, unknown>;
    oidc: {
      params?: Readonly<Record<string, string | undefined>>;
      result?: { consent?: { grantId?: string } };
      session?: { accountId?: string };
      client?: { clientId: string };
      route?: string;
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    readonly Client: { readonly prototype: { redirectUriAllowed(uri: string): boolean } };
    readonly Grant: {
      new (fields: { accountId: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    readonly AccessToken: { find(token: string): Promise<Token | undefined> };
    readonly RefreshToken: { find(token: string): Promise<Token | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void;
    on(event: string, listener: (...values: unknown[]) => void): void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(request: IncomingMessage, response: ServerResponse, result: object): Promise<string>;
  }

  export const interactionPolicy: {
    Prompt: new (options: { name: string; requestable: boolean }) => object;
    base(): { add(prompt: object, index: number): void };
  };
}
