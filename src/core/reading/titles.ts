/** A title that the author writes in quotation marks. `from` and `to` (exclusive) enclose the marks. */
export interface QuotedTitle {
  readonly from: number;
  readonly to: number;
  readonly title: string;
  /** The words ask for this title: "rename it to", not "my mail titled". */
  readonly renames: boolean;
}

const QUOTED = /"([^"\n]{2,120})"|“([^“”\n]{2,120})”|„([^„“”"\n]{2,120})[“”"]|«\s?([^«»\n]{2,120}?)\s?»/g;
/** How far before its quotation mark the word that announces a title may stand, and behind it the verb of a clause. */
const REACH = 60;
const LETTER_BEFORE = String.raw`(?<![\p{L}\d])`;
const RENAMES = new RegExp(
  `${LETTER_BEFORE}(?:renam\\w{1,3}|retitle|call (?:it|this|the \\w{1,20})|(?:title|name|subject)[^"\\n.?!]{0,30} to|renomm\\p{L}{1,3}|titre[^"\\n.?!]{0,30} en|renombr\\p{L}{1,4}|t[ií]tulo[^"\\n.?!]{0,30} (?:a|por)|(?:be|um)nenn\\p{L}{0,3}|nenn\\p{L}{0,3}|titel[^"\\n.?!]{0,30} (?:in|auf|zu))(?![\\p{L}\\d])`,
  'iu',
);
const NAMES = new RegExp(
  `${LETTER_BEFORE}(?:(?:en)?titled?|called|named|name|subject|topic|titel|betreff|namens|thema|titre|intitul\\p{L}{1,3}|objet|appel\\p{L}{1,4}|t[ií]tulo|titulad[oa]s?|asunto|llamad[oa]s?)(?![\\p{L}\\d])`,
  'iu',
);
const RENAMES_BEHIND = /^[\s,]{0,2}(?:um(?:zu)?benennen|umbenannt|(?:zu )?(?:nennen|ändern))(?!\p{L})/iu;

/**
 * Texts in quotation marks behind a word that announces a title: names, never instructions, whatever stands in them
 * ("Rename it to “Price - without prejudice”"). Other quotations are the author's words.
 */
export function quotedTitles(text: string): QuotedTitle[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    const line = text.slice(Math.max(0, from - REACH), from);
    const before = line.slice(line.search(/[^\n.?!"“”„«»]*$/));
    const renames = RENAMES.test(before) || RENAMES_BEHIND.test(text.slice(to, to + REACH));
    const title = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim();
    return renames || NAMES.test(before) ? [{ from, to, title, renames }] : [];
  });
}

const RENAMING =
  /(?<![\p{L}\d])(?:rename|renaming|retitle|umbenennen|benennen sie|renommer|renommez|renomme|renombrar?|renombre|renombra|(?:change|update) the (?:title|name|subject)|(?:title|name|subject) (?:of .{1,40})?to|titel ändern|chang(?:er|ez) le titre|cambi(?:ar|a|e) el título)(?![\p{L}\d])/iu;

/**
 * The author asks for a title without quotation marks: where it ends, and what of it is an instruction, is not known.
 */
export function asksForOpenTitle(text: string): boolean {
  return RENAMING.test(text) && !quotedTitles(text).some(({ renames }) => renames);
}
