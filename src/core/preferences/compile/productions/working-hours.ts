import type { Rule } from '../../rule';
import type { When } from '../../when';
import { conceptsOf } from '../atom';
import type { Production } from '../production';
import { scopesIn } from '../scope';
import { scoped } from './scoped';
import { timesOf } from './times';

/** "I work Monday to Friday, 9 to 17", "working hours: 8:30-16:30", "Monday to Thursday 8:30–18:00" under a heading. */
export const hours: Production = (clause) => {
  const headed = clause.headings.some((heading) =>
    /hours|availability|schedule|arbeitszeit|horaires|horario/i.test(heading),
  );
  const bare = clause.atoms.every((atom) => ['days', 'hours', 'comma', 'keyword'].includes(atom.k));
  if (OTHERS.test(clause.text) || (!clause.take('work', 'hours') && !headed && !bare)) return null;
  clause.take('work', 'hours', 'meeting', 'last', 'default', 'always');
  if (clause.of('hours').some((atom) => atom.part)) return null;
  const said = timesOf(clause);
  const start = said?.[0]?.hours?.[0]?.[0];
  const whens = said?.map((when, i) => (i > 0 && start ? startingAt(when, start) : when));
  if (!whens || whens.some((when) => when.dates || when.nth !== undefined || !when.hours)) return null;
  if (whens.some((when) => when.hours?.some(([from, to]) => from === 0 || to === 1440))) return null;
  // "Office hours are Wed 2–4": when students may come.
  if (OFFICE_HOURS.test(clause.text) && whens.every((when) => !isLong(when))) return null;
  // Nothing but days and hours is somebody's week where it is most of one.
  const days = new Set(whens.flatMap((when) => when.weekdays ?? []));
  if (bare && !headed && (days.size < 3 || whens.some((when) => !isLong(when)))) return null;
  return whens.map((when) => ({ kind: 'hours', weekdays: when.weekdays ?? [0, 1, 2, 3, 4], hours: when.hours ?? [] }));
};

const OFFICE_HOURS = /\b(?:office hours|sprechstunden?|permanences?|horas de consulta)\b/iu;

/** At least four hours of a day. */
function isLong({ hours = [] }: When): boolean {
  return hours.reduce((sum, [from, to]) => sum + to - from, 0) >= 240;
}

/** "I start at 9 and finish at 5". */
export const startToEnd: Production = (clause) => {
  if (!clause.has('start_at') || !clause.has('ends') || clause.has('meeting', 'call', 'no', 'may_be', 'at_most'))
    return null;
  if (
    !/\b(?:i|my (?:work(?:ing)?)? ?day|work)\b|\bich\b|arbeitstag|\bje\b|\b(?:empiezo|comienzo|mi jornada)\b/iu.test(
      clause.text,
    )
  )
    return null;
  clause.take('start_at', 'ends', 'work', 'always', 'hours', 'default');
  const [from, to, third] = clause.of('clock');
  if (!from || !to || third || from.at >= to.at) return null;
  clause.takeAtom(from, to);
  const when = clause.of('days').length > 0 ? clause.when() : {};
  if (!when || when.hours || when.dates || when.nth !== undefined) return null;
  return [{ kind: 'hours', weekdays: when.weekdays ?? [0, 1, 2, 3, 4], hours: [[from.at, to.at]] }];
};

/** Whose hours are not the owner's. */
const OTHERS =
  /^(?:their|his|leurs?|sus?|they|people|he|she|everybody|everyone|others|some|most|sie arbeiten|er|ils|elles?|ellos|ellas)\s/i;

/** "I don't work Fridays": those weekdays have no hours. */
export const notWorked: Production = (clause) => {
  const verb = clause.left.find((atom) => conceptsOf(atom).includes('work') && WORKING.test(atom.text));
  if (!verb || !clause.has('no') || clause.has('if_possible', 'prefer', 'always')) return null;
  clause.takeAtom(verb);
  clause.take('no', 'work');
  const [when, second] = timesOf(clause) ?? [];
  if (!when?.weekdays || second || Object.keys(when).length > 1) return null;
  return [{ kind: 'hours', weekdays: when.weekdays, hours: [] }];
};

const WORKING = /^(?:i )?(?:work|arbeite|travaille|trabajo)|^(?:ich arbeite|je travaille|no trabajo)/i;

/** "I work Monday to Thursday": the other weekdays have no hours. */
export const daysWorked: Production = (clause) => {
  if (!DAYS_WORKED.test(clause.text) || clause.has('no', 'if_possible', 'prefer', 'only', 'may_be')) return null;
  clause.take('work');
  const days = clause.single('days')?.days;
  const weekdays = days?.weekdays;
  if (!weekdays || weekdays.length < 3 || days.dates || days.nth !== undefined) return null;
  const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day));
  return others.length > 0 ? [{ kind: 'hours', weekdays: others, hours: [] }] : null;
};

const DAYS_WORKED =
  /^(?:i work|ich arbeite|je travaille|(?:yo )?trabajo)\s(?:(?:from|von|du|de|every|immer)\s)?\p{L}+\s?(?:to|through|till|until|bis|à|au|a|-|–)\s?\p{L}+[.!]?(?=$|;)/iu;

/** "… and on Fridays until 14:00": the day begins as the others do. */
function startingAt(when: When, start: number): When {
  const [first] = when.hours ?? [];
  return first && first[0] === 0 && first[1] > start ? { ...when, hours: [[start, first[1]]] } : when;
}

const UNTIL = /(?<!\p{L})(?:until|till|bis|jusqu|hasta)/iu;

/** "Board members can have any time between 7:00 and 20:00". */
export const open: Production = (clause) => {
  const until = clause.left.find((atom) => conceptsOf(atom).includes('may_be') && UNTIL.test(atom.text));
  if (!clause.take('may_be')) return null;
  const mine = /\b(?:i|we) (?:can|could) (?:also )?(?:go(?: on)?|stay(?: on)?|work|start|begin|be there)\b/i.test(
    clause.text,
  );
  clause.take('act_book', 'work');
  clause.key('any_time', 'between', 'from');
  clause.takeAtom(...clause.left.filter((atom) => /^(?:between|even|zwischen|entre)$/i.test(atom.text)));
  const scopes = scopesIn(clause);
  const clock = clause.single('clock');
  const anyTime =
    /\bany ?time\b|\bany hour\b|\ball hours\b|\bany day\b|\bwhenever\b|\b24\/7\b|\bany slot\b|\boutside\b|\bout of hours\b|jederzeit|n'importe quand|à toute heure|cualquier hora/iu.test(
      clause.text,
    );
  const last = until ? clause.single('count')?.count : undefined;
  const end = last !== undefined && last <= 24 ? (last < 9 ? last + 12 : last) * 60 : undefined;
  if (last !== undefined && end === undefined) return null;
  const side = clock ? [clock.at, 1440] : end === undefined ? undefined : [0, end];
  const days = side && clause.of('days').length > 0 ? clause.when() : {};
  if (!days || (side && days.hours)) return null;
  const whens: readonly When[] = side
    ? [{ ...days, hours: [side as [number, number]] }]
    : (clause.whens() ?? (anyTime ? [{}] : []));
  if (scopes.some((scope) => !scope?.people && !scope?.types) && !(mine && side)) return null;
  return scopes.flatMap((scope) => whens.map((when): Rule => ({ kind: 'open', when, ...scoped(scope) })));
};
