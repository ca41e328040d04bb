import { liftedLimits } from '@/modules/billing/queries/lifted-limits';
import type { noticesOf } from '@/modules/identity/queries';
import type { leftSilent, SilentMail } from '@/modules/mailbox/queries';
import { runtime } from '@/ports/runtime';
import { messagesOf } from '../../_shell/locale';

interface Told {
  readonly notices: Awaited<ReturnType<typeof noticesOf>>;
  readonly silent: Awaited<ReturnType<typeof leftSilent>>;
}

/** What was told of a limit of the plan that stands in nobody's way any more leads to what was not begun for want of it. */
export async function withRoom(userId: string, nowMs: number, { notices, silent }: Told) {
  const t = await messagesOf('plan-room');
  const lifted = await liftedLimits(userId, { billing: runtime().settings.billing, nowMs });
  // The notice may go on after what the mail was left with.
  const waited = (reason: string) => lifted.some(({ text }) => text.startsWith(reason));
  const mails: SilentMail[] = silent.map((mail) => (waited(mail.reason) ? { ...mail, reason: t('waited') } : mail));
  const waits = silent.some((mail) => mail.unplaced && waited(mail.reason));
  const shown = notices.flatMap(({ id, text, href }) => {
    if (!lifted.some(({ noticeId }) => noticeId === id)) return [{ id, text, href }];
    return waits ? [{ id, text: t('again'), href: '#left-silent' }] : [];
  });
  return { notices: shown, silent: mails };
}
