import { resolveZoneWord } from '../../../time/zone-words';
import { conceptsOf } from '../atom';
import type { Clause } from '../clause';
import { given } from '../given';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { scoped } from './scoped';

/** "My name is Dana Reyes". */
const name: Production = (clause) => {
  const said = clause.left.find((atom) => conceptsOf(atom).includes('my_name'));
  if (!said || !clause.take('my_name')) return null;
  const person = clause.single('name') ?? clause.single('quoted');
  return person && person.from > said.from
    ? [{ kind: 'name', name: person.k === 'quoted' ? person.quoted : person.text }]
    : null;
};

/** "I'm Danny Okoro": a name of two words or more, at the start. */
const presented: Production = (clause) => {
  const found =
    /^(?:hi,? )?(?:i am|i'm|this is|you(?:'re| are) [^,.]{1,30} (?:and (?:you )?work )?for|ich bin|je suis|soy)\s+(?=\p{Lu})/iu.exec(
      clause.text,
    );
  const person = clause.single('name');
  if (!found || !person || !/\s/.test(person.text) || person.from > found[0].length + 4) return null;
  if (clause.left.some((atom) => atom.k === 'days' || atom.k === 'hours') || zoneOfCity(person.text)) return null;
  return [{ kind: 'name', name: person.text }];
};

/** "I'm Danny Okoro, account executive at Tallpine", "… Helen Marsh, CEO of Fernhill": who, and of which organisation. */
const presentedAs: Production = (clause) => {
  const found = PRESENTED.exec(clause.text);
  const [, before, person, org] = found ?? [];
  if (!found || before === undefined || !person || !org || zoneOfCity(person) || OF_SOMEBODY.test(found[0]))
    return null;
  if (clause.atoms.some((atom) => atom.k === 'days' || atom.k === 'hours' || atom.k === 'duration')) return null;
  clause.takeAtom(...clause.left.filter((atom) => atom.from < found[0].length));
  return [
    { kind: 'name', name: person },
    { kind: 'organisation', name: org },
  ];
};

/** "Friend of Tom Baker": somebody's, not an organisation's. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:friend|sister|brother|wife|husband|mother|mum|mom|father|dad|daughter|son|partner|spouse|colleague|neighbou?r|assistant|fan|cousin|freund(?:in)?|frau|mann|tochter|sohn|ami|amie|femme|mari|amig[oa]|hij[oa])\s(?:of|to|von|de)(?!\p{L})/iu;

const NAMES = "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:de|van|von|der|la|del)?\\s?\\p{Lu}[\\p{L}'’-]+){1,3}";
const PRESENTED = new RegExp(
  `^(?:(?:[Hh]i|[Hh]ello)[,!]? )?([Ii] am|[Ii]['’]m|[Tt]his is|[Yy]ou(?: are|['’]re) [^,.]{1,30} (?:and (?:you )?work )?for|[Ii]ch bin|[Jj]e suis|[Ss]oy)\\s+(${NAMES}),\\s+(?:the |an? |your |our |die |der |le |la |el )?[\\p{L} /&-]{2,40}?\\s(?:of|at|for|with|bei|von|der|chez|de|en)\\s(\\p{Lu}[\\p{L}\\d&'’-]*(?:\\s\\p{Lu}[\\p{L}\\d&'’-]*){0,3})(?=[.!]?\\s*$)`,
  'u',
);

/** "I work for Globex". */
const organisation: Production = (clause) => {
  if (!clause.take('organisation')) return null;
  const found = clause.single('name') ?? clause.single('quoted');
  return found ? [{ kind: 'organisation', name: found.k === 'quoted' ? found.quoted : found.text }] : null;
};

/** "When I'm in Austin, …" without dates: what holds then and there, no rule can hold. */
const WHILE =
  /(?<!\p{L})(?:if|when|whenever|while|whilst|as long as|anytime|every time|wenn|falls|während|solange|sobald|immer wenn|si|quand|lorsque|tant que|pendant que|cuando|mientras|siempre que)(?!\p{L})/iu;

