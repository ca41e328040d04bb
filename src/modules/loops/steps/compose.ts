import { inLanguage } from '@/core/loop/asking/in-language';
import { factsOf as aboutMeeting } from '@/core/loop/owner/document';
import type { Template } from '@/core/loop/plan';
import { addressees, replyMessage } from '@/core/loop/reply';
import { questionOf } from '@/core/loop/review/approval-link';
import type { LoopState, Participant } from '@/core/loop/state';
import { messageIdOf } from '@/core/mail/message-id';
import { bounceAddress, makeBounceToken, makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { threadFields } from '@/core/mail/threading';
import type { SourcedRule } from '@/core/preferences/compiled';
import { copiedOn } from '@/core/preferences/effects/copied';
import { isPrivate } from '@/core/replies/form';
import type { RenderedReply, ReplyMessage } from '@/core/replies/message';
import { firstName, isSayable } from '@/core/replies/plain';
import type { QuestionShown } from '@/core/replies/question/shown';
import { renderReply } from '@/core/replies/render';
import { verifyReply } from '@/core/replies/verify';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import type { Assistant } from '@/modules/assistants/queries';
import { queueMail } from '@/modules/mailbox/commands/send';
import { signingKey } from '@/modules/mailbox/policy';
import { hasBeenWrittenTo, timesSent } from '@/modules/mailbox/queries';
import { weInvite } from '@/modules/meetings/queries';
import type { MailDraft } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { addEvent } from '../commands/open';
import { chosenLanguage } from '../queries/owner-language';
import { eventAttachment } from './attachment';
import type { Basics } from './context';
import { type Send, sendPlace } from './send-place';
import { type Wordings, wordingsOf } from './word';

/** Where a send stands in its plan. */
export interface Place {
  readonly loop: { readonly id: string; readonly ownerId: string };
  readonly version: number;
  readonly index: number;
  readonly state: LoopState;
  readonly basics: Basics;
  readonly assistant: Assistant;
  readonly preferences: readonly SourcedRule[];
  readonly nowMs: number;
  readonly runtime: Runtime;
  readonly wordings: Wordings;
  readonly questions: ReadonlyMap<string, QuestionShown>;
}

/** One copy per recipient (own Message-ID, Reply-To token and links; the same To and Cc), as exact bytes in the outbox. */
export async function queueReply(tx: Transaction, at: Place, action: Send): Promise<void> {
  const to = addressees(at.state, action.to);
  const cc = addressees(at.state, action.cc);
  if (to.length === 0) return;
  const chosen = await chosenLanguage(at.loop.ownerId, tx);
  const turn = await timesSent(at.loop.id, action.template, at.version, tx);
  const place = { ...sendPlace(at, action, turn), ownerLanguage: chosen };
  const organizer = (await weInvite(at.state.booking?.meetingId ?? null, tx)) ? replyAddressOf(at) : null;
  const calendar = eventAttachment(at.state, action.template, place.ownerZone, at.nowMs, organizer);
  const own = [...to, ...cc].every(({ role }) => role === 'owner');
  const language = own ? chosen : null;
  const copied = copiedPeople(at, action, [...to, ...cc]);
  for (const recipient of [...to, ...cc, ...copied]) {
    const copy = copied.includes(recipient);
    const first =
      recipient.role !== 'owner' && !copy && !(await hasBeenWrittenTo(at.loop.ownerId, recipient.address, tx));
    const message = copy ? bystandersMessage(place) : replyMessage(place, recipient, first);
    const locale = language ?? message.locale;
    const said = isPrivate(message)
      ? inLanguage(message, action, questionOf(at.state, action), locale)
      : { ...message, locale };
    const { rendered, problems } = inWords(said, at.wordings);
    if (problems.length > 0) {
      await holdBack(tx, at, recipient, problems);
      continue;
    }
    const draft = draftOf(at, action.template, recipient, to, [...cc, ...copied], rendered);
    await queueMail(tx, {
      loopId: at.loop.id,
      loopVersion: at.version,
      actionIndex: at.index,
      recipient: recipient.address,
      template: action.template,
      subject: draft.subject,
      text: rendered.text,
      // The owner has the event already: an invitation of ours would be a second one. Who reads along is not invited.
      mail: await at.runtime.compose({
        ...draft,
        calendar: organizer && (copy || recipient.role === 'owner') ? null : calendar,
      }),
    });
  }
}

/** What is said of a meeting that is booked. */
const NEWS: ReadonlySet<Template> = new Set(['confirm', 'moved', 'cancelled', 'changed']);

/** Whom the document has in copy of a mail to guests; none of what goes to the owner alone. */
function copiedPeople(at: Place, { to, template }: Send, addressed: readonly Participant[]): Participant[] {
  const owner = at.state.participants.find((p) => p.role === 'owner') as Participant;
  if (at.preferences.length === 0 || !to.some((id) => id !== owner.id)) return [];
  const facts = aboutMeeting(at.state, { owner: { addresses: [owner.address] } });
  const known = new Set([...at.state.participants, ...addressed].flatMap((p) => [p.address, ...(p.aliases ?? [])]));
  return copiedOn(at.preferences, facts, NEWS.has(template))
    .filter((address) => !known.has(address) && address !== at.assistant.address)
    .map((address) => ({ ...owner, id: `copy-${address}`, address, name: null }));
}

/** The mail as the owner's copy has it: without the guests' links, and without what is the owner's alone. */
function bystandersMessage(place: ReturnType<typeof sendPlace>): ReplyMessage {
  const owner = place.state.participants.find((p) => p.role === 'owner') as Participant;
  return { ...replyMessage(place, owner, false), ownerPage: null, quote: null };
}

/** A mail in the model's words where there are some and they pass, else in ours, and what speaks against sending it. */
function inWords(message: ReplyMessage, wordings: Wordings): { rendered: RenderedReply; problems: string[] } {
  const phrasings = wordingsOf(wordings, message);
  const rendered = renderReply({ ...message, phrasings });
  const problems = verifyReply(rendered, message);
  return problems.length > 0 && phrasings.length > 0 ? inWords(message, new Map()) : { rendered, problems };
}

/** The assistant's address for answers in this matter. */
function replyAddressOf({ loop, assistant, runtime: { settings } }: Place): string {
  return replyAddress(assistant.address, makeReplyToken(loop.id, signingKey(settings)));
}

/** A mail that does not say what its plan says never leaves; the owner is told instead, and nobody is waited for. */
async function holdBack(
  tx: Transaction,
  at: Place,
  { address, role }: Participant,
  problems: readonly string[],
): Promise<void> {
  if (role === 'guest') {
    const key = `mail_held_back:${at.loop.id}:${at.version}:${at.index}:${address}`;
    await addEvent(tx, at.loop.id, { kind: 'mail_held_back', address }, key, at.nowMs);
  }
  await tx
    .insert(notices)
    .values({
      userId: at.loop.ownerId,
      key: `${at.loop.ownerId}:unverified-${at.loop.id}-${at.version}-${at.index}-${address}`,
      kind: 'mail_held_back',
      text: `A mail to ${address} did not pass its own check (${problems.join('; ')}), so I did not send it. Please write yourself.`,
      href: `/loops/${at.loop.id}`,
      loopId: at.loop.id,
    })
    .onConflictDoNothing();
}

/**
 * Mail that answers nobody says so (RFC 3834). Negotiation does not: the vacation replies that it would suppress tell us
 * who is away.
 */
const UNASKED: ReadonlySet<Template> = new Set(['follow_up', 'rsvp_reminder', 'owner_status']);

function draftOf(
  at: Place,
  template: Template,
  recipient: Participant,
  to: readonly Participant[],
  cc: readonly Participant[],
  rendered: { text: string; html: string },
): Omit<MailDraft, 'calendar'> {
  const { assistant } = at;
  const key = signingKey(at.runtime.settings);
  const host = assistant.address.slice(assistant.address.lastIndexOf('@') + 1);
  const messageId = messageIdOf(
    { loopId: at.loop.id, version: at.version, actionIndex: at.index, recipient: recipient.address },
    host,
    key.mac,
  );
  const owner = at.state.participants.find((p) => p.role === 'owner') as Participant;
  const mailbox = (p: Participant) => ({ name: p.name ?? '', address: p.address });
  return {
    messageId,
    from: {
      name: `${assistant.name} (${firstName(owner.name && isSayable(owner.name) ? owner.name : owner.address)}'s assistant)`,
      address: assistant.address,
    },
    replyTo: replyAddressOf(at),
    envelopeFrom: bounceAddress(assistant.address, makeBounceToken(at.loop.id, messageId, key)),
    recipient: recipient.address,
    to: to.map(mailbox),
    cc: cc.map(mailbox),
    ...threadFields(at.state.thread),
    date: new Date(at.nowMs),
    text: rendered.text,
    html: rendered.html,
    headers: {
      'X-Sundial-Loop': `v1; hop=${at.state.automaticTurns + 1}`,
      ...(UNASKED.has(template) ? { 'Auto-Submitted': 'auto-generated' } : {}),
    },
  };
}
