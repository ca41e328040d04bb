import { overlaps, type Period } from '../time/period';
import type { BriefedEvent, BriefedMeeting, BriefingFact, BriefingFacts, BriefingKind } from './facts';

/** As many things are told at most. */
export const MOST_ITEMS = 5;

/** In which order they are told. */
const ORDER: readonly BriefingKind[] = ['decision', 'meeting', 'conflict', 'booked', 'overdue', 'ahead'];

/** Told first of each kind before anything is told a second time; then what there is more of, in this order. */
const WEIGHT: readonly BriefingKind[] = ['decision', 'conflict', 'meeting', 'overdue', 'booked', 'ahead'];

/**
 * What is worth telling of a day: five things at most, one of every kind before a second of any. Nothing where there is only a
 * look ahead: it alone is no reason to write. `more` things were left out.
 */
export function chosenItems(facts: BriefingFacts): { readonly items: readonly BriefingFact[]; readonly more: number } {
  const all = WEIGHT.flatMap((kind) => [candidates(kind, facts)]);
  const found = all.reduce((sum, list) => sum + list.length, 0);
  if (found === 0 || (found === 1 && facts.ahead !== null)) return { items: [], more: 0 };
  const first = all.flatMap((list) => list.slice(0, 1));
  const rest = all.flatMap((list) => list.slice(1));
  const items = [...first, ...rest].slice(0, MOST_ITEMS);
  const place = ({ kind }: BriefingFact) => ORDER.indexOf(kind);
  return { items: items.sort((a, b) => place(a) - place(b) || startOf(a) - startOf(b)), more: found - items.length };
}

function candidates(kind: BriefingKind, facts: BriefingFacts): readonly BriefingFact[] {
  switch (kind) {
    case 'decision':
      return facts.decisions.map((one) => ({ kind, ...one }));
    case 'meeting':
      return facts.meetings.map((one) => ({ kind, ...one }));
    case 'conflict':
      return conflictsAmong(facts.meetings);
    case 'booked':
      return facts.booked.map((one) => ({ kind, ...one }));
    case 'overdue':
      return facts.overdue.map((one) => ({ kind, ...one }));
    case 'ahead':
      return facts.ahead ? [{ kind, ...facts.ahead }] : [];
  }
}

/** Pairs of meetings that overlap, each meeting with the first that it runs into. In order of time. */
export function conflictsAmong(
  meetings: readonly (Period & BriefedEvent & Pick<BriefedMeeting, 'title'>)[],
): Extract<BriefingFact, { kind: 'conflict' }>[] {
  const named = ({ calendarId, eventId }: BriefedEvent) => ({ calendarId, eventId });
  return meetings.flatMap((one, index) => {
    const other = meetings.slice(index + 1).find((later) => overlaps(one, later));
    if (!other) return [];
    const { start, title: second } = other;
    return [{ kind: 'conflict', start, first: one.title, second, events: [named(one), named(other)] } as const];
  });
}

function startOf(fact: BriefingFact): number {
  return 'start' in fact ? fact.start : 0;
}
