import { and, eq, lte } from 'drizzle-orm';
import type { AnsweredLine } from '@/core/briefing/answered';
import { belowLines } from '@/core/briefing/below-lines';
import { isCourtesy } from '@/core/briefing/courtesy';
import { numberedAnswers } from '@/core/briefing/numbered';
import { bareVerdict } from '@/core/briefing/verdict';
import type { LoopEventPayload } from '@/core/loop/event';
import { newTextOf } from '@/core/reading/reply-text';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { once } from '@/db/once';
import { type BriefingItem, briefingAnswers, briefingClicks, briefings } from '@/db/schema/briefings';
import { loopMessages, messages } from '@/db/schema/mailbox';
import { putAnswer } from '@/modules/loops/commands/answer';
import { lockedLoop } from '@/modules/loops/commands/locked';
import { addEvent, messageKey } from '@/modules/loops/commands/open';
import { openForPassage } from '@/modules/loops/commands/open-for-passage';
import { wake } from '@/modules/loops/commands/wake';
import { type DecisionRow, decisionsOf } from '@/modules/loops/queries/decisions';
import type { Runtime } from '@/ports/runtime';
import { languageOf } from '../queries/language';

interface Heard {
  readonly messageRowId: string;
  readonly userId: string;
  readonly mail: typeof messages.$inferSelect;
  readonly briefingId: string;
  readonly reader: { readonly now: EpochMinute; readonly locale: string | null };
  readonly items: readonly BriefingItem[];
  readonly waiting: readonly DecisionRow[];
  readonly nowMs: number;
  readonly runtime: Runtime;
}

/** What became of a line, and the loop that has something to do then. */
interface Done {
  readonly became: AnsweredLine['became'];
  readonly loopId?: string;
}

/**
 * Hears a mail that answers a briefing, once: what names a line is given to the question or meeting of that line, what names none
 * is a mail of the owner like any other. All of it happens in one transaction.
 */
export async function hearAnswer(messageRowId: string, runtime: Runtime): Promise<void> {
  const [row] = await database()
    .select({ answer: briefingAnswers, items: briefings.items, kind: briefings.kind, mail: messages })
    .from(briefingAnswers)
    .innerJoin(briefings, eq(briefings.id, briefingAnswers.briefingId))
    .innerJoin(messages, eq(messages.id, briefingAnswers.messageId))
    .where(eq(briefingAnswers.messageId, messageRowId));
  if (!row) return;
  const { userId } = row.answer;
  const nowMs = await runtime.clock.now();
  const text = row.mail.raw ? await wordsOf(row.mail.raw, runtime) : '';
  const reader = { now: minuteOf(nowMs), locale: await languageOf(userId) };
  // Only a morning's briefing has numbers.
  const { parts, rest } = row.kind === 'daily' ? ofLines(text, row.items, reader) : { parts: [], rest: text };
  const waiting = await decisionsOf(userId);
  const { briefingId } = row.answer;
  const at: Heard = {
    messageRowId,
    briefingId,
    reader,
    userId,
    mail: row.mail,
    items: row.items,
    waiting,
    nowMs,
    runtime,
  };
  const woken = await once(`briefing-answer:${messageRowId}`, async (tx) => {
    const lines: AnsweredLine[] = [];
    const loops: string[] = [];
    for (const { line, words } of parts.flatMap(({ lines: all, words: said }) =>
      all.map((one) => ({ line: one, words: said })),
    )) {
      const done = await ofLine(tx, at, line, words);
      lines.push({ line, words, text: row.items[line - 1]?.text ?? '', became: done.became });
      if (done.loopId) loops.push(done.loopId);
    }
    if (rest !== '' && (parts.length === 0 || !isCourtesy(rest, reader))) {
      const opened = await openForPassage(tx, { ...at, key: messageKey(messageRowId), only: { words: rest } });
      if (opened) loops.push(opened);
    }
    await tx
      .update(briefingAnswers)
      .set({ lines, ...(lines.length === 0 ? { toldAt: new Date(nowMs) } : {}) })
      .where(eq(briefingAnswers.messageId, messageRowId));
    return loops;
  });
  for (const loopId of new Set(woken)) await wake(loopId, runtime);
}

