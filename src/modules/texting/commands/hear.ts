import { eq } from 'drizzle-orm';
import { read } from '@/core/reading/read';
import { spelledOut } from '@/core/reading/short-text';
import { numberIn } from '@/core/texting/number';
import type { TextWords } from '@/core/texting/words/words';
import { formatTime, zoneLabel } from '@/core/time/format';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { Transaction } from '@/db/client';
import { type TextAsks, texts } from '@/db/schema/texting';
import { languageOf } from '@/modules/briefings/queries/language';
import { type Answer, putAnswer } from '@/modules/loops/commands/answer';
import { addEvent } from '@/modules/loops/commands/open';
import { decisionsOf } from '@/modules/loops/queries/decisions';
import { type NearMeeting, nearMeetings, reachedBy } from '@/modules/loops/queries/near';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { nextNumber, numbersOf, type OpenAsk, openAsks } from '../queries/asks';
import type { Incoming } from '../schema';

/** What comes of a text: what is done in the transaction that keeps it, and what is answered. */
export interface Heard {
  /** `answered`: too late, somebody or something was faster. */
  act(tx: Transaction): Promise<'done' | 'answered'>;
  /** The loop that has something to do then. */
  readonly loopId: string | null;
  readonly reply: Reply | null;
}

export interface Reply {
  readonly body: string;
  readonly asks?: TextAsks;
  /** About what it is, where it is not said for each text. */
  readonly once?: string;
  /** In ms. */
  readonly forMs?: number;
}

/** For how long it may be said which meeting was meant. */
const WHICH_MS = 15 * 60_000;
/** Whoever is later than this, in minutes, does not say by how much. */
const MOST_LATE = 240;
const HOUR_MS = 3_600_000;

interface At {
  readonly userId: string;
  readonly words: TextWords;
  readonly nowMs: number;
  readonly sid: string;
  readonly language: string;
  readonly zone: string;
}

/**
 * What an owner says by text: the number of an answer, that they are late, or their own words to the one question that waits, which
 * are read as in a mail.
 */
export async function hearText(userId: string, text: Incoming, words: TextWords, runtime: Runtime): Promise<Heard> {
  const nowMs = await runtime.clock.now();
  const [language, basics, open] = await Promise.all([
    languageOf(userId),
    basicsOf(userId),
    decisionsOf(userId).then((waiting) => openAsks(userId, waiting, nowMs)),
  ]);
  const at: At = { userId, words, nowMs, sid: text.MessageSid, language, zone: basics?.zone ?? 'Etc/UTC' };
  const number = numberIn(text.Body);
  const meant = open.find(
    ({ asks }) => number !== null && number >= asks.first && number < asks.first + numbersOf(asks),
  );
  if (number !== null && meant) return byNumber(meant, number - meant.asks.first, at);
  const plain = spelledOut(text.Body);
  const late = latenessIn(plain, at);
  if (late !== null) return byLateness(late.minutes, at, open);
  const questions = open.filter(({ decision }) => decision !== undefined);
  const [only, ...more] = questions;
  if (number !== null && only === undefined) return nothing(words.answered, at);
  if (only === undefined) return nothing(words.nothingWaits, at);
  if (more.length > 0 || number !== null) return nothing(words.several(questions.length), at);
  return byWords(only, plain, at);
}

/** Said at most once an hour: two machines shall not keep each other busy. */
function nothing(body: string, { userId, nowMs }: At): Heard {
  const once = `nothing:${userId}:${Math.floor(nowMs / HOUR_MS)}`;
  return { act: async () => 'done', loopId: null, reply: { body, once } };
}

/** The reader's word for lateness, as in a mail that says nothing else; null: it says something else. */
function latenessIn(text: string, { language, zone, nowMs }: At): { readonly minutes: number | null } | null {
  const now = minuteOf(nowMs);
  const { intents, details } = read(text, {
    now,
    ownerZone: zone,
    senderZone: null,
    locale: language,
    role: 'owner',
    loopState: 'booked',
    offered: [],
    event: { start: now, end: now + 30 },
    workday: { start: 540, end: 1020 },
  });
  const late = intents.length > 0 && intents.every(({ kind }) => kind === 'running_late');
  return late ? { minutes: details.lateMin !== null && details.lateMin <= MOST_LATE ? details.lateMin : null } : null;
}

