import { and, eq, inArray } from 'drizzle-orm';
import { quietUntil } from '@/core/texting/quiet';
import { inSevenBits, segmentsOf } from '@/core/texting/segments';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database, type Transaction } from '@/db/client';
import { texts } from '@/db/schema/texting';
import { languageOf } from '@/modules/briefings/queries/language';
import { guestNumberById, guestsAreTexted } from '@/modules/guest-texts/queries/numbers';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { TextFailure, type Texting, type VendorText } from '@/ports/texting';
import { ASK_AGAIN_MS, MOST_ATTEMPTS, PRICE_MS, SETTLED_MS } from '../constants';
import { codeOf } from '../policy';
import { lineById, lineFor } from '../queries/line';
import { numberOfText } from '../queries/peer';
import { isStopped, numberOf, textingRefused } from '../queries/phone';
import { learnOutcome } from './outcome';
import { reserve, settle } from './reserve';
import { stopNumber } from './stop';

type Text = typeof texts.$inferSelect;

/** An attempt to hand a text over: by which line, and whether one before it was cut off. */
interface Attempt {
  readonly text: Text;
  /** Its number, E.164. */
  readonly to: string;
  readonly from: string;
  readonly cutOff: boolean;
}

/** The vendor's clock and ours may differ by so much. */
const SKEW_MS = 60_000;
const REPORTS = '/api/webhooks/twilio/status';

/**
 * Hands a text over, never for the second time: that an attempt has begun is written down before, and after one that was cut off
 * the vendor is asked first. What is already sent is looked up for what has become of it. Never throws for what the vendor does.
 */
export async function sendText(id: string, runtime: Runtime): Promise<void> {
  const { texting } = runtime;
  if (texting === null) return;
  const nowMs = await runtime.clock.now();
  const known = await whatIsKnown(id, runtime);
  if (known === null) return;
  const attempt = await database().transaction((tx) => begin(tx, id, known, texting, nowMs));
  if (attempt === 'sent') return learnOutcome(id, texting, nowMs);
  if (attempt === null) return;
  if (attempt.cutOff) {
    const found = await takenBefore(attempt, texting).catch(() => 'unavailable' as const);
    if (found === 'unavailable') return later(id, nowMs + ASK_AGAIN_MS, 'The vendor could not be asked');
    if (found) return markSent(id, found.vendorId, nowMs);
    const settledAt = (attempt.text.begunAt as Date).getTime() + SETTLED_MS;
    if (nowMs < settledAt) return later(id, Math.min(settledAt, nowMs + ASK_AGAIN_MS), 'The attempt was cut off');
    if (!(await database().transaction((tx) => beginAgain(tx, attempt, nowMs, texting)))) return;
  }
  await handOver(attempt, runtime, texting, nowMs);
}

async function handOver({ text, to, from }: Attempt, runtime: Runtime, { port, currency }: Texting, nowMs: number) {
  const reportTo = `${runtime.settings.baseUrl}${REPORTS}/${text.id}`;
  const validFor = Math.max(60, Math.min(14_400, Math.floor(((text.until?.getTime() ?? nowMs) - nowMs) / 1000)));
  try {
    const { vendorId } = await port.send({ from, to, body: text.body, reportTo, validFor });
    return await markSent(text.id, vendorId, nowMs);
  } catch (error) {
    if (!(error instanceof TextFailure)) throw error;
    const { kind, message, retryAfter } = error;
    if (kind === 'unavailable') return later(text.id, nowMs + ASK_AGAIN_MS, message);
    await database().transaction(async (tx) => {
      const [row] = await tx.select().from(texts).where(eq(texts.id, text.id)).for('update');
      if (row?.state !== 'sending') return;
      await settle(tx, row, null, currency);
      const dueAt = kind === 'busy' ? new Date(nowMs + (retryAfter ?? 30) * 1000) : null;
      const state = kind === 'busy' && row.attempts < MOST_ATTEMPTS ? ('queued' as const) : ('failed' as const);
      await tx
        .update(texts)
        .set({ state, dueAt: state === 'queued' ? dueAt : null, problem: message })
        .where(eq(texts.id, text.id));
      // The vendor knows better than we whether somebody wants none.
      if (kind === 'opted_out') {
        const log = (await numberOfText(row, runtime.settings, tx))?.log;
        await stopNumber(tx, to, { lineId: row.lineId, text: message, ...log }, nowMs);
      }
    });
  }
}

