/** Why an address is refused; the codes are stable, for logs and tests. */
export type AddressRefusal = 'syntax' | 'length' | 'hidden_character' | 'not_ascii' | 'not_normalised' | 'lookalike';

export type ParsedAddress =
  | {
      readonly ok: true;
      /** Lower case with an ASCII (IDNA) domain: the only form in which addresses are compared and stored. */
      readonly address: string;
      readonly local: string;
      readonly domain: string;
    }
  | { readonly ok: false; readonly reason: AddressRefusal };

const MAX_LENGTH = 254;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u;
const LOOKALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
/** Cyrillic, Greek and Armenian letters that pass for Latin ones (Unicode TR39, the common ones). */
const PASSES_FOR_LATIN = /^[асԁеһіјӏорԛѕυѡхуѵԝɡαικνορτυωοսօոհ0-9-]+$/u;

/**
 * Parses a bare address strictly: one `@`, a dot-atom of ASCII before it (RFC 5322 3.2.3), a host name after it (ASCII,
 * or Unicode that IDNA accepts). Refuses invisible characters, text that NFKC would change, and domains whose letters
 * pass for others (mixed or wholly look-alike scripts): a name that a person cannot tell apart gets no standing.
 */
export function parseAddress(text: string): ParsedAddress {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'length' };
  if (HIDDEN.test(text)) return { ok: false, reason: 'hidden_character' };
  if (text.normalize('NFKC') !== text) return { ok: false, reason: 'not_normalised' };
  const parts = text.toLowerCase().split('@');
  const [local = '', name = ''] = parts;
  if (parts.length !== 2 || local.length > 64) return { ok: false, reason: 'syntax' };
  if (/[^\x00-\x7F]/.test(local)) return { ok: false, reason: 'not_ascii' };
  if (!LOCAL.test(local)) return { ok: false, reason: 'syntax' };
  if (name.split('.').some(isLookalike)) return { ok: false, reason: 'lookalike' };
  const domain = asciiDomain(name);
  if (domain === null) return { ok: false, reason: 'syntax' };
  return { ok: true, address: `${local}@${domain}`, local, domain };
}

/** The comparable form of an address, or null when it is not one. */
export function comparableAddress(text: string): string | null {
  const parsed = parseAddress(text.trim());
  return parsed.ok ? parsed.address : null;
}

/** True when both are addresses and the same one. */
export function sameAddress(a: string, b: string): boolean {
  const left = comparableAddress(a);
  return left !== null && left === comparableAddress(b);
}

function isLookalike(label: string): boolean {
  const ascii = /^[\x00-\x7F]*$/.test(label);
  if (ascii) return false;
  const scripts = LOOKALIKE_SCRIPTS.filter((script) => script.test(label)).length;
  return scripts > 1 || PASSES_FOR_LATIN.test(label);
}

function asciiDomain(name: string): string | null {
  if (DOMAIN.test(name)) return /^[\d.]+$/.test(name) ? null : name;
  if (/[\x00-\x2C\x2F\x3A-\x60\x7B-\x7F]/.test(name)) return null;
  try {
    const ascii = new URL(`http://${name}`).hostname;
    return DOMAIN.test(ascii) ? ascii : null;
  } catch {
    return null;
  }
}
