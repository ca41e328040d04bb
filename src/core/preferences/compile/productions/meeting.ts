import type { Rule, Scope } from '../../rule';
import type { Production } from '../production';
import { mediaIn, scopeOf } from '../scope';
import { scoped } from './scoped';

/** "Phone by default", "first calls are by phone", "interviews on video". */
const medium: Production = (clause) => {
  const said = clause.take('default');
  const media = mediaIn(clause);
  const [one] = media;
  if (!one || media.length > 1) return null;
  const stated = /\b(?:by|on|via|over|use|prefer|are|is|default|par|per|por|en|am|about|make)\b/iu.test(clause.text);
  if (!said && !stated) return null;
  clause.take('prefer', 'if_possible', 'act_book', 'always', 'meet_at', 'only', 'last');
  clause.key('only');
  const general = clause.has('meeting', 'call');
  const scope = scopeOf(clause);
  const { media: _, ...rest } = scope ?? {};
  const narrowed = Object.keys(rest).length > 0 ? rest : undefined;
  if (!said && !general && !narrowed) return null;
  return [{ kind: 'medium', medium: one, ...scoped(narrowed) }];
};

/** "Video calls on Zoom, fallback Google Meet", "use this link for video: https://…". */
const video: Production = (clause) => {
  const providers = clause.left.filter(
    (atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'concept' && one.concept === 'provider'),
  );
  const link = clause.single('link');
  const [first, second, third] = link ? [link, ...providers] : providers;
  if (!first || third) return null;
  if (clause.has('no')) return null;
  const standard = clause.has('default') && clause.has('video');
  clause.takeAtom(...providers);
  clause.take('video', 'meet_at', 'default', 'prefer', 'always', 'call', 'act_write');
  const said = clause.take('fallback');
  const fallback = Boolean(clause.key('or')) || said;
  if (second && !fallback) return null;
  const name = (atom: typeof first): string => (atom.k === 'link' ? atom.url : providerName(atom.text));
  if (scopeOf(clause)) return null;
  const rule: Rule = { kind: 'video', provider: name(first), ...(second ? { fallback: name(second) } : {}) };
  return standard ? [{ kind: 'medium', medium: 'video' }, rule] : [rule];
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

/** "Guests call me", "I call the candidate". */
const caller: Production = (clause) => {
  const theirs = clause.take('they_call');
  const mine = !theirs && clause.take('i_call');
  if (!theirs && !mine) return null;
  clause.take('my_number', 'always', 'phone', 'call');
  const scope = scopeOf(clause);
  return [{ kind: 'caller', who: theirs ? 'guest' : 'owner', ...scoped(phoneless(scope)) }];
};

function phoneless(scope: Scope | undefined): Scope | undefined {
  const { media: _, ...rest } = scope ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** "For coffee use the Copper Kettle, 14 Mill Lane", "lunches are always at Osteria Fenice". */
const place: Production = (clause) => {
  const said =
    /(?:\b(?:use|at|go to|meet at|location|place|venue|are in|is in|en|chez|im|in der|bei)\b\s*:?\s*|:\s*)((?:the\s+|our\s+)?[\p{Lu}\d][^.!?]{2,120}?)[.!]?$/u.exec(
      clause.text,
    );
  const quoted = clause.of('quoted');
  const labelled = clause.has('in_person')
    ? /(?::|\b(?:are|happen|take place)\s+(?:at|in))\s*((?:our|my|the)\s[^!?]{2,120}?)[.!]?$/iu.exec(clause.text)
    : null;
  const text = quoted.length === 1 ? (quoted[0]?.quoted as string) : (labelled?.[1] ?? said?.[1]);
  if (!text || /[×{}<>|]/.test(text) || (quoted.length === 0 && SAYS_MORE.test(withoutReason(text)))) return null;
  if (quoted.length > 0 && !clause.has('place', 'meet_at')) return null;
  const at = quoted[0]?.from ?? clause.text.lastIndexOf(text);
  const inside = clause.left.filter((atom) => atom.from >= at);
  if (inside.some((atom) => atom.k === 'days' || atom.k === 'hours' || atom.k === 'duration' || atom.k === 'address'))
    return null;
  if (/^(?:zoom|google|microsoft|teams|webex)/i.test(text)) return null;
  clause.takeAtom(...inside);
  const meal = clause.of('hours').find((atom) => atom.meal);
  clause.takeAtom(meal);
  clause.take('place', 'meet_at', 'default', 'always', 'prefer', 'last');
  const scope = scopeOf(clause);
  const types = scope?.types ?? (meal?.meal ? [meal.meal] : undefined);
  if (!types && !scope?.media) return null;
  return [
    {
      kind: 'place',
      place: withoutReason(text),
      scope: { ...scope, ...(types ? { types } : {}) },
    },
  ];
};

/** "…, it's round the corner" says why. */
function withoutReason(place: string): string {
  return place
    .trim()
    .replace(/^the\s+/i, '')
    .replace(/,?\s+(?:it's|it is|that's|which|because|since)\s.*$/i, '');
}

/** A place that another is named beside, or that is judged or limited: more than a name. */
const SAYS_MORE =
  /(?<!\p{L})(?:is|are|was|isn't|not|no|never|or|unless|if|when|only|except|but|then|first|oder|nicht|nur|außer|wenn|ou|pas|sauf|si|o|sólo|solo|salvo)(?!\p{L})/u;

const TITLE_WORDS =
  /(?<slot>\{[a-z ]{1,30}\})|(?<guestOrg>guest'?s? (?:company|organi[sz]ation|org)|their (?:company|org))|(?<org>(?:my|our) (?:company|organi[sz]ation|org))|(?<side>\borg\b)|(?<guest>guest(?:'?s)?(?: first)?(?: name)?|their name|\bgast\b|\binvité\b|\binvitado\b)|(?<owner>\b(?:me|my name|ich|moi|yo)\b)|(?<topic>\b(?:topic|subject|purpose|thema|sujet|tema)\b)/giu;

/** The words of a title that stand for what is known of a meeting; of two "Org" the first is the guest's. */
function titlePattern(written: string): string {
  let sides = 0;
  return written.replace(TITLE_WORDS, (...match) => {
    const groups = match.at(-1) as Record<string, string | undefined>;
    if (groups.slot) return groups.slot;
    if (groups.guestOrg) return '{guest organisation}';
    if (groups.org) return '{organisation}';
    if (groups.side) return sides++ === 0 ? '{guest organisation}' : '{organisation}';
    if (groups.guest) return '{guest}';
    return groups.owner ? '{owner}' : '{topic}';
  });
}

/** A pattern without quotes: two parts with a mark between them, after a colon. */
const BARE_PATTERN = /:\s*([^,:]{2,60}?\s(?:×|x|<>|\||\/|&|\+|-|–)\s[^,]{2,60}?)(?:,|\.?$)/u;

/** "Title meetings “Guest × Me”", "Titles: “Org × Org”". */
const title: Production = (clause) => {
  const headed = clause.headings.some((heading) => /titles?|titel|titres?|títulos?/i.test(heading));
  const said = clause.take('title');
  if (!said && !headed) return null;
  const quoted = clause.single('quoted');
  const bare = quoted || clause.of('quoted').length > 0 ? null : BARE_PATTERN.exec(clause.text);
  const written = quoted?.quoted ?? bare?.[1];
  if (!written) return null;
  if (bare) clause.takeAtom(...clause.left.filter((atom) => atom.from >= bare.index));
  clause.take('always', 'last', 'default', 'meet_at', 'act_book', 'act_write');
  const scope = scopeOf(clause);
  return [{ kind: 'title', pattern: titlePattern(written), ...scoped(scope) }];
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

export const MEETING: readonly Production[] = [title, description, phoneNumber, caller, video, medium, place];
