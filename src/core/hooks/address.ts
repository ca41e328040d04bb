const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const LONGEST = 2_000;

/** What is wrong with an address that messages shall go to; null when nothing is. */
export type AddressProblem = 'malformed' | 'scheme' | 'credentials' | 'too_long';

/**
 * Whether a text is an address that messages may go to: https, and in the sandbox also plain http to this machine. Where a name
 * leads is looked at when something is sent.
 */
export function hookAddressProblem(text: string, sandbox: boolean): AddressProblem | null {
  if (text.length > LONGEST) return 'too_long';
  if (!URL.canParse(text)) return 'malformed';
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return 'credentials';
  if (protocol === 'https:') return hostname === '' ? 'malformed' : null;
  return protocol === 'http:' && sandbox && LOOPBACK.test(hostname) ? null : 'scheme';
}
