const MAX_SHEET = 100_000;
const MAX_RULES = 2_000;
const MAX_CLASSES = 200;

/**
 * Classes that the message's own style sheets hide (".x { display: none }"), as `hides` judges declarations. Rules
 * inside
 * at-rules do not count: they are for other screens. Reads at most 100,000 characters and 2,000 rules.
 */
export function hiddenClasses(html: string, hides: (declarations: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const sheet = sheetsOf(html);
  let rules = 0;
  for (let at = 0; at < sheet.length && rules < MAX_RULES; rules++) {
    const open = sheet.indexOf('{', at);
    if (open < 0) break;
    const selectors = sheet.slice(at, open).trim();
    const end = selectors.startsWith('@') ? endOfBlock(sheet, open) : endOrRest(sheet, open);
    if (!selectors.startsWith('@') && hides(sheet.slice(open + 1, end).slice(0, 1_000))) {
      for (const [, name] of selectors.slice(0, 2_000).matchAll(/(?:^|[\s,>])\w{0,20}\.([\w-]{1,60})\s{0,5}(?=,|$)/g)) {
        if (found.size < MAX_CLASSES) found.add((name as string).toLowerCase());
      }
    }
    at = end + 1;
  }
  return found;
}

function sheetsOf(html: string): string {
  const lower = html.toLowerCase();
  let sheet = '';
  for (let at = lower.indexOf('<style'); at >= 0 && sheet.length < MAX_SHEET; at = lower.indexOf('<style', at + 1)) {
    const begin = lower.indexOf('>', at);
    const close = begin < 0 ? -1 : lower.indexOf('</style', begin);
    if (close < 0) break;
    sheet += `${html.slice(begin + 1, close).slice(0, MAX_SHEET)}\n`;
    at = close;
  }
  return withoutComments(sheet).replaceAll('<!--', '').replaceAll('-->', '');
}

/** Without comments, which can stand anywhere in a declaration too ("display:/**\/none"). */
export function withoutComments(css: string): string {
  return css.includes('/*')
    ? css
        .split('/*')
        .map((piece, i) => (i === 0 ? piece : piece.slice(afterComment(piece))))
        .join('')
    : css;
}

function afterComment(piece: string): number {
  const close = piece.indexOf('*/');
  return close < 0 ? piece.length : close + 2;
}

function endOrRest(sheet: string, open: number): number {
  const close = sheet.indexOf('}', open);
  return close < 0 ? sheet.length : close;
}

function endOfBlock(sheet: string, open: number): number {
  let depth = 0;
  for (let i = open; i < sheet.length; i++) {
    if (sheet[i] === '{') depth += 1;
    else if (sheet[i] === '}' && --depth === 0) return i;
  }
  return sheet.length;
}
