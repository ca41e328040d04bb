import { z } from 'zod';
import { INVITED_ROLES, TEAM_ROLES } from '@/core/teams/roles';
import { inviteAnswer, memberPatch, newTeam, newTeamInvites, teamPatch } from '@/modules/teams/schema';
import type { Endpoint } from '../endpoint';
import { instant, millis } from '../shapes';

const team = z.strictObject({
  id: z.string(),
  name: z.string(),
  domain: z.string().nullable(),
  domainJoin: z.boolean().describe('People with a proved address at the domain may join without an invite'),
  seats: z.int(),
});

const member = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  joinedAt: instant,
  usage: z
    .strictObject({ loops: z.int(), booked: z.int() })
    .nullable()
    .describe('Of the last 30 days, for owners and admins; null for others'),
});

const invite = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(INVITED_ROLES),
  state: z.enum(['sent', 'accepted', 'declined', 'expired', 'revoked']),
  expiresAt: instant,
});

const span = z.strictObject({ from: z.int(), to: z.int() });

const batch = z.strictObject({
  invites: z.array(invite),
  left: z
    .array(z.strictObject({ email: z.string(), reason: z.enum(['member', 'invited', 'no_mail', 'not_sent']) }))
    .describe('Who is not invited, and why'),
  priceChange: z
    .strictObject({
      currency: z.string(),
      interval: z.enum(['month', 'year']),
      seats: span,
      total: span.describe('For an interval, in the smallest unit of the currency, taxes not counted'),
      proration: z.int().describe('For the rest of this period, with the next invoice'),
      nextInvoice: z.strictObject({ amount: z.int(), at: millis }),
      asOf: millis,
    })
    .nullable()
    .describe('Once all have accepted; null where nothing is billed or nothing changes'),
});

const place = z.strictObject({ teamId: z.string() });

const shared = { tag: 'Teams', caller: 'member' } as const;

export const TEAMS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/teams',
    summary: 'The team of whoever asks; null where they are in none',
    answers: {
      200: z
        .strictObject({
          team,
          me: z.strictObject({ id: z.string(), role: z.enum(TEAM_ROLES) }),
          members: z.array(member),
          invites: z.array(invite).describe('For owners and admins'),
        })
        .nullable(),
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/teams',
    summary: 'Make a team and own it',
    body: newTeam,
    answers: { 201: team },
    errors: ['in_team'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/teams/{team}',
    summary: 'Rename a team, or open it to a domain',
    body: teamPatch,
    answers: { 200: team },
    errors: ['taken'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/teams/{team}/invites',
    summary: 'Invite up to ten addresses',
    description:
      'Nothing is billed by it: a seat is, when somebody accepts. `dryRun` answers the same and sends nothing.',
    body: newTeamInvites,
    answers: { 200: batch, 201: batch },
    errors: ['payment_vendor', 'too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/teams/{team}/invites/{invite}/resend',
    summary: 'Send an invite once more; the link before ends',
    answers: { 204: null },
    errors: ['mail_not_sent', 'too_many'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/teams/{team}/invites/{invite}',
    summary: 'Take an invite back',
    answers: { 204: null },
  },
  {
    ...shared,
    caller: 'account',
    method: 'POST',
    path: '/api/teams/invites/accept',
    summary: 'Join by an invite',
    description: 'For whoever has proved the address that it went to. An account on the waitlist is let in.',
    body: inviteAnswer,
    answers: { 200: place },
    errors: ['not_found', 'wrong_address', 'in_team', 'used', 'expired', 'not_running', 'payment_vendor', 'too_many'],
  },
  {
    ...shared,
    caller: 'account',
    method: 'POST',
    path: '/api/teams/invites/decline',
    summary: 'Say no to an invite',
    body: inviteAnswer,
    answers: { 204: null },
    errors: ['not_found', 'wrong_address', 'used', 'too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/teams/{team}/join',
    summary: 'Join a team that is open to the caller’s domain',
    answers: { 200: place },
    errors: ['in_team', 'not_running', 'payment_vendor', 'too_many'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/teams/{team}/members/{member}',
    summary: 'Give a member another role',
    body: memberPatch,
    answers: { 204: null },
    errors: ['last_owner', 'payer'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/teams/{team}/members/{member}',
    summary: 'Remove a member, or leave',
    description: 'From then on nobody of the team finds times in their calendar, nor they in theirs.',
    answers: { 204: null },
    errors: ['last_owner', 'payer'],
  },
];
