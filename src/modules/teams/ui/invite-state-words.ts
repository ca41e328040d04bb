import type { TeamInviteState } from '@/core/teams/invite-state';
import type { Tone } from '@/ui/state-mark';

/** What has become of an invite: its words are a key of the area `team`. */
export const INVITE_STATES = {
  sent: { words: 'stateSent', tone: 'waiting' },
  accepted: { words: 'stateAccepted', tone: 'good' },
  declined: { words: 'stateDeclined', tone: 'still' },
  expired: { words: 'stateExpired', tone: 'bad' },
  revoked: { words: 'stateRevoked', tone: 'still' },
} as const satisfies Record<TeamInviteState, { words: string; tone: Tone }>;
