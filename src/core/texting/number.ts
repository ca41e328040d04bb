/** Numbers as people write them in a text, by their word. */
const WORDS: Readonly<Record<string, number>> = {
  ...numbered(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']),
  ...numbered(['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']),
  ...numbered(['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']),
  ...numbered(['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']),
};

function numbered(words: readonly string[]): Record<string, number> {
  return Object.fromEntries(words.map((word, index) => [word, index + 1]));
}

/** The number that a text consists of, `2`, `#2.`, `option 2 please`, `two`; null for any other text. */
export function numberIn(body: string): number | null {
  const said =
    /^\W*(?:option|nr|no|number|nummer|numéro|número)?\W*(\d{1,2}|\p{L}+)\W*(?:please|pls|thanks|thx|bitte|svp|merci|gracias)?\W*$/iu.exec(
      body.trim(),
    )?.[1];
  if (said === undefined) return null;
  return /^\d+$/.test(said) ? Number(said) : (WORDS[said.toLowerCase()] ?? null);
}
