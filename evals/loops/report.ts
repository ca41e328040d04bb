import { wilson } from '../reader/statistics';
import { type Figures, figuresOf, slips, violationsOf } from './figures';
import type { Outcome } from './outcome';
import { type PersonaName, personas } from './personas';
import type { WorldResult } from './play';

/** The section of evals/RESULTS.md, in Markdown. */
export function loopReport(results: readonly WorldResult[]): string[] {
  const all = results.flatMap(({ outcomes }) => outcomes);
  const straight = all.filter((one) => !slips(one));
  const single = straight.filter((one) => one.personas.length === 1);
  const groups = straight.filter((one) => one.personas.length > 1);
  const doubled = results.reduce((sum, one) => sum + one.doubled.length, 0);
  const astray = results.reduce((sum, one) => sum + one.astray.length, 0);
  return [
    `# Simulated loops (${all.length}, seeds ${Math.min(...all.map(({ seed }) => seed))} to ${Math.max(...all.map(({ seed }) => seed))})`,
    '',
    'Written by `npm run eval:loops`: guests with hidden calendars write by the paraphrase bank, in four languages, over the product’s own SMTP, HTTP and PostgreSQL; the clock stands still between events. Satisfiable: brute force found a time in the owner’s week, rules and calendar, in every hidden calendar, and after everybody’s first answer. Guests who write against their own calendar (slips) are counted apart.',
    '',
    ...lines('One guest', single),
    ...lines('Several guests', groups),
    ...lines('Slips', all.filter(slips)),
    '## Over all of them',
    '',
    `- doubled bookings, by the owners’ calendars: ${doubled}`,
    `- mail in boxes that it was not for: ${astray}`,
    `- what must be nought and is not: ${violationsOf(results).length}`,
    '',
    ...(['cancel', 'move_to', 'late', 'thank'] as const).map((say) => {
      const wishes = straight.flatMap((one) => one.wishes).filter((wish) => wish.say === say);
      return `- ${WISHES[say]}: ${wishes.filter(({ done }) => done).length} of ${wishes.length}`;
    }),
    '',
    '## By persona',
    '',
    'A loop of several guests counts for each of them.',
    '',
    '| persona | loops | satisfiable | booked of these | booked | turns | hours | approvals | owner asked | wrong sends |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...(Object.keys(personas) as PersonaName[]).flatMap((name) => {
      const own = all.filter((one) => one.personas.includes(name));
      return own.length > 0 ? [row(name, figuresOf(own))] : [];
    }),
    '',
  ];
}

const WISHES = {
  cancel: 'guests cancelled, and the event is gone and they know',
  move_to: 'guests asked for another time once it was booked, and it was moved',
  late: 'guests were late, and the owner heard of it at once',
  thank: 'guests thanked, and were left in peace',
};

function lines(title: string, outcomes: readonly Outcome[]): string[] {
  if (outcomes.length === 0) return [];
  const of = figuresOf(outcomes);
  return [
    `## ${title} (${of.loops})`,
    '',
    `- booked of the satisfiable, without the owner’s help beyond approvals: ${wilson(of.bookedOfSatisfiable, of.satisfiable)}`,
    `- booked in all: ${of.booked}; outside somebody’s hidden availability: ${of.outsideAvailability}`,
    `- per booking, median: ${round(of.medianTurns)} turns to guests, ${round(of.medianMails)} mails between assistant and guests, ${round(of.medianHours)} hours`,
    `- approvals: ${of.approvals}; loops in which the owner was asked more: ${of.questions}`,
    `- wrong sends: ${of.wrongSends}; mails after the end: ${of.afterEnd}; leaks: ${of.leaks}; steps that failed: ${of.crashes}`,
    '',
  ];
}

function row(name: string, of: Figures): string {
  const cells = [
    name,
    of.loops,
    of.satisfiable,
    of.bookedOfSatisfiable,
    of.booked,
    round(of.medianTurns),
    round(of.medianHours),
    of.approvals,
    of.questions,
    of.wrongSends,
  ];
  return `| ${cells.join(' | ')} |`;
}

function round(value: number | null): string {
  return value === null ? '–' : String(Math.round(value * 10) / 10);
}
