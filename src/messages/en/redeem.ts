/** The form that redeems an invite. */
export default {
  inviteCode: 'Invite code',
  useCode: 'Use it',
} as const;