/** What a text is decided by beside its own row: read before anything is locked. */
interface Known {
  /** Whom it goes to, E.164; null: it is not known any more. */
  readonly to: string | null;
  readonly body: string;
  /** Nobody may text its owner now. */
  readonly refused: boolean;
  /** Of its owner. */
  readonly zone: string;
}

async function whatIsKnown(id: string, runtime: Runtime): Promise<Known | null> {
  const [text] = await database().select().from(texts).where(eq(texts.id, id));
  if (!text) return null;
  const [refused, basics, body, to] = await Promise.all([
    isRefused(text, runtime),
    basicsOf(text.userId),
    bodyOf(text, runtime),
    numberOfText(text, runtime.settings),
  ]);
  return { to: to?.number ?? null, body, refused, zone: basics?.zone ?? 'Etc/UTC' };
}

async function isRefused({ userId, guestId }: Text, runtime: Runtime): Promise<boolean> {
  if (guestId !== null) return !(await guestsAreTexted(userId, runtime));
  return (await textingRefused(userId, runtime)) !== null;
}

/** Decides whether it is sent now, and writes down that it is. Null: not now, or never. */
async function begin(
  tx: Transaction,
  id: string,
  { to, body, refused, zone }: Known,
  texting: Texting,
  nowMs: number,
): Promise<Attempt | 'sent' | null> {
  const [text] = await tx.select().from(texts).where(eq(texts.id, id)).for('update');
  if (!text || text.direction === 'in') return null;
  if (text.state !== 'queued' && text.state !== 'sending') return text.dueAt === null ? null : 'sent';
  const guest = text.guestId === null ? null : await guestNumberById(text.guestId, tx);
  const row = await numberOf(text.userId, tx);
  const proved = guest ?? (row?.number === text.peer ? row : null);
  const line = await lineFor(text.userId, text.lineId ?? proved?.lineId ?? null, tx);
  const is = eq(texts.id, id);
  const end = async (state: 'failed' | 'expired' | 'unknown', problem: string) => {
    if (text.reserved > 0 && state !== 'unknown') await settle(tx, text, null, texting.currency);
    await tx.update(texts).set({ state, problem, dueAt: null }).where(is);
    return null;
  };
  // An attempt that has begun is found out about, whatever has been said since.
  if (text.state === 'sending') {
    const used = text.lineId === null ? null : await lineById(text.lineId, tx);
    if (!used || to === null) return end('unknown', 'Its line or its number is gone');
    return { text: { ...text, body }, to, from: used.number, cutOff: true };
  }
  if (text.until !== null && nowMs >= text.until.getTime()) return end('expired', 'Its time is over');
  if (to === null || !proved || (text.kind !== 'code' && proved.verifiedAt === null)) {
    return end('failed', 'The number was not proved');
  }
  if (await isStopped(to, tx)) return end('failed', 'The holder of the number has said STOP');
  if (refused) return end('failed', 'Nobody is texted here');
  if (!line) return end('failed', 'There is no line');
  // Whether it is night at a guest's was looked at when it was written down.
  const waits = guest || !row || text.kind === 'reply' || text.kind === 'code' ? null : quiet(zone, row, nowMs);
  if (waits !== null) {
    await tx
      .update(texts)
      .set({ dueAt: new Date(waits) })
      .where(is);
    return null;
  }
  const segments = segmentsOf(body);
  const reserved = segments * texting.partMicros;
  if (!(await reserve(tx, text.userId, reserved, texting, nowMs)))
    return end('failed', 'The limit of the month is met');
  const begun = { state: 'sending', begunAt: new Date(nowMs), attempts: text.attempts + 1 } as const;
  const [kept] = await tx
    .update(texts)
    .set({ ...begun, lineId: line.id, segments, reserved, dueAt: new Date(nowMs + SETTLED_MS) })
    .where(is)
    .returning();
  return { text: { ...(kept as Text), body }, to, from: line.number, cutOff: false };
}

