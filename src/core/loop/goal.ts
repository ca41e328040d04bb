import type { Reading } from '../reading/reading';
import type { MeetingGoal } from './meeting-goal';
import type { Participant } from './state';

/** What people call meetings, and how long those are when nobody says (minutes). */
const NOUNS: readonly {
  noun: string;
  pattern: RegExp;
  minutes: number | null;
  medium: MeetingGoal['medium'] | null;
}[] = [
  { noun: 'intro', pattern: /\bintro(duction|ductory)?\b/i, minutes: 30, medium: null },
  { noun: 'interview', pattern: /\binterview\b/i, minutes: 60, medium: null },
  { noun: 'coffee', pattern: /\b(coffee|kaffee|café)\b/i, minutes: 45, medium: 'in_person' },
  { noun: 'lunch', pattern: /\b(lunch|mittagessen|déjeuner|almuerzo)\b/i, minutes: 60, medium: 'in_person' },
  { noun: 'dinner', pattern: /\bdinner\b/i, minutes: 120, medium: 'in_person' },
  { noun: 'catch-up', pattern: /\bcatch[- ]?up\b/i, minutes: null, medium: null },
  { noun: 'demo', pattern: /\bdemo\b/i, minutes: null, medium: null },
  { noun: 'review', pattern: /\breview\b/i, minutes: null, medium: null },
  { noun: 'call', pattern: /\b(call|telefonat|appel|llamada)\b/i, minutes: null, medium: null },
];

/**
 * What is to be scheduled: title "Guest / Owner" unless one was given, length by the words, the noun, the owner's
 * default, in this order. `subject` only names the kind of meeting.
 */
export function goalOf(
  reading: Reading,
  subject: string,
  people: { owner: string; guests: readonly Participant[] },
  defaults: { durationMin: number; medium: MeetingGoal['medium'] },
): MeetingGoal {
  const words = [subject, ...reading.intents.map((i) => i.evidence)].join(' ');
  const known = NOUNS.find((n) => n.pattern.test(words));
  const medium = reading.details.medium;
  return {
    title: reading.details.title ?? titleFor(people.guests, people.owner),
    noun: known?.noun ?? 'meeting',
    durationMin: reading.details.durationMin ?? known?.minutes ?? defaults.durationMin,
    medium: medium && medium !== 'unspecified' ? medium : (known?.medium ?? defaults.medium),
    location: reading.details.location,
    phone: reading.details.phone,
  };
}

/** How a meeting is called that nobody has named: "Guest / Owner". */
export function titleFor(guests: readonly Participant[], owner: string): string {
  const [first, ...others] = guests;
  const more = others.length > 0 ? ` +${others.length}` : '';
  return `${first ? (first.name ?? first.address) : 'Guest'}${more} / ${owner}`;
}
