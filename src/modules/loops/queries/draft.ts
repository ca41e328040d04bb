import type { Action } from '@/core/loop/plan';
import { addressees, replyMessage } from '@/core/loop/reply';
import type { LoopState, Participant } from '@/core/loop/state';
import type { ReplyMessage } from '@/core/replies/message';
import { minuteOf } from '@/core/time/period';
import { assistantOf } from '@/modules/assistants/queries';
import { signingKey } from '@/modules/mailbox/policy';
import { hasBeenWrittenTo, timesSent } from '@/modules/mailbox/queries';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import { chosenLanguage } from './owner-language';

/** A plan that is not carried out: what it does, and the state that it leads to. */
export interface Intended {
  readonly version: number;
  readonly actions: readonly Action[];
  readonly after: LoopState;
}

/** The first mail to a guest of such a plan, as its first recipient will get it. */
export interface Draft {
  readonly recipient: Participant;
  readonly others: number;
  readonly message: ReplyMessage;
}

/** The first outward mail of a plan that waits; null when it sends none. */
export async function draftOf(
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  { version, actions, after }: Intended,
  ownerZone: string,
  runtime: Runtime,
): Promise<Draft | null> {
  const { settings } = runtime;
  for (const [index, action] of actions.entries()) {
    if (action.kind !== 'send') continue;
    const [recipient, ...others] = addressees(after, action.to);
    if (recipient?.role !== 'guest') continue;
    const assistant = await assistantOf({ ownerId, state: after }, settings);
    const now = minuteOf(await runtime.clock.now());
    const place = {
      loopId: id,
      version,
      index,
      state: after,
      action,
      ownerZone,
      baseUrl: settings.baseUrl,
      assistantName: assistant.name,
      manner: assistant,
      ownerLanguage: await chosenLanguage(ownerId),
      turn: await timesSent(id, action.template, version),
      pageKey: signingKey(settings),
      preferences: (await savedPreferences(ownerId, now))?.rules ?? [],
    };
    const first = !(await hasBeenWrittenTo(ownerId, recipient.address));
    return { recipient, others: others.length, message: replyMessage(place, recipient, first) };
  }
  return null;
}
