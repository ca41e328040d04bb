import type { Account } from 'next-auth';
import type { GoogleProfile } from 'next-auth/providers/google';
import { recordProof } from '@/modules/identity/commands';
import { accountByAddress, accountByProvider, hasProved, sessionByHash } from '@/modules/identity/queries';
import { redeemBound } from '@/modules/invites/commands/redeem';
import { operatorsInviteTo } from '@/modules/invites/queries';

/** Where the reason is told. */
const NOT_LINKED = '/auth/signin?error=OAuthAccountNotLinked';

/**
 * Whether an identity of Google opens an account: a new one, the one that it is tied to, or one that it may be tied to
 * because that account has proved the same address, or whoever runs this has bound an invite to it: one that any member
 * can send would let them tie somebody's Google to an account of their own. Google must have proved the address. A
 * string is the page that says why not; `sessionHash` names who is signed in already.
 */
export async function mayEnter(
  { providerAccountId }: Account,
  profile: GoogleProfile | undefined,
  { sessionHash, nowMs }: { readonly sessionHash: string | null; readonly nowMs: number },
): Promise<boolean | string> {
  if (profile?.email_verified !== true) return false;
  if (await accountByProvider('google', providerAccountId)) return true;
  const address = profile.email.toLowerCase();
  const here = sessionHash ? await sessionByHash(sessionHash) : null;
  // Whoever looks at the pages as somebody ties nothing to them.
  if (here?.viewAs) return NOT_LINKED;
  const theirs = await accountByAddress(address);
  if (here && theirs && theirs.id !== here.user.id) return NOT_LINKED;
  const account = here?.user ?? theirs;
  if (!account || (await hasProved(account.id, address))) return true;
  return (await operatorsInviteTo(address, nowMs)) !== null || NOT_LINKED;
}

/** Whether this way in leads to an account that was put out of use. */
export async function isOutOfUse(provider: string, providerAccountId: string, address: string): Promise<boolean> {
  const tied = provider === 'email' ? null : await accountByProvider(provider, providerAccountId);
  const account = tied ?? (await accountByAddress(address));
  return (account?.deactivatedAt ?? null) !== null;
}

/** An identity was tied to an account: its address is the account's from now on, with what is bound to it. */
export async function onLinked(userId: string, address: string, nowMs: number): Promise<void> {
  await recordProof(userId, address.toLowerCase());
  await redeemBound(userId, nowMs);
}
