import type { AuthOptions } from 'next-auth';
import EmailProvider from 'next-auth/providers/email';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import { updateAccount } from '@/modules/identity/commands';
import { type Role, sessionPatch } from '@/modules/identity/schema';
import type { Runtime } from '@/ports/runtime';
import { identityAdapter } from './adapter';
import { authLogger } from './logger';
import { sendSignInLink } from './sign-in-mail';

/** next-auth as source.md's contract has it: Google and an emailed link, sessions in the database. Built per request. */
export function authOptions(runtime: Runtime, userAgent: string | null): AuthOptions {
  const { google, forceConsent } = runtime.settings;
  return {
    adapter: identityAdapter(userAgent?.slice(0, 300) ?? null),
    session: { strategy: 'database', maxAge: 30 * 86_400, updateAge: 86_400 },
    providers: [
      GoogleProvider({
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        wellKnown: `${google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
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
      /** An address that Google has not proved opens nothing. */
      signIn: ({ account, profile }) =>
        account?.provider !== 'google' || (profile as GoogleProfile | undefined)?.email_verified === true,
      async session({ session, user, trigger, newSession }) {
        const account = user as typeof user & { role: Role };
        const patch = trigger === 'update' ? sessionPatch.safeParse(newSession) : null;
        const renamed = patch?.success && patch.data.name ? await updateAccount(account.id, patch.data) : null;
        const { email, image, role } = account;
        return { expires: session.expires, user: { name: renamed?.name ?? account.name, email, image, role } };
      },
    },
    logger: authLogger,
  };
}
