/** The characters of GSM 03.38, which take seven bits, and those of its extension table, which take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€\f';

/**
 * In how many parts a text goes, each of which is paid for: 160 places of GSM-7, of several 153 each; as soon as one character is
 * not in that alphabet 70 and 67 units of UCS-2 (3GPP TS 23.038, 23.040).
 */
export function segmentsOf(body: string): number {
  let places = 0;
  for (const character of body) {
    if (BASIC.includes(character)) places += 1;
    else if (EXTENDED.includes(character)) places += 2;
    else return parts(body.length, 70, 67);
  }
  return parts(places, 160, 153);
}

function parts(length: number, alone: number, several: number): number {
  return length <= alone ? 1 : Math.ceil(length / several);
}

/** The same words in characters that take seven bits, as far as there are such: “…” and – and the like. */
export function inSevenBits(text: string): string {
  return text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/·/g, '-')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ');
}

/** At most so many characters, cut at a word. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 3);
  const word = cut.lastIndexOf(' ');
  return `${(word > most / 2 ? cut.slice(0, word) : cut).trimEnd()}...`;
}
