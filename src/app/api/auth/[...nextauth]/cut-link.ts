const CALLBACK = '/api/auth/callback/email';

/** Whether this is the address of a mailed sign-in link of which a part was lost, as where a mail program broke its line. */
export function isCutLink({ pathname, searchParams }: URL): boolean {
  return pathname === CALLBACK && !(searchParams.get('token') && searchParams.get('email'));
}
