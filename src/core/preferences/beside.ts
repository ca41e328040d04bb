import type { CompiledSentence } from './compiled';
import type { Rule } from './rule';

/**
 * What a sentence says beside the ones around it. A description that the next sentences say more exactly ("Mornings are for
 * writing. Nothing before noon on Monday and Wednesday.") binds nothing by itself; an hour without a day, right after a
 * sentence about one, may be of that day alone, and is not understood.
 */
export function readBeside(
  sentence: CompiledSentence,
  before: CompiledSentence | undefined,
  after: readonly CompiledSentence[],
  document: string,
): CompiledSentence {
  if (sentence.rules.length === 0) return sentence;
  if (before && isOfItsDay(sentence, before, document))
    return { ...sentence, understood: 'no', rules: [], past: false, unread: [sentence.text] };
  if (before && isEndOfWeek(sentence, before)) return { ...sentence, rules: endOfWeek(sentence, before) };
  const said = after.slice(0, 2).find(({ rules }) => rules.length > 0);
  return said && isSaidBetter(sentence, said) ? { ...sentence, rules: [], past: false } : sentence;
}

const DESCRIBES = /^(?:my |the )?(?:early |late )?\p{L}+ (?:are|is) (?:for|when i|my)\s/iu;

function isSaidBetter(sentence: CompiledSentence, next: CompiledSentence): boolean {
  if (!DESCRIBES.test(sentence.text) || next.headings.join('\n') !== sentence.headings.join('\n')) return false;
  const hours = (rule: Rule) => (rule.kind === 'never' ? JSON.stringify(rule.when.hours ?? null) : null);
  return sentence.rules.every(
    (rule) =>
      rule.kind === 'never' &&
      !rule.when.weekdays &&
      !rule.when.dates &&
      next.rules.some((other) => other.kind === 'never' && other.when.weekdays && hours(other) === hours(rule)),
  );
}

const ENDS = /\b(?:wrap|finish|stop|leave|knock off|log off|until|till|done|out|end|ends|over)\b/i;

/** "I'm good 8:30 to 5, Monday to Thursday. Fridays I wrap at 2.": the other day is worked, and starts as they do. */
function isEndOfWeek({ text, rules }: CompiledSentence, { rules: said }: CompiledSentence): boolean {
  const [rule, second] = rules;
  if (rule?.kind !== 'never' || second || rule.scope || !ENDS.test(text)) return false;
  const { weekdays, hours, ...more } = rule.when;
  const [first] = said;
  return (
    first?.kind === 'hours' &&
    Object.keys(more).length === 0 &&
    hours?.length === 1 &&
    hours[0]?.[1] === 1440 &&
    weekdays !== undefined &&
    (first.hours[0]?.[0] ?? 1440) < hours[0][0] &&
    said.every((one) => one.kind === 'hours' && !one.weekdays.some((day) => weekdays.includes(day)))
  );
}

function endOfWeek({ rules }: CompiledSentence, { rules: said }: CompiledSentence): readonly Rule[] {
  const [rule] = rules;
  const [first] = said;
  if (rule?.kind !== 'never' || first?.kind !== 'hours') return rules;
  const [from, to] = [first.hours[0]?.[0] as number, rule.when.hours?.[0]?.[0] as number];
  return [{ kind: 'hours', weekdays: rule.when.weekdays ?? [], hours: [[from, to]] }];
}

const FROM_AN_HOUR =
  /^(?:after|before|until|till|from|nach|vor|ab|bis|après|avant|dès|después de|antes de|desde) \S+(?: ?[ap]m)?(?: uhr)?,? (?:i|we|ich|je|j['’]|estoy|no)(?!\p{L})/iu;

const DAYS =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/iu;

/** "Friday mornings are for charts. After 1 I am gone." */
function isOfItsDay(sentence: CompiledSentence, before: CompiledSentence, document: string): boolean {
  const { text, start } = sentence;
  if (!FROM_AN_HOUR.test(text) || DAYS.test(text) || !DAYS.test(before.text)) return false;
  return !document.slice(before.end, start).includes('\n');
}
