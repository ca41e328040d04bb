/** A person, by a pronoun or by name. */
const WHO = String.raw`(?:him|her|them|(?!(?:me|us|you|it|the|my|our|your)(?!\p{L}))\p{L}{3,})`;
const WHOSE = String.raw`(?:his|her|their|\p{L}+ is)`;

const SENIOR = [
  'vips?',
  '(?:is|as) (?:a |an )?(?:very |quite |rather |pretty )?(?:senior|important)',
  String.raw`(?:is|as) (?:the|our|their|its|my|a) (?:\p{L}+ ){0,2}(?:ceo|cfo|coo|cto|chief executive|chair(?:man|woman|person)?|president|managing director|founder|minister|boss)`,
  '(?:the|our|my) most important',
  String.raw`(?:ist|est|es) (?:die |der |unsere?r? |la |le |notre |el |nuestr[oa] )?(?:\p{L}+ ){0,2}(?:ceo|geschäftsführer(?:in)?|vorständ(?:in)?|chef(?:in)?|pdg|directrice générale|directeur général|presidenta?|directora? general)`,
];
const SUITED = [
  `make (?:it|this) (?:as )?easy (?:as possible )?for ${WHO}`,
  `what(?:ever| time) (?:suits|works(?: best)? for|is (?:best|easiest) for) ${WHO}`,
  `(?:work|go|plan) around ${WHOSE} (?:schedule|calendar|diary|times?)`,
  'at (?:his|her|their) convenience',
  '(?:ganz )?nach (?:seinem|ihrem) kalender|wie es (?:ihr|ihm|ihnen) (?:am besten )?passt',
  "(?:à|selon) (?:sa convenance|ses disponibilités)|quand ça (?:l['’]arrange|lui convient)",
  'cuando (?:a (?:él|ella) )?le (?:convenga|venga bien)|según su agenda',
];
const ADAPTS = new RegExp(String.raw`(?<!\p{L})(?:${[...SENIOR, ...SUITED].join('|')})(?!\p{L})`, 'iu');

/** E7: the owner asks somebody senior, or says that the guest's time is the one to go by. */
export function adaptsToGuest(text: string): boolean {
  // "She's" and "Jane's" alike.
  return ADAPTS.test(text.replace(/(?<=\p{L})['’]s(?= )/gu, ' is'));
}
