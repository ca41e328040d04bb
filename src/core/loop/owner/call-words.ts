/** What the owner says of a phone call: who is to call, and whose number they name. */
export interface CallWords {
  readonly caller?: 'owner' | 'guest';
  readonly numberOf?: 'owner' | 'guest';
}

const THEM = '(?:her|him|them|you|\\p{Lu}\\p{L}+)';
/** A number follows: "on Thursday" is none. */
const AT = '(?:at|on|under)(?= *[+(]?\\d[\\d ()./-]{5})';
const words = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
const OWNER_CALLS = words(
  `[Ii](?:['’]ll| will| can| would like to| want to)? (?:call|phone|ring) ${THEM}|[Ii]ch (?:rufe|werde) ${THEM}(?: an|[^.]{0,20} anrufen)|[Jj]['’](?:appelle|appellerai) ${THEM}|[Jj]e (?:l['’]appelle|vais (?:l['’])?appeler)|(?:la|lo|le) llamaré|[Yy]o llamo`,
);
const GUEST_CALLS = words(
  `(?:[Ss]he|[Hh]e|[Tt]hey|\\p{Lu}\\p{L}+)(?: will|['’]ll| should| can| is going to)? (?:calls?|phones?|rings?) me|(?:[Hh]ave|[Ll]et|[Aa]sk) ${THEM} (?:to )?(?:call|phone|ring) me|(?:ruft|rufen) mich an|soll(?:en)? mich anrufen|m['’]appell\\p{L}*|me llam(?:a|ará|en)`,
);
const OWN_NUMBER = words(
  `[Mm]y (?:cell|mobile|phone|number|direct line)(?: number)?|(?:call|reach|phone|ring) me ${AT}|[Mm]eine (?:Handy)?[Nn]ummer|[Mm]on (?:numéro|portable)|[Mm]i (?:número|móvil|teléfono)`,
);
const THEIR_NUMBER = words(
  `(?:[Hh]er|[Hh]is|[Tt]heir|\\p{Lu}\\p{L}+['’]s) (?:cell|mobile|phone|number|direct line)(?: number)?|(?:call|reach|phone|ring) (?:her|him|them|\\p{Lu}\\p{L}+) ${AT}|(?:[Ii]hre|[Ss]eine) (?:Handy)?[Nn]ummer|[Ss]on (?:numéro|portable)|[Ss]u (?:número|móvil|teléfono)`,
);

/** Reads the owner's own words; what is not said is absent. */
export function callWordsIn(text: string): CallWords {
  const caller = GUEST_CALLS.test(text) ? 'guest' : OWNER_CALLS.test(text) ? 'owner' : null;
  const numberOf = THEIR_NUMBER.test(text) ? 'guest' : OWN_NUMBER.test(text) ? 'owner' : null;
  return { ...(caller ? { caller } : {}), ...(numberOf ? { numberOf } : {}) };
}
