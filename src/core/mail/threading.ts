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
