/** What a text calls for by a word that carriers know. */
export type Keyword = 'stop' | 'start' | 'help';

/** Those that Twilio and the carriers' rules know (CTIA Messaging Principles 5.1.3), and what people say in other languages. */
const WORDS: Readonly<Record<Keyword, ReadonlySet<string>>> = {
  stop: new Set([
    ...['STOP', 'STOPALL', 'STOPP', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'REMOVEME'],
    ...['ARRET', 'ARRETER', 'ARRETEZ', 'DESABONNER', 'DESINSCRIRE'],
    ...['ABMELDEN', 'ABBESTELLEN', 'ENDE'],
    ...['PARAR', 'ALTO', 'BAJA', 'DETENER', 'CANCELAR'],
  ]),
  start: new Set(['START', 'UNSTOP']),
  help: new Set(['HELP', 'INFO', 'HILFE', 'AIDE', 'AYUDA']),
};

/** What may stand beside such a word without making it another one. */
const BESIDE = new Set([
  ...[
    'PLEASE',
    'PLS',
    'NOW',
    'ALL',
    'IT',
    'THIS',
    'THESE',
    'TEXTING',
    'TEXTS',
    'TEXT',
    'MESSAGES',
    'MESSAGING',
    'SENDING',
    'ME',
  ],
  ...['SMS', 'BITTE', 'SVP', 'ALLE', 'TOUT', 'TODO', 'FAVOR', 'POR'],
]);

/**
 * The keyword that a text consists of, in any case, with any accents and marks, and with what is said beside it out of courtesy or
 * anger; null for any other text.
 */
export function keywordOf(body: string): Keyword | null {
  const plain = body.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const joined = words.join('');
  for (const keyword of ['stop', 'start', 'help'] as const) {
    if (WORDS[keyword].has(joined)) return keyword;
    const said = words.filter((word) => WORDS[keyword].has(word));
    const rest = words.filter((word) => !WORDS[keyword].has(word));
    if (keyword === 'stop' && said.length > 0 && rest.every((word) => BESIDE.has(word))) return keyword;
  }
  return null;
}
