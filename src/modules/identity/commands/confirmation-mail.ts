import { randomUUID } from 'node:crypto';
import { makeAddressToken } from '@/core/mail/address-token';
import { escapeHtml } from '@/core/replies/tree';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { CONFIRMATION_HOURS } from '../constants';

/** Mails a link to the address, by which the user proves that it is theirs. False when it could not be handed over. */
export async function sendConfirmation(
  runtime: Runtime,
  user: { readonly id: string; readonly email: string },
  address: string,
): Promise<boolean> {
  const { assistant, baseUrl } = runtime.settings;
  const nowMs = await runtime.clock.now();
  const expires = Math.floor(nowMs / 60_000) + CONFIRMATION_HOURS * 60;
  const token = makeAddressToken({ userId: user.id, address, expires }, signingKey(runtime.settings));
  const url = `${baseUrl}/settings/account?confirm=${encodeURIComponent(token)}`;
  const host = new URL(baseUrl).host;
  const asked = `${user.email} asked Sundial at ${host} to count mail from ${address} as theirs.`;
  const rest = `Sign in as ${user.email} to confirm it, within ${CONFIRMATION_HOURS} hours. If this was not you, ignore this mail: nothing happens without the link.`;
  const mail = await runtime.compose({
    messageId: `<address.${randomUUID()}@${assistant.address.split('@')[1] ?? host}>`,
    from: { name: 'Sundial', address: assistant.address },
    replyTo: assistant.address,
    envelopeFrom: assistant.address,
    recipient: address,
    to: [{ name: '', address }],
    cc: [],
    subject: 'Confirm your address for Sundial',
    date: new Date(nowMs),
    inReplyTo: null,
    references: [],
    text: [asked, '', 'Confirm it with this link:', '', url, '', rest, ''].join('\n'),
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:0 auto;padding:24px">
<p>${escapeHtml(asked)}</p>
<p><a href="${escapeHtml(url)}" style="display:inline-block;background:#b3500b;color:#fff;padding:10px 18px;border-radius:5px;text-decoration:none">Look at it and confirm</a></p>
<p>${escapeHtml(rest)}</p>
</body></html>`,
    calendar: null,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return (await runtime.mail.send(mail)).ok;
}
