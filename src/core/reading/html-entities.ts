import names from './html-entities.json' with { type: 'json' };

const NAMED: Readonly<Record<string, string>> = names;

/**
 * Replaces HTML character references: numeric ones and the named ones of Latin letters and punctuation. Others stay as
 * they are.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));?/g,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[name] ?? NAMED[(name as string).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
    },
  );
}
