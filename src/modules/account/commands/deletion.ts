import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { sameAddress } from '@/core/mail/address';
import { cityOf, formatDay, formatTime } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { translator } from '@/messages/translate';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import { mailLanguage } from '@/modules/identity/queries/mail-language';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { DELETION_DELAY_MS } from '../constants';
import { isNeededAsAdmin } from '../queries/deletion';

type Asked =
  | { readonly ok: true; readonly at: Date; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: 'unconfirmed' | 'last_admin' | 'not_found' };

/**
 * Has the account deleted in 24 hours, once its holder has typed its address. Until then nothing is begun or sent for it. Asked
 * again, the time stays. The holder is told by mail, with the way back.
 */
export async function askForDeletion(userId: string, typed: string, runtime: Runtime, client?: Client): Promise<Asked> {
  const nowMs = await runtime.clock.now();
  const asked = await database().transaction(async (tx): Promise<Asked & { email?: string }> => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) return { ok: false, reason: 'not_found' };
    if (!sameAddress(typed, user.email)) return { ok: false, reason: 'unconfirmed' };
    if (await isNeededAsAdmin(userId, tx)) return { ok: false, reason: 'last_admin' };
    if (user.deletionAt) return { ok: true, at: user.deletionAt, isNew: false };
    const at = new Date(nowMs + DELETION_DELAY_MS);
    await tx.update(users).set({ deletionAt: at }).where(eq(users.id, userId));
    await recordAct(tx, { action: 'deletion.asked', actor: userId, userId, client });
    return { ok: true, at, isNew: true, email: user.email };
  });
  if (asked.ok && asked.email) await tell(userId, asked.email, asked.at, runtime);
  return asked;
}

/** Keeps the account. False when its time has come already. */
export async function keepAccount(userId: string, nowMs: number, client?: Client): Promise<boolean> {
  const kept = await database().transaction(async (tx) => {
    const rows = await tx
      .update(users)
      .set({ deletionAt: null })
      .where(and(eq(users.id, userId), gt(users.deletionAt, new Date(nowMs))))
      .returning({ id: users.id });
    if (rows.length > 0) await recordAct(tx, { action: 'deletion.undone', actor: userId, userId, client });
    return rows.length > 0;
  });
  if (kept) return true;
  const [late] = await database()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletionAt)));
  return late === undefined;
}

/** Whether it arrives or not, every page says so, too. */
async function tell(userId: string, recipient: string, at: Date, runtime: Runtime): Promise<void> {
  const zone = (await basicsOf(userId))?.zone ?? 'Etc/UTC';
  const language = await mailLanguage(recipient);
  const t = translator(language, 'account-mails');
  const [minute, table] = [minuteOf(at.getTime()), zoneTable(zone)];
  const when = `${formatDay(minute, table, language)}, ${formatTime(minute, table, language)} (${cityOf(zone, language)})`;
  await sendAccountMail(runtime, {
    language,
    kind: 'deletion',
    recipient,
    subject: t('deletion'),
    opening: t('deletionText', { when }),
    link: { label: t('deletionLink'), url: `${runtime.settings.baseUrl}/settings/account#delete` },
    closing: t('deletionClosing'),
  });
}
