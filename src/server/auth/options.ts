import type { AuthOptions } from 'next-auth';
import EmailProvider from 'next-auth/providers/email';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import { flagsOf } from '@/modules/flags/queries';
import { updateAccount } from '@/modules/identity/commands';
import { type Role, sessionPatch } from '@/modules/identity/schema';
import type { Runtime } from '@/ports/runtime';
import { identityAdapter } from './adapter';
import { mayEnter, onLinked } from './linking';
import { authLogger } from './logger';
import { sendSignInLink } from './sign-in-mail';

/** What a request tells of its sender. */
export interface Visit {
  readonly userAgent: string | null;
  /** Of the session cookie that came with it. */
  readonly sessionHash: string | null;
}

/** next-auth, as it documents itself: Google and an emailed link, sessions in the database. Built per request. */
export function authOptions(runtime: Runtime, { userAgent, sessionHash }: Visit): AuthOptions {
  const { google, forceConsent } = runtime.settings;
  return {
    adapter: identityAdapter(runtime, userAgent?.slice(0, 300) ?? null),
    session: { strategy: 'database', maxAge: 30 * 86_400, updateAge: 86_400 },
    providers: [
      GoogleProvider({
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        wellKnown: `${google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        // Not by itself: `mayEnter` says which account an address may be tied to.
        allowDangerousEmailAccountLinking: true,
        authorization: {
          params: { scope: 'openid email profile', ...(forceConsent ? { prompt: 'consent' } : {}) },
        },
      }),
      EmailProvider({
        maxAge: 86_400,
        sendVerificationRequest: ({ identifier, url }) => sendSignInLink(runtime, identifier, url),
      }),
    ],
    pages: {
      signIn: '/auth/signin',
      signOut: '/auth/signout',
      error: '/auth/error',
      verifyRequest: '/auth/signin?sent=1',
    },
    callbacks: {
      async signIn({ account, profile }) {
        if (account?.provider !== 'google') return true;
        const nowMs = await runtime.clock.now();
        return mayEnter(account, profile as GoogleProfile | undefined, { sessionHash, nowMs });
      },
      async session({ session, user, trigger, newSession }) {
        const account = user as typeof user & { role: Role };
        const patch = trigger === 'update' ? sessionPatch.safeParse(newSession) : null;
        const renamed = patch?.success && patch.data.name ? await updateAccount(account.id, patch.data) : null;
        const { email, image, role } = account;
        return {
          user: { name: renamed?.name ?? account.name ?? null, email, image: image ?? null, role },
          flags: await flagsOf(account.id),
          expires: session.expires,
        };
      },
    },
    events: {
      async linkAccount({ user, profile }) {
        if (profile.email) await onLinked(user.id, profile.email, await runtime.clock.now());
      },
    },
    logger: authLogger,
  };
}
