/** Days for which a team's invite is good after it was sent, or sent again. */
export const TEAM_INVITE_DAYS = 14;

/** So many addresses can be invited at once. */
export const ADDRESSES_A_BATCH = 10;

export type TeamInviteState = 'sent' | 'accepted' | 'declined' | 'expired' | 'revoked';

/** What has become of an invite at this moment (ms since 1970). An answer outlives the date. */
export function teamInviteState(
  invite: { readonly state: Exclude<TeamInviteState, 'expired'>; readonly expiresAt: Date },
  nowMs: number,
): TeamInviteState {
  return invite.state === 'sent' && invite.expiresAt.getTime() <= nowMs ? 'expired' : invite.state;
}

/** When an invite that is sent now (ms since 1970) is no longer good. */
export function inviteExpiry(nowMs: number): Date {
  return new Date(nowMs + TEAM_INVITE_DAYS * 86_400_000);
}

/** The addresses of a batch, in comparable form and each once, that nobody has who is in the team or invited to it. */
export function newAddresses(wanted: readonly string[], taken: ReadonlySet<string>): string[] {
  return [...new Set(wanted)].filter((address) => !taken.has(address));
}
