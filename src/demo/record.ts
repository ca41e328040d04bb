import { writeFileSync } from 'node:fs';
import { and, asc, eq } from 'drizzle-orm';
import type { Action } from '@/core/loop/plan';
import { replyMessage } from '@/core/loop/reply';
import type { LoopState, Participant } from '@/core/loop/state';
import type { ReplyMessage } from '@/core/replies/message';
import { renderReply } from '@/core/replies/render';
import { closeDatabase, database, openDatabase } from '@/db/client';
import { loops, planActions, plans } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';
import { converse, GUEST, type Letter, OWNER, type Stage, toWorkingMorning } from './conversation';
import { confirmBasics, connectCalendar, signIn } from './guided-tour';
import { startThrowawayTree } from './throwaway-tree';
import { Visitor } from './visitor';

/** A letter of the landing page; `message` is what the composer made an assistant's words from. */
interface RecordedLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly message?: ReplyMessage;
}

type Send = Extract<Action, { kind: 'send' }>;

const FILE = 'src/app/(site)/conversation.json';
/** Stands in the recording for what a link holds. */
const LINKS = { page: 'https://sundial.example/t/jane', join: 'https://meet.example/sundial' };

/** Records the conversation of the landing page: `npx tsx src/demo/record.ts`. */
async function record(): Promise<void> {
  const tree = await startThrowawayTree('record', console.log);
  try {
    openDatabase(tree.environment.DATABASE_URL);
    const { ASSISTANT_ADDRESS: address, ASSISTANT_NAME: name } = tree.environment;
    const stage = { visitor: new Visitor(), origin: tree.origin, assistant: { name, address } };
    const letters = await play(stage);
    const sent = await sentToGuest();
    writeFileSync(
      FILE,
      `${JSON.stringify({ letters: letters.map((letter) => recorded(letter, sent, stage)) }, null, 2)}\n`,
    );
    if (sent.length > 0) throw new Error('Not every mail of the assistant was recorded');
  } finally {
    await closeDatabase();
    await tree.stop();
  }
}

async function play(stage: Stage): Promise<Letter[]> {
  const { visitor, origin } = stage;
  await signIn(origin, visitor, OWNER.email);
  await connectCalendar(origin, visitor, OWNER.email);
  await confirmBasics(origin, visitor, OWNER.zone);
  await toWorkingMorning(stage);
  const letters: Letter[] = [];
  await converse(stage, (letter) => letters.push(letter));
  return letters;
}

interface Sent {
  readonly state: LoopState;
  readonly action: Send;
  readonly loopId: string;
}

/** What was decided about each mail to the guest, in order, with the loop as it stands at the end. */
async function sentToGuest(): Promise<Sent[]> {
  const rows = await database()
    .select({ state: loops.state, action: planActions.action, loopId: loops.id })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .innerJoin(plans, and(eq(plans.loopId, loops.id), eq(plans.version, outgoingMails.loopVersion)))
    .innerJoin(planActions, and(eq(planActions.planId, plans.id), eq(planActions.index, outgoingMails.actionIndex)))
    .where(eq(outgoingMails.recipient, GUEST.email))
    .orderBy(asc(outgoingMails.createdAt));
  return rows.map((row) => ({ ...row, action: row.action as Send }));
}

function recorded(letter: Letter, sent: Sent[], { assistant }: Stage): RecordedLetter {
  const names = new Map([
    [OWNER.email, OWNER.name],
    [GUEST.email, GUEST.name],
  ]);
  const to = letter.to.split(', ').map((address) => names.get(address) ?? assistant.name);
  if (letter.from.address !== assistant.address) return { from: letter.from.name, to, text: letter.text };
  const next = sent.shift();
  if (!next) throw new Error('The assistant wrote a mail that it had not decided on');
  const message = messageOf(next, letter, assistant.name);
  const { text } = renderReply(message);
  if (bare(text) !== bare(letter.text)) throw new Error(`Recorded:\n${bare(text)}\nwritten:\n${bare(letter.text)}`);
  return { from: assistant.name, to, text, message };
}

/** What the composer was given: the guest's zone is known from the guest's first answer on. */
function messageOf({ state, action, loopId }: Sent, letter: Letter, assistantName: string): ReplyMessage {
  const known = / London time /.test(letter.text);
  const person = (id: Participant['role']) => state.participants.find(({ role }) => role === id) as Participant;
  const guest = { ...person('guest'), zone: known ? 'Europe/London' : null };
  const then: LoopState = {
    ...state,
    phase: action.slots ? 'OFFERING' : state.phase,
    participants: [person('owner'), guest],
  };
  const message = replyMessage(
    {
      loopId,
      version: 1,
      index: 0,
      state: then,
      action,
      ownerZone: OWNER.zone,
      baseUrl: 'https://sundial.example',
      assistantName,
      pageKey: { id: 'a', mac: () => new Uint8Array(32) },
    },
    guest,
    !known,
  );
  const { meeting, page } = message;
  return {
    ...message,
    meeting: { ...meeting, joinUrl: meeting.joinUrl && LINKS.join },
    page: page && LINKS.page,
    slots: message.slots.map((slot) => ({ ...slot, link: slot.link && `${LINKS.page}?option=${slot.n}` })),
  };
}

/** The words alone. */
function bare(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

await record();
process.exit(0);
