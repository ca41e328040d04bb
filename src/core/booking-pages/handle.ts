import { isReserved } from '../assistants/persona';

/** What a handle and the name of a page in an address are made of: small letters, digits, single hyphens; 3 to 32 of them. */
export const ADDRESS_PART = /^(?=.{3,32}$)[a-z0-9](-?[a-z0-9])*$/;

/** Words of addresses of the product, now or one day, and what people would take for the product itself. */
const OF_THE_PRODUCT: ReadonlySet<string> = new Set(
  [
    'about account admin api app auth blog book booking bookings calendar checkout dashboard demo docs download embed',
    'enterprise free freetrial home howitworks integrations invite join login logout loops new next official onboarding',
    'people poll pricing privacy public referral sandbox schedule settings signin signout signup static status sundialapp',
    'terms test trial unsubscribe user users waitlist you your me my null undefined',
  ].flatMap((line) => line.split(' ')),
);

/** Why somebody's booking pages cannot be found under this name; null when they can. */
export function whyNotHandle(handle: string): 'malformed' | 'reserved' | null {
  if (!ADDRESS_PART.test(handle)) return 'malformed';
  return isReserved(handle) || OF_THE_PRODUCT.has(handle.replaceAll('-', '')) ? 'reserved' : null;
}

/** A title or a name as part of an address: `Intro call` is `intro-call`; what is too short for one comes with `or` before it. */
export function addressPartOf(text: string, or: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 32)
    .replace(/^-|-$/g, '');
  if (ADDRESS_PART.test(plain)) return plain;
  return plain ? `${or}-${plain}` : or;
}