/** What is said by numbers; a yes or no without one is said of the only question. */
function ofLines(text: string, items: readonly BriefingItem[], reader: Parameters<typeof numberedAnswers>[1]) {
  const said = numberedAnswers(text, reader);
  const [only, ...more] = items.flatMap(({ about, kind }, at) =>
    about?.kind === 'decision' || kind === 'question' ? [at + 1] : [],
  );
  if (said.parts.length > 0 || only === undefined || more.length > 0 || !bareVerdict(said.rest, reader)) return said;
  return { parts: [{ lines: [only], words: said.rest }], rest: '' };
}

/** The reader's own words; those that stand below a line of the briefing are said of that line. */
async function wordsOf(raw: Buffer, runtime: Runtime): Promise<string> {
  const mail = await runtime.parse(raw);
  const { newText, interleaved } = newTextOf({ text: mail.text ?? undefined, html: mail.html ?? undefined });
  return belowLines(interleaved) ?? newText;
}

async function ofLine(tx: Transaction, at: Heard, line: number, words: string): Promise<Done> {
  const item = at.items[line - 1];
  if (!item) return { became: 'missing' };
  const { about } = item;
  if (item.kind === 'question') return toWhetherToGoOn(tx, at, words);
  if (!about) return { became: 'untold' };
  if (words === '') return { became: 'wordless' };
  if (about.kind === 'decision') return toQuestion(tx, at, about, words);
  const key = `${messageKey(at.messageRowId)}:line-${line}`;
  if (about.kind === 'loop') return toLoop(tx, at, about.loopId, { key, words });
  const opened = await openForPassage(tx, { ...at, key, only: { words, about: about.events } });
  return opened ? { became: 'passed', loopId: opened } : { became: 'limited' };
}

/** Whether briefings go on: an answer is a sign of a reader, unless it is a no. */
async function toWhetherToGoOn(tx: Transaction, { briefingId, nowMs, reader }: Heard, words: string): Promise<Done> {
  if (bareVerdict(words, reader) !== 'no') return { became: 'answered' };
  await tx
    .delete(briefingClicks)
    .where(
      and(
        eq(briefingClicks.briefingId, briefingId),
        eq(briefingClicks.by, 'answer'),
        lte(briefingClicks.at, new Date(nowMs)),
      ),
    );
  return { became: 'answered' };
}

/** The same as an answer in words in the app: an event of the loop. */
async function toQuestion(
  tx: Transaction,
  { waiting, userId, nowMs }: Heard,
  about: { readonly loopId: string; readonly decisionId: string; readonly askedAt: number },
  words: string,
): Promise<Done> {
  const { loopId, decisionId, askedAt } = about;
  const asked = waiting.find((one) => one.loopId === loopId && one.id === decisionId && one.askedAt === askedAt);
  if (!asked) return { became: 'over' };
  const answer = { decisionId, approve: false, answer: words, by: userId };
  const { ok } = await putAnswer(tx, { id: userId }, loopId, answer, { seen: asked.version, dueMs: nowMs });
  return ok ? { became: 'answered', loopId } : { became: 'over' };
}

/** What is said of a meeting that the assistant looks after is a mail of the owner to it. */
async function toLoop(
  tx: Transaction,
  { userId, messageRowId, nowMs }: Heard,
  loopId: string,
  { key, words }: { readonly key: string; readonly words: string },
): Promise<Done> {
  const loop = await lockedLoop(tx, { id: userId }, loopId);
  if (!loop || loop.phase === 'CLOSED') return { became: 'over' };
  await tx.insert(loopMessages).values({ loopId, messageId: messageRowId, via: 'references' }).onConflictDoNothing();
  const payload: LoopEventPayload = { kind: 'message', messageRowId, only: { words } };
  await addEvent(tx, loopId, payload, key, nowMs);
  return { became: 'passed', loopId };
}
