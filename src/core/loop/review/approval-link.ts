import { makeApprovalToken } from '../../mail/approval-token';
import type { MacKey } from '../../mail/mac';
import type { Action } from '../plan';
import type { LoopState, Participant } from '../state';

/** How long a link in the owner's mail approves (minutes): as long as the owner is reminded (row 61). */
const LIVES_MIN = 3 * 1440;

/** The mail that the link stands in. */
interface NoticePlace {
  readonly loopId: string;
  readonly state: LoopState;
  readonly action: Extract<Action, { kind: 'send' }>;
  readonly baseUrl: string;
  readonly pageKey: MacKey;
}

/** The name of the question about the plan of a version. */
export function approvalId(version: number): string {
  return `approve-${version}`;
}

/**
 * The page on which the owner answers a plan without signing in; null for any mail but the owner's own about a plan that
 * waits, and for drafts, which nobody sends.
 */
export function approvalPage(place: NoticePlace, recipient: Participant): string | null {
  const { action, state } = place;
  const decision = state.needsOwner.find((d) => d.kind === 'approve');
  if (recipient.role !== 'owner' || action.template !== 'owner_question' || action.to.some((id) => id !== 'p1'))
    return null;
  if (!state.proposal || !decision || decision.draft || !action.note?.includes(decision.text)) return null;
  const { version } = state.proposal;
  const plan = { loopId: place.loopId, decisionId: decision.id, version, expires: decision.askedAt + LIVES_MIN };
  return `${place.baseUrl}/approve/${makeApprovalToken(plan, place.pageKey)}`;
}
