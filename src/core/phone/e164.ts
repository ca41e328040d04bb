import parsePhoneNumber from 'libphonenumber-js/min';

/**
 * A number with its country's prefix, however it is grouped, as E.164 writes it (`+14155552671`); null where no telephone could
 * have it. ITU-T E.164: at most 15 digits, the length by country as the metadata of libphonenumber has it.
 */
export function e164(text: string): string | null {
  const trimmed = text.trim();
  if (!/^(?:\+|00)[\d ()./-]+$/.test(trimmed)) return null;
  const number = parsePhoneNumber(trimmed.replace(/^00/, '+'));
  return number?.isValid() ? number.number : null;
}

/** A number of which staff need to know only whose it may be: `+1415•••••71`. */
export function maskedNumber(number: string): string {
  return number.length < 8 ? '•'.repeat(number.length) : `${number.slice(0, 4)}•••${number.slice(-2)}`;
}