async function byNumber({ id, asks, decision }: OpenAsk, index: number, at: At): Promise<Heard> {
  const { matter } = asks;
  if (matter.kind === 'late') {
    const near = await nearMeetings(at.userId, minuteOf(at.nowMs));
    const meeting = near.find(({ loopId }) => loopId === matter.loopIds[index]);
    if (!meeting) return { act: async () => 'answered', loopId: null, reply: null };
    return lateFor(meeting, matter.minutes, at, id);
  }
  const chosen = matter.answers[index] as string;
  const plain = { decisionId: matter.decisionId, answer: null };
  const said: Answer =
    chosen === 'yes' || chosen === 'no'
      ? { ...plain, approve: chosen === 'yes' }
      : { ...plain, approve: true, choice: chosen };
  return answering(id, matter.loopId, said, at, decision?.version);
}

function byWords({ id, decision }: OpenAsk, text: string, at: At): Heard {
  const { loopId, id: decisionId, version } = decision as NonNullable<OpenAsk['decision']>;
  return answering(id, loopId, { decisionId, approve: false, answer: text }, at, version);
}

/** The same as an answer in the app, or by mail: an event of the loop, in the transaction that keeps the text. */
function answering(textId: string, loopId: string, said: Answer, at: At, seen: number | undefined): Heard {
  return {
    loopId,
    reply: null,
    async act(tx) {
      const by = { ...said, by: at.userId };
      const { ok } = await putAnswer(tx, { id: at.userId }, loopId, by, { seen, dueMs: at.nowMs });
      await answered(tx, textId, at);
      return ok ? 'done' : 'answered';
    },
  };
}

async function answered(tx: Transaction, textId: string, { nowMs }: At): Promise<void> {
  await tx
    .update(texts)
    .set({ answeredAt: new Date(nowMs) })
    .where(eq(texts.id, textId));
}

async function byLateness(minutes: number | null, at: At, open: readonly OpenAsk[]): Promise<Heard> {
  const { words, userId } = at;
  const [near, ...more] = await nearMeetings(userId, minuteOf(at.nowMs));
  if (!near) return { act: async () => 'done', loopId: null, reply: { body: words.nothingNear } };
  if (more.length === 0) return lateFor(near, minutes, at, null);
  const first = nextNumber(open);
  const all = [near, ...more];
  const named = all.map(
    ({ title, start }, index) => `${first + index} ${title || words.untitled}, ${clock(start, at)}`,
  );
  const asks: TextAsks = { first, matter: { kind: 'late', minutes, loopIds: all.map(({ loopId }) => loopId) } };
  const body = `${words.whichLate} ${words.answers(named.join(', '))}`;
  return { act: async () => 'done', loopId: null, reply: { body, asks, forMs: WHICH_MS } };
}

async function lateFor(meeting: NearMeeting, minutes: number | null, at: At, textId: string | null): Promise<Heard> {
  const { words, userId, sid, nowMs } = at;
  const { loopId, start } = meeting;
  const title = meeting.title || words.untitled;
  const next = minutes === null ? null : await reachedBy(userId, meeting, minutes);
  const warning = next ? [words.knockOn(next.title || words.untitled, clock(next.start, at))] : [];
  return {
    loopId,
    reply: { body: [words.lateNoted(minutes, title, clock(start, at)), ...warning].join(' ') },
    async act(tx) {
      if (textId !== null) await answered(tx, textId, at);
      const said = { kind: 'late', minutes, by: userId, via: 'text' } as const;
      await addEvent(tx, loopId, said, `late:${loopId}:text:${sid}`, nowMs);
      return 'done';
    },
  };
}

/** A time with its zone, as nobody reads a time without. */
function clock(at: EpochMinute, { zone, language }: At): string {
  return `${formatTime(at, zoneTable(zone), language)} ${zoneLabel(zone, language, at)}`;
}
