/** An answer to something that waits for the owner. `edit`: yes to the matter, but `rest` is to change in the plan. */
export interface Verdict {
  readonly kind: 'yes' | 'no' | 'edit';
  /** What the mail says beside the verdict. */
  readonly rest: string;
}

const YES =
  /^(?:yes|yep|yeah|yup|sure|ok|okay|o\.k\.|approved?|go ahead|please do|do (?:it|that|so)|(?:please )?(?:send|book|move) it|(?:that |it |this )?(?:sounds|looks|is) (?:good|great|fine|right|perfect)|fine(?: with me)?|perfect|great|that works|works|correct|ja|jawohl|gerne?|passt|einverstanden|in ordnung|oui|d'accord|parfait|s[ií]|vale|de acuerdo|perfecto)(?![\p{L}\p{N}'’])[\s,;:.!–—-]*/iu;
const NO =
  /^(?:no|nope|nah|rejected?|please (?:don['’]?t|do not)(?: do (?:it|that|so)| send it)?|(?:don['’]?t|do not)(?: do (?:it|that|so)| send it)?|nein|lieber nicht|bitte nicht|non|mejor no)(?![\p{L}\p{N}'’])[\s,;:.!–—-]*/iu;
const EDIT = /^(?:edit|change|ändern|ändere|modifie[rz]?|cambia)\s*[:–—-]\s*/iu;
const COURTESY =
  /^(?:please|thanks(?: a lot| so much)?|thank you(?: very much)?|many thanks|cheers|bitte|danke(?: dir| schön)?|vielen dank|merci(?: beaucoup)?|s'il (?:te|vous) pla[iî]t|gracias|por favor)(?![\p{L}'’])[\s,;:.!–—-]*/iu;
const JOINING = /^(?:but|and|only|just|aber|und|nur|mais|et|seulement|pero|y|solo|sólo)(?![\p{L}'’])[\s,;:–—-]*/iu;
const SALUTATION =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten (?:tag|morgen)|bonjour|salut|hola)\b[^\n,.!?]{0,40}[,.!]?\s*\n+/iu;

/**
 * "yes", "no", "edit: …", "yes, but only Thursday": the verdict that a text opens with, or null. A yes with conditions is an
 * edit, because what was asked is not what is wanted.
 */
export function verdictOf(text: string): Verdict | null {
  const opening = text.trim().replace(SALUTATION, '');
  const edit = EDIT.exec(opening);
  if (edit) return { kind: 'edit', rest: opening.slice(edit[0].length).trim() };
  const yes = stripped(opening, YES);
  if (yes !== null) {
    const rest = withoutCourtesy(stripped(yes, YES) ?? yes);
    return rest === '' ? { kind: 'yes', rest } : { kind: 'edit', rest: strippedAll(rest, JOINING) };
  }
  const no = stripped(opening, NO);
  return no === null ? null : { kind: 'no', rest: withoutCourtesy(no) };
}

/** What follows the words at the beginning, or null when the text does not begin with them. */
function stripped(text: string, words: RegExp): string | null {
  const found = words.exec(text);
  return found ? text.slice(found[0].length) : null;
}

function strippedAll(text: string, words: RegExp): string {
  const rest = stripped(text, words);
  return rest === null ? text.trim() : strippedAll(rest, words);
}

function withoutCourtesy(text: string): string {
  return strippedAll(strippedAll(text, COURTESY), YES) === '' ? '' : strippedAll(text, COURTESY);
}
