import { type Block, toText } from '../tree';
import { withoutLinks } from './draft-text';
import { around } from './marks';

/**
 * A part of a mail that its owner has changed: words of theirs, or a part of ours that they left as it is and that every
 * reader has in their own zone and with their own links.
 */
export type EditedPart = string | { readonly kind: Kept; readonly nth: number };
type Kept = Exclude<Block['kind'], 'paragraph'>;

/** What is taken over however it stands in the changed text: the links that answer, and who writes (A11). */
const ALWAYS: ReadonlySet<Block['kind']> = new Set(['link', 'signature']);
/** A longer line that another one follows was broken by a mail program, not by its writer. */
const BROKEN_FROM = 55;

/**
 * What stands in the lines of an answer between the lines that mark a mail, quoted or not; null where both are not there.
 * `marks` are the words of those lines, in each language that they may be in.
 */
export function betweenMarks(
  lines: readonly string[],
  marks: readonly { readonly from: string; readonly until: string }[],
): string | null {
  const bare = lines.map((line) => line.replace(/^(?:\s*[>|])+ ?/, '').trimEnd());
  for (const { from, until } of marks) {
    const start = bare.findIndex((line) => line.trim() === around(from));
    const end = bare.findIndex((line, i) => i > start && line.trim() === around(until));
    if (start >= 0 && end > start)
      return bare
        .slice(start + 1, end)
        .join('\n')
        .trim();
  }
  return null;
}

/** The changed mail in parts; null when it says what it said, whatever the mail programs did to its lines. */
export function editedParts(blocks: readonly Block[], answer: string): EditedPart[] | null {
  const known = blocks.map((block) => paragraphsOf(toText([withoutLinks(block)])).map(oneSpaced));
  const parts: EditedPart[] = [];
  const left = new Set(blocks.keys());
  let changed = false;
  for (const paragraph of paragraphsOf(answer)) {
    const words = oneSpaced(paragraph);
    const at = known.findIndex((texts, i) => texts.includes(words) && (left.has(i) || texts.length > 1));
    const block = blocks[at];
    if (!block) {
      changed = true;
      parts.push(unbroken(paragraph));
    } else if (left.delete(at)) parts.push(block.kind === 'paragraph' ? block.text : keptPart(blocks, at));
  }
  for (const at of left) {
    const block = blocks[at] as Block;
    if (!ALWAYS.has(block.kind)) changed = true;
    else if (block.kind === 'signature') parts.push(keptPart(blocks, at));
    else parts.splice(beforeSignature(parts), 0, keptPart(blocks, at));
  }
  return changed ? parts : null;
}

/** A mail as its owner has changed it, of the parts that this reader's copy has. */
export function withEdited(blocks: readonly Block[], parts: readonly EditedPart[]): Block[] {
  return parts.flatMap((part): Block[] => {
    if (typeof part === 'string') return part === '' ? [] : [{ kind: 'paragraph', text: part }];
    const block = blocks.filter(({ kind }) => kind === part.kind)[part.nth];
    return block ? [block] : [];
  });
}

function keptPart(blocks: readonly Block[], at: number): EditedPart {
  const { kind } = blocks[at] as Block;
  return { kind: kind as Kept, nth: blocks.slice(0, at).filter((block) => block.kind === kind).length };
}

function beforeSignature(parts: readonly EditedPart[]): number {
  const at = parts.findIndex((part) => typeof part !== 'string' && part.kind === 'signature');
  return at < 0 ? parts.length : at;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** What mail programs do to spaces, quotation marks and dashes changes nothing. */
function oneSpaced(text: string): string {
  return text
    .replace(/[‘’‚‛′]/gu, "'")
    .replace(/[“”„‟″«»]/gu, '"')
    .replace(/[‐-―]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

function unbroken(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.trim());
  return lines.reduce((text, line, i) => {
    const isBroken = (lines[i - 1] ?? '').length >= BROKEN_FROM;
    return i === 0 ? line : `${text}${isBroken ? ' ' : '\n'}${line}`;
  }, '');
}
