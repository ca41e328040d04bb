import type { Atom } from './atom';
import type { Clause } from './clause';

/** "My boss", "our lawyer": who somebody is to the owner, beside their name or address. */
const RELATION =
  /^(?:boss|manager|wife|husband|partner|spouse|sister|brother|mother|father|mum|mom|dad|daughter|son|assistant|agent|lawyer|accountant|doctor|coach|mentor|cofounder|co-founder|chief|ceo|cfo|cto|coo|president|chair|chairman|chairwoman|founder|secretary|colleague|friend|neighbour|neighbor|landlord|therapist|editor|publisher|chef|chefin|frau|mann|schwester|bruder|anwalt|anwältin|steuerberater|steuerberaterin|jefe|jefa|mujer|marido|hermana|hermano|abogado|abogada|femme|mari|sœur|frère|patron|patronne|avocat|avocate|associé|associée)$/i;

/** Words of relation after "my" or "our". */
export function relationsOf(clause: Clause): readonly Atom[] {
  return clause.left.filter(
    (atom) =>
      RELATION.test(atom.text) &&
      /\b(?:my|our|meine?[rmn]?|unser[e]?[rmn]?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa])\s+$/iu.test(
        clause.text.slice(0, atom.from),
      ),
  );
}
