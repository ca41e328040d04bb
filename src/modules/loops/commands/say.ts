import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { messages } from '@/db/schema/mailbox';
import { assistantFor } from '@/modules/assistants/queries';
import { accountById } from '@/modules/identity/queries';
import { receive } from '@/modules/mailbox/commands/receive';
import { signingKey } from '@/modules/mailbox/policy';
import type { MailAuthentication } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { loopById } from '../queries/loops';
import { routeMail } from './route-mail';
import { wake } from './wake';

export type SaidInApp =
  | { readonly ok: true; readonly loopId: string }
  | { readonly ok: false; readonly reason: 'not_found' }
  /** It was kept and not taken up; `text` says why. */
  | { readonly ok: false; readonly reason: 'refused'; readonly text: string };

/**
 * The owner says something on a page: it goes in by the door of their mail, as a mail of theirs to the assistant alone, about one
 * meeting or, without a loop, to begin one. The session stands for them as a signature stands for a mail.
 */
export async function sayInApp(
  owner: { readonly id: string },
  { words, loopId }: { readonly words: string; readonly loopId?: string },
  runtime: Runtime,
): Promise<SaidInApp> {
  const [account, loop] = await Promise.all([accountById(owner.id), loopId === undefined ? null : loopById(loopId)]);
  if (!account || (loopId !== undefined && loop?.ownerId !== owner.id)) return { ok: false, reason: 'not_found' };
  const installation = runtime.settings.assistant.address;
  const to =
    loopId === undefined
      ? (await assistantFor(owner.id, runtime.settings)).address
      : replyAddress(installation, makeReplyToken(loopId, signingKey(runtime.settings)));
  const subject = loop?.state.thread.subject ?? '';
  const raw = written({ from: account.email, to, subject, words, at: await runtime.clock.now() });
  const envelope = { from: account.email, to: [to] };
  const received = await receive({ raw, envelope, auth: bySession(account.email) }, runtime, routeMail);
  if (!received.stored) return { ok: false, reason: 'not_found' };
  if (received.loopId === null) {
    const [row] = await database()
      .select({ why: messages.silentReason })
      .from(messages)
      .where(eq(messages.id, received.messageRowId));
    return { ok: false, reason: 'refused', text: row?.why ?? '' };
  }
  await wake(received.loopId, runtime);
  return { ok: true, loopId: received.loopId };
}

interface Written {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly words: string;
  /** Epoch milliseconds by the product's clock. */
  readonly at: number;
}

/** The words as a mail (RFC 5322); what is not ASCII is encoded. */
function written({ from, to, subject, words, at }: Written): Buffer {
  const host = to.slice(to.lastIndexOf('@') + 1);
  const encoded = Buffer.from(words.replace(/\r?\n/g, '\r\n'), 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n');
  const head = [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject === '' ? '' : `=?utf-8?B?${Buffer.from(`Re: ${subject.slice(0, 40)}`, 'utf8').toString('base64')}?=`}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomBytes(16).toString('hex')}@${host}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${encoded}\r\n`, 'latin1');
}

/** Nobody signs what is said on a page: whoever is signed in there says it. */
function bySession(from: string): MailAuthentication {
  return {
    level: 'A2',
    contradicted: false,
    temporary: false,
    from,
    reasons: ['said_on_a_page_by_the_signed_in_owner'],
    signatures: [],
    spf: 'none',
    dkim: 'none',
    dmarc: 'none',
    arc: 'none',
    result: {},
  };
}