/** Its words; those of a code are made when they are needed. */
async function bodyOf(text: Text, { settings }: Runtime): Promise<string> {
  const { kind, body, about, guestId, userId } = text;
  if (kind !== 'code') return body;
  const to = await numberOfText(text, settings);
  const code = codeOf(about ?? '', to?.number ?? '', signingKey(settings));
  const guest = guestId === null ? null : await guestNumberById(guestId);
  if (guest) return inSevenBits(TEXT_WORDS[guest.language].guest.code(code, settings.operatorName));
  return inSevenBits(TEXT_WORDS[await languageOf(userId)].code(code, settings.operatorName));
}

/** When the hours are over in which an owner is not texted (ms since 1970); null outside of them. */
function quiet(zone: string, row: { quietFrom: number; quietUntil: number }, nowMs: number): number | null {
  const hours = { from: row.quietFrom, until: row.quietUntil };
  const until = quietUntil(minuteOf(nowMs), zoneTable(zone), hours);
  return until === null ? null : until * 60_000;
}

/** The vendor has not taken it: one more attempt, unless there were enough. */
async function beginAgain(
  tx: Transaction,
  { text: { id }, to }: Attempt,
  nowMs: number,
  { currency }: Texting,
): Promise<boolean> {
  const [text] = await tx.select().from(texts).where(eq(texts.id, id)).for('update');
  if (text?.state !== 'sending') return false;
  const over = text.attempts >= MOST_ATTEMPTS || (text.until !== null && nowMs >= text.until.getTime());
  if (over || (await isStopped(to, tx))) {
    await settle(tx, text, null, currency);
    await tx.update(texts).set({ state: 'expired', dueAt: null }).where(eq(texts.id, id));
    return false;
  }
  const begun = { begunAt: new Date(nowMs), attempts: text.attempts + 1, dueAt: new Date(nowMs + SETTLED_MS) };
  await tx.update(texts).set(begun).where(eq(texts.id, id));
  return true;
}

/** The text as the vendor has taken it in an attempt before this one; undefined: it has not. */
async function takenBefore({ text, to, from }: Attempt, { port }: Texting): Promise<VendorText | undefined> {
  const since = text.createdAt.getTime() - SKEW_MS;
  const same = (await port.taken({ from, to }, since)).filter(({ body }) => body === text.body);
  if (same.length === 0) return undefined;
  const ids = same.map(({ vendorId }) => vendorId);
  const known = await database().select({ vendorId: texts.vendorId }).from(texts).where(inArray(texts.vendorId, ids));
  return same.find(({ vendorId }) => !known.some((one) => one.vendorId === vendorId));
}

/** The vendor has it. */
async function markSent(id: string, vendorId: string, nowMs: number): Promise<void> {
  await database()
    .update(texts)
    .set({ state: 'sent', vendorId, sentAt: new Date(nowMs), dueAt: new Date(nowMs + PRICE_MS), problem: null })
    .where(and(eq(texts.id, id), eq(texts.state, 'sending')));
}

async function later(id: string, dueMs: number, problem: string): Promise<void> {
  await database()
    .update(texts)
    .set({ dueAt: new Date(dueMs), problem })
    .where(and(eq(texts.id, id), eq(texts.state, 'sending')));
}
