import type { MailView } from './view';

/** Messages that answer one another, oldest first. `id` is the oldest one's. */
export interface Thread {
  readonly id: string;
  readonly subject: string;
  readonly messages: readonly MailView[];
  readonly unread: number;
  readonly lastAt: number;
}

/** Groups a mailbox by Message-ID, In-Reply-To and References (RFC 5322 3.6.4), newest thread first. */
export function threadsOf(messages: readonly MailView[]): Thread[] {
  const groupOf = new Map<string, MailView[]>();
  for (const mail of messages) {
    const ids = [mail.messageId, mail.inReplyTo, ...mail.references].filter((id) => id !== null);
    const known = [...new Set(ids.map((id) => groupOf.get(id)).filter((group) => group !== undefined))];
    const merged = [...new Set([...known.flat(), mail])];
    for (const id of [...ids, ...merged.flatMap((each) => [each.messageId, each.inReplyTo, ...each.references])]) {
      if (id) groupOf.set(id, merged);
    }
    if (ids.length === 0) groupOf.set(mail.id, merged);
  }
  return [...new Set(groupOf.values())].map(threadOf).sort((a, b) => b.lastAt - a.lastAt);
}

function threadOf(group: MailView[]): Thread {
  const messages = [...group].sort((a, b) => a.receivedAt - b.receivedAt);
  const first = messages[0] as MailView;
  return {
    id: first.id,
    subject: first.subject.replace(/^((re|fwd?|aw|wg):\s*)+/i, '') || '(no subject)',
    messages,
    unread: messages.filter((mail) => !mail.read).length,
    lastAt: (messages.at(-1) as MailView).receivedAt,
  };
}
