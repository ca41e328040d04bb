import type { Key } from '@/messages/message-keys';

/** Sentences of each kind, by their messages in `examples`: to be put in as they are and changed. */
export const EXAMPLES: readonly { readonly kind: Key<'examples'>; readonly sentences: readonly Key<'examples'>[] }[] = [
  { kind: 'when', sentences: ['when1', 'when2', 'when3', 'when4', 'when5', 'when6'] },
  { kind: 'much', sentences: ['much1', 'much2', 'much3'] },
  { kind: 'between', sentences: ['between1'] },
  { kind: 'lengths', sentences: ['lengths1', 'lengths2'] },
  { kind: 'people', sentences: ['people1', 'people2', 'people3'] },
  { kind: 'away', sentences: ['away1'] },
  { kind: 'words', sentences: ['words1'] },
];
