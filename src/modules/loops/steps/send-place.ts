import type { Action } from '@/core/loop/plan';
import type { SendPlace } from '@/core/loop/reply';
import { questionOf } from '@/core/loop/review/approval-link';
import type { LoopState } from '@/core/loop/state';
import type { SourcedRule } from '@/core/preferences/compiled';
import type { QuestionShown } from '@/core/replies/question/shown';
import type { Assistant } from '@/modules/assistants/queries';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import type { Basics } from './context';

export type Send = Extract<Action, { kind: 'send' }>;

interface Sender {
  readonly loop: { readonly id: string };
  readonly version: number;
  readonly index: number;
  readonly state: LoopState;
  readonly basics: Basics;
  readonly assistant: Assistant;
  readonly preferences?: readonly SourcedRule[];
  readonly runtime: Runtime;
  /** What the questions of the plan show, by the id of the question. */
  readonly questions?: ReadonlyMap<string, QuestionShown>;
}

/** A send with what its words depend on; `turn` counts the mails of the kind that the loop has sent before. */
export function sendPlace(at: Sender, action: Send, turn: number): SendPlace {
  const { settings } = at.runtime;
  return {
    loopId: at.loop.id,
    version: at.version,
    index: at.index,
    state: at.state,
    action,
    ownerZone: at.basics?.zone ?? 'Etc/UTC',
    baseUrl: settings.baseUrl,
    assistantName: at.assistant.name,
    manner: at.assistant,
    turn,
    preferences: at.preferences ?? [],
    pageKey: signingKey(settings),
    question: at.questions?.get(questionOf(at.state, action)?.id ?? ''),
  };
}
