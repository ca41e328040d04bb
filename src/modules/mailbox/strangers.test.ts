import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { rateLimits } from '@/db/schema/limits';
import { messages } from '@/db/schema/mailbox';
import { routeMail } from '@/modules/loops/commands/route-mail';
import type { MailAuthentication } from '@/ports/mail';
import { useDatabase } from '../../../tests/support/database';
import { ASSISTANT, KEY, letter, mailboxRuntime, ownerWithLoop, verdict } from '../../../tests/support/mailbox';
import { TooMuchMail } from './commands/mail-quota';
import { receive } from './commands/receive';
import { DAILY_KILOBYTES } from './constants';

useDatabase();
beforeEach(async () => void (await database().delete(rateLimits)));

const runtime = mailboxRuntime();
const KB = 1024;
/** Nobody vouches for it: a domain without any record. */
const claimed = (from: string) => verdict(from, { level: 'A0', spf: 'none', dkim: 'none', dmarc: 'none' });

async function send(auth: MailAuthentication, more: { to?: string; bytes?: number; ip?: string } = {}) {
  const { to = ASSISTANT, bytes = 10, ip } = more;
  const from = auth.from as string;
  const raw = letter({ From: from, To: to, 'Message-ID': `<${randomUUID()}@x>` }, 'x'.repeat(bytes));
  const envelope = { from, to: [to] };
  const received = await receive({ raw, envelope, auth, ...(ip && { ip }) }, runtime, routeMail);
  if (!received.stored) throw new Error('It was not stored');
  const [row] = await database().select().from(messages).where(eq(messages.id, received.messageRowId));
  return { ...row!, came: raw.length };
}

describe('what is kept of a mail', () => {
  it('of a stranger’s the header and 64 kB, whether its domain vouches for it or not', async () => {
    for (const auth of [verdict('eve@evil.test'), claimed('mallory@evil.test')]) {
      const row = await send(auth, { bytes: 900 * KB });
      expect(row.size).toBeGreaterThan(900 * KB);
      expect(row.raw!.length).toBeLessThan(66 * KB);
      expect(row.raw!.toString()).toContain(`From: ${auth.from}`);
    }
  });

  it('of one in a known name that nobody vouches for no more', async () => {
    const { email, guest } = await ownerWithLoop();
    for (const from of [email, guest]) {
      expect((await send(claimed(from), { bytes: 200 * KB })).raw!.length).toBeLessThan(66 * KB);
    }
  });

  it('of an owner’s, a guest’s and a token’s holder’s all', async () => {
    const { email, guest, loopId } = await ownerWithLoop();
    const token = replyAddress(ASSISTANT, makeReplyToken(loopId, KEY));
    const rows = [
      await send(verdict(email), { bytes: 200 * KB }),
      await send(verdict(guest), { bytes: 200 * KB }),
      await send(claimed(guest), { bytes: 200 * KB, to: token }),
    ];
    for (const row of rows) expect(row.raw!.length).toBeGreaterThan(row.came);
  });
});

describe('what senders may fill in a day', () => {
  const MAIL = 64;
  const mails = (kilobytes: number) => Math.floor(kilobytes / (MAIL + 1));

  it('an address that its domain vouches for has its own; others go on', async () => {
    const eve = verdict(`eve@${randomUUID()}.test`);
    for (let i = 0; i < mails(DAILY_KILOBYTES.address); i += 1) await send(eve, { bytes: 70 * KB });
    await expect(send(eve, { bytes: 70 * KB })).rejects.toMatchObject({ responseCode: 452 });
    const { email } = await ownerWithLoop();
    await send(verdict(email), { bytes: 70 * KB });
    await send(verdict(`eve@${randomUUID()}.test`), { bytes: 70 * KB });
  });

  it('where nobody vouches it is the network that is counted, and not the name that was borrowed', async () => {
    const from = `kim@${randomUUID()}.test`;
    const fill = (n: number) => send(claimed(`x${n}@${randomUUID()}.test`), { bytes: 70 * KB, ip: `2001:db9::${n}` });
    for (let i = 0; i < mails(DAILY_KILOBYTES.network); i += 1) await fill(i);
    await expect(send(claimed(from), { bytes: 70 * KB, ip: '2001:db9::ffff' })).rejects.toThrow(TooMuchMail);
    await send(claimed(from), { bytes: 70 * KB, ip: '2001:db9:0:1::1' });
  });
});
