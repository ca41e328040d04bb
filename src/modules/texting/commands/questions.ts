import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { answersTo } from '@/core/loop/asking/answers';
import { isVip, type Person } from '@/core/preferences/effects/facts';
import { answerWords } from '@/core/replies/question/blocks';
import { questionText } from '@/core/texting/question';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { formatDay, formatTime, zoneLabel } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database, type Transaction } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { textNumbers, texts } from '@/db/schema/texting';
import { rulesOfUser } from '@/modules/contacts/queries/vips';
import { type DecisionRow, decisionsOf } from '@/modules/loops/queries/decisions';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { ASKED_AT_MOST, ASKED_FOR_MS } from '../constants';
import { nextNumber, openAsks } from '../queries/asks';
import type { TextNumber } from '../queries/phone';
import { queueText, wakeText } from './queue';

/** So many of the times that a question is about. */
const TIMES = 3;

/** Puts to an owner by text what waits for their decision, each question once; one whose answer was not understood once more. */
export async function textQuestions(
  { userId, number, kinds }: TextNumber,
  runtime: Runtime,
  nowMs: number,
): Promise<void> {
  const waiting = (await decisionsOf(userId)).filter(({ until }) => until === undefined || until > minuteOf(nowMs));
  const zone = (await basicsOf(userId))?.zone ?? 'Etc/UTC';
  const vips = await vipsAmong(userId, waiting, nowMs);
  for (const decision of waiting) {
    const vip = vips.get(decision.loopId) ?? null;
    const kind = vip !== null && kinds.includes('vip') ? ('vip' as const) : ('decision' as const);
    if (!kinds.includes(kind)) continue;
    const id = await database().transaction(async (tx) => {
      // Numbers are given one question after the other.
      await tx.select({ id: textNumbers.userId }).from(textNumbers).where(eq(textNumbers.userId, userId)).for('update');
      const time = await whichTime(tx, decision);
      if (time === null) return null;
      const answers = answersTo(decision);
      const first = nextNumber(await openAsks(userId, waiting, nowMs, tx));
      const { language } = decision;
      const words = TEXT_WORDS[language];
      const body = questionText(
        {
          title: decision.title,
          question: decision.text,
          times: timesOf(decision, zone),
          answers: answers.map(({ label }) => answerWords(label, { locale: language })),
          ...{ first, vip },
          again: time > 1,
        },
        words,
      );
      const { loopId, id: decisionId, askedAt } = decision;
      const matter = { kind: 'decision', loopId, decisionId, askedAt, answers: answers.map((one) => one.id) } as const;
      const until = nowMs + ASKED_FOR_MS;
      const about = `${aboutOf(decision)}${time}`;
      return queueText(tx, { userId, peer: number, kind, body, about, asks: { first, matter }, until }, nowMs);
    });
    if (id) await wakeText(id, runtime);
  }
}

const aboutOf = ({ loopId, id, askedAt }: DecisionRow) => `ask:${loopId}:${id}:${askedAt}:`;

/** Which time it is put, from 1; null: it was, and no answer has come that would have to be asked for again. */
async function whichTime(tx: Transaction, decision: DecisionRow): Promise<number | null> {
  const rows = await tx
    .select({ answeredAt: texts.answeredAt })
    .from(texts)
    .where(sql`starts_with(${texts.about}, ${aboutOf(decision)})`)
    .orderBy(desc(texts.createdAt));
  const [last] = rows;
  if (!last) return 1;
  return last.answeredAt === null || rows.length >= ASKED_AT_MOST ? null : rows.length + 1;
}

/** Who among those that take part comes first for the owner, by loop. */
async function vipsAmong(
  userId: string,
  waiting: readonly DecisionRow[],
  nowMs: number,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(waiting.map(({ loopId }) => loopId))];
  if (ids.length === 0) return new Map();
  const [rules, rows] = await Promise.all([
    rulesOfUser(userId, nowMs),
    database()
      .select({ id: loops.id, state: loops.state })
      .from(loops)
      .where(and(eq(loops.ownerId, userId), inArray(loops.id, ids))),
  ]);
  const named = ({ name, address }: Person) => name ?? address;
  return new Map(
    rows.flatMap(({ id, state }) => {
      const vip = state.participants.find((person) => person.role === 'guest' && isVip(person, rules));
      return vip ? [[id, named(vip)] as const] : [];
    }),
  );
}

function timesOf({ slots, language }: DecisionRow, zone: string): string {
  const table = zoneTable(zone);
  return slots
    .slice(0, TIMES)
    .map(
      ({ start }) =>
        `${formatDay(start, table, language)}, ${formatTime(start, table, language)} ${zoneLabel(zone, language, start)}`,
    )
    .join('; ');
}
