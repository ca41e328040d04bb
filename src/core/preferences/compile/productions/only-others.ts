import type { Medium, Rule, Scope } from '../../rule';
import type { Production } from '../production';
import { scopesIn } from '../scope';
import { isOnlyOther } from './only-then';
import { timesOf } from './times';

/**
 * "On Fridays only internal meetings", "after 5 only phone", "before 10 only customers": who or what is limited, not when.
 * No other meetings then.
 */
export const onlyThose: Production = (clause) => {
  if (clause.has('no', 'if_possible', 'prefer', 'not_asked') || !isOnlyOther(clause)) return null;
  // "Only book interviews on Fridays": what is limited is not said.
  if (/\b(?:only|just) (?:book|schedule|offer|plan|put|accept|do|take|have|work|available)\b/i.test(clause.text))
    return null;
  if (!clause.take('only') && !clause.key('only')) return null;
  clause.take('act_book', 'act_offer', 'work', 'default', 'last');
  const scopes = scopesIn(clause);
  const [scope, second] = scopes;
  const whens = timesOf(clause);
  if (!scope || second || !whens || scope.codeword) return null;
  return whens.flatMap((when) => othersThan(scope).map((others): Rule => ({ kind: 'never', when, scope: others })));
};

/** "No video on Fridays, phone calls only": what may be then is said beside what may not. */
export const refusedFor: Production = (clause) => {
  const comma = clause.atoms.findIndex((atom) => atom.k === 'comma');
  const [before, after] = [clause.atoms.slice(0, comma), clause.atoms.slice(comma + 1)];
  if (comma < 1 || !clause.take('no') || !(clause.take('only') || clause.key('only'))) return null;
  if (
    ![...after].some((atom) => atom.k === 'phrase' && atom.concepts.includes('only')) &&
    !after.some((atom) => atom.k === 'keyword' && atom.keyword === 'only')
  )
    return null;
  const media = (some: typeof before) =>
    MEDIA.filter((medium) => some.some((atom) => atom.k === 'phrase' && atom.concepts.includes(medium)));
  const [refused, allowed] = [media(before), media(after)];
  if (refused.length === 0 || allowed.length === 0 || refused.some((medium) => allowed.includes(medium))) return null;
  clause.take(...MEDIA, 'call', 'meeting', 'act_book', 'act_offer');
  const whens = timesOf(clause);
  const others = MEDIA.filter((medium) => !allowed.includes(medium));
  return whens?.map((when): Rule => ({ kind: 'never', when, scope: { media: others } })) ?? null;
};

/** The meetings that a scope does not speak of. */
function othersThan(scope: Scope): readonly Scope[] {
  const { types, media, people } = scope;
  if (!types && !media && people?.by === 'side')
    return [{ people: { by: 'side', side: people.side === 'inside' ? 'outside' : 'inside' } }];
  if (media && !types && !people) return [{ media: MEDIA.filter((medium) => !media.includes(medium)) }];
  return [{ except: scope }];
}

const MEDIA: readonly Medium[] = ['video', 'phone', 'in_person'];
