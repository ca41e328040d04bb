/** What is said to somebody and is no wish to be there: "let me know", "tell us". */
const ASIDES =
  /(?:let|tell|send|give|ask|show|remind|help|thank|excuse|bitte? |sag|gib|schick|dis|dites|envoie|avisa|dime|dinos)\p{L}*[ -](?:me|us|mir|uns|moi|nous|nos)(?!\p{L})|do (?:this|it|that) for (?:me|us)/giu;
const THERE =
  /(?<!\p{L})(?:me|myself|us|we|our|mir|mich|uns|wir|unser\p{L}*|moi|nous|notre|nos|mí|conmigo|nosotr[oa]s|nuestr[oa]s?)(?!\p{L})/iu;

/** Whether the writer of a request wants to take part: "for Ben and me", "we should meet". */
export function includesWriter(text: string): boolean {
  return THERE.test(text.replace(ASIDES, ' '));
}
