import { escapeHtml } from '@/core/replies/tree';
import type { supportRequests } from '@/db/schema/support';
import { accountById } from '@/modules/identity/queries';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { OPERATOR_TOPICS, TOPICS, type Topic } from '../schema';

type Row = typeof supportRequests.$inferSelect;

/**
 * The mail of a request: the same Message-ID at every attempt, an answer goes to the writer. What the writer typed stands in
 * the body alone; no header holds more of it than the address that was parsed.
 */
export async function supportMail(request: Row, { compose, settings }: Runtime): Promise<OutgoingMail> {
  const { assistant, supportEmail, baseUrl } = settings;
  const host = new URL(baseUrl).host;
  const account = request.userId ? await accountById(request.userId) : null;
  const topic = TOPICS[request.topic as Topic] ?? request.topic;
  const byMail = Object.values<string>(OPERATOR_TOPICS).includes(topic);
  const writer = account ? `${account.email}, signed in (${account.role})` : byMail ? 'mail' : 'a visitor';
  const answer = request.email ? `Answer to: ${request.email}` : 'No answer is asked for.';
  const facts = [`Topic: ${topic}`, `Written by: ${writer}`, answer, `Request: ${request.id}, at ${host}`];
  return compose({
    messageId: `<support.${request.id}@${assistant.address.split('@')[1] ?? host}>`,
    from: { name: byMail ? 'Sundial' : 'Sundial support form', address: assistant.address },
    // Without an address of the writer an answer must not reach the assistant.
    replyTo: request.email ?? supportEmail,
    envelopeFrom: assistant.address,
    recipient: supportEmail,
    to: [{ name: '', address: supportEmail }],
    cc: [],
    subject: `Support: ${topic}${request.email ? ` (${request.email})` : ''}`,
    date: request.createdAt,
    inReplyTo: null,
    references: [],
    text: `${request.message}\n\n-- \n${facts.join('\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;max-width:42em;margin:0 auto;padding:24px">
<p style="white-space:pre-wrap">${escapeHtml(request.message)}</p>
<hr>
<p>${facts.map(escapeHtml).join('<br>')}</p>
</body></html>`,
    calendar: null,
    // An automatic answer would go to a stranger.
    headers: byMail ? { 'Auto-Submitted': 'auto-generated' } : {},
  });
}
