const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What a browser does with an address of these is not to lead on. */
const NO_WAY_BACK = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:', 'ws:', 'wss:', 'ftp:']);
const LONGEST = 500;

/**
 * Whether a client may be led back to an address (OAuth 2.1, 2.3; RFC 8252, 7): https, http on this machine, or a scheme of the
 * program's own; no fragment, and no name with password.
 */
export function mayLeadTo(uri: string): boolean {
  if (uri.length > LONGEST || uri.includes('#') || !URL.canParse(uri)) return false;
  const { protocol, hostname, username, password } = new URL(uri);
  if (username !== '' || password !== '' || NO_WAY_BACK.has(protocol)) return false;
  return protocol !== 'http:' || LOOPBACK.has(hostname);
}

/** Whether an address is one of those that a client has named: letter by letter, but for the port on this machine (RFC 8252, 7.3). */
export function isNamed(uri: string, named: readonly string[]): boolean {
  return (
    mayLeadTo(uri) && named.some((one) => one === uri || (isOnLoopback(one) && withoutPort(one) === withoutPort(uri)))
  );
}

/** To whom it leads, in words for a person: a host, or the scheme of a program. */
export function leadsTo(uri: string): { readonly host: string } | { readonly program: string } | 'this machine' {
  const { protocol, host } = new URL(uri);
  if (isOnLoopback(uri)) return 'this machine';
  return protocol === 'https:' ? { host } : { program: protocol.slice(0, -1) };
}

function isOnLoopback(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && LOOPBACK.has(hostname);
}

function withoutPort(uri: string): string {
  const url = new URL(uri);
  url.port = '';
  return url.href;
}

/** Whether the id of a client is the address of a document (client-id-metadata-document, 3): https, with a path, written as it is read. */
export function isDocumentAddress(id: string): boolean {
  if (id.length > LONGEST || !id.startsWith('https://') || !URL.canParse(id)) return false;
  const { href, pathname, hash, username, password } = new URL(id);
  return href === id && pathname !== '/' && hash === '' && username === '' && password === '';
}
