import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@/core/replies/tree';
import type { OutgoingMail, SendResult } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';

/** A mail about somebody's account: what it is about, a link to follow where there is one, and what to know of it. */
export interface AccountMail {
  /** Begins its Message-ID, and tells kinds of mail apart in logs. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly opening: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing: string;
  /** Message-ID of the mail to the assistant that it answers: then it is the assistant who writes. */
  readonly answers?: string | null;
  /** That it is written in; without one it is English. */
  readonly language?: string;
  /** Of mail that nobody asked for: the link that stops it. It takes a POST without questions (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** Sends it from the sender of account mail, as plain text and HTML. */
export async function sendAccountMail(runtime: Runtime, mail: AccountMail): Promise<SendResult> {
  return runtime.mail.send(await accountMail(runtime, mail));
}

/** The mail itself, for what sends it later: with the same `id` it has the same Message-ID. */
export async function accountMail(
  runtime: Runtime,
  mail: AccountMail,
  id: string = randomUUID(),
): Promise<OutgoingMail> {
  const { assistant, accountSender, baseUrl } = runtime.settings;
  const domain = assistant.address.split('@')[1] ?? new URL(baseUrl).host;
  const { recipient, subject, opening, link, closing, unsubscribe: stop, answers = null } = mail;
  const sender = mail.answers === undefined ? accountSender : { ...accountSender, address: assistant.address };
  return runtime.compose({
    messageId: `<${mail.kind}.${id}@${domain}>`,
    from: sender,
    replyTo: sender.address,
    envelopeFrom: sender.address,
    recipient,
    to: [{ name: '', address: recipient }],
    cc: [],
    subject,
    date: new Date(await runtime.clock.now()),
    inReplyTo: answers,
    references: answers === null ? [] : [answers],
    text: [
      opening,
      '',
      ...(link ? [`${link.label}:`, '', link.url, ''] : []),
      closing,
      '',
      ...(stop ? [`${stop.label}: ${stop.url}`, ''] : []),
    ].join('\n'),
    html: `<!doctype html><html lang="${mail.language ?? 'en'}"><body style="font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:0 auto;padding:24px">
<p>${escapeHtml(opening)}</p>${link ? `\n<p><a href="${escapeHtml(link.url)}" style="display:inline-block;background:#b3500b;color:#fff;padding:10px 18px;border-radius:5px;text-decoration:none">${escapeHtml(link.label)}</a></p>` : ''}
<p>${escapeHtml(closing)}</p>${stop ? `\n<p><a href="${escapeHtml(stop.url)}" style="color:inherit">${escapeHtml(stop.label)}</a></p>` : ''}
</body></html>`,
    calendar: null,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && {
        'List-Unsubscribe': `<${stop.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  });
}
