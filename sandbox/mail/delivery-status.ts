import { randomUUID } from 'node:crypto';
import type { Envelope } from './envelope';

/** A delivery status notification for refused recipients: multipart/report with the original's headers (RFC 3462, 3464). */
export function deliveryStatus(mail: Envelope, recipients: readonly string[], reason: string, now: number): Buffer {
  const domain = recipients[0]?.split('@')[1] ?? 'sandbox.test';
  const boundary = `=_${randomUUID()}`;
  const status = /\b([45]\.\d+\.\d+)\b/.exec(reason)?.[1] ?? '5.0.0';
  const text = mail.raw.toString('latin1');
  const head = text.slice(0, /\r?\n\r?\n/.exec(text)?.index ?? text.length);
  const lines = [
    `From: Mail Delivery System <mailer-daemon@${domain}>`,
    `To: <${mail.from}>`,
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${domain}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your message could not be delivered to:',
    ...recipients.map((address) => `  <${address}>: ${reason}`),
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; mx.${domain}`,
    ...recipients.flatMap((address) => [
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${reason}`,
    ]),
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    head,
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
