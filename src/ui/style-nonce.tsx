'use client';

import { getNonce, setNonce } from 'get-nonce';

/**
 * Gives the styles that Radix adds at run time the page's nonce: the policy refuses them otherwise. Later answers for the
 * same page bring nonces of their own, by which the browser does not go.
 */
export function StyleNonce({ nonce }: { nonce: string }) {
  if (typeof document !== 'undefined' && !getNonce()) setNonce(nonce);
  return null;
}
