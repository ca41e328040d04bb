import type { Rule, Scope } from '../../rule';
import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import { given } from '../given';
import type { Production } from '../production';
import { mediaIn, scopeOf } from '../scope';
import { isOnlyWord } from './only-then';
import { scoped } from './scoped';

/** "Phone by default", "first calls are by phone", "interviews on video". */
const medium: Production = (clause) => {
  if (clause.atoms.some((atom, i) => isOnlyWord(atom) && isPeople(clause.atoms[i + 1]))) return null;
  const said = clause.take('default');
  const media = mediaIn(clause);
  const [one] = media;
  if (!one || media.length > 1) return null;
  const stated = /\b(?:by|on|via|over|use|prefer|are|is|default|par|per|por|en|am|about|make)\b/iu.test(clause.text);
  const bare =
    clause.atoms.length <= 4 &&
    clause.atoms.some(
      (atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'type' || one.k === 'group'),
    );
  if (!said && !stated && !bare) return null;
  clause.take('prefer', 'if_possible', 'act_book', 'always', 'meet_at', 'only', 'last');
  clause.key('only');
  const general = clause.has('meeting', 'call');
  const scope = scopeOf(clause);
  const { media: _, ...rest } = scope ?? {};
  const narrowed = Object.keys(rest).length > 0 ? rest : undefined;
  if (!said && !general && !narrowed) return null;
  return [{ kind: 'medium', medium: one, ...scoped(narrowed) }];
};

/** "In person only with customers" says nothing of how customers are met. */
function isPeople(atom: Atom | undefined): boolean {
  return (
    atom?.k === 'name' ||
    (atom?.k === 'phrase' &&
      (atom.meanings.some(({ k }) => k === 'group') ||
        atom.concepts.some((concept) => concept === 'outside' || concept === 'inside')))
  );
}

/** "Video calls on Zoom, fallback Google Meet", "use this link for video: https://…". */
const video: Production = (clause) => {
  const providers = clause.left.filter(
    (atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'concept' && one.concept === 'provider'),
  );
  const link = clause.single('link');
  // "My Google Meet link is https://…": the link says more.
  const [first, second, third] = link ? [link, ...(providers.length === 1 ? [] : providers)] : providers;
  if (!first || third) return null;
  if (clause.has('no')) return null;
  const standard = clause.has('default') && clause.has('video');
  const adjective = clause.left.find((atom) => conceptsOf(atom).includes('video'));
  const noun = clause.left.find((atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'type'));
  const isAdjective = adjective !== undefined && (!noun || adjective.from < noun.from);
  clause.takeAtom(...providers);
  clause.take('video', 'meet_at', 'default', 'prefer', 'always', 'call', 'act_write', 'last');
  if (link)
    clause.takeAtom(...providers, ...clause.left.filter((atom) => /^(?:links?|room|personal|url)$/i.test(atom.text)));
  const said = clause.take('fallback');
  const fallback = Boolean(clause.key('or')) || said;
  if (second && !fallback) return null;
  const name = (atom: typeof first): string => (atom.k === 'link' ? atom.url : providerName(atom.text));
  const others =
    /\b(?:others|everyone else|everybody else|the rest|anyone else|anybody else)\b|\balle anderen\b|les autres|los demás/iu.test(
      clause.text.slice(first.to),
    );
  const about = scopeOf(clause);
  const { media, ...rest } = (others && about === clause.inherited ? undefined : about) ?? {};
  if (media?.includes('in_person') || (media && !media.includes('video'))) return null;
  const scope = Object.keys(rest).length > 0 ? rest : undefined;
  const rule: Rule = {
    kind: 'video',
    provider: name(first),
    ...(second ? { fallback: name(second) } : {}),
    ...scoped(scope),
  };
  // "Video interviews on Zoom" says where, "interviews on Zoom" that they are by video, too.
  const byVideo = standard || (scope?.types && !isAdjective && !clause.has('in_person', 'phone'));
  return byVideo ? [{ kind: 'medium', medium: 'video', ...scoped(scope) }, rule] : [rule];
};

