import { makeApprovalToken, type NamedQuestion } from '../../mail/approval-token';
import type { MacKey } from '../../mail/mac';
import { sayIn } from '../../replies/owner/say';
import type { EpochMinute } from '../../time/period';
import { afterNo } from '../asking/after-no';
import type { Action } from '../plan';
import type { Decision, LoopState, Participant } from '../state';

/** How long a link in the owner's mail answers (minutes): as long as the owner is reminded (row 61). Later mails have new ones. */
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

/** The question that a mail to the owner alone puts, or puts once more; null for any other mail. */
export function questionOf(state: LoopState, action: Action): Decision | null {
  if (action.kind !== 'send' || (action.template !== 'owner_question' && action.template !== 'was_it_you')) return null;
  if (action.to.some((id) => id !== 'p1')) return null;
  return state.needsOwner.findLast((d) => action.note?.includes(d.text)) ?? null;
}

/**
 * The page on which the owner answers a question without signing in; null for any mail but the owner's own about something
 * that waits, and for drafts, which nobody sends.
 */
export function approvalPage(place: NoticePlace, recipient: Participant): string | null {
  const { state, action } = place;
  // What confirms a no leads to where it can be taken back.
  const refused =
    action.template === 'owner_status' && action.note === sayIn(afterNo(state), 'en') ? state.lastNo?.decision : null;
  const decision = recipient.role === 'owner' ? (questionOf(state, action) ?? refused) : null;
  const path = decision ? approvalAddress({ loopId: place.loopId, decision, key: place.pageKey }) : null;
  return path === null ? null : `${place.baseUrl}${path}`;
}

/** The path of that page for a question, in a mail that is written `now`, else as it is put; null for a draft. */
export function approvalAddress({
  loopId,
  decision: { id, askedAt, draft },
  key,
  now = askedAt,
}: {
  readonly loopId: string;
  readonly decision: Pick<Decision, 'id' | 'askedAt' | 'draft'>;
  readonly key: MacKey;
  readonly now?: EpochMinute;
}): string | null {
  if (draft) return null;
  // Whole lives after it was put: so a link tells it from one that was put under the same id at another time.
  const lives = Math.max(1, Math.floor((now - askedAt) / LIVES_MIN) + 1);
  return `/approve/${makeApprovalToken({ loopId, decisionId: id, expires: askedAt + lives * LIVES_MIN }, key)}`;
}

/** The question that a link names, if it still waits as it was asked then. */
export function namedQuestion({ needsOwner }: LoopState, named: NamedQuestion): Decision | null {
  return needsOwner.find((d) => isNamed(d, named)) ?? null;
}

/** The same question, if the owner's last word was a no to it. */
export function namedNo({ lastNo }: LoopState, named: NamedQuestion): Decision | null {
  return lastNo && isNamed(lastNo.decision, named) ? lastNo.decision : null;
}

function isNamed({ id, askedAt, draft }: Decision, named: NamedQuestion): boolean {
  return !draft && named.means(id) && named.expires > askedAt && (named.expires - askedAt) % LIVES_MIN === 0;
}
