import type { Rule } from '../rule';

/** Fewer words say nothing alone. */
const LEAST_WORDS = 3;

/**
 * "I work Monday to Thursday; Fridays are for my thesis": the two sentences that a semicolon parts. Null where one could be a
 * condition of the other, or speak of its time.
 */
export function halvesOf(text: string): readonly [string, string] | null {
  if (!text.includes(';')) return null;
  const [first, second, third] = text.split(/\s*;\s+/u);
  if (!first || !second || third !== undefined || JOINED_BY_MORE.test(text)) return null;
  return [first, second].every((part) => part.split(/\s+/u).length >= LEAST_WORDS) ? [first, second] : null;
}

/** Longer sentences are told rather than said, in characters. */
const LONGEST = 220;
const CUT =
  /\s*,\s+(?:and|but|plus|also|und|et|y|mais|pero|aber)\s+|\s+[–—]\s+|\s*,\s+|\s+and\s+(?=(?:no|not|never|please|at most|max|only|keep|leave|don['’]t|i['’]d|i (?:prefer|need|want))\b)/giu;
const FEW_CUTS = 2;
/** A half that says neither a number nor a day, and refuses and wants nothing, is no rule: it need not be read. */
const SAYS =
  /\d|(?<!\p{L})(?:no|not|never|only|max|most|least|keep|leave|stop|finish|start|prefer|off|free|one|two|three|four|five|six|seven|eight|nine|ten|noon|lunch|mornings?|afternoons?|evenings?|weekends?|weekdays?|\p{L}+n['’]t|\p{L}{3,7}days?|kein\p{L}*|nie|nicht|\p{L}+tags?|mittwochs?|pas|jamais|rien|sans|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|nunca|nada|sin|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/iu;

/** "Max 7 a day, and never more than 3 on Fridays": the ways to cut a sentence in two that each could say a thing of its own. */
export function cutsOf(text: string): readonly (readonly [string, string])[] {
  if (text.length > LONGEST || CONDITIONAL.test(text)) return [];
  const cuts = [...text.matchAll(CUT)].map((cut): [string, string] => [
    text.slice(0, cut.index),
    text.slice(cut.index + cut[0].length),
  ]);
  if (cuts.length > FEW_CUTS) return [];
  return cuts.filter((halves) =>
    halves.every((part) => SAYS.test(part) && !ELLIPTIC.test(part) && part.split(/\s+/u).length >= LEAST_WORDS),
  );
}

/** "24 hours' notice, 48 for interviews": what the number is of stands in the other half. */
const ELLIPTIC =
  /^(?:\p{L}+ ){0,2}(?:\d{1,3}|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|sixty|ninety)\s+(?:for|with|on|before|after|in|bei|für|mit|pour|avec|para|con)(?!\p{L})/iu;

const CONDITIONAL =
  /(?<!\p{L})(?:unless|except|exceptions?|otherwise|instead|then|if|when|whenever|außer|sonst|dann|wenn|falls|sauf|sinon|si|quand|salvo|cuando|entonces|(?:that|those|these|this) (?:day|days|week|month|evening|morning|afternoon)s?|there|they|them|it|ones?|both|same|dort|là|allí)(?!\p{L})|["“”„«»?]/iu;

/** Whether the second half stands by itself: what the first one was about, some meetings or days, may go on in it unsaid. */
export function standsAlone(first: readonly Rule[], second: readonly Rule[]): boolean {
  const is = (rules: readonly Rule[], what: (rule: Rule) => unknown) => rules.some((rule) => what(rule));
  const all = (rules: readonly Rule[], what: (rule: Rule) => unknown) => rules.every((rule) => what(rule));
  const scoped = (rule: Rule) => ('scope' in rule && rule.scope) || ('people' in rule && rule.people);
  const dated = (rule: Rule) => ('when' in rule && rule.when?.dates) || (rule.kind === 'zone' && rule.dates);
  const daily = (rule: Rule) => ('when' in rule && rule.when?.weekdays) || ('weekdays' in rule && rule.weekdays);
  return [scoped, dated, daily].every((what) => !is(first, what) || all(second, what));
}

const JOINED_BY_MORE =
  /(?<!\p{L})(?:but|unless|except|if|when|otherwise|then|aber|außer|wenn|falls|sonst|dann|mais|sauf|si|sinon|alors|pero|salvo|cuando|entonces|(?:that|this) (?:day|week|month|evening|morning|afternoon)|those days|there)(?!\p{L})|["“”„«»]/iu;
