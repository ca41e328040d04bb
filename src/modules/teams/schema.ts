import { z } from 'zod';
import { ADDRESSES_A_BATCH, type TeamInviteState } from '@/core/teams/invite-state';
import { INVITED_ROLES, type InvitedRole, TEAM_ROLES, type TeamRole } from '@/core/teams/roles';
import type { SeatChange } from '@/modules/billing/commands/seats';
import { typedAddress } from '@/modules/identity/schema';
import { TEAM_NAME } from './constants';

/** What a team is called: it stands in mails and in their subjects, so on one line. */
const teamName = z
  .string()
  .trim()
  .min(1)
  .max(TEAM_NAME)
  .regex(/^[^\p{Cc}\p{Surrogate}\p{Bidi_Control}]*$/u, 'This has a character that no name has');

export const newTeam = z.strictObject({ name: teamName });

/** `domain`: one of an address that whoever asks has proved; null closes the door by which its people come in. */
export const teamPatch = z.strictObject({
  name: teamName.optional(),
  domain: z.string().trim().toLowerCase().max(253).nullable().optional(),
  domainJoin: z.boolean().optional(),
});

/** `dryRun`: nothing is sent, and what it would cost is answered. */
export const newTeamInvites = z.strictObject({
  emails: z.array(typedAddress).min(1).max(ADDRESSES_A_BATCH),
  role: z.enum(INVITED_ROLES).default('member'),
  dryRun: z.boolean().default(false),
});

/** By the link of the mail, or by an invite that the caller was shown; either way their address has to be proved. */
export const inviteAnswer = z.union([
  z.strictObject({ token: z.string().min(1).max(200) }),
  z.strictObject({ invite: z.uuid() }),
]);
export type InviteAnswer = z.infer<typeof inviteAnswer>;

export const memberPatch = z.strictObject({ role: z.enum(TEAM_ROLES) });

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly domain: string | null;
  readonly domainJoin: boolean;
  /** How many people it has room for without paying for more. */
  readonly seats: number;
}

/** Somebody of a team, as the others see them: nothing of their mail, their preferences or their meetings. */
export interface TeamMember {
  /** The account's. */
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: TeamRole;
  /** ISO 8601. */
  readonly joinedAt: string;
  /** Loops begun and meetings booked in the last 30 days; null for whoever may not see it. */
  readonly usage: { readonly loops: number; readonly booked: number } | null;
}

export interface TeamInvite {
  readonly id: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly state: TeamInviteState;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** GET /api/teams. Invites are there for those who may invite. */
export interface TeamView {
  readonly team: Team;
  readonly me: { readonly id: string; readonly role: TeamRole };
  readonly members: readonly TeamMember[];
  readonly invites: readonly TeamInvite[];
}

/** Of a batch: who is invited (or would be), who was left out and why, and what it changes once all have accepted. */
export interface InviteBatch {
  readonly invites: readonly TeamInvite[];
  readonly left: readonly { readonly email: string; readonly reason: 'member' | 'invited' | 'no_mail' | 'not_sent' }[];
  /** Null where nothing is billed, or nothing changes. */
  readonly priceChange: SeatChange | null;
}
