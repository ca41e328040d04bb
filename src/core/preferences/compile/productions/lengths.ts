import type { Medium, Rule, Scope } from '../../rule';
import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import { given } from '../given';
import { nounsOf } from '../pairs';
import type { Production } from '../production';
import { mediaIn, scopeOf } from '../scope';
import { scoped } from './scoped';

/** "Meetings last 30 minutes by default", "check-ins 20 minutes", "coffee: 45 min", "check-in 20". */
const duration: Production = (clause) => {
  if (clause.of('duration').length === 0 && clause.of('count').length === 0) return null;
  if (clause.has('at_least', 'no', 'avoid', 'buffer', 'break', 'per_day', 'per_week', 'business_days')) return null;
  // "Video call to phone call: 10 minutes" is what lies between.
  if (clause.hasKey('to') && clause.has('video') && clause.has('phone', 'in_person')) return null;
  // The way there is no length of the meeting.
  if (/^(?:it|that) takes\b|\bto (?:get|travel|drive|walk|commute|reach|cycle|bike)\b/i.test(clause.text)) return null;
  const longest = clause.take('at_most') || Boolean(clause.key('less_than'));
  const said = clause.take('default', 'last');
  // The usual length is the default.
  if (said) clause.take('if_possible');
  clause.take('always', 'act_book', 'only', 'enough');
  const bare = clause.of('duration').length === 0;
  const minutes = bare ? clause.count() : clause.minutes();
  if (minutes === undefined || minutes < 5 || minutes > 720) return null;
  const own = ownNoun(clause);
  const general = clause.has('meeting') || clause.take('everything_else');
  const scope = own ? { types: [own] } : scopeOf(clause);
  if (!scope && !general && !said) return null;
  if (
    bare &&
    !scope?.types &&
    !clause.headings.some((heading) => /length|how long|duration|dauer|durée|duraci/i.test(heading))
  )
    return null;
  const kind = longest ? 'longest' : 'duration';
  const by = saidAfter(clause, scope);
  if (by === null) return each(scope).map((one) => ({ kind, minutes, ...scoped(one) }));
  const { media: _, ...whose } = scope ?? {};
  return each(whose).flatMap((one): Rule[] => [
    { kind, minutes, ...scoped(one) },
    { kind: 'medium', medium: by, ...scoped(one) },
  ]);
};

/** "Journalists: 15 minutes, phone": how they are, said after the length; not "15 minutes for phone interviews". */
function saidAfter({ atoms, text }: Clause, scope: Scope | undefined): Medium | null {
  const [medium, second] = scope?.media ?? [];
  if (!medium || second || !(scope?.types ?? scope?.people)) return null;
  const length = atoms.findIndex(({ k }) => k === 'duration' || k === 'count');
  const at = atoms.findIndex((atom) => conceptsOf(atom).includes(medium));
  const isNoun = (atom: Atom) => atom.k === 'phrase' && atom.meanings.some(({ k }) => k === 'type' || k === 'group');
  const noun = atoms.findLastIndex((atom, i) => i < at && isNoun(atom));
  if (length < 0 || at < length || noun < 0 || atoms.slice(at).some(isNoun)) return null;
  const between = text.slice(atoms[Math.max(length, noun)]?.to, atoms[at]?.from);
  if (noun > length && !/[,;]|(?<!\p{L})(?:and|und|et|y)(?!\p{L})/iu.test(between)) return null;
  return /(?<!\p{L})(?:for|when|if|of|für|bei|wenn|pour|quand|para|si|cuando)(?!\p{L})/iu.test(between) ? null : medium;
}

/** "No meeting should run longer than 50 minutes", "nothing over an hour". */
const longest: Production = (clause) => {
  if (
    !clause.take('no') ||
    !/\b(?:longer than|over|above|exceeds?|exceed|beyond)\b|länger als|über|plus longue?s? que|plus de|más largas? que|más de/iu.test(
      clause.text,
    )
  )
    return null;
  const minutes = clause.minutes();
  if (minutes === undefined || minutes < 5 || minutes > 720 || clause.of('days').length > 0) return null;
  if (clause.has('in_a_row', 'per_day', 'per_week', 'business_days', 'notice', 'buffer')) return null;
  clause.key('more_than');
  clause.takeAtom(
    ...clause
      .of('word')
      .filter((atom) =>
        /^(?:longer|over|above|exceeds?|than|länger|als|über|longues?|largas?|más|más de)$/i.test(atom.text),
      ),
  );
  clause.take('last', 'act_book', 'act_offer', 'always', 'later_than', 'horizon');
  const general = clause.has('meeting') || /\b(?:nothing|anything|nichts|rien|nada)\b/i.test(clause.text);
  const scope = scopeOf(clause);
  if (!scope && !general) return null;
  return each(scope).map((one) => ({ kind: 'longest', minutes, ...scoped(one) }));
};

