import { isSignInError } from '@/modules/identity/constants';
import { first, type PageProps } from './session';

/** The error code in the address of a page, or null. One that speaks of the configuration is logged: it is the operator's. */
export async function signInErrorOf({ searchParams }: Pick<PageProps, 'searchParams'>): Promise<string | null> {
  const code = first((await searchParams).error)?.slice(0, 80) ?? null;
  if (code !== null && !isSignInError(code))
    console.error(`[auth] shown to a visitor: ${code.replace(/[^\w.-]/g, '')}`);
  return code;
}
