import type { Act } from '../../../loop/owner/owner-rules';
import type { Rule, RuleOf } from '../../rule';
import type { Atom } from '../atom';
import type { Clause } from '../clause';
import type { Concept } from '../lexicon/lexicon';
import type { Production } from '../production';
import { scopesIn } from '../scope';
import { aheadOf } from './ahead';
import { byLength } from './by-length';
import { copies } from './copies';
import { LETTERS } from './letters';
import { scoped } from './scoped';

/** "Offer three times", "propose 3 options on different days". */
const offers: Production = (clause) => {
  const things = clause.has('enough') && /\b(?:options|times|slots|suggestions|proposals)\b/i.test(clause.text);
  if (!clause.take('offer', 'act_offer') && !things) return null;
  const [first, second] = countsOf(clause);
  if (!first || first.count < 1 || first.count > 6) return null;
  clause.takeAtom(first.atom);
  clause.take('meeting', 'always', 'enough', 'default');
  let days: number | undefined;
  if (second) {
    if (second.count < 1 || second.count > first.count) return null;
    clause.takeAtom(second.atom);
    if (!/\bdays?\b|tage|jours|días/iu.test(clause.text)) return null;
    days = second.count;
  } else if (clause.has('different_days') && /\b(?:different|distinct|separate)\b/i.test(clause.text))
    days = first.count;
  clause.take('different_days', 'spread', 'at_least', 'act_write');
  clause.key('one');
  return [{ kind: 'offers', count: first.count, ...(days && days > 1 ? { days } : {}) }];
};

const TIMES =
  /(?<!\p{L})(?:(never)|(once|einmal|une (?:seule )?fois|una (?:sola )?vez)|(twice|zweimal|deux fois|dos veces)|(three times|dreimal|trois fois|tres veces))(?!\p{L})/iu;

/** Numbers of things; "two days" counts days. */
function countsOf(clause: Clause): { readonly atom: Atom; readonly count: number }[] {
  return clause.left.flatMap((atom): { readonly atom: Atom; readonly count: number }[] => {
    if (atom.k === 'count') return [{ atom, count: atom.count }];
    return atom.k === 'duration' && atom.days ? [{ atom, count: atom.days }] : [];
  });
}

/** "Keep me in cc", "no need to cc me". */
const copyOwner: Production = (clause) => {
  const off = clause.take('not_copy_me');
  if (!off && !clause.take('copy_me')) return null;
  clause.take('copy_me', 'always', 'act_write', 'meeting', 'act_offer', 'no');
  return [{ kind: 'copy_owner', on: !off }];
};

/** "No holds please", "put tentative holds in my calendar". */
const holds: Production = (clause) => {
  if (!clause.take('hold')) return null;
  const no = clause.take('no');
  clause.take('hold', 'visible', 'act_offer', 'act_book', 'offer', 'block', 'keep', 'always', 'meeting');
  return [{ kind: 'holds', visible: !no }];
};

/** "Every two days". */
const RHYTHM =
  /^(?:every|each|alle|tous les|cada) (?:other|\p{L}+|\d+) (?:business |working |work)?(?:days?|tage|werktage|arbeitstage|jours(?: ouvrés)?|días(?: hábiles| laborables)?)$|^every other day$/iu;
const NUMBERS: readonly RegExp[] = [
  /^(?:1|one|eine[nr]?|une?|un[ao]?)$/iu,
  /^(?:2|two|other|second|zwei|deux|dos)$/iu,
  /^(?:3|three|third|drei|trois|tres)$/iu,
  /^(?:4|four|vier|quatre|cuatro)$/iu,
  /^(?:5|five|fünf|cinq|cinco)$/iu,
];

function numberIn(text: string): number | undefined {
  const found = NUMBERS.findIndex((pattern) => text.split(/\s+/).some((word) => pattern.test(word)));
  return found < 0 ? undefined : found + 1;
}

/** "Follow up twice at most", "nudge after two business days". */
const followUps: Production = (clause) => {
  if (!clause.take('follow_up')) return null;
  const rules: Rule[] = [];
  const never = clause.take('no');
  const times = TIMES.exec(clause.text);
  const counted = clause.left.filter((atom) =>
    /^(?:once|twice|three times|time|times|einmal|zweimal|dreimal|mal|fois|vez|veces)$/i.test(atom.text),
  );
  clause.takeAtom(...counted);
  const [most] = clause.of('count');
  const negated = never && clause.key('more_than') !== undefined;
  const bounded =
    most && (negated || clause.has('at_most') || /\btimes\b|\bmal\b|\bfois\b|\bveces\b/i.test(clause.text))
      ? most
      : undefined;
  if (bounded) {
    clause.takeAtom(bounded);
    rules.push({ kind: 'follow_ups', most: bounded.count });
  }
  const once = negated && times ? times : null;
  if (never && !once && !bounded) rules.push({ kind: 'follow_ups', most: 0 });
  else if (times && !bounded) rules.push({ kind: 'follow_ups', most: times[2] ? 1 : times[3] ? 2 : 3 });
  const rhythm = clause.of('word').find((atom) => RHYTHM.test(atom.text));
  const every = rhythm ? numberIn(rhythm.text) : undefined;
  if (rhythm && every !== undefined) {
    clause.takeAtom(rhythm);
    rules.push({ kind: 'follow_up_after', businessDays: every });
  } else if (clause.key('after', 'every')) {
    const amount = aheadOf(clause);
    if (!amount) return null;
    const businessDays = 'businessDays' in amount ? amount.businessDays : amount.minutes / 1440;
    if (!Number.isInteger(businessDays)) return null;
    rules.push({ kind: 'follow_up_after', businessDays });
  }
  clause.take('at_most', 'always', 'everyone', 'act_write');
  return rules;
};

