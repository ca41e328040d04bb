import { matterOf } from '@/core/loop/matter';
import { approvalId } from '@/core/loop/review/approval-link';
import { type Approvable, parseApprovalToken } from '@/core/mail/approval-token';
import { minuteOf } from '@/core/time/period';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { type DecisionRow, decisionsOf } from './decisions';
import { type LoopDetail, previewOf } from './detail';
import { loopById } from './loops';

/** What the link in an owner's notice leads to. */
export type ApprovalPage =
  | { readonly kind: 'invalid' }
  /** Answered, superseded or expired: nothing is to be decided there any more. */
  | { readonly kind: 'over'; readonly title: string; readonly loopId: string }
  | {
      readonly kind: 'open';
      readonly loopId: string;
      readonly decision: DecisionRow;
      readonly preview: LoopDetail['preview'];
      readonly zone: string;
    };

/** The plan that a signed link shows. Its token is the only authority: looking changes nothing. */
export async function approvalPage(token: string, runtime: Runtime): Promise<ApprovalPage> {
  const found = await openApproval(token, runtime);
  if (found === null) return { kind: 'invalid' };
  const { loop, plan } = found;
  const over = { kind: 'over', title: matterOf(loop.state), loopId: loop.id } as const;
  if (!plan) return over;
  const decision = (await decisionsOf(loop.ownerId, loop.id)).find((d) => d.id === plan.decisionId);
  if (!decision) return over;
  const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  return { kind: 'open', loopId: loop.id, decision, preview: await previewOf(loop, zone, runtime), zone };
}

/** The loop that a token names, with the plan if it still waits; null for a token that is not ours. */
export async function openApproval(
  token: string,
  runtime: Runtime,
): Promise<{ loop: NonNullable<Awaited<ReturnType<typeof loopById>>>; plan: Approvable | null } | null> {
  const plan = parseApprovalToken(token, [signingKey(runtime.settings)], approvalId);
  const loop = plan && (await loopById(plan.loopId));
  if (!loop) return null;
  const { state } = loop;
  const waits =
    plan.expires > minuteOf(await runtime.clock.now()) &&
    state.proposal?.version === plan.version &&
    state.needsOwner.some((d) => d.id === plan.decisionId && !d.draft);
  return { loop, plan: waits ? plan : null };
}
