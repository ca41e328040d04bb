import type { AuthOptions } from 'next-auth';
import EmailProvider from 'next-auth/providers/email';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import type { Wishes } from '@/messages/languages';
import { flagsOf, knownSession } from '@/modules/flags/queries';
import { confirmSession, type Entry, updateAccount } from '@/modules/identity/commands';
import { SESSION_DAYS } from '@/modules/identity/constants';
import { sessionByHash } from '@/modules/identity/queries';
import { type Role, sessionPatch, typedAddress } from '@/modules/identity/schema';
import type { Runtime } from '@/ports/runtime';
import { failed, identityAdapter } from './adapter';
import { mayBeSent } from './link-limit';
import { mailedLink } from './link-page';
import { isOutOfUse, mayEnter, onLinked } from './linking';
import { authLogger } from './logger';
import { sendSignInLink } from './sign-in-mail';

/** What a request tells of its sender. */
export interface Visit {
  readonly userAgent: string | null;
  /** Of the session cookie that came with it. */
  readonly sessionHash: string | null;
  /** Who it is, as limits count them. */
  readonly visitor: string;
  /** The browser's name, from which a sign-in link is asked for. */
  readonly browser: string;
  /** Of the page from which they ask. */
  readonly language: Wishes;
}

/** Whoever is signed in and comes to sign in again confirms who they are: Google asks then, and does not just nod. */
function promptOf(forceConsent: boolean, signedIn: boolean): { prompt?: string } {
  if (forceConsent) return { prompt: 'consent' };
  return signedIn ? { prompt: 'select_account' } : {};
}

/** next-auth, as it documents itself: Google and an emailed link, sessions in the database. Built per request. */
export function authOptions(
  runtime: Runtime,
  { userAgent, sessionHash, visitor, browser, language }: Visit,
): AuthOptions {
  const { baseUrl, google, forceConsent } = runtime.settings;
  const client = { address: visitor, userAgent: userAgent?.slice(0, 300) ?? null };
  // Of one request: next-auth opens the session after it has asked whether this way may be gone.
  let entry: Entry = { client, replaces: sessionHash };
  return {
    adapter: identityAdapter(runtime, () => entry),
    session: { strategy: 'database', maxAge: SESSION_DAYS * 86_400, updateAge: 86_400 },
    providers: [
      GoogleProvider({
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        wellKnown: `${google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        // Not by itself: `mayEnter` says which account an address may be tied to.
        allowDangerousEmailAccountLinking: true,
        authorization: {
          params: { scope: 'openid email profile', ...promptOf(forceConsent, sessionHash !== null) },
        },
      }),
      EmailProvider({
        maxAge: 86_400,
        // Throws for what is no address: next-auth then tells `EmailSignin`.
        normalizeIdentifier: (given) => typedAddress.parse(given),
        async sendVerificationRequest({ identifier, url }) {
          try {
            await sendSignInLink(runtime, identifier, mailedLink(url, baseUrl, browser), language);
          } catch (error) {
            await failed(identifier, 'not_sent', entry);
            throw error;
          }
        },
      }),
    ],
    pages: {
      signIn: '/auth/signin',
      signOut: '/auth/signout',
      error: '/auth/error',
      verifyRequest: '/auth/signin?sent=1',
    },
    callbacks: {
      async redirect({ url }) {
        const to = typeof url === 'string' && URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : null;
        return to?.origin === new URL(baseUrl).origin ? to.href : `${baseUrl}/`;
      },
      async signIn({ user, account, profile, email }) {
        if (email?.verificationRequest && account) {
          return (await mayBeSent(account.providerAccountId, visitor)) || `${baseUrl}/auth/signin?error=TooManyLinks`;
        }
        entry = { ...entry, way: account?.provider };
        const address = (profile as GoogleProfile | undefined)?.email ?? user.email ?? '';
        if (account && (await isOutOfUse(account.provider, account.providerAccountId, address))) return false;
        if (account?.provider !== 'google') return true;
        const nowMs = await runtime.clock.now();
        const google = profile as GoogleProfile | undefined;
        const may = await mayEnter(account, google, { sessionHash, nowMs });
        if (may !== true && google?.email) await failed(google.email, 'not_linked', entry);
        return may;
      },
      async session({ session, user, trigger, newSession }) {
        const seen = sessionHash ? await sessionByHash(sessionHash) : null;
        if (seen?.viewAs) return { ...(await knownSession(seen)), expires: session.expires };
        const account = user as typeof user & { role: Role; endsAt: Date };
        const patch = trigger === 'update' ? sessionPatch.safeParse(newSession) : null;
        const renamed = patch?.success && patch.data.name ? await updateAccount(account.id, patch.data) : null;
        const { email, image, role } = account;
        return {
          user: { name: renamed?.name ?? account.name ?? null, email, image: image ?? null, role },
          flags: await flagsOf(account.id),
          expires: new Date(Math.min(Date.parse(session.expires), account.endsAt.getTime())).toISOString(),
        };
      },
    },
    events: {
      async signIn({ user }) {
        // Whoever is signed in already keeps the session with Google, and has proved again who they are.
        if (sessionHash) await confirmSession(user.id, sessionHash, entry);
      },
      async linkAccount({ user, profile }) {
        if (profile.email) await onLinked(user.id, profile.email, await runtime.clock.now());
      },
    },
    logger: authLogger,
  };
}
