import { bestChain } from '@/core/slots/chain';
import type { Slot, SlotQuery } from '@/core/slots/query';
import { EVENLY_SPREAD, rankSlots } from '@/core/slots/rank';
import { relaxations } from '@/core/slots/relax';
import { findSlots } from '@/core/slots/search';
import { formatIso } from '@/core/time/iso';
import { type ZoneTable, zoneTable } from '@/core/time/zone';
import { instantIn, type SlotRow, searchOf, slotRowSchema } from './slot-row';

/**
 * `slots`: all starts at which the meeting is possible, or with `rank` the best. Mode `all`: everybody but the optional
 * people is free; mode `any`: at least one person is, and each slot says who. Without a slot, `obstacles` lists which
 * single rule, given up, would open how many. Mode `any` with `start` and `travelMin` is a chain: one meeting with each
 * person in turn at their `place`, as many as can be kept, the earliest such chain.
 */
export function inspectSlots(row: unknown): { slots: object[]; obstacles?: object[] } {
  const input = slotRowSchema.parse(row);
  const zone = zoneTable(input.zone);
  const { query } = searchOf(input);
  if (input.start) return { slots: chainOf(input, query, zone) };
  const slots = findSlots(query);
  if (slots.count === 0) return { slots: [], obstacles: relaxations(query) };
  const shown = (slot: Slot) => ({
    start: formatIso(slot.start, zone),
    end: formatIso(slot.end, zone),
    ...(query.attendees.every((one) => one.role !== 'OPT-PARTICIPANT') ? {} : peopleOf(query, slot)),
  });
  if (!input.rank) return { slots: slots.toArray().map(shown) };
  const { k, perDay, minGapMin, spread, seed } = input.rank;
  const pick = {
    k,
    perDay: perDay ?? k,
    minGap: minGapMin ?? 0,
    spread: spread ?? EVENLY_SPREAD,
    seed: seed ?? undefined,
  };
  return { slots: rankSlots(slots, query, pick).map((slot) => ({ ...shown(slot), cost: slot.cost })) };
}

function peopleOf(q: SlotQuery, { missing }: Slot): object {
  return { who: q.attendees.filter((one) => !missing.includes(one.id)).map((one) => one.id), missing };
}

function chainOf(row: SlotRow, query: SlotQuery, zone: ZoneTable): object[] {
  const { start, travelMin, durationMin } = row;
  if (!start) return [];
  const stops = row.attendees.map((one, i) => ({
    id: one.id,
    place: one.place ?? start.place,
    slots: findSlots({
      ...query,
      attendees: query.attendees.slice(i, i + 1),
      minOptional: 1,
      duration: one.durationMin ?? durationMin,
    }),
  }));
  const travel = (from: string, to: string) => travelMin?.[from]?.[to] ?? Number.POSITIVE_INFINITY;
  return bestChain({ start: { place: start.place, at: instantIn(zone, start.at) }, stops, travel }).map((visit) => ({
    start: formatIso(visit.start, zone),
    end: formatIso(visit.end, zone),
    who: [visit.id],
    place: visit.place,
  }));
}
