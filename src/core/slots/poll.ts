import type { Slot, SlotQuery } from './query';
import { findSlots } from './search';

/** One candidate of a poll. `missing` names all who cannot, also those who were required in the search. */
export interface PollCandidate extends Slot {
  /** Ids of those who can, apart from the chair. */
  readonly present: readonly string[];
}

export interface PollPick {
  readonly k: number;
  /** At most this many on one day, counted in whole days from the start of the window. */
  readonly perDay: number;
  /** Minutes between two starts, at least. */
  readonly minGap: number;
}

/**
 * The best times to vote on when a group has no time in common. The chair must be free, everybody else may be missing.
 * Chosen one after the other: most required people, then most optional ones, then people whom no earlier candidate
 * suits, then the lower cost, then the earlier start.
 */
export function pollCandidates(q: SlotQuery, pick: PollPick): PollCandidate[] {
  const attendees = q.attendees.map((a) => (a.role === 'CHAIR' ? a : { ...a, role: 'OPT-PARTICIPANT' as const }));
  const invited = q.attendees.filter((a) => a.role !== 'CHAIR');
  const required = new Set(invited.filter((a) => a.role === 'REQ-PARTICIPANT').map((a) => a.id));
  const slots = findSlots({ ...q, attendees, minOptional: Math.min(1, invited.length) });
  const candidates = slots.toArray().map((slot) => {
    const absent = new Set(slot.missing);
    const present = invited.filter((a) => !absent.has(a.id)).map((a) => a.id);
    const mostNeeded = present.filter((id) => required.has(id)).length;
    return { slot: { ...slot, present }, score: mostNeeded * (invited.length + 1) + present.length };
  });
  candidates.sort((a, b) => b.score - a.score || a.slot.cost - b.slot.cost || a.slot.start - b.slot.start);

  const chosen: PollCandidate[] = [];
  const covered = new Set<string>();
  const dayOf = (slot: Slot) => Math.floor((slot.start - q.window.start) / 1440);
  while (chosen.length < pick.k) {
    let best: (typeof candidates)[number] | undefined;
    let mostNew = -1;
    for (const candidate of candidates) {
      if (best && candidate.score < best.score) break;
      const { slot } = candidate;
      if (chosen.filter((other) => dayOf(other) === dayOf(slot)).length >= pick.perDay) continue;
      if (chosen.some((other) => other === slot || Math.abs(other.start - slot.start) < pick.minGap)) continue;
      const unseen = slot.present.filter((id) => !covered.has(id)).length;
      if (unseen > mostNew) {
        best = candidate;
        mostNew = unseen;
      }
    }
    if (!best) break;
    chosen.push(best.slot);
    for (const id of best.slot.present) covered.add(id);
  }
  return chosen;
}
