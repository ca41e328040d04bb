import { and, eq } from 'drizzle-orm';
import { answersTo } from '@/core/loop/asking/answers';
import { type IfYes, ifYes, knownIfYes } from '@/core/loop/asking/if-yes';
import { wordsThatMatter } from '@/core/loop/asking/matters';
import { whyIn } from '@/core/loop/asking/reason-words';
import { spokenTo } from '@/core/loop/asking/spoken-to';
import type { Decision, Language, LoopState } from '@/core/loop/state';
import { gate } from '@/core/reading/gate';
import { newTextOf } from '@/core/reading/reply-text';
import { draftText } from '@/core/replies/question/draft-text';
import { markedWords } from '@/core/replies/question/marked';
import type { QuestionShown } from '@/core/replies/question/shown';
import { replyBlocks } from '@/core/replies/render';
import { database } from '@/db/client';
import { loopEvents, plans } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { versionOf } from '../commands/replan';
import { stepContext } from '../steps/context';
import { daysShown } from './day-shown';
import { draftOf } from './draft';
import { loopById } from './loops';
import { chosenLanguage } from './owner-language';

/** A loop in which something is asked. */
interface Asking {
  readonly id: string;
  readonly ownerId: string;
  readonly version: number;
  readonly state: LoopState;
}

/** A question of a loop with all that is needed to decide it, as it is now. */
export async function questionShown(
  loop: Asking,
  decision: Decision,
  runtime: Runtime,
  page?: Language,
): Promise<QuestionShown> {
  const [eventId, basics] = await Promise.all([eventOf(loop.id, decision), basicsOf(loop.ownerId)]);
  const found = async () => ifYes(loop.state, decision, await stepContext(loop, await runtime.clock.now(), runtime));
  const yes = knownIfYes(loop.state, decision) ?? (await found());
  const language = spokenTo(page ?? (await chosenLanguage(loop.ownerId)), loop.state);
  return shownWith(loop, decision, { eventId, yes, zone: basics?.zone ?? 'Etc/UTC', language }, runtime);
}

/** What a question is shown with. */
interface Given {
  /** The event that led to it. */
  readonly eventId: number | null;
  readonly yes: IfYes;
  /** Of the owner. */
  readonly zone: string;
  /** In which it says why it is asked. */
  readonly language: Language;
}

/** The same where all that it is shown with is at hand. */
export async function shownWith(
  loop: Asking,
  decision: Decision,
  { eventId, yes, zone, language }: Given,
  runtime: Runtime,
): Promise<QuestionShown> {
  const { intended, times, mails } = yes;
  const draft = mails && (await draftOf(loop, mails, zone, runtime));
  return {
    said: eventId === null ? null : await saidIn(eventId, loop.state, runtime),
    why: whyIn(decision.why ?? [], language),
    times,
    guestZone: guestZoneOf(intended?.after ?? loop.state, zone),
    days: await daysShown(loop, times, zone),
    draft: draft && {
      to: draft.recipient.name ?? draft.recipient.address,
      others: draft.others,
      text: draftText(replyBlocks(draft.message)),
      editable: decision.kind === 'approve' && decision.draft !== true && mails === intended,
    },
    answers: decision.draft ? [] : answersTo({ ...decision, phase: loop.state.phase }),
  };
}

/** Of the only guest, where it is known and another. */
function guestZoneOf({ participants }: LoopState, ownerZone: string): string | null {
  const [guest, ...others] = participants.filter((p) => p.role === 'guest' && p.status !== 'declined');
  return others.length === 0 && guest?.zone && guest.zone !== ownerZone ? guest.zone : null;
}

/** The event that a question came from: that of the plan which put it. */
export async function eventOf(loopId: string, decision: Decision): Promise<number | null> {
  const asked = versionOf(decision);
  if (asked === null) return null;
  const [plan] = await database()
    .select({ eventId: plans.eventId })
    .from(plans)
    .where(and(eq(plans.loopId, loopId), eq(plans.version, asked)));
  return plan?.eventId ?? null;
}

/** What somebody wrote that led to it; null when nobody did, or when its bytes are forgotten. */
async function saidIn(eventId: number, state: LoopState, runtime: Runtime): Promise<QuestionShown['said']> {
  const [event] = await database().select().from(loopEvents).where(eq(loopEvents.id, eventId));
  if (!event) return null;
  const { payload, reading, readingContext } = event;
  const quotes = reading ? wordsThatMatter(reading, readingContext ? gate(reading, readingContext) : null) : [];
  if (payload.kind === 'choice') {
    const guest = state.participants.find((p) => p.id === payload.participantId);
    if (!payload.suggestion || !guest) return null;
    return { by: guest.name ?? guest.address, sentences: markedWords(payload.suggestion, quotes) };
  }
  if (payload.kind !== 'message') return null;
  const [row] = await database().select().from(messages).where(eq(messages.id, payload.messageRowId));
  const mail = row?.raw ? await runtime.parse(row.raw) : null;
  if (!row || !mail) return null;
  const whole = newTextOf({ text: mail.text ?? undefined, html: mail.html ?? undefined });
  const sentences = markedWords(payload.only?.words ?? whole.newText, quotes);
  if (sentences.length === 0) return null;
  const person = state.participants.find((p) => p.address === row.fromAddress);
  return { by: person?.role === 'owner' ? null : (person?.name ?? row.fromAddress), sentences };
}

/** What the first so many of these questions show, by loop and question; one that was answered meanwhile is left out. */
export async function questionsShown(
  rows: readonly { readonly loopId: string; readonly id: string }[],
  most: number,
  runtime: Runtime,
  page?: Language,
): Promise<ReadonlyMap<string, QuestionShown>> {
  const found = await Promise.all(
    rows.slice(0, most).map(async ({ loopId, id }) => {
      const loop = await loopById(loopId);
      const decision = loop?.state.needsOwner.find((one) => one.id === id);
      return loop && decision ? [[`${loopId} ${id}`, await questionShown(loop, decision, runtime, page)] as const] : [];
    }),
  );
  return new Map(found.flat());
}
