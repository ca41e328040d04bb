import { addressees, replyMessage } from '@/core/loop/reply';
import type { Transition } from '@/core/loop/transition';
import type { SourcedRule } from '@/core/preferences/compiled';
import type { ReplyMessage } from '@/core/replies/message';
import { type PhrasingRequest, phrasingRequest } from '@/core/replies/phrasing/request';
import type { Assistant } from '@/modules/assistants/queries';
import { phrasingsOf } from '@/modules/reader/commands/word-mail';
import type { Runtime } from '@/ports/runtime';
import { WORDING_PATIENCE_MS } from '../constants';
import type { Basics } from './context';
import { sendPlace } from './send-place';

/** A model's sentences, by the kind of mail that they are for. */
export type Wordings = ReadonlyMap<string, readonly string[]>;

/** Those for a mail; none for most. */
export function wordingsOf(wordings: Wordings, message: ReplyMessage): readonly string[] {
  const request = phrasingRequest(message);
  return (request && wordings.get(keyOf(request))) ?? [];
}

/**
 * Asks the model for sentences for the mails of a plan, where the owner lets it word them. It is asked before anything is
 * locked, and nobody waits long: whatever is not there in time is said in our own words.
 */
export async function askForWordings(
  turn: {
    readonly loop: { readonly id: string; readonly ownerId: string; readonly version: number };
    readonly basics: Basics;
    readonly assistant: Assistant;
    readonly preferences: readonly SourcedRule[];
    readonly runtime: Runtime;
  },
  { state, plan }: Transition,
): Promise<Wordings> {
  const wordings = new Map<string, readonly string[]>();
  if (turn.runtime.model === null) return wordings;
  const at = { ...turn, version: turn.loop.version + 1, state };
  const requests = new Map<string, PhrasingRequest>();
  for (const [index, action] of plan.actions.entries()) {
    if (action.kind !== 'send') continue;
    for (const recipient of addressees(state, [...action.to, ...action.cc])) {
      const request = phrasingRequest(replyMessage(sendPlace({ ...at, index }, action, 0), recipient, false));
      if (request) requests.set(keyOf(request), request);
    }
  }
  const asked = [...requests].map(async ([key, request]) => {
    wordings.set(key, await phrasingsOf(turn.loop.ownerId, request, turn.runtime));
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, WORDING_PATIENCE_MS);
  });
  await Promise.race([Promise.all(asked), patience]);
  clearTimeout(timer);
  return new Map(wordings);
}

function keyOf({ kind, tone, language, times }: PhrasingRequest): string {
  return [kind, tone, language, times].join(' ');
}
