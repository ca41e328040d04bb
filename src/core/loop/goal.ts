import type { Reading } from '../reading/reading';
import type { MeetingGoal } from './meeting-goal';
import type { Participant } from './state';

interface Kind {
  readonly noun: string;
  readonly pattern: RegExp;
  readonly minutes: number | null;
  readonly medium: MeetingGoal['medium'] | null;
}

/** What stands before a meal that is no more than a time of the day: "after lunch". */
const BESIDE = [
  'after|before|until|till',
  '(?:nach|vor|bis)(?: dem)?',
  '(?:après|avant)(?: le)?',
  '(?:después|antes) de(?:l| la)?',
].join('|');

/** What people call meetings, and how long those are when nobody says (minutes); the first that is named counts. */
const KINDS: readonly Kind[] = [
  kind('intro', 'intro|introduction|introductory', 30),
  kind('interview', 'interview', 60),
  kind('breakfast', 'breakfast|frühstück|petit[- ]d[ée]jeuner|desayuno', 60, 'in_person'),
  kind('brunch', 'brunch', 90, 'in_person'),
  kind('coffee', 'coffee|kaffee|café', 45, 'in_person'),
  kind('lunch', 'lunch|mittagessen|déjeuner|almuerzo|comida', 60, 'in_person'),
  kind('drinks', 'drinks?|cocktails?|apéro|apéritif|copas?', 60, 'in_person'),
  kind('dinner', 'dinner|abendessen|dîner|cena', 120, 'in_person'),
  kind('catch-up', 'catch[- ]?up'),
  kind('demo', 'demo'),
  kind('review', 'review'),
  kind('call', 'call|telefonat|appel|llamada'),
];

/** True when a text names a meeting of this kind, in any of the languages. */
export function namesKind(text: string, noun: string): boolean {
  return KINDS.some((one) => one.noun === noun && one.pattern.test(text));
}

/** The kind of meeting that a title names: `meeting` where it names none. */
export function nounOf(title: string): string {
  return KINDS.find(({ pattern }) => pattern.test(title))?.noun ?? 'meeting';
}

/** `words` stand alone in any script: `\b` knows the letters of English only. */
function kind(noun: string, words: string, minutes: number | null = null, medium: Kind['medium'] = null): Kind {
  const alone = `(?<![\\p{L}\\d])(?<!(?<![\\p{L}])(?:${BESIDE})\\s)(?:${words})(?![\\p{L}\\d])`;
  return { noun, pattern: new RegExp(alone, 'iu'), minutes, medium };
}

/**
 * What is to be scheduled: title "Guest / Owner" unless one was given, length by the words, the noun, what is usual
 * for what is done there, the owner's default, in this order. `subject` only names the kind of meeting, where the mail itself names none.
 */
export function goalOf(
  reading: Reading,
  subject: string,
  people: { owner: string; guests: readonly Participant[] },
  defaults: Pick<MeetingGoal, 'durationMin' | 'medium' | 'mediumAssumed'>,
): MeetingGoal {
  const said = reading.intents.map((i) => i.evidence).join(' ');
  const known = KINDS.find((n) => n.pattern.test(said)) ?? KINDS.find((n) => n.pattern.test(subject));
  const { medium, provider, location, phone } = reading.details;
  // A place to meet, or a number to call, says how.
  const implied = location !== null ? 'in_person' : phone !== null ? 'phone' : null;
  const told = medium && medium !== 'unspecified' ? medium : (implied ?? known?.medium ?? null);
  return {
    title: reading.details.title ?? titleFor(people.guests, people.owner),
    noun: known?.noun ?? 'meeting',
    durationMin: reading.details.durationMin ?? known?.minutes ?? reading.details.usualMin ?? defaults.durationMin,
    medium: told ?? defaults.medium,
    ...(told === null && defaults.mediumAssumed !== false ? { mediumAssumed: true } : {}),
    ...(provider ? { provider } : {}),
    location,
    phone,
  };
}

/** How a meeting is called that nobody has named: "Guest / Owner". */
export function titleFor(guests: readonly Participant[], owner: string): string {
  const [first, ...others] = guests;
  const more = others.length > 0 ? ` +${others.length}` : '';
  return `${first ? (first.name ?? first.address) : 'Guest'}${more} / ${owner}`;
}
