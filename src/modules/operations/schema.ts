import { z } from 'zod';
import { listQuery } from '@/core/http/page';

/** Everything that is written down when somebody does it; see modules/operations/commands/audit. */
export const ACTIONS = [
  'session.opened',
  'session.confirmed',
  'session.closed',
  'session.revoked',
  'sign_in.failed',
  'identity.linked',
  'address.confirmed',
  'address.removed',
  'connection.added',
  'connection.renewed',
  'connection.removed',
  'video.added',
  'video.renewed',
  'video.removed',
  'mailbox.added',
  'mailbox.renewed',
  'mailbox.removed',
  'feed.changed',
  'assistant.connected',
  'assistant.disconnected',
  'assistant.left',
  'assistant.reused',
  'assistant.asked',
  'hook.added',
  'hook.changed',
  'hook.removed',
  'hook.rotated',
  'token.made',
  'token.revoked',
  'token.wrote',
  'delegate.added',
  'delegate.removed',
  'preferences.changed',
  'export.asked',
  'export.downloaded',
  'deletion.asked',
  'deletion.undone',
  'account.deleted',
  'user.role',
  'waitlist.let_in',
  'invite.mint',
  'invite.revoke',
  'team.created',
  'team.changed',
  'team.invited',
  'team.joined',
  'team.left',
  'team.removed',
  'team.role',
  'flag.set',
  'coupon.mint',
  'coupon.off',
  'subscription.changed',
  'subscription.canceled',
  'subscription.card',
  'trial.started',
  'run.retried',
  'run.cancelled',
  'run.restarted',
  'engine.opened',
  'phone.agreed',
  'phone.removed',
  'phone_line.added',
  'phone_line.changed',
  'content.seen',
  'glass.broken',
  'glass.closed',
  'view_as.started',
  'view_as.ended',
  'label.saved',
  'label.submitted',
  'label.adjudicated',
  'labels.exported',
  'labeling.opened',
  'labeling.closed',
  'user.deactivated',
  'user.reactivated',
  'user.plan',
  'user.trial',
  'feature.set',
  'audit.begun',
  'audit.labelled',
  'audit.judged',
  'audit.signed',
  'help.asked',
  'mail.marked_wrong',
  'queue.resolved',
  'queue.corrected',
  'plan.reviewed',
  'sent.reviewed',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Stand in the place of a user's id where none acts. */
export const COMMAND_LINE = 'command line';
export const VISITOR = 'visitor';
export const OTHER_ASSISTANT = 'another assistant';
export const DELETED_ACCOUNT = 'deleted account';

/** From where something was asked for. */
export interface Client {
  /** Its network address; an IPv6 one as its /64. */
  readonly address: string | null;
  /** What its browser calls itself. */
  readonly userAgent: string | null;
  /** The name of the access token by which a program asked; absent where somebody was signed in. */
  readonly token?: string;
}

/** Where nobody's browser asked: the command line, the clock. */
export const NO_CLIENT: Client = { address: null, userAgent: null };

/** GET /api/user/activity: `cursor` is the `nextCursor` of the page before. */
export const activityQuery = listQuery(
  z.string().regex(/^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is no cursor'),
).omit({ q: true });
export type ActivityQuery = z.infer<typeof activityQuery>;

/** Newest first; `nextCursor` names the next page, and is null on the last one. */
export interface ActivityPage {
  readonly items: readonly ActivityRow[];
  readonly nextCursor: string | null;
}

/** One thing that happened to an account, as its holder sees it. */
export interface ActivityRow {
  readonly id: string;
  /** ISO 8601, real time. */
  readonly at: string;
  readonly action: Action;
  /** Whether the holder did it, or somebody else. */
  readonly own: boolean;
  /** Which one of several it was done to, in words, such as an account's address; null where there is only one. */
  readonly detail: string | null;
  readonly reason: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  /** The name of the access token by which it was done; null: by nobody's program. */
  readonly token: string | null;
}

/** What the audit log can be narrowed to: looks at what is somebody's, sign-ins and their failures, and all that changed something. */
export const AUDIT_KINDS = ['looks', 'changes', 'sign_ins'] as const;
/** Done by somebody else than whose account it is about, or by its holder. */
export const AUDIT_ACTORS = ['others', 'holder'] as const;

/** GET /api/admin/audit: `q` are words of the person's address, or of whoever did it. */
export const auditQuery = activityQuery.extend({
  q: z.string().trim().max(100).optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  by: z.enum(AUDIT_ACTORS).optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** One line of the audit log, as administrators see it. */
export interface AuditRow {
  readonly id: string;
  /** Epoch milliseconds, real time. */
  readonly at: number;
  readonly action: string;
  /** An address, or what stands for nobody's. */
  readonly actor: string;
  /** Whose account it is about: its address and id; null where it is about none. */
  readonly person: { readonly id: string; readonly email: string } | null;
  /** What it was done to, where that says more than the account; and what has changed, in short. */
  readonly subject: string | null;
  readonly detail: string | null;
  readonly reason: string | null;
}
