import { type Block, toText } from '../tree';

/** Where the reader of the mail has a link of their own. */
const LINK = '[link]';

/** A mail as somebody else is shown it: all its words, and none of the links that are its reader's alone. */
export function draftText(blocks: readonly Block[]): string {
  return toText(blocks.map(withoutLinks)).trimEnd();
}

/** A part of a mail without its links. */
export function withoutLinks(block: Block): Block {
  if (block.kind === 'link') return { kind: 'paragraph', text: `${block.text.replace(/ ?:$/, '')} ${LINK}` };
  if (block.kind === 'choices') return { ...block, choices: block.choices.map((choice) => ({ ...choice, url: null })) };
  return block;
}
