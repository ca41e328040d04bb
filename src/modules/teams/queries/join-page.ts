import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { teams } from '@/db/schema/teams';
import { type InviteSeen, inviteByToken } from './invited';
import { membershipOf, provedAddresses } from './membership';

/** What the link of an invite comes to for whoever opens it. */
export type JoinPage =
  | { readonly kind: 'gone' | 'expired' | 'declined' | 'accepted' }
  /** `member`: already in that team; `left`: they were, and it takes a new invite. */
  | { readonly kind: 'member' | 'left'; readonly team: string }
  /** `visitor`: nobody is signed in. `other_address`: the account has not proved the address. `open`: they can answer. */
  | { readonly kind: 'visitor' | 'other_address' | 'open'; readonly invite: InviteSeen }
  | { readonly kind: 'in_other'; readonly other: string; readonly invite: InviteSeen };

/** The page of a link; `userId` null: for a visitor. Looking changes nothing. */
export async function joinPage(token: string, userId: string | null, nowMs: number): Promise<JoinPage> {
  const invite = await inviteByToken(token, nowMs);
  if (!invite) return { kind: 'gone' };
  const { state } = invite;
  const own = userId === null ? null : await teamOf(userId);
  if (own?.teamId === invite.teamId) return { kind: 'member', team: invite.team };
  if (state === 'expired' || state === 'revoked') return { kind: 'expired' };
  if (state === 'accepted' && userId !== null && invite.acceptedBy === userId)
    return { kind: 'left', team: invite.team };
  if (state !== 'sent') return { kind: state };
  if (userId === null) return { kind: 'visitor', invite };
  if (!(await provedAddresses(userId)).includes(invite.email)) return { kind: 'other_address', invite };
  return own ? { kind: 'in_other', other: own.name, invite } : { kind: 'open', invite };
}

async function teamOf(userId: string): Promise<{ readonly teamId: string; readonly name: string } | null> {
  const own = await membershipOf(userId);
  if (!own) return null;
  const [team] = await database().select({ name: teams.name }).from(teams).where(eq(teams.id, own.teamId));
  return team ? { teamId: own.teamId, name: team.name } : null;
}
