import { afterNo } from '@/core/loop/asking/after-no';
import { questionIn } from '@/core/loop/asking/in-language';
import { matterOf } from '@/core/loop/matter';
import { namedNo, namedQuestion } from '@/core/loop/review/approval-link';
import type { Decision } from '@/core/loop/state';
import { parseApprovalToken } from '@/core/mail/approval-token';
import { sayIn } from '@/core/replies/owner/say';
import type { QuestionShown } from '@/core/replies/question/shown';
import { minuteOf } from '@/core/time/period';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { type DecisionRow, decisionsOf } from './decisions';
import { loopById } from './loops';
import { chosenLanguage, spokenTo } from './owner-language';
import { questionShown } from './question';

/** What the link in an owner's mail leads to. */
export type ApprovalPage =
  | { readonly kind: 'invalid' }
  /** Answered, superseded or expired: nothing is to be decided there any more. */
  | { readonly kind: 'over'; readonly title: string; readonly loopId: string }
  /** It was answered a moment ago, or with a no: that can be taken back. `next` says what stands after a no. */
  | {
      readonly kind: 'answered';
      readonly no: boolean;
      readonly text: string;
      readonly next: string;
      readonly loopId: string;
    }
  | {
      readonly kind: 'open';
      readonly loopId: string;
      readonly decision: DecisionRow;
      readonly question: QuestionShown;
      readonly zone: string;
    };

/** The question that a signed link shows. Its token is the only authority: looking changes nothing. */
export async function approvalPage(token: string, runtime: Runtime): Promise<ApprovalPage> {
  const found = await openApproval(token, runtime);
  if (found === null) return { kind: 'invalid' };
  const { loop, asked, refused } = found;
  const language = spokenTo(await chosenLanguage(loop.ownerId), loop.state);
  const next = sayIn(afterNo(loop.state), language);
  const said = (one: Decision) => questionIn(one, language);
  if (refused) return { kind: 'answered', no: true, text: said(refused), next, loopId: loop.id };
  const over = { kind: 'over', title: matterOf(loop.state), loopId: loop.id } as const;
  if (!asked) return over;
  const decision = (await decisionsOf(loop.ownerId, loop.id)).find((d) => d.id === asked.id);
  if (!decision) return { kind: 'answered', no: false, text: said(asked), next, loopId: loop.id };
  const zone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  return { kind: 'open', loopId: loop.id, decision, question: await questionShown(loop, asked, runtime), zone };
}

/** The loop that a token names, with the question if it still waits, or was said no to; null for a token that is not ours. */
export async function openApproval(
  token: string,
  runtime: Runtime,
): Promise<{
  readonly loop: NonNullable<Awaited<ReturnType<typeof loopById>>>;
  readonly asked: Decision | null;
  readonly refused: Decision | null;
} | null> {
  const named = parseApprovalToken(token, [signingKey(runtime.settings)]);
  const loop = named && (await loopById(named.loopId));
  if (!loop) return null;
  const waits = named.expires > minuteOf(await runtime.clock.now());
  if (!waits) return { loop, asked: null, refused: null };
  return { loop, asked: namedQuestion(loop.state, named), refused: namedNo(loop.state, named) };
}
