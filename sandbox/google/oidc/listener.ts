import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Faults } from '../../faults';
import type { GrantStore } from './grant-store';
import { ROUTES } from './provider';
import { asShortNames } from './scopes';

export interface ListenerOptions {
  readonly provider: Provider;
  readonly grants: GrantStore;
  readonly faults: Faults;
  /** Public URL of the stand-in of Google; all endpoints are announced under it, whoever asks. */
  readonly issuer: string;
}

/** Largest form that /revoke reads, in bytes. */
const LARGEST_FORM = 16_384;

/** Serves the OAuth endpoints to Node's HTTP server; false when the path is none of them. */
export function oidcListener({ provider, grants, faults, issuer }: ListenerOptions) {
  const { pathname: base, host, protocol } = new URL(issuer);
  const serve = provider.callback();
  const served = [
    ROUTES.authorization,
    ROUTES.token,
    ROUTES.userinfo,
    ROUTES.jwks,
    '/.well-known/openid-configuration',
  ];

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (!url.pathname.startsWith(`${base}/`)) return false;
    const path = url.pathname.slice(base.length);
    const revocation = path === ROUTES.revocation;
    if (!revocation && !served.some((route) => path === route || path.startsWith(`${route}/`))) return false;
    const fault = faults.take(request.method ?? 'GET', url.pathname);
    if (fault?.status === 0) {
      request.socket.destroy();
      return true;
    }
    if (fault?.status !== undefined) {
      json(response, fault.status, { error: fault.reason ?? 'temporarily_unavailable' });
      return true;
    }
    if (revocation) {
      revoke(provider, grants, url, request, response).catch(() => request.socket.destroy());
      return true;
    }
    const scope = url.searchParams.get('scope');
    if (scope !== null) url.searchParams.set('scope', asShortNames(scope));
    Object.assign(request, { originalUrl: base + path + url.search });
    request.url = path + url.search;
    if (path === ROUTES.authorization) forgetSession(request);
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.replace(':', '');
    serve(request, response);
    return true;
  };
}

/** Each sign-in begins with the chooser, as in a browser that is signed in to several accounts. */
function forgetSession(request: IncomingMessage): void {
  const kept = (request.headers.cookie ?? '').split('; ').filter((cookie) => !cookie.startsWith('_session'));
  request.headers.cookie = kept.join('; ');
}

/** Google's revocation asks for no client authentication and ends all that the person granted to the application. */
async function revoke(
  provider: Provider,
  grants: GrantStore,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const form = new URLSearchParams(await formOf(request));
  const token = form.get('token') ?? url.searchParams.get('token') ?? '';
  const found = (await provider.RefreshToken.find(token)) ?? (await provider.AccessToken.find(token));
  if (!found) return json(response, 400, { error: 'invalid_token', error_description: 'Token expired or revoked' });
  grants.revoke(found.accountId, found.clientId);
  json(response, 200, {});
}

async function formOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_FORM) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
