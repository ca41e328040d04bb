import type { StepContext } from '../loop/context';
import type { Action } from '../loop/plan';
import { type PersonaManner, replyMessage, type SendPlace } from '../loop/reply';
import type { LoopState, Participant } from '../loop/state';
import type { Mac } from '../mail/mac';
import { renderReply } from '../replies/render';
import { verifyReply } from '../replies/verify';
import type { EpochMinute, Period } from '../time/period';

/** Whom and what a rehearsal is played with. There is no way out of it: no port is among this. */
export interface Stage {
  /** The owner's rules and time, as a loop would be decided under; its moment is that of the request. */
  readonly context: StepContext;
  readonly owner: { readonly address: string; readonly name: string | null };
  readonly assistant: { readonly name: string; readonly address: string } & PersonaManner;
  readonly guest: { readonly address: string; readonly name: string };
  readonly subject: string;
  /** Minutes of the day between which people work, for words such as "morning". */
  readonly workday: { readonly start: number; readonly end: number };
  readonly baseUrl: string;
}

/** One thing in the thread of a rehearsal. */
export interface Entry {
  /** `note`: what the assistant did without a mail. */
  readonly by: 'owner' | 'guest' | 'assistant' | 'note';
  /** Whom a mail of the assistant is to. */
  readonly to: 'guest' | 'owner' | null;
  readonly at: EpochMinute;
  readonly text: string;
  /** What was read and which rule decided. */
  readonly why: readonly string[];
  /** How many moves of the script came before it: to play on from there. */
  readonly after: number;
}

/** A meeting in the practice calendar. */
export interface PracticeMeeting extends Period {
  readonly title: string;
  readonly medium: 'video' | 'phone' | 'in_person';
  readonly location: string | null;
}

/** Where a mail stands: the state and version that send it, and whether it is the first to a guest. */
export interface MailPlace {
  readonly state: LoopState;
  readonly version: number;
  readonly index: number;
  /** How often this template was sent before. */
  readonly turn: number;
  readonly first: boolean;
}

/** Links of a practice mail lead nowhere: they are signed by nobody. */
const UNSIGNED: Mac = () => new Uint8Array(32);

/** The words of a mail as the composer writes it to this person; `held` where it would not pass its own check. */
export function mailWords(
  stage: Stage,
  at: MailPlace,
  action: Extract<Action, { kind: 'send' }>,
  recipient: Participant,
): { readonly text: string; readonly held: boolean } {
  const { context, assistant, baseUrl } = stage;
  const place: SendPlace = {
    ...at,
    loopId: context.loopId,
    action,
    ownerZone: context.owner.zone,
    baseUrl,
    assistantName: assistant.name,
    manner: assistant,
    preferences: context.owner.preferences ?? [],
    pageKey: { id: 'a', mac: UNSIGNED },
  };
  const message = replyMessage(place, recipient, at.first && recipient.role !== 'owner');
  const rendered = renderReply(message);
  return { text: rendered.text, held: verifyReply(rendered, message).length > 0 };
}
