/** Kept of one line of a message: sentences of ours are shorter. */
const LONGEST = 300;

/** A statement of the database, whose values stand elsewhere (core/log-text): its beginning says enough. */
const STATEMENT = /(Failed query: (?:(?!, because of |…).){0,60})(?:(?!, because of ).)*/g;
const URL_WITH_PATH = /\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#"'<>)]*)[/?#][^\s"'<>)]*/gi;
const ADDRESS = /[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}.-]+/gu;
const QUOTED = /"[^"\n]*"?|“[^”\n]*”?|‘[^’\n]*’?|«[^»\n]*»?|`[^`\n]*`?|(?<!\p{L})'[^'\n]*'?/gu;
const STRUCTURE = /[{[][^\n]*[}\]]?/g;
/** Of a telephone; no address of a machine. */
const NUMBER = /(?<![\w./-])(?!\d{1,3}(?:\.\d{1,3}){3}\b)\+?\d[\d ()./-]{6,}\d(?![\w-])/g;
/** A frame of a stack: a function's name, and a place in a file. */
const FRAME = /^\s+at (?:async )?(?:[\w$.<>]+(?: \[as \w+\])? )?\(?(?:file:\/\/)?(?:node:)?[^\s():]+:\d+(?::\d+)?\)?$/;
const NOWHERE = /^\s+at (?:async )?(?:<anonymous>|new Promise \(<anonymous>\)|Promise\.\w+ \(<anonymous>\))$/;
/** An identifier that an error names: it has an underscore, as no word of a mail has, or stands in a statement's text. */
const IDENTIFIER = /^["'`]\w+_\w+["'`]$/;

/**
 * What staff may see of why something failed: kinds of errors, sentences of programs and places in the code, but nothing that
 * was quoted, no address, number of a telephone, path of an address on the web or structure of data. Line by line; a line that
 * looks like a frame of a stack is kept, with its path from the project on.
 */
export function redacted(text: string): string {
  return text
    .split('\n')
    .map((line) => (FRAME.test(line) || NOWHERE.test(line) ? withoutMachine(line) : withoutValues(line)))
    .join('\n');
}

function withoutValues(line: string): string {
  return line
    .replace(STATEMENT, (_, begins: string) => `${begins.replace(/"(\w+)"/g, '$1')}…`)
    .replace(URL_WITH_PATH, '$1$2/…')
    .replace(ADDRESS, '‹address›')
    .replace(QUOTED, (quoted) => (IDENTIFIER.test(quoted) ? quoted : '‹…›'))
    .replace(STRUCTURE, (text) => (/^\[(?:\d{3}(?: \w+)*|RT\d+)\]/.test(text) ? structured(text) : '‹…›'))
    .replace(NUMBER, '‹number›')
    .slice(0, LONGEST);
}

/** The engine begins with the status, `[500 Internal] …`. */
function structured(text: string): string {
  const end = text.indexOf(']') + 1;
  return text.slice(0, end) + text.slice(end).replace(STRUCTURE, '‹…›');
}

/** A path of this machine, from the project's folder on. */
function withoutMachine(frame: string): string {
  return frame.replace(/(?:file:\/\/)?\/[^\s()]*?\/((?:src|node_modules|sandbox|tests|dist|\.next)\/[^\s()]+)/, '$1');
}
