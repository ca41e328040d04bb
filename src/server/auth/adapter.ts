import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import {
  closeSession,
  createAccount,
  extendSession,
  linkProvider,
  openSession,
  storeVerificationToken,
  takeVerificationToken,
  updateAccount,
} from '@/modules/identity/commands';
import { administerByAddress } from '@/modules/identity/commands/administer';
import { sessionHash } from '@/modules/identity/policy';
import { accountByAddress, accountById, accountByProvider, accountBySessionHash } from '@/modules/identity/queries';
import { redeemBound } from '@/modules/invites/commands/redeem';
import type { Runtime } from '@/ports/runtime';

/** next-auth's storage on our tables. Session tokens are stored as hashes only. `userAgent` is kept for the list of sessions. */
export function identityAdapter({ clock, settings }: Runtime, userAgent: string | null): Adapter {
  return {
    createUser: (data: Omit<AdapterUser, 'id'>) =>
      createAccount(
        {
          email: data.email,
          name: data.name ?? null,
          image: data.image ?? null,
          emailVerified: data.emailVerified,
        },
        settings,
      ),
    getUser: accountById,
    getUserByEmail: accountByAddress,
    getUserByAccount: ({ provider, providerAccountId }) => accountByProvider(provider, providerAccountId),
    async updateUser({ id, name, emailVerified }) {
      const row = await updateAccount(id, { name: name ?? undefined, emailVerified });
      if (!row) throw new Error('The account is gone');
      return row;
    },
    async linkAccount(row: AdapterAccount) {
      const { userId, provider, providerAccountId, type, scope } = row;
      await linkProvider({ userId, provider, providerAccountId, type, scope: scope ?? null });
    },
    async createSession(session) {
      const { userId, expires } = session;
      await openSession({ tokenHash: sessionHash(session.sessionToken), userId, expires, userAgent });
      await redeemBound(userId, await clock.now());
      if (settings.adminEmail && !settings.sandbox) await administerByAddress(userId, settings.adminEmail);
      return session;
    },
    async getSessionAndUser(sessionToken) {
      const row = await accountBySessionHash(sessionHash(sessionToken));
      // Over means nobody: next-auth would tie a provider's identity to whoever was signed in last.
      if (row && row.expires <= new Date()) return null;
      return row && { user: row.user, session: { sessionToken, userId: row.userId, expires: row.expires } };
    },
    async updateSession({ sessionToken, expires }) {
      if (expires) await extendSession(sessionHash(sessionToken), expires);
      return null;
    },
    async deleteSession(sessionToken) {
      await closeSession(sessionHash(sessionToken));
    },
    async createVerificationToken(token) {
      await storeVerificationToken(token);
      return token;
    },
    useVerificationToken: ({ identifier, token }) => takeVerificationToken(identifier, token),
  };
}
