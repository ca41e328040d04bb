import type { ReplyMessage } from '@/core/replies/message';
import recording from './conversation.json';

/** A mail of the recorded conversation; `message` is what the composer made the assistant's words from. */
export interface RecordedLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly message?: ReplyMessage;
}

/** The conversation that src/demo/record.ts wrote down: a run of the product itself, from the request to the booking. */
export const LETTERS = recording.letters as readonly RecordedLetter[];

/** A mail as the page shows it: its words are the recorded ones, its links are not followed. */
export type LetterPart =
  | { readonly kind: 'words'; readonly lines: readonly string[] }
  | { readonly kind: 'times'; readonly times: readonly string[] }
  | { readonly kind: 'link'; readonly words: string };

/** The parts of a plain text as core/replies/tree.ts writes them. */
export function partsOf(text: string): LetterPart[] {
  return text
    .trim()
    .split('\n\n')
    .map((block): LetterPart => {
      const lines = block.split('\n');
      const said = lines.filter((line) => !/^\s*https?:\/\//.test(line));
      if (/^\d+\. /.test(block)) return { kind: 'times', times: said.map((line) => line.replace(/^\d+\. /, '')) };
      if (said.length < lines.length) return { kind: 'link', words: said.join(' ').replace(/:$/, '') };
      return { kind: 'words', lines: said };
    });
}
