import { baseSubject, replySubject } from './subject';

const KEPT_LAST = 19;

/**
 * References of an answer (RFC 5322 3.6.4): those of the message answered, then its own id. Long threads keep the first,
 * which names the thread, and the last 19.
 */
export function answerReferences(references: readonly string[], messageId: string): string[] {
  const all = [...new Set([...references.filter((id) => id !== messageId), messageId])];
  const [first] = all;
  if (first === undefined || all.length <= KEPT_LAST + 1) return all;
  return [first, ...all.slice(-KEPT_LAST)];
}

/** Header fields that place a mail in its thread (E11): an answer to the last one; the first of a thread answers nothing. */
export function threadFields(thread: {
  readonly subject: string;
  readonly lastMessageId: string | null;
  readonly references: readonly string[];
}): { readonly subject: string; readonly inReplyTo: string | null; readonly references: readonly string[] } {
  const { subject, lastMessageId, references } = thread;
  if (lastMessageId === null) return { subject: baseSubject(subject), inReplyTo: null, references: [] };
  return {
    subject: replySubject(subject),
    inReplyTo: lastMessageId,
    references: answerReferences(references, lastMessageId),
  };
}
