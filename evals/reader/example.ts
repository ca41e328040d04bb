import type { MailScore } from './score-mails';

/** A mail with what it should have been read as and what it was, as Markdown lines. */
export function exampleLines({ row, answer, harms }: MailScore): string[] {
  const { participants, ...read } = answer.reading;
  const people = row.gold.participants || participants?.length ? { participants } : {};
  return [
    `- ${JSON.stringify(row.text)}`,
    `  - ${row.id}: ${row.role}, ${row.loopState}, now ${row.now}, ${row.ownerZone}/${row.senderZone}, offered ${JSON.stringify(row.offered)}`,
    `  - gold ${JSON.stringify(row.gold)}`,
    `  - read ${JSON.stringify({ ...read, ...people })}${harms.length > 0 ? ` harms ${harms.join(', ')}` : ''}`,
    ...(answer.gate.reasons.length > 0 ? [`  - gate: ${answer.gate.reasons.join('; ')}`] : []),
  ];
}
