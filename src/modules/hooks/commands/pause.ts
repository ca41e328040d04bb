import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { hooks } from '@/db/schema/hooks';
import { notices, users } from '@/db/schema/identity';
import { LOCALES, localeFor } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { tellOfAccess } from '@/modules/billing/commands/tell-of-access';
import { giveUpWaiting } from './manage';

/** Stops telling a webhook that does not take anything, and tells its owner, once: on the dashboard and by mail. */
export async function pauseFailing(
  tx: Transaction,
  { id, userId, url }: Pick<typeof hooks.$inferSelect, 'id' | 'userId' | 'url'>,
  pausedFor: 'failing' | 'gone',
  nowMs: number,
): Promise<void> {
  await tx
    .update(hooks)
    .set({ pausedAt: new Date(nowMs), pausedFor })
    .where(eq(hooks.id, id));
  await giveUpWaiting(tx, id);
  const [owner] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  const t = translator(localeFor({ chosen: owner?.language ?? null }, LOCALES), 'developers');
  const { host } = new URL(url);
  await tx
    .insert(notices)
    .values({
      userId,
      key: `hook:${id}:${nowMs}`,
      kind: 'hook_paused',
      text: pausedFor === 'gone' ? t('noticeGone', { host }) : t('noticeFailing', { host }),
      href: `/settings/developers/${id}`,
    })
    .onConflictDoNothing();
  const kind = pausedFor === 'gone' ? 'hook_gone' : 'hook_paused';
  await tellOfAccess(
    tx,
    { userId, key: `hook:${id}:${nowMs}`, kind, what: host, path: `/settings/developers/${id}` },
    nowMs,
  );
}
