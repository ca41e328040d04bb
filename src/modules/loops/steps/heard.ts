import { mentionsIn } from '@/core/loop/adopt/mentions';
import type { Heard, MessageFacts } from '@/core/loop/context';
import { isAssistant } from '@/core/loop/owner/addressed';
import type { EarlierMail } from '@/core/loop/owner/earlier-mail';
import { heardAs, heardOfOwner } from '@/core/loop/owner/hear';
import { saidEarlier } from '@/core/loop/owner/their-times';
import { salutationIn } from '@/core/mail/salutation';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { minuteOf } from '@/core/time/period';
import type { loops } from '@/db/schema/loops';
import { assistantOf } from '@/modules/assistants/queries';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import { contactsOf } from '../queries/contacts';
import { upcomingMeetings } from '../queries/upcoming';
import type { Words } from './message';
import { readingContext } from './read';

type Loop = typeof loops.$inferSelect;

/** What was said, as a decision hears it: the stored reading, and of an owner's words what only an owner can say. */
export async function heard(
  loop: Loop,
  said: {
    readonly text: string;
    readonly words: Words;
    readonly reading: Reading;
    readonly facts: MessageFacts | null;
    readonly earlier?: EarlierMail | null;
    /** The conversation that it was read in, as stored. */
    readonly readIn?: ReadingContext | null;
  },
  runtime: Runtime,
): Promise<Heard> {
  const { text, words, reading, facts } = said;
  const plain = await readingContext(loop, words, runtime);
  const answers = plain.loopState === 'new' && said.readIn?.loopState === 'options_offered';
  const context = answers && said.readIn ? said.readIn : plain;
  const spoken = { text: `${facts?.subject ?? ''}\n${text}`, now: plain.now };
  const about = loop.state.phase === 'INTAKE' && facts ? await mentions(loop, spoken) : {};
  if (words.role !== 'owner') return { ...heardAs(reading, context), ...about, salutation: salutationIn(text) };
  const contacts = loop.state.phase === 'INTAKE' ? await contactsOf(loop.ownerId) : [];
  const assistant = await assistantOf(loop, runtime.settings);
  const copied = facts ? [...facts.to, ...facts.cc] : [];
  const own = new Set([
    facts?.from.address,
    ...loop.state.participants.filter((p) => p.role === 'owner').map((p) => p.address),
  ]);
  const passedOn = said.earlier?.passedOn ? saidEarlier(said.earlier, plain) : null;
  const owner = heardOfOwner(text, reading, context, {
    assistant: assistant.name,
    copied: copied.filter(({ address }) => !own.has(address) && !isAssistant(address, assistant.address)),
    contacts,
    preferences: (await savedPreferences(loop.ownerId, minuteOf(words.anchorMs)))?.rules ?? [],
  });
  return {
    ...owner,
    ...about,
    ...(answers ? { theirs: context.offered } : {}),
    ...(passedOn && said.earlier ? { passedOn: { from: said.earlier.from, heard: passedOn } } : {}),
  };
}

/** The events of the owner's calendar that subject or text name. */
async function mentions(
  { ownerId, state }: Loop,
  { text, now }: { readonly text: string; readonly now: number },
): Promise<Pick<Heard, 'about'>> {
  const own = state.participants.filter((p) => p.role === 'owner').flatMap((p) => p.name ?? []);
  return { about: mentionsIn(text, await upcomingMeetings(ownerId, now), own) };
}
