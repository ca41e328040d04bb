import { isSignInError } from '@/modules/identity/constants';
import type { PageProps } from './session';

/**
 * The error code in the address of a page, or null. One that is not for whoever tried is logged: it is the operator's. The word
 * `undefined` is what next-auth sends when it was told of none.
 */
export async function signInErrorOf({ searchParams }: Pick<PageProps, 'searchParams'>): Promise<string | null> {
  const code = [(await searchParams).error].flat()[0]?.slice(0, 80) || null;
  if (code !== null && !isSignInError(code))
    console.error(`[auth] shown to a visitor: ${code.replace(/[^\w.-]/g, '')}`);
  return code;
}