/** "Board prep is always 90 minutes": what the owner calls a kind of meeting, at the start and before a verb. */
function ownNoun(clause: Clause): string | null {
  const found = /^((?:\p{L}[\p{L}'-]*\s+){0,2}\p{L}[\p{L}'-]*)\s+(?:is|are|takes?|lasts?|needs?|gets?)\s/u.exec(
    clause.text,
  );
  const noun = found?.[1];
  if (!noun) return null;
  const atoms = clause.left.filter((atom) => atom.from < noun.length);
  if (atoms.length === 0 || atoms.some((atom) => atom.k !== 'word' && atom.k !== 'name')) return null;
  if (/^(?:it|that|this|there|everything|nothing|an?|my|the)\b/i.test(noun)) return null;
  clause.takeAtom(...atoms);
  return noun.toLowerCase();
}

/** One rule for each noun: "coffees and lunches 60 minutes". */
function each(scope: Scope | undefined): readonly (Scope | undefined)[] {
  if (!scope?.types || scope.types.length < 2) return [scope];
  return scope.types.map((type) => ({ ...scope, types: [type] }));
}

const EITHER_SIDE = /\b(?:(?:on )?(?:either|each|both) sides?|either way|each way)\b/i;

const BEFOREHAND = /^(?:vorher|davor|beforehand)$/i;
const AFTERWARDS = /^(?:danach|nachher|hinterher|afterwards)$/i;

function takeAdverb(clause: Clause, adverb: RegExp): boolean {
  const found = clause.left.filter((atom) => adverb.test(atom.text));
  clause.takeAtom(...found);
  return found.length > 0;
}

/** Which sides of something a clause names. */
function sides(clause: Clause): { before: boolean; after: boolean; named: boolean } {
  const [one, other] = marksOf(clause);
  if (isEachItsOwn(clause, one, other)) return { before: false, after: false, named: false };
  const between = Boolean(clause.key('between'));
  const around = clause.take('around') || Boolean(clause.key('around')) || EITHER_SIDE.test(clause.text);
  const before = Boolean(clause.key('before')) || takeAdverb(clause, BEFOREHAND);
  const after = Boolean(clause.key('after')) || takeAdverb(clause, AFTERWARDS);
  const both = between || around || before === after;
  return { before: both || before, after: both || after, named: between || around || before || after };
}

/** "Before each flight and after each train": each side has a noun of its own, and is a clause of its own. */
function isEachItsOwn({ atoms }: Clause, one: Atom | undefined, other: Atom | undefined): boolean {
  if (!one || !other) return false;
  const between = atoms.filter(({ from }) => from > one.from && from < other.from).flatMap(nounsOf);
  const after = atoms.filter(({ from }) => from > other.from).flatMap(nounsOf);
  return between.length > 0 && after.some((noun) => !between.includes(noun));
}

function marksOf({ left }: Clause): Atom[] {
  return left.filter((atom) => atom.k === 'keyword' && (atom.keyword === 'before' || atom.keyword === 'after'));
}

/** "Two hours before flights and one hour after": each side with its own length. */
function sidesApart(clause: Clause): { before: number; after: number } | null {
  const [first, second, third] = clause.of('duration');
  const [one, other, more] = marksOf(clause);
  if (isEachItsOwn(clause, one, other)) return null;
  if (!first || !second || third || !one || !other || more || one.k !== 'keyword' || other.k !== 'keyword') return null;
  if (one.keyword === other.keyword || !(first.from < one.from && one.from < second.from && second.from < other.from))
    return null;
  clause.takeAtom(first, second, one, other);
  return one.keyword === 'before'
    ? { before: first.minutes, after: second.minutes }
    : { before: second.minutes, after: first.minutes };
}

/** "10 minutes between meetings", "leave 15 minutes before and after in-person meetings". */
const buffer: Production = (clause) => {
  const between = clause.of('keyword').some((atom) => atom.keyword === 'between');
  if (clause.has('follow_up_block', 'per_day', 'per_week') || (clause.take('in_a_row') && !between)) return null;
  if (isOpenEnded(clause) || isAfterSoLong(clause) || isOfWhatWasSaid(clause)) return null;
  const apart = sidesApart(clause);
  if (apart) {
    clause.take('buffer', 'keep', 'free', 'at_least', 'always', 'block', 'offer', 'act_offer', 'act_book');
    if (apart.before > 480 || apart.after > 480) return null;
    const scope = scopeOf(clause);
    const general = scope ?? clause.inherited;
    return [{ kind: 'buffer', ...apart, ...scoped(general) }];
  }
  const { before, after, named } = sides(clause);
  const said = clause.take('buffer', 'break', 'travel_time');
  if (!named && !said) return null;
  const minutes = clause.minutes() ?? (said && named && !between ? clause.count() : undefined);
  if (minutes === undefined || minutes > 480 || minutes < 1) return null;
  clause.take(
    'keep',
    'free',
    'at_least',
    'default',
    'last',
    'buffer',
    'always',
    'act_offer',
    'offer',
    'block',
    'act_book',
  );
  const two = between ? clause.of('count').filter((atom) => atom.count === 2) : [];
  clause.takeAtom(...two);
  // "A Zoom" beside what is none.
  const room = between && clause.has('in_person', 'phone') && clause.take('provider');
  const media = between ? [...(room ? (['video'] as const) : []), ...mediaIn(clause)] : [];
  const [first, second] = media;
  if (first && second) {
    clause.take('meeting', 'call');
    return [{ kind: 'gap', between: [first, second].sort() as [Medium, Medium], minutes }];
  }
  // "Between two video calls": not between one and a meeting of another kind.
  if (two.length > 0 && first && clause.left.every((atom) => atom.k !== 'phrase')) {
    clause.take('meeting', 'call');
    return [{ kind: 'gap', between: [first, first], minutes }];
  }
  const scope = scopeOf(clause);
  // "Video call to in person": between the two, not around both.
  if ((scope?.media?.length ?? 0) > 1 && clause.key('to')) return null;
  const all = media.length > 0 ? { ...scope, media } : scope;
  return [{ kind: 'buffer', before: before ? minutes : 0, after: after ? minutes : 0, ...scoped(all) }];
};

/** "Leave 20 minutes either side to get there": of what stands in another sentence. */
function isOfWhatWasSaid(clause: Clause): boolean {
  const named = clause.atoms.some(
    (atom) =>
      atom.k === 'name' ||
      atom.k === 'address' ||
      atom.k === 'domain' ||
      (atom.k === 'phrase' &&
        (atom.meanings.some(({ k }) => k === 'type' || k === 'group') ||
          atom.concepts.some((concept) => NOUNS.has(concept)))),
  );
  return !named && EITHER_SIDE.test(clause.text) && /\b(?:there|back|it|that|them)\b/i.test(clause.text);
}

const NOUNS: ReadonlySet<string> = new Set([
  'meeting',
  'call',
  'video',
  'phone',
  'in_person',
  'flight',
  'train',
  'travel',
]);

/** "Off after two hours of meetings": the time is that of the meetings. */
function isAfterSoLong({ atoms, text }: Clause): boolean {
  return atoms.some((atom, i) => {
    const next = atoms[i + 1];
    const beside = next?.k === 'duration' && /^\s*$/.test(text.slice(atom.to, next.from));
    return atom.k === 'keyword' && atom.keyword === 'after' && beside;
  });
}

/** "2 hours before", cut from "2 hours before and 1 hour after flights": before what, stands in another clause. */
function isOpenEnded({ atoms }: Clause): boolean {
  const last = atoms.at(-1);
  const sides = atoms.filter((atom) => atom.k === 'keyword' && (atom.keyword === 'before' || atom.keyword === 'after'));
  return sides.length === 1 && sides[0] === last;
}

/** "No more than two hours of meetings in a row without 20 minutes of rest". */
const NO_MORE =
  /\b(?:more than|over|at most|beyond)\b.*\bwithout\b|\bmehr als\b.*\bohne\b|\bplus de\b.*\bsans\b|\bmás de\b.*\bsin\b/iu;

/** "Half an hour off after two hours of meetings in a row". */
const breakAfter: Production = (clause) => {
  if (!clause.take('in_a_row') && !clause.has('break')) return null;
  clause.take('once');
  const [first, second, third] = clause.of('duration');
  if (!first || !second || third) return null;
  clause.takeAtom(first, second);
  const conditional = /^(?:when|if|once|whenever)\b/i.test(clause.text);
  const said = clause.key('after');
  const without = !said && NO_MORE.test(clause.text) && clause.take('no', 'at_most') ? first : undefined;
  if (without) clause.key('more_than', 'until', 'less_than');
  const key = conditional ? first : (said ?? without);
  if (!key) return null;
  if (clause.has('follow_up_block') && clause.take('follow_up_block')) clause.take('always');
  // "No more than two hours of calls in a row" may speak of calls alone.
  if (!without) clause.take('call');
  clause.take('break', 'buffer', 'free', 'keep', 'at_least', 'block', 'meeting', 'last', 'offer', 'act_offer');
  clause.take('act_book');
  const leads = key.from <= first.from;
  const [after, pause] = leads ? [first.minutes, second.minutes] : [second.minutes, first.minutes];
  return [{ kind: 'break', after, pause }];
};

const DEPARTS = /^(?:leaves?|departs?|takes? off|abfährt|abfliegt|abfahren|part(?:ent)?|décolle|sale|salga|salen)$/iu;
const ARRIVES = /^(?:arrives?|lands?|gets in|ankommt|landet|arrive|arrivent|atterrit|llega|llegue|aterriza)$/iu;

/** "Two hours around flights and trains". */
const travel: Production = (clause) => {
  // "Train journeys" are of trains alone.
  if (clause.has('flight', 'train'))
    clause.takeAtom(...clause.left.filter((atom, i) => i > 0 && isJourney(atom, clause.left[i - 1])));
  const kinds = (['flight', 'train', 'travel'] as const).filter((kind) => clause.take(kind));
  if (kinds.length === 0 || clause.has('in_person')) return null;
  const apart = sidesApart(clause);
  const within = clause.has('no') && clause.key('within') !== undefined;
  const { before, after, named } = apart || within ? { before: true, after: true, named: true } : sides(clause);
  if (!named) return null;
  if (before && !after) takeAdverb(clause, DEPARTS);
  if (after && !before) takeAdverb(clause, ARRIVES);
  clause.key('or', 'one');
  const minutes = apart ? 0 : clause.minutes();
  if (minutes === undefined || minutes > 1440) return null;
  clause.take('keep', 'free', 'block', 'buffer', 'at_least', 'no', 'meeting', 'always', 'act_book', 'once');
  if (apart) return kinds.map((kind): Rule => ({ kind: 'travel', around: kind, ...apart }));
  return kinds.map(
    (kind): Rule => ({ kind: 'travel', around: kind, before: before ? minutes : 0, after: after ? minutes : 0 }),
  );
};

/** "Journeys", right after what they are made with. */
function isJourney(atom: Atom, before: Atom | undefined): boolean {
  const kind = before ? conceptsOf(before) : [];
  return conceptsOf(atom).includes('travel') && (kind.includes('flight') || kind.includes('train'));
}

const GATHERED =
  /\b(?:bundle|gather|collect|combine|lump|batch|group|(?:in|into) (?:one|a single) (?:block|slot|session|go)|all together)\b/iu;

/** "Bundle all of them into one slot instead". */
const GATHERING =
  /^(?:bundle|gather|collect|combine|put|do|lump|merge|instead|slot|session|batch|into|together|all|one|sammle|bündle|stattdessen|regroupe|plutôt|junta|agrupa|de|ellos|them|up)$/iu;

/** "Add ten minutes for notes after each customer meeting", "… or all of them together the next day". */
const followUpBlock: Production = (clause) => {
  // "Follow up the next day" speaks of a reminder.
  const gathered =
    GATHERED.test(clause.text) &&
    clause.has('next_day') &&
    !clause.has('no', 'not_asked', 'prefer', 'if_possible') &&
    clause.take('follow_up');
  if (!gathered && !clause.take('follow_up_block')) return null;
  // "… or all of them together the next day" leaves the choice.
  const either = clause.of('keyword').some((atom) => atom.keyword === 'or') && clause.take('everyone');
  const nextDay = clause.take('next_day') && !either;
  clause.key('or');
  const minutes = clause.minutes();
  if ((minutes === undefined && !nextDay) || (minutes ?? 0) > 240) return null;
  clause.key('after', 'one');
  if (nextDay) clause.takeAtom(...clause.left.filter((atom) => GATHERING.test(atom.text)));
  clause.take('block', 'blocks', 'keep', 'clustered', 'buffer', 'free', 'act_book', 'always', 'last');
  const scope = scopeOf(clause);
  return [
    {
      kind: 'follow_up_block',
      ...(minutes === undefined ? {} : { minutes }),
      at: nextDay ? 'next_day' : 'after',
      ...scoped(scope),
    },
  ];
};

export const LENGTHS: readonly Production[] = [
  given({ concepts: ['follow_up_block', 'follow_up'] }, followUpBlock),
  travel,
  breakAfter,
  given({ kinds: ['duration', 'count'] }, buffer),
  longest,
  duration,
];