function providerName(words: string): string {
  const known: Record<string, string> = {
    meet: 'Google Meet',
    'meet link': 'Google Meet',
    teams: 'Microsoft Teams',
    'ms teams': 'Microsoft Teams',
  };
  const text = words.toLowerCase();
  return known[text] ?? text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** "My number is +1 202 555 0143". */
const phoneNumber: Production = (clause) => {
  const number = clause.single('number');
  if (!number) return null;
  if (!clause.take('my_number', 'phone', 'call')) return null;
  clause.take('my_number', 'phone', 'call', 'meeting', 'meet_at');
  return [{ kind: 'phone', number: number.number.replace(/[^\d+]/g, '') }];
};

/** "Guests should call me on +44 …": who calls, and where. */
const callerAt: Production = (clause) => {
  const number = clause.single('number');
  if (!number || !clause.take('they_call') || !/\b(?:call|ring|dial|phone)/i.test(clause.text)) return null;
  clause.take('my_number', 'always', 'phone', 'call', 'meeting');
  const scope = scopeOf(clause);
  return [
    { kind: 'caller', who: 'guest', ...scoped(phoneless(scope)) },
    { kind: 'phone', number: number.number.replace(/[^\d+]/g, '') },
  ];
};

/** "Guests call me", "I call the candidate". */
const caller: Production = (clause) => {
  const theirs = clause.take('they_call');
  const mine = !theirs && clause.take('i_call');
  if (!theirs && !mine) return null;
  // "Calls are by phone, they ring me" says two things.
  if (isParted(clause)) return null;
  clause.take('my_number', 'always', 'phone', 'call');
  const scope = scopeOf(clause);
  return [{ kind: 'caller', who: theirs ? 'guest' : 'owner', ...scoped(phoneless(scope)) }];
};

/** A comma stands between the medium and who calls, and what is said of the medium is said as a rule. */
function isParted({ atoms, text }: Clause): boolean {
  const comma = atoms.findIndex(({ k }) => k === 'comma');
  const [first] = atoms;
  if (comma < 0 || !first) return false;
  const before = atoms.slice(0, comma);
  const says = before.some((atom) => conceptsOf(atom).some((one) => one === 'phone' || one === 'default'));
  return says && /\b(?:is|are|by|default|standard|usual)\b/iu.test(text.slice(first.from, atoms[comma]?.from));
}

function phoneless(scope: Scope | undefined): Scope | undefined {
  const { media: _, ...rest } = scope ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** "For coffee use the Copper Kettle, 14 Mill Lane", "lunches are always at Osteria Fenice". */
const place: Production = (clause) => {
  const said =
    /(?:(?<!\p{L})(?:use|at|go to|meet at|location|place|venue|are in|is in|book|suggest|propose|pick|choose|try|en|chez|au|à la|à l['’]|dans|im|in der|in dem|bei|beim|en el|en la|en los|el|la)(?!\p{L})\s*:?\s*|:\s*)((?:the\s+|our\s+)?(?:\p{Lu}|\d+\p{L}?\s\p{L})[^.!?]{2,120}?)[.!]?$/u.exec(
      clause.text,
    );
  const quoted = clause.of('quoted');
  const labelled = clause.has('in_person')
    ? /(?::|\b(?:are|happen|take place)\s+(?:at|in))\s*((?:our|my|the)\s[^!?]{2,120}?)[.!]?$/iu.exec(clause.text)
    : null;
  const apart = clause.has('in_person') ? IN_THE_OFFICE.exec(clause.text) : null;
  const text = quoted.length === 1 ? quoted[0]?.quoted : upToReason(clause, labelled?.[1] ?? apart?.[1] ?? said?.[1]);
  if (
    !text ||
    /[×{}<>|]/.test(text) ||
    (quoted.length === 0 && (SAYS_MORE.test(withoutReason(text)) || HANGS_ON.test(text)))
  )
    return null;
  if (quoted.length > 0 && !clause.has('place', 'meet_at')) return null;
  const at = quoted[0]?.from ?? clause.text.lastIndexOf(text);
  // The words of another clause.
  if (at + 5 < (clause.atoms[0]?.from ?? 0)) return null;
  const inside = clause.left.filter((atom) => atom.from >= at);
  if (
    inside.some(
      (atom) =>
        (atom.k === 'days' && !isHouse(clause.text, atom.from)) ||
        atom.k === 'hours' ||
        atom.k === 'duration' ||
        (quoted.length === 0 && atom.k === 'phrase' && isPeople(atom)) ||
        atom.k === 'address',
    )
  )
    return null;
  // What stands in another clause is read there.
  if (quoted.length === 0 && !clause.atoms.some((atom) => atom.from >= at)) return null;
  if (/^(?:zoom|google|microsoft|teams|webex)/i.test(text)) return null;
  clause.takeAtom(...inside);
  const meal = clause.of('hours').find((atom) => atom.meal);
  clause.takeAtom(meal);
  clause.take('place', 'meet_at', 'default', 'always', 'prefer', 'last', 'act_book', 'act_offer', 'offer');
  const scope = scopeOf(clause);
  const types = scope?.types ?? (meal?.meal ? [meal.meal] : undefined);
  if (!types && !scope?.media) return null;
  if (scope?.media && !scope.media.includes('in_person')) return null;
  return [
    {
      kind: 'place',
      place: withoutReason(text),
      scope: { ...scope, ...(types ? { types } : {}) },
    },
  ];
};

/** "Las reuniones presenciales, en la oficina de la calle Serrano 45": an address, not a time. */
const IN_THE_OFFICE =
  /^(?:[Ll]as|[Ll]os|[Ll]es|[Nn]os|[Mm]es)\s[^,:]{5,50}(?:,|:|\s(?:son|serán|sont|ont lieu))\s+(?:siempre\s|toujours\s)?(?:en|dans)\s+((?:la|el|nuestra|nuestro|mi|mon|notre|nos|le)\s(?!semaine|semana|mes\s|mois|tarde|matinée|mañana|journée|día)(?=[^,;]*(?:\p{Lu}|\d))[^,;!?]{5,90}?)[.!]?$/u;

/** "…, breakfast at the Grand": another place for other meetings. */
const NEXT_PLACE = /,\s*[^,]{3,40}\s(?:at|in|im|in der|bei|beim|au|à la|chez|en)\s+(?:the\s+|el\s+|la\s+)?\p{Lu}/u;

/** "The Langham lobby; it's quiet": a place ends where another clause begins, in brackets too; that one is read by itself. */
function upToReason({ text, atoms, left }: Clause, place: string | undefined): string | undefined {
  if (place === undefined) return place;
  const at = text.lastIndexOf(place);
  const [last] = atoms.slice(-1);
  const isPart = last && last.to > at && /^[^,]*,/.test(text.slice(last.to, at + place.length));
  const mark = place.search(/\s*(?:;|\(|\s[-–—]\s|—)/);
  const cut = isPart ? last.to - at : mark;
  if (cut < 0) return NEXT_PLACE.test(place) ? undefined : place;
  const end = at + cut;
  return left.some(({ from }) => from >= end) ? undefined : place.slice(0, cut);
}

/** "Gartenstraße 8.": the number of a house, no day of a month. */
function isHouse(text: string, at: number): boolean {
  return /(?:str(?:aße|asse|\.)?|weg|platz|allee|gasse|ring|ufer|damm)\s+$/iu.test(text.slice(0, at));
}

/** "…, it's round the corner" says why. */
function withoutReason(place: string): string {
  return place
    .trim()
    .replace(/^the\s+/i, '')
    .replace(/,?\s+(?:please|thanks|thank you|bitte|danke|s['’]il (?:te|vous) plaît|merci|por favor|gracias)$/iu, '')
    .replace(/,?\s+(?:it's|it is|that's|which|because|since)\s.*$/i, '');
}

/** A place that another is named beside, or that is judged or limited: more than a name. */
const SAYS_MORE =
  /(?<!\p{L})(?:at (?:noon|\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)?(?=[.,;!]|$))|is|are|was|isn't|not|no|never|or|unless|if|when|only|except|but|then|first|oder|nicht|nur|außer|wenn|ou|pas|sauf|si|o|sólo|solo|salvo)(?!\p{L})/u;

/** "…, it's next to the office if it rains": in a reason, too, a condition is one of the place. */
const HANGS_ON = /(?<!\p{L})(?:if|unless|wenn|falls|si|sauf|salvo)(?!\p{L})/u;

const TITLE_WORDS =
  /(?<slot>\{(?:guest(?: first name| organisation)?|owner|organisation|topic)\})|(?<guestFirst>(?:guest'?s?|their|his|her) first(?: name)?|first name of (?:the )?guest|vorname (?:des|vom) gast(?:e?s)?|prénom de l['’]invité|nombre de pila del invitado)|(?<guestOrg>guest'?s? (?:company|organi[sz]ation|org)|their (?:company|org))|(?<org>(?:my|our) (?:company|organi[sz]ation|org))|(?<side>\borg\b)|(?<guest>guest(?:'?s)?(?: name)?|their name|(?<!\p{L})(?:gast|invitée?|invitado)(?!\p{L}))|(?<owner>(?<!\p{L})(?:me|my name|ich|moi|yo)(?!\p{L}))|(?<topic>\b(?:topic|subject|purpose|thema|sujet|tema)\b)/giu;

const SLOT = /\{(?:guest(?: first name| organisation)?|owner|organisation|topic)\}/g;

/** The pattern of a title. Brackets around what is known of a meeting are notation; null where they stand around more. */
function titlePattern(written: string): string | null {
  // A date, or its parts, is no slot.
  if (DATES.test(written)) return null;
  const pattern = withValues(written).replace(/[<[{]\s*(\{[a-z ]+\})\s*[>\]}]/g, '$1');
  return /[{}[\]]|<[^<>]+>/.test(pattern.replace(SLOT, '')) ? null : pattern;
}

const DATES = /\b(?:Y{2,4}|J{2,4}|A{4}|M{2}|D{2}|T{2})\b|\b(?:date|datum|fecha)\b/u;

/** The words of a title that stand for what is known of a meeting; of two "Org" the first is the guest's. */
function withValues(written: string): string {
  let sides = 0;
  return written.replace(TITLE_WORDS, (...match) => {
    const groups = match.at(-1) as Record<string, string | undefined>;
    if (groups.slot) return groups.slot;
    if (groups.guestFirst) return '{guest first name}';
    if (groups.guestOrg) return '{guest organisation}';
    if (groups.org) return '{organisation}';
    if (groups.side) return sides++ === 0 ? '{guest organisation}' : '{organisation}';
    if (groups.guest) return '{guest}';
    return groups.owner ? '{owner}' : '{topic}';
  });
}

/** A pattern without quotes: two parts with a mark between them, after a colon. */
const BARE_PATTERN = /:\s*([^,:]{2,60}?\s(?:×|x|<>|\||\/|&|\+|-|–)\s[^,]{2,60}?)(?:,|\.?$)/u;

/** "“Guest × Me”, or “Org × Org” when there's a company": which of the two names it, the guest decides. */
function companyOrNot(clause: Clause): readonly Rule[] | null {
  const [one, other, third] = clause.of('quoted');
  if (!one || !other || third || !COMPANY_KNOWN.test(clause.text.slice(one.to))) return null;
  const [first, second] = [titlePattern(one.quoted), titlePattern(other.quoted)];
  if (first === null || second === null) return null;
  const named = [first, second].filter((pattern) => pattern.includes('{guest organisation}'));
  const [pattern] = named;
  if (pattern === undefined || named.length > 1) return null;
  const from = COMPANY_KNOWN.exec(clause.text.slice(one.to))?.index ?? 0;
  clause.takeAtom(one, other, ...clause.left.filter((atom) => atom.from >= one.to + from));
  clause.key('or');
  clause.take('always', 'last', 'default', 'meet_at', 'act_book', 'act_write', 'fallback');
  const scope = scopeOf(clause);
  return [{ kind: 'title', pattern, fallback: first === pattern ? second : first, ...scoped(scope) }];
}

const COMPANY_KNOWN =
  /(?:when|if|where|for|with|without)\s(?:there(?:['’]s| is| are)|they have|they've got|the guest has|it['’]s|they['’]re)?\s?(?:a |an |another |no )?(?:company|companies|organi[sz]ation|firm|individuals?|private people)(?: involved| known)?[.!]?\s*$/iu;

/** "Title meetings “Guest × Me”", "Titles: “Org × Org”". */
const title: Production = (clause) => {
  const headed = clause.headings.some((heading) => /titles?|titel|titres?|títulos?/i.test(heading));
  const said = clause.take('title');
  if (!said && !headed) return null;
  const either = companyOrNot(clause);
  if (either) return either;
  const quoted = clause.single('quoted');
  const bare = quoted || clause.of('quoted').length > 0 ? null : BARE_PATTERN.exec(clause.text);
  const written = quoted?.quoted ?? bare?.[1];
  if (!written) return null;
  if (bare) clause.takeAtom(...clause.left.filter((atom) => atom.from >= bare.index));
  clause.take('always', 'last', 'default', 'meet_at', 'act_book', 'act_write');
  const scope = scopeOf(clause);
  const pattern = titlePattern(written);
  return pattern === null ? null : [{ kind: 'title', pattern, ...scoped(scope) }];
};

/** "Put “Bring your laptop” in the description". */
const description: Production = (clause) => {
  if (!clause.take('description')) return null;
  const quoted = clause.single('quoted');
  if (!quoted) return null;
  clause.take('always', 'act_write', 'place', 'follow_up_block');
  const scope = scopeOf(clause);
  const rule: Rule = { kind: 'description', text: quoted.quoted, ...scoped(scope) };
  return [rule];
};

export const MEETING: readonly Production[] = [
  title,
  description,
  callerAt,
  phoneNumber,
  caller,
  given({ concepts: ['provider'], kinds: ['link'] }, video),
  medium,
  place,
];
