import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@/core/replies/tree';
import type { Runtime } from '@/ports/runtime';
import { RateLimit } from '../rate-limit';

/** No address is sent more than this many links in ten minutes, whoever asks. */
const perAddress = new RateLimit(10, 600_000);

/** Mails a sign-in link. Throws when the mail could not be handed over: next-auth then tells `EmailSignin`. */
export async function sendSignInLink(runtime: Runtime, recipient: string, url: string): Promise<void> {
  if (perAddress.take(recipient, Date.now()) > 0) throw new Error('Too many sign-in links for one address');
  const { assistant, baseUrl } = runtime.settings;
  const host = new URL(baseUrl).host;
  const domain = assistant.address.split('@')[1] ?? host;
  const mail = await runtime.compose({
    messageId: `<sign-in.${randomUUID()}@${domain}>`,
    from: { name: 'Sundial', address: assistant.address },
    replyTo: assistant.address,
    envelopeFrom: assistant.address,
    recipient,
    to: [{ name: '', address: recipient }],
    cc: [],
    subject: 'Your sign-in link for Sundial',
    date: new Date(await runtime.clock.now()),
    inReplyTo: null,
    references: [],
    text: textOf(host, url),
    html: htmlOf(host, url),
    calendar: null,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  const sent = await runtime.mail.send(mail);
  if (!sent.ok) throw new Error(`The sign-in link was not sent: ${sent.failure}`);
}

function textOf(host: string, url: string): string {
  return [
    `Sign in to Sundial at ${host} with this link:`,
    '',
    url,
    '',
    'It works once, within 24 hours. If you did not ask for it, ignore this mail: nothing happens without the link.',
    '',
  ].join('\n');
}

function htmlOf(host: string, url: string): string {
  const link = escapeHtml(url);
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:0 auto;padding:24px">
<p>Sign in to Sundial at ${escapeHtml(host)}:</p>
<p><a href="${link}" style="display:inline-block;background:#b3500b;color:#fff;padding:10px 18px;border-radius:5px;text-decoration:none">Sign in</a></p>
<p>It works once, within 24 hours. If you did not ask for it, ignore this mail: nothing happens without the link.</p>
</body></html>`;
}
