import { eq } from 'drizzle-orm';
import { spokenTo } from '@/core/loop/asking/spoken-to';
import type { LoopEventPayload } from '@/core/loop/event';
import { introductionOf } from '@/core/loop/guests/introduced';
import { listedTo } from '@/core/loop/guests/listed-options';
import type { EarlierMail } from '@/core/loop/owner/earlier-mail';
import { answering, takesOne } from '@/core/loop/owner/their-times';
import { plannedTimes } from '@/core/loop/review/acts';
import { spokenOf } from '@/core/loop/spoken-of';
import { kindsNamed } from '@/core/preferences/effects/words';
import { notRead, partOf } from '@/core/reading/part';
import { read as readByGrammar } from '@/core/reading/read';

import { byGrammar, type Readings } from '@/core/reading/reader';
import type { ReadingContext } from '@/core/reading/reading';
import { parseClock } from '@/core/time/calendar-date';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { assistantOf } from '@/modules/assistants/queries';
import { ownersAttendedBy } from '@/modules/connections/queries/attended';
import { basicsOf } from '@/modules/preferences/queries';
import { savedPreferences } from '@/modules/preferences/queries/document';
import { readerOf } from '@/modules/reader/commands/read-mail';
import type { Runtime } from '@/ports/runtime';
import { eventWithLoop } from '../queries/loops';
import { chosenLanguage } from '../queries/owner-language';
import { factsOf, type Words, wordsOfOwner } from './message';

type Loop = NonNullable<Awaited<ReturnType<typeof eventWithLoop>>>['loop'];

/** Step `read`: new text → Reading, stored with the event. Text is read once; a replay decides on the same Reading. */
export function makeRead(runtime: Runtime) {
  return async (eventId: number): Promise<void> => {
    const found = await eventWithLoop(eventId);
    if (found?.event.state !== 'pending' || found.event.reading !== null) return;
    const { payload } = found.event;
    let said: { text: string; words: Words; known: boolean; earlier?: EarlierMail | null };
    if (payload.kind === 'message') {
      const mail = await factsOf(payload, found.loop, runtime);
      if (!mail) return;
      const { role, level } = mail.facts;
      const asks = (level === 'A2' || level === 'A3') && hasOnlyOwner(found.loop.state);
      const brought = introductionOf(found.loop.state, mail.facts.from.address) !== null;
      const attends = brought || (role === 'stranger' && (await isAttendee(found.loop.ownerId, mail.words)));
      said = { ...mail, text: mail.newText, known: level !== 'A0' && (role !== 'stranger' || asks || attends) };
    } else if (payload.kind === 'choice' && payload.suggestion) {
      const guest = found.loop.state.participants.find((p) => p.id === payload.participantId);
      const anchorMs = found.event.dueAt.getTime();
      said = {
        text: payload.suggestion,
        words: { anchorMs, role: 'guest', address: guest?.address ?? '', locale: null, zone: payload.zone },
        known: true,
      };
    } else if (payload.kind === 'decision' && payload.answer) {
      const words = wordsOfOwner(found.loop, found.event.dueAt.getTime());
      said = { text: payload.answer, words, known: true };
    } else return;
    // Whoever takes no part, or could not be verified, spends none of the owner's tokens.
    const read = said.known ? readerOf(found.loop.ownerId, runtime) : byGrammar;
    const plain = await readingContext(found.loop, said.words, runtime);
    const context = asAnswer(said, plain) ?? plain;
    const { grammar, model } = partRead(await read(said.text, context), partHeard(payload, found.loop.state));
    await database()
      .update(loopEvents)
      .set({ reading: grammar, modelReading: model, readingContext: context })
      .where(eq(loopEvents.id, eventId));
  };
}

/** The number of the meeting that this loop hears of a mail about several; null where it hears all of it. */
function partHeard(payload: LoopEventPayload, { part }: Loop['state']): number | null {
  if (payload.kind !== 'message') return null;
  return payload.part ?? (part?.messageRowId === payload.messageRowId ? part.index : null);
}

/** Only a model tells the parts of a mail from each other. */
function partRead(read: Readings, index: number | null): Readings {
  const part = index === null || !read.model ? null : partOf(read.model, index);
  return part ? { grammar: notRead(read.grammar), model: part } : read;
}

/** Nobody has been let in yet: whoever writes first asks the owner for a meeting. */
function hasOnlyOwner({ phase, participants }: Loop['state']): boolean {
  return phase === 'INTAKE' && participants.length === 1;
}

/** Somebody who takes part in what stands in the owner's calendar is no stranger to it. */
async function isAttendee(ownerId: string, { address, anchorMs }: Words): Promise<boolean> {
  return (await ownersAttendedBy(address, anchorMs)).includes(ownerId);
}

/** The conversation of the owner's first mail where it takes a time that the mail below it names: "Thursday is perfect". */
function asAnswer(
  { text, earlier }: { readonly text: string; readonly earlier?: EarlierMail | null },
  plain: ReadingContext,
): ReadingContext | null {
  const context = earlier ? answering(earlier, plain) : null;
  return context && takesOne(readByGrammar(text, context)) ? context : null;
}

/** What the reader may know of the conversation. */
export async function readingContext(
  loop: Loop,
  words: Words,
  runtime: Pick<Runtime, 'settings'>,
): Promise<ReadingContext> {
  const [basics, assistant, chosen] = await Promise.all([
    basicsOf(loop.ownerId),
    assistantOf(loop, runtime.settings),
    chosenLanguage(loop.ownerId),
  ]);
  const { state } = loop;
  // Of which kind a meeting is, is told by whoever asks for it.
  const document = state.phase === 'INTAKE' ? await savedPreferences(loop.ownerId, minuteOf(words.anchorMs)) : null;
  const kinds = kindsNamed(document?.rules ?? []);
  const sender = state.participants.find((p) => p.address === words.address);
  const hours = Object.values(basics?.hours ?? {}).flat();
  // What waits for the owner is not seen by the guest yet, and tells which week is talked about.
  const planned =
    state.phase === 'INTAKE' && words.role === 'guest' ? plannedTimes(state.proposal?.actions ?? []).slots : [];
  return {
    now: minuteOf(words.anchorMs),
    ownerZone: basics?.zone ?? 'Etc/UTC',
    senderZone: words.zone ?? sender?.zone ?? null,
    // "OK" is said in every language: it is taken for theirs, else for the one that its owner is spoken to in.
    locale: words.locale ?? sender?.language ?? spokenTo(chosen, state),
    role: words.role,
    assistant: assistant.name,
    ...(words.mail ? { mail: words.mail } : {}),
    ...spokenOf(state, words.role),
    ...(kinds.length > 0 ? { kinds } : {}),
    // Times for a move are on offer while the meeting stands.
    loopState: state.offer || planned.length > 0 ? 'options_offered' : state.booking ? 'booked' : 'new',
    offered: state.offer ? (sender ? listedTo(state, sender) : state.offer.slots) : (state.booking?.options ?? planned),
    event: state.booking && { ...state.booking, repeats: state.booking.series !== undefined },
    workday: {
      start: Math.min(540, ...hours.map(([from]) => parseClock(from))),
      end: Math.max(1020, ...hours.map(([, to]) => parseClock(to))),
    },
  };
}
