import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { equalInConstantTime } from '@/core/mail/mac';
import { e164 } from '@/core/phone/e164';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { phoneLineLog } from '@/db/schema/phone-lines';
import { textNumbers, texts } from '@/db/schema/texting';
import { translator } from '@/messages/translate';
import { languageOf } from '@/modules/briefings/queries/language';
import { signingKey } from '@/modules/mailbox/policy';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { CODE_MS, CODE_TRIES, QUIET } from '../constants';
import { codeOf, codeTag } from '../policy';
import { lineFor } from '../queries/line';
import { isStopped, numberOf, textingRefused } from '../queries/phone';
import type { PhonePatch } from '../schema';
import { queueText, wakeText } from './queue';

export type PhoneOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | 'off'
        | 'number_invalid'
        | 'verified'
        | 'stopped'
        | 'no_line'
        | 'not_found'
        | 'code'
        | 'too_many';
    }
  | { readonly ok: false; readonly reason: 'plan_limit'; readonly text: string };

/** Texts a code to a number that somebody says is theirs. */
export async function requestCode(userId: string, said: string, runtime: Runtime): Promise<PhoneOutcome> {
  const number = e164(said);
  if (number === null) return { ok: false, reason: 'number_invalid' };
  const refused = await textingRefused(userId, runtime);
  if (refused === 'off') return { ok: false, reason: 'off' };
  if (refused) return { ok: false, reason: 'plan_limit', text: refused.limit };
  const nowMs = await runtime.clock.now();
  const about = `code:${randomUUID()}`;
  const key = signingKey(runtime.settings);
  const codeHash = codeTag(number, codeOf(about, number, key), key);
  const outcome = await database().transaction(async (tx): Promise<PhoneOutcome & { id?: string | null }> => {
    const before = await numberOf(userId, tx);
    if (before?.verifiedAt) return { ok: false, reason: 'verified' };
    if (await isStopped(number, tx)) return { ok: false, reason: 'stopped' };
    const line = await lineFor(userId, before?.lineId ?? null, tx);
    if (!line) return { ok: false, reason: 'no_line' };
    const until = nowMs + CODE_MS;
    const asked = { number, lineId: line.id, codeHash, codeUntil: new Date(until), codeTries: 0 };
    await tx
      .insert(textNumbers)
      .values({
        ...asked,
        userId,
        kinds: ['decision', 'vip', 'late', 'first', 'guests'],
        quietFrom: QUIET.from,
        quietUntil: QUIET.until,
        createdAt: new Date(nowMs),
      })
      .onConflictDoUpdate({ target: textNumbers.userId, set: asked });
    // The one before is worth nothing any more.
    await tx
      .update(texts)
      .set({ state: 'expired', dueAt: null })
      .where(and(eq(texts.userId, userId), isNull(texts.guestId), eq(texts.kind, 'code'), eq(texts.state, 'queued')));
    const text = { userId, peer: number, kind: 'code', body: '', about, until } as const;
    return { ok: true, id: await queueText(tx, text, nowMs) };
  });
  if (outcome.ok && outcome.id) await wakeText(outcome.id, runtime);
  return outcome.ok ? { ok: true } : outcome;
}

/**
 * Whoever enters the code that was texted to a number has it, and is texted from then on, as they have agreed to in these words. It
 * is nobody else's any more.
 */
export async function enterCode(
  userId: string,
  entered: { readonly code: string; readonly agreedTo: string },
  client: Client,
  runtime: Runtime,
): Promise<PhoneOutcome> {
  const nowMs = await runtime.clock.now();
  const at = new Date(nowMs);
  const words = TEXT_WORDS[await languageOf(userId)];
  const outcome = await database().transaction(async (tx): Promise<PhoneOutcome & { id?: string | null }> => {
    const [row] = await tx.select().from(textNumbers).where(eq(textNumbers.userId, userId)).for('update');
    if (!row || row.codeHash === null || row.codeUntil === null) return { ok: false, reason: 'not_found' };
    if (row.codeTries >= CODE_TRIES) return { ok: false, reason: 'too_many' };
    await tx
      .update(textNumbers)
      .set({ codeTries: row.codeTries + 1 })
      .where(eq(textNumbers.userId, userId));
    const right = equalInConstantTime(row.codeHash, codeTag(row.number, entered.code, signingKey(runtime.settings)));
    if (!right || nowMs >= row.codeUntil.getTime()) return { ok: false, reason: 'code' };
    const others = await tx
      .delete(textNumbers)
      .where(and(eq(textNumbers.number, row.number), ne(textNumbers.userId, userId)))
      .returning({ userId: textNumbers.userId, verifiedAt: textNumbers.verifiedAt });
    for (const other of others) {
      if (other.verifiedAt === null) continue;
      await tx
        .insert(notices)
        .values({
          userId: other.userId,
          key: `phone-lost:${other.userId}:${nowMs}`,
          kind: 'phone',
          text: translator(await languageOf(other.userId), 'texting')('lost'),
          href: '/settings/integrations',
        })
        .onConflictDoNothing();
    }
    await tx
      .update(textNumbers)
      .set({ verifiedAt: at, agreedTo: entered.agreedTo, codeHash: null, codeUntil: null, codeTries: 0 })
      .where(eq(textNumbers.userId, userId));
    if (row.lineId !== null) {
      await tx.insert(phoneLineLog).values({
        ...{ lineId: row.lineId, userId, peer: row.number, at },
        direction: 'in',
        kind: 'opt_in',
        text: entered.agreedTo,
      });
    }
    await recordAct(tx, { actor: userId, client, action: 'phone.agreed', userId, subject: row.number });
    const about = `welcome:${userId}:${nowMs}`;
    const text = {
      userId,
      peer: row.number,
      kind: 'reply',
      body: words.welcome,
      about,
      until: nowMs + CODE_MS,
    } as const;
    return { ok: true, id: await queueText(tx, text, nowMs) };
  });
  if (outcome.ok && outcome.id) await wakeText(outcome.id, runtime);
  return outcome.ok ? { ok: true } : outcome;
}

/** Of what an owner is texted, and when not. */
export async function changePhone(userId: string, { kinds, quiet }: PhonePatch): Promise<PhoneOutcome> {
  const change = { ...(kinds ? { kinds } : {}), ...(quiet ? { quietFrom: quiet.from, quietUntil: quiet.until } : {}) };
  if (Object.keys(change).length === 0) {
    return (await numberOf(userId)) ? { ok: true } : { ok: false, reason: 'not_found' };
  }
  const rows = await database().update(textNumbers).set(change).where(eq(textNumbers.userId, userId)).returning();
  return rows.length > 0 ? { ok: true } : { ok: false, reason: 'not_found' };
}

/** Nothing is texted there any more; what waits does not go. */
export async function removePhone(userId: string, client: Client): Promise<void> {
  await database().transaction(async (tx) => {
    const [row] = await tx.delete(textNumbers).where(eq(textNumbers.userId, userId)).returning();
    if (!row) return;
    await tx
      .update(texts)
      .set({ state: 'expired', dueAt: null })
      .where(and(eq(texts.userId, userId), eq(texts.state, 'queued')));
    await recordAct(tx, { actor: userId, client, action: 'phone.removed', userId, subject: row.number });
  });
}
