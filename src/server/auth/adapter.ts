import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import {
  closeSession,
  createAccount,
  type Entry,
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
import { recordFailedSignIn } from '@/modules/operations/commands/audit';
import { NO_CLIENT } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';

/**
 * next-auth's storage on our tables. Session tokens are stored as hashes only. `entry` tells of every session that is opened
 * by which way and from where.
 */
export function identityAdapter({ clock, settings }: Runtime, entry: () => Entry): Adapter {
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
      await linkProvider({ userId, provider, providerAccountId, type, scope: scope ?? null }, entry().client);
    },
    async createSession(session) {
      const { userId, expires } = session;
      const tokenHash = sessionHash(session.sessionToken);
      const userAgent = entry().client?.userAgent ?? null;
      await openSession({ tokenHash, userId, expires, userAgent }, entry());
      await redeemBound(userId, await clock.now());
      if (settings.adminEmail && !settings.sandbox) await administerByAddress(userId, settings.adminEmail);
      return session;
    },
    async getSessionAndUser(sessionToken) {
      const row = await accountBySessionHash(sessionHash(sessionToken));
      // Over, or put out of use, means nobody: next-auth would tie a provider's identity to whoever was signed in last.
      if (row && (row.expires <= new Date() || row.user.deactivatedAt)) return null;
      return (
        row && {
          user: { ...row.user, endsAt: row.endsAt },
          session: { sessionToken, userId: row.userId, expires: row.expires },
        }
      );
    },
    async updateSession({ sessionToken, expires }) {
      if (expires) await extendSession(sessionHash(sessionToken), expires);
      return null;
    },
    async deleteSession(sessionToken) {
      await closeSession(sessionHash(sessionToken), entry().client);
    },
    async createVerificationToken(token) {
      await storeVerificationToken(token);
      return token;
    },
    async useVerificationToken({ identifier, token }) {
      const taken = await takeVerificationToken(identifier, token);
      if (!taken || taken.expires < new Date()) await failed(identifier, 'link', entry());
      return taken;
    },
  };
}

/** Writes down that a sign-in to the account of an address failed; of an address that nobody has, nothing. */
export async function failed(address: string, reason: string, { client = NO_CLIENT }: Entry): Promise<void> {
  const account = await accountByAddress(address);
  if (account) await recordFailedSignIn(account.id, reason, client);
}
