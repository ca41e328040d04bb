import type { Act } from '../../../loop/owner/owner-rules';
import type { Rule, RuleOf } from '../../rule';
import type { Atom } from '../atom';
import type { Clause } from '../clause';
import type { Concept } from '../lexicon/lexicon';
import type { Production } from '../production';
import { peopleIn, scopesIn } from '../scope';
import { aheadOf } from './ahead';
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
  clause.take('hold', 'visible', 'act_offer', 'offer', 'block', 'keep', 'always', 'meeting');
  return [{ kind: 'holds', visible: !no }];
};

/** "Follow up twice at most", "nudge after two business days". */
const followUps: Production = (clause) => {
  if (!clause.take('follow_up')) return null;
  const rules: Rule[] = [];
  const never = clause.take('no');
  const times = /\b(?:(never)|(once)|(twice)|(three times))\b/i.exec(clause.text);
  const counted = clause.left.filter((atom) => /^(?:once|twice|three times|time|times)$/i.test(atom.text));
  clause.takeAtom(...counted);
  if (never) rules.push({ kind: 'follow_ups', most: 0 });
  else if (times) rules.push({ kind: 'follow_ups', most: times[2] ? 1 : times[3] ? 2 : 3 });
  if (clause.key('after', 'every')) {
    const amount = aheadOf(clause);
    if (!amount) return null;
    const businessDays = 'businessDays' in amount ? amount.businessDays : amount.minutes / 1440;
    if (!Number.isInteger(businessDays)) return null;
    rules.push({ kind: 'follow_up_after', businessDays });
  }
  clause.take('at_most', 'always', 'everyone', 'act_write');
  return rules;
};

/** "Write in a friendly tone", "formal please", "short replies". */
const formality: Production = (clause) => {
  const tones = (['formal', 'warm', 'brief'] as const).filter((tone) => clause.has(tone));
  const [tone] = tones;
  if (!tone || tones.length > 1 || clause.has('no', 'outside', 'inside')) return null;
  clause.take(tone);
  clause.take('act_write', 'always', 'prefer', 'keep', 'last', 'language');
  const words = clause
    .of('word')
    .filter((atom) => /^(?:tone|style|replies|messages|reply|voice|ton|stil)$/i.test(atom.text));
  clause.takeAtom(...words);
  return [{ kind: 'formality', tone }];
};

/** "Always reply in English", "answer in the language of the sender". */
const language: Production = (clause) => {
  const guest = clause.take('guest_language');
  const found = clause.left.find((atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'language'));
  const meaning = found?.k === 'phrase' ? found.meanings.find((one) => one.k === 'language') : undefined;
  if (!guest && meaning?.k !== 'language') return null;
  if (guest && found) return null;
  clause.takeAtom(found);
  clause.take('language', 'act_write', 'always', 'default');
  const people = peopleIn(clause);
  const language = guest ? 'guest' : meaning?.k === 'language' ? meaning.language : 'guest';
  return [{ kind: 'language', language, ...(people ? { people } : {}) }];
};

/** "Sign as “Juno, for Helen Marsh”". */
const signature: Production = (clause) => {
  if (!clause.take('signature')) return null;
  const quoted = clause.single('quoted') ?? clause.single('name');
  if (!quoted) return null;
  clause.take('always', 'act_write', 'warm', 'formal', 'last');
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
const acts: Production = (clause) => {
  const never = clause.has('no') && clause.has('without_asking') && clause.take('no');
  const alone = clause.take('without_asking');
  const free = alone && !never;
  const ask = !free && (never || clause.take('ask_me'));
  if (!free && !ask) return null;
  clause.key('before');
  const named = actsIn(clause);
  clause.take('always', 'may_be');
  if (clause.of('keyword').filter((atom) => atom.keyword === 'or').length > 1) clause.key('or');
  const scopes = scopesIn(clause);
  const all = named.length > 0 ? named : scopes[0] ? (['book'] as const) : [];
  if (all.length === 0) return ask && clause.done ? [{ kind: 'approval', mode: 'approve_everything' }] : null;
  return scopes.flatMap((scope) => all.map((act): Rule => ({ kind: 'act', act, ask: Boolean(ask), ...scoped(scope) })));
};

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
    /^(?:group|groups|agree|agrees|agreed|answer|answered|answers|go|ahead|wait|until|has|quorum|needs|need)$/i.test(
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
  clause.take('inside', 'may_be', 'visible', 'act_write', 'always');
  const words = clause.of('word').filter((atom) => /^(?:users?|share|see|installation|instance)$/i.test(atom.text));
  clause.takeAtom(...words);
  return [{ kind: 'share_free_busy', on: !no }];
};

export const WRITING: readonly Production[] = [
  approval,
  acts,
  signature,
  language,
  copyOwner,
  holds,
  followUps,
  offers,
  formality,
  quorum,
  shareFreeBusy,
];
