import { headers } from 'next/headers';

/** The nonce of this answer's policy, for scripts that a page adds itself. */
export async function pageNonce(): Promise<string> {
  return (await headers()).get('x-nonce') ?? '';
}
