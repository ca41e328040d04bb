import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Concept } from '../lexicon/lexicon';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { isKeptFor, isOfOthers } from './refusals';
import { scoped } from './scoped';
import { likes, timesOf } from './times';

/** "I prefer mornings", "afternoons if possible", "rather not on Fridays". */
export const like: Production = (clause) => {
  if (refusesLater(clause) || isOfOthers(clause)) return null;
  const light = clause.has('keep') && clause.has('light') && clause.take('keep', 'light');
  const against =
    light || isFreed(clause) || clause.take('avoid') || (clause.has('prefer', 'if_possible') && clause.take('no'));
  if (OWN_MEAL.test(clause.text) || (against && isWishApart(clause))) return null;
  // "I like to have lunch between 12 and 1" is no wish for meetings.
  if (!against && clause.of('hours').some((atom) => atom.meal) && clause.of('hours').length > 1) return null;
  const weight = clause.softness();
  if (!against && weight === 0) return null;
  clause.take('work', 'meeting', 'act_book', 'act_offer', 'last', 'start_at');
  clause.take('clustered', 'different_days', 'default');
  const scope = scopeOf(clause);
  const whens = timesOf(clause);
  if (!whens) return null;
  return likes(whens, against ? -2 : Math.max(weight, 1), scope);
};

/** "I like coffee, and no meetings before 10": two things. */
function isWishApart({ atoms, text }: Clause): boolean {
  const wish = atoms.find((atom) => conceptsOf(atom).includes('prefer'));
  const no = atoms.findLast((atom) => conceptsOf(atom).includes('no'));
  if (!wish || !no || wish.to > no.from || atoms.some(({ k, to }) => (k === 'days' || k === 'hours') && to < no.from))
    return false;
  return /[,;]\s*(?:and|but|und|aber|et|mais|y|pero)\s/iu.test(text.slice(wish.to, no.from));
}

/** "We tend to have dinner at 6": what the owner does, no wish for meetings. */
const OWN_MEAL =
  /^(?:i|we) (?:usually |normally |generally |typically |mostly |tend to |like to )+(?:eat|have (?:a |my |our )?(?:lunch|dinner|breakfast|supper))(?!\p{L})/iu;

/** "I'd like Friday afternoons free", "am liebsten frei": what is wished for is the time, for nobody's meeting. */
function isFreed(clause: Clause): boolean {
  if (!clause.has('prefer') || !clause.has('free') || clause.has('no', 'avoid') || isKeptFor(clause)) return false;
  if (clause.left.some((atom) => conceptsOf(atom).includes('free') && /open|offen|ouvert|abiert/i.test(atom.text)))
    return false;
  clause.takeAtom(...clause.left.filter((atom) => /^(?:hätte|hätten|aurais|aimerais|tendría|tener)$/i.test(atom.text)));
  return clause.take('free') && (clause.take('keep') || true);
}

/** "Mornings if possible and never after 4", "no Mondays if possible and never on Fridays": a wish, and a refusal beside it. */
function refusesLater({ atoms }: Clause): boolean {
  const says =
    (...concepts: readonly Concept[]) =>
    (atom: Atom) =>
      conceptsOf(atom).some((concept) => concepts.includes(concept));
  const isTime = ({ k }: Atom) => k === 'days' || k === 'hours';
  const refused = atoms.findLastIndex(says('no'));
  const before = atoms.slice(0, Math.max(refused, 0));
  const softened = before.findLastIndex(says('if_possible', 'prefer'));
  const isSecond = !before.some(says('no')) || before.slice(0, Math.max(softened, 0)).some(isTime);
  return before.some(isTime) && isSecond && atoms.slice(refused).some(isTime);
}

/** "… rather than spread over the day": what the wish is preferred to, said in its own words. */
function takeComparison(clause: Clause): void {
  const found =
    /\b(?:rather than|instead of|than|statt|als|plutôt que|que)\s+(?:\p{L}+\s+){0,2}?(?:spread|scattered|spaced|leaving|have|having|with|gaps?|holes?|apart|verteilt|éparpill|repart|suelt)/iu.exec(
      clause.text,
    );
  if (found) clause.takeAtom(...clause.left.filter((atom) => atom.from >= found.index));
}

/** "As early as possible", "cluster my calls", "spread meetings out". */
export const lean: Production = (clause) => {
  const to = (['earliest', 'latest', 'clustered', 'spread'] as const).find((one) => clause.has(one));
  if (!to || clause.has('focus', 'follow_up_block', 'no', 'at_most') || clause.of('count').length > 0) return null;
  takeComparison(clause);
  clause.take(to);
  // "Spread them out".
  if (to === 'spread') clause.takeAtom(...clause.left.filter((atom) => /^out$/i.test(atom.text)));
  clause.take('prefer', 'if_possible', 'keep', 'act_book', 'act_offer', 'offer', 'always');
  const scope = scopeOf(clause);
  return [{ kind: 'lean', to, ...scoped(scope) }];
};
