import type { Action, ActivityRow } from '../schema';

const WORDS: Record<Action, string> = {
  'session.opened': 'Signed in',
  'session.confirmed': 'Confirmed by signing in again',
  'session.closed': 'Signed out',
  'session.revoked': 'Signed out another device',
  'sign_in.failed': 'A sign-in failed',
  'identity.linked': 'Signing in with Google was added',
  'address.confirmed': 'Address confirmed',
  'address.removed': 'Address removed',
  'connection.added': 'Calendar account connected',
  'connection.renewed': 'Calendar account connected again',
  'connection.removed': 'Calendar account disconnected',
  'mailbox.added': 'Mailbox connected',
  'mailbox.renewed': 'Mailbox connected again',
  'mailbox.removed': 'Mailbox disconnected',
  'feed.changed': 'New address for the calendar feed',
  'delegate.added': 'Somebody may instruct the assistant',
  'delegate.removed': 'Somebody may no longer instruct the assistant',
  'preferences.changed': 'Preferences changed',
  'export.asked': 'Export asked for',
  'export.downloaded': 'Export downloaded',
  'deletion.asked': 'Deletion of the account asked for',
  'deletion.undone': 'Deletion of the account taken back',
  'account.deleted': 'Account deleted',
  'user.role': 'Role changed',
  'waitlist.let_in': 'Let in from the waitlist',
  'invite.mint': 'Invite made',
  'invite.revoke': 'Invite revoked',
  'team.created': 'Team made',
  'team.changed': 'Team changed',
  'team.invited': 'People invited to the team',
  'team.joined': 'Joined a team',
  'team.left': 'Left the team',
  'team.removed': 'Removed from the team',
  'team.role': 'Role in the team changed',
  'flag.set': 'A feature switched',
  'coupon.mint': 'A coupon made',
  'coupon.off': 'A coupon switched off',
  'subscription.changed': 'Plan changed',
  'subscription.canceled': 'Subscription canceled',
  'trial.started': 'Trial started',
  'run.retried': 'A failing workflow was tried again',
  'run.cancelled': 'A failing workflow was ended',
  'run.restarted': 'A failing workflow was begun anew',
  'phone_line.added': 'A phone line was taken in',
  'phone_line.changed': 'A phone line was changed',
  'engine.opened': 'The pages of the workflow engine were opened',
  'content.seen': 'Looked at by the people who run this installation',
  'glass.broken': 'Opened to an administrator for half an hour',
  'view_as.started': 'An administrator began to look at the pages as you',
  'view_as.ended': 'An administrator stopped looking at the pages as you',
  'user.deactivated': 'Account put out of use',
  'user.reactivated': 'Account put in use again',
  'user.plan': 'A plan given',
  'user.trial': 'Trial made longer',
  'feature.set': 'What a plan gives was changed',
};

/** Why a sign-in failed, by its reason. */
const FAILURES: Readonly<Record<string, string>> = {
  link: 'the link was used before, or is too old',
  not_sent: 'the link could not be sent, or too many were asked for',
  not_linked: 'this Google account does not belong to it',
};

/** What happened, as one line: `Calendar account connected: dana@acme.test`. */
export function activityWords({ action, detail, reason }: ActivityRow): string {
  const why = reason === null ? null : (FAILURES[reason] ?? reason);
  return [WORDS[action], detail ?? why].filter((part) => part !== null).join(': ');
}