/** "My time zone is Europe/Berlin", "I'm in Chicago, so use Central time". */
const zone: Production = (clause) => {
  const said = clause.take('zone');
  if (clause.has('i_am_in') && WHILE.test(clause.text)) return null;
  const here = clause.take('i_am_in');
  if (!said && !here) return null;
  const named = clause.single('zone');
  const city = clause.single('name');
  const tzid = named?.zone ?? (city ? zoneOfCity(city.text) : undefined);
  if (!tzid || clause.of('days').length > 0) return null;
  if (named && city && zoneOfCity(city.text) !== named.zone) return null;
  clause.take('work', 'last', 'always', 'meet_at');
  clause.take('travel');
  return [{ kind: 'zone', zone: tzid, ...(city && !named && here ? { city: city.text } : {}) }];
};

/** "In Singapore 14-18 September": a city at the start. */
function isInCity({ text, left }: Clause): boolean {
  const name = left.find((atom) => atom.k === 'name');
  return (
    name !== undefined &&
    /^(?:in|while in|when in)\s+$/i.test(text.slice(0, name.from)) &&
    zoneOfCity(name.text) !== undefined
  );
}

/** "When I'm in Lisbon from 3 to 9 December": the zone of those days. */
const away: Production = (clause) => {
  if (!clause.take('i_am_in') && !isInCity(clause)) return null;
  const city = clause.single('name');
  const named = clause.single('zone');
  const dates = clause.when();
  const from = dates?.dates?.from;
  const to = dates?.dates?.to;
  const tzid = named?.zone ?? (city ? zoneOfCity(city.text) : undefined);
  if (!tzid || !from || !to || dates.weekdays || dates.hours) return null;
  clause.take('zone', 'travel');
  return [{ kind: 'zone', zone: tzid, dates: { from, to }, ...(city ? { city: city.text } : {}) }];
};

/** "Only in-person meetings, 9 to 5": no others either, which is another rule. */
const ONLY_SOME =
  /\b(?:only|just|nur|uniquement|seulement|solo|sólo)\s(?:in[- ]person|video|phone|internal|external|outside|calls|customers?|persönlich|vor ort|en personne|presencial)/iu;

/** "When I'm in New York (12–16 Jan), offer 10 to 4": the zone, and hours of those days. */
const awayHours: Production = (clause: Clause) => {
  if (!clause.take('i_am_in') && !isInCity(clause)) return null;
  const city = clause.single('name');
  const tzid = city ? zoneOfCity(city.text) : undefined;
  const days = clause.single('days');
  const hours = clause.single('hours');
  const from = days?.days.dates?.from;
  const to = days?.days.dates?.to;
  if (!city || !tzid || !from || !to || !hours || hours.open || ONLY_SOME.test(clause.text)) return null;
  clause.take('act_offer', 'offer', 'only', 'work', 'act_book');
  clause.key('only');
  const local = clause.single('zone');
  if (local && local.zone !== tzid) return null;
  clause.take('zone');
  const scope = scopeOf(clause);
  return [
    { kind: 'zone', zone: tzid, dates: { from, to }, city: city.text },
    { kind: 'only', when: { dates: { from, to }, hours: [hours.hours] }, ...scoped(scope) },
  ];
};

/** The zone of a place that people name a zone by; undefined where the words are no such place. */
export function zoneOfCity(city: string): string | undefined {
  const found = resolveZoneWord(city, 0);
  return found && 'tzid' in found ? found.tzid : undefined;
}

export const ABOUT: readonly Production[] = [
  given({ kinds: ['days'] }, awayHours),
  given({ kinds: ['days'] }, away),
  zone,
  given({ concepts: ['my_name'] }, name),
  presentedAs,
  given({ kinds: ['name'] }, presented),
  organisation,
];
