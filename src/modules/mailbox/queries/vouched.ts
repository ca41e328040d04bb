import { sql } from 'drizzle-orm';
import type { MacKey } from '@/core/mail/mac';
import { assistantMailbox, parseReplyToken } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import type { MailAuthentication } from '@/ports/mail';

/**
 * Whether somebody vouches for a mail: its domain for the sender, and what we know of the sender for the mail (a user, a
 * delegate, somebody who takes part in a loop); or, where the domain says nothing, a loop's token in the hands of somebody
 * who takes part in that loop.
 */
export async function isVouchedFor(
  { from, level, contradicted }: Pick<MailAuthentication, 'from' | 'level' | 'contradicted'>,
  recipients: readonly string[],
  at: { readonly assistant: string; readonly key: MacKey },
): Promise<boolean> {
  if (from === null || contradicted) return false;
  if (level === 'A2') {
    const { rows } = await database().execute<{ known: boolean }>(sql`
      select exists (select 1 from users where email = ${from})
        or exists (select 1 from user_addresses where address = ${from} and verified_at is not null)
        or exists (select 1 from delegates where address = ${from})
        or exists (select 1 from loop_participants where address = ${from}) as known`);
    return rows[0]?.known ?? false;
  }
  const loops = recipients.flatMap((recipient) => {
    const mailbox = assistantMailbox(recipient, at.assistant);
    return (mailbox?.kind === 'reply' && parseReplyToken(mailbox.token, [at.key])) || [];
  });
  if (loops.length === 0) return false;
  const { rows } = await database().execute<{ known: boolean }>(sql`
    select exists (
      select 1 from loop_participants where address = ${from} and loop_id in ${[...new Set(loops)]}) as known`);
  return rows[0]?.known ?? false;
}
