export type InviteState = 'active' | 'used_up' | 'expired' | 'revoked';

/** What has become of an invite at this moment (ms since 1970). */
export function inviteState(
  invite: {
    readonly uses: number;
    readonly used: number;
    readonly expiresAt: Date;
    readonly revokedAt: Date | null;
  },
  nowMs: number,
): InviteState {
  if (invite.revokedAt !== null) return 'revoked';
  if (invite.expiresAt.getTime() <= nowMs) return 'expired';
  return invite.used >= invite.uses ? 'used_up' : 'active';
}
