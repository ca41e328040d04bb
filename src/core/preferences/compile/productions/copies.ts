import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Production } from '../production';
import { relationsOf } from '../relations';
import { scopeOf } from '../scope';
import { scoped } from './scoped';

/** A sentence about copies; "bcc" would hide somebody from those who are written to, and is none. */
const COPIES =
  /(?<!\p{L})(?:cc(?:['’]?d)?|cop(?:y|ied)|kopie|copie|copia)(?!\p{L})|(?<!\p{L})(?:in|en) (?:kopie|cc|copie|copia)(?!\p{L})/iu;
/** What comes before an address that is to get copies: a verb of copying, not "mails to" or "meetings with". */
const LEADS =
  /(?:^|(?<!\p{L})(?:cc|copy|put|keep|include|add|setze?|nimm|mets|mettez|mettre|pon|ponga|incluye|copia)\s+)(?:(?:in|always|immer|bitte|please|toujours|siempre|a)\s+)*(?:(?:my|our|meine[nmr]?|mon|ma|mi)\s+[\p{L}-]+,?\s+)?(?:\p{Lu}[\p{L}-]+\s+){0,2}[(<]?$/iu;
const AND = /^[)>]?\s*(?:,|and|und|et|y|&)\s*[(<]?$/iu;
/** Mails that are the owner's own, and words that make it another wish. */
const OTHERS =
  /(?<!\p{L})(?:me|mich|mir|moi|myself|bcc|blind|forward|weiter|leite\p{L}*|briefings?|reports?|summar\p{L}+|reminders?|if|when|unless|only|except|until|instead|not|no|never|don['’]?t|nicht|nie|kein\p{L}*|nur|wenn|falls|außer|pas|jamais|sauf|seulement|si|nunca|sólo|solo|excepto|sin)(?!\p{L})/iu;
const INVITATIONS =
  /(?<!\p{L})(?:invit(?:e|es|ation|ations)|calendar invit(?:e|es|ations?)|einladung(?:en)?|terminbestätigung(?:en)?|confirmations?|bestätigung(?:en)?|invitaci(?:ón|ones))(?!\p{L})/iu;
/** What the sentence says beside: it changes nothing. */
const SILENT =
  /^(?:cc(?:['’]?d)?|copy|copied|kopie|copie|copia|on|in|en|im|to|into|auf|bei|von|of|de|des|les|las|los|el|le|la|a|all|every|each|alle[nrm]?|jede[nrm]?|tous|toutes|todos|todas|any|everything|always|immer|toujours|siempre|please|bitte|keep|put|include|add|setze?|nimm|mets|mettez|pon|ponga|incluye|gets?|should|be|my|our|meine[nmr]?|mon|ma|mi|outgoing|sent|the|your|deine[nmr]?|tes|vos|tus|mails?|e-?mails?|messages?|nachrichten|correos?|mensajes?|correspondence|invit(?:e|es|ation|ations|aci(?:ón|ones))|calendar|einladung(?:en)?|confirmations?|bestätigung(?:en)?|assistant|assistentin|assistent|assistante|asistente|secretary|sekretärin|ea|pa|you|send|sends?)$/iu;

/** The most people who get copies by one sentence. */
const MOST = 3;

/** "Always cc my assistant anna@example.com on invitations", "copy anna@example.com on mails to clients". */
export const copies: Production = (clause) => {
  if (clause.of('address').length === 0 || !COPIES.test(clause.text) || OTHERS.test(clause.text)) return null;
  const copied = copiedIn(clause);
  if (copied.length === 0 || copied.length > MOST) return null;
  clause.takeAtom(...copied, ...relationsOf(clause), ...namesBefore(clause, copied));
  const on = INVITATIONS.test(clause.text) ? 'invitations' : 'mails';
  clause.takeAtom(...clause.of('comma').filter((atom) => copied.some((one) => atom.from >= one.to - 1)));
  clause.take('copy_me', 'always');
  const silent = clause.left.filter((atom) => atom.k !== 'address' && isSilent(atom));
  clause.takeAtom(...silent);
  const scope = scopeOf(clause);
  return [{ kind: 'copy', addresses: copied.map(({ address }) => address), on, ...scoped(scope) }];
};

type Address = Extract<Atom, { readonly k: 'address' }>;

/** Those that the verb is about, in a row; an address elsewhere says on which mails. */
function copiedIn(clause: Clause): Address[] {
  const found: Address[] = [];
  for (const atom of clause.of('address')) {
    const last = found.at(-1);
    const leads = LEADS.test(clause.text.slice(0, atom.from));
    if (last ? AND.test(clause.text.slice(last.to, atom.from)) : leads) found.push(atom);
  }
  return found;
}

/** "Copy Anna (anna@example.com)": whose address it is. */
function namesBefore(clause: Clause, copied: readonly Address[]): Atom[] {
  return clause
    .of('name')
    .filter((atom) =>
      copied.some(({ from }) => atom.to <= from && /^\s*[(<]?$/u.test(clause.text.slice(atom.to, from))),
    );
}

function isSilent(atom: Atom): boolean {
  if (conceptsOf(atom).some((concept) => concept === 'outside' || concept === 'inside')) return false;
  return SILENT.test(atom.text) && (atom.k !== 'phrase' || atom.meanings.every(({ k }) => k === 'concept'));
}
