import { CAPITALS, MEDIUM_WORDS, NOUNS } from '../../render/scope-words';
import type { Medium, People, Scope } from '../../rule';

const MEDIUM = `(?:${Object.values(MEDIUM_WORDS).join('|')})`;
const SCOPE = new RegExp(
  `^(?:(outside|internal) )?(?:(${MEDIUM}(?:, ${MEDIUM})*(?: and ${MEDIUM})?) )?(.+?)(?: with (.+))?$`,
  'i',
);
const HOST = '[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+';
const ADDRESS = new RegExp(`^[^\\s@<>"(),;:!?]+@${HOST}$`, 'u');
const ANYONE = new RegExp(`^anyone (?:at (${HOST})|(outside|inside) my organisation)$`, 'iu');
/** A group as it is named in a rule: a word or some, in small letters. */
export const TAG = /^\p{Ll}[\p{Ll}-]*(?: [\p{Ll}-]+){0,2}$/u;
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|de|da|del|la|van|von|der|den|bin|al)){0,4}$/u;
const DATE_NAME =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;
const TYPES = new Map(Object.entries(NOUNS).flatMap(([type, many]) => [[type, type] as const, [many, type] as const]));

/** The scope that canonical words name: `outside video interviews with VIPs`. Null when they name no meetings. */
export function readScope(words: string): Scope | null {
  const [kept, ...others] = words.split(' except ');
  if (others.length > 1) return null;
  const except = others[0] === undefined ? undefined : readScope(others[0]);
  const match = SCOPE.exec(kept as string);
  if (!match || except === null) return null;
  const [, side, media, nouns = '', company] = match;
  const types = nouns
    .toLowerCase()
    .split(/, | and | or /)
    .map(typeOf);
  if (types.includes(null)) return null;
  const people = side ? sideOf(side) : company && readPeople(company);
  if (people === null) return null;
  return {
    types: types.filter((type): type is string => type !== null && type !== ''),
    media: Object.keys(MEDIUM_WORDS).filter((medium) =>
      media?.toLowerCase().includes(MEDIUM_WORDS[medium as Medium]),
    ) as Medium[],
    ...(people ? { people } : {}),
    ...(except ? { except } : {}),
  };
}

function sideOf(word: string): People {
  return { by: 'side', side: word.toLowerCase() === 'outside' ? 'outside' : 'inside' };
}

/** Empty for meetings of any type, null for what is no meeting. */
function typeOf(noun: string): string | null {
  if (/^meetings?$/.test(noun)) return '';
  return TYPES.get(noun) ?? /^([\p{L}\d][\p{L}\d:-]*(?: [\p{L}\d:-]+){0,2}) meetings?$/u.exec(noun)?.[1] ?? null;
}

/** `jane@acme.com`, `anyone at acme.com`, `investors`, `Jane Doe`. */
export function readPeople(words: string): People | null {
  const [, domain, side] = ANYONE.exec(words) ?? [];
  if (domain) return { by: 'domain', domain };
  if (side) return { by: 'side', side: side as 'outside' | 'inside' };
  if (ADDRESS.test(words)) return { by: 'address', address: words };
  const tag = singular(words).toLowerCase();
  if (CAPITALS.has(tag) || TAG.test(words)) return { by: 'tag', tag };
  return NAME.test(words) && !DATE_NAME.test(words) ? { by: 'name', name: words } : null;
}

/** Of an English plural as it is rendered. */
export function singular(noun: string): string {
  if (/[^aeiou]ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  return /(?:ss|x|z|ch|sh)es$/.test(noun) ? noun.slice(0, -2) : noun.replace(/s$/, '');
}
