import type { Reading, ReadingContext } from '../reading/reading';
import type { Candidate } from './sampling';

/** A message as the reader sees it: how sure it is of its least sure statement, and of what kind. */
export function candidateOf(id: string, reading: Reading, role: ReadingContext['role']): Candidate {
  const sure = [...reading.intents, ...reading.options].map(({ confidence }) => confidence);
  const least = reading.intents.length === 0 ? 0 : Math.min(...sure);
  // Words that nothing consumed are why it may not act by itself.
  const confidence = reading.residue.length > 0 ? least / 2 : least;
  const kinds = reading.intents.map(({ kind }) => kind);
  return { id, confidence, kind: kindOf(kinds, reading.language, role) };
}

/** What a mail is, in the reader's words: its intents, language and whose it is. */
export function kindOf(intents: readonly string[], language: string, role: ReadingContext['role']): string {
  return `${[...new Set(intents)].sort().join('+') || 'nothing'} ${language} ${role}`;
}