/** "Sign as “Juno, for Helen Marsh”". */
const signature: Production = (clause) => {
  if (!clause.take('signature')) return null;
  const quoted = clause.single('quoted') ?? clause.single('name');
  if (!quoted) return null;
  clause.take('always', 'act_write', 'last');
  return [{ kind: 'signature', text: quoted.k === 'quoted' ? quoted.quoted : quoted.text }];
};

const ACTS: readonly (readonly [Concept, Act])[] = [
  ['act_offer', 'offer'],
  ['act_book', 'book'],
  ['act_move', 'move'],
  ['act_cancel', 'cancel'],
  ['act_write', 'write'],
];

/** "Ask me before you cancel anything with a customer", "book internal meetings without asking". */
const acts: Production = (clause) => actsOf(clause, false);

/** `booked`: booking is what is meant where no act is named. */
function actsOf(clause: Clause, booked: boolean): readonly Rule[] | null {
  const never = clause.has('no') && clause.has('without_asking') && clause.take('no');
  const alone = clause.take('without_asking');
  const free = alone && !never;
  const ask = !free && (never || clause.take('ask_me'));
  if (!free && !ask) return null;
  clause.key('before');
  clause.takeAtom(
    ...clause.left.filter((atom) => /^(?:first|ahead|vorher|zuerst|bevor|d'abord|antes|primero)$/i.test(atom.text)),
  );
  const named = actsIn(clause);
  clause.take('always', 'may_be');
  if (named.length > 1) clause.key('or', 'and');
  if (clause.of('keyword').filter((atom) => atom.keyword === 'or').length > 1) clause.key('or');
  const meetings = clause.has('meeting');
  const scopes = scopesIn(clause);
  const all = named.length > 0 ? named : booked || scopes[0] || (never && meetings) ? (['book'] as const) : [];
  if (all.length === 0) return ask && isWhole(clause) ? [{ kind: 'approval', mode: 'approve_everything' }] : null;
  return scopes.flatMap((scope) => all.map((act): Rule => ({ kind: 'act', act, ask: Boolean(ask), ...scoped(scope) })));
}

/** "Always ask me first": the sentence says no more. */
function isWhole(clause: Clause): boolean {
  return clause.done && !/[,;:]/.test(clause.text);
}

function actsIn(clause: Clause): Act[] {
  return ACTS.filter(([concept]) => clause.take(concept)).map(([, act]) => act);
}

const MODES: readonly (readonly [Concept, RuleOf<'approval'>['mode']])[] = [
  ['drafts_only', 'drafts_only'],
  ['outsiders_first_time', 'outsiders_first_time'],
  ['approve_everything', 'approve_everything'],
  ['when_unsure', 'when_unsure'],
  ['autopilot', 'autopilot'],
];

/** "Only write drafts", "ask me when unsure", "autopilot". */
const approval: Production = (clause) => {
  const mode = MODES.find(([concept]) => clause.take(concept))?.[1];
  if (!mode) return null;
  clause.take('ask_me', 'always', 'act_write', 'only', 'act_book');
  clause.key('only');
  return [{ kind: 'approval', mode }];
};

/** "Go ahead when most have answered". */
const quorum: Production = (clause) => {
  const most = clause.take('most_people');
  if (!most && !clause.take('everyone')) return null;
  const words = clause.left.filter((atom) =>
    /^(?:group|groups|agree|agrees|agreed|answer|answered|answers|go|ahead|wait|until|has|quorum|needs|need|when|once|make)$/i.test(
      atom.text,
    ),
  );
  if (words.length === 0) return null;
  clause.takeAtom(...words);
  clause.take('meeting', 'act_book', 'enough', 'always');
  return [{ kind: 'quorum', of: most ? 'most' : 'all' }];
};

/** "Other users may see when I am free or busy". */
const shareFreeBusy: Production = (clause) => {
  if (!clause.take('share_free_busy')) return null;
  const no = clause.take('no');
  clause.take('inside', 'may_be', 'visible', 'act_write', 'always', 'everyone');
  const words = clause.of('word').filter((atom) => /^(?:users?|share|see|installation|instance)$/i.test(atom.text));
  clause.takeAtom(...clause.of('name').filter((atom) => /^share$/i.test(atom.text)));
  clause.takeAtom(...words);
  return [{ kind: 'share_free_busy', on: !no }];
};

export const WRITING: readonly Production[] = [
  approval,
  byLength((clause) => actsOf(clause, true)),
  acts,
  signature,
  ...LETTERS,
  copies,
  copyOwner,
  holds,
  followUps,
  offers,
  quorum,
  shareFreeBusy,
];
