import { type Known, type KnownPerson, redacted } from './redaction';

/** Fields of a row that hold times, zones, numbers of ours and words of the notation. */
const KEPT = new Set([
  ...['id', 'split', 'now', 'ownerZone', 'senderZone', 'locale', 'role', 'loopState', 'offered', 'tags'],
  ...['times', 'windows', 'intents', 'medium', 'op', 'accept', 'flags', 'gate'],
]);

/** A row of labelled mail without who its people are; see `redacted`. */
export function redactedRow<T extends object>(row: T, people: readonly KnownPerson[], known: Known = {}): T {
  return redacted(row, people, KEPT, known);
}
