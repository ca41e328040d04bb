'use client';

import { setNonce } from 'get-nonce';

/** Gives the styles that Radix adds at run time the page's nonce: the policy refuses them otherwise. */
export function StyleNonce({ nonce }: { nonce: string }) {
  if (typeof document !== 'undefined') setNonce(nonce);
  return null;
}
