import { randomBytes } from 'node:crypto';
import { confirmBasics, connectCalendar } from '@/demo/guided-tour';
import { Visitor } from '@/demo/visitor';
import { createAccount, openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';

const SESSION_COOKIE = 'next-auth.session-token';

/** A signed-in person of the sandbox, without a window. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly visitor: Visitor;
  /** The Cookie header of the session. */
  readonly cookie: string;
}

/** An account with a session; `calendar` also connects the person's Google Calendar and confirms zone and hours. */
export async function join(
  product: { readonly origin: string },
  email: string,
  name: string,
  options: { calendar: boolean; zone?: string },
): Promise<Member> {
  const account = await createAccount({ email, name, emailVerified: new Date(), image: null });
  const token = randomBytes(32).toString('hex');
  await openSession({ tokenHash: sessionHash(token), userId: account.id, expires: new Date(Date.now() + 86_400_000) });
  const visitor = new Visitor();
  visitor.setCookie(product.origin, SESSION_COOKIE, token);
  if (options.calendar) {
    await connectCalendar(product.origin, visitor, email);
    await confirmBasics(product.origin, visitor, options.zone ?? 'America/New_York');
  }
  return { id: account.id, email, visitor, cookie: `${SESSION_COOKIE}=${token}` };
}
