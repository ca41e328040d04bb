import { z } from 'zod';
import { buildFreeBusy } from '@/core/availability/free-busy';
import { sameHours } from '@/core/availability/hours';
import { isFree } from '@/core/slots/is-free';
import { findSlots } from '@/core/slots/search';
import type { Period } from '@/core/time/period';
import { UTC } from '@/core/time/zone';
import { freshId, minuteOfWall, type Office, type Row, wallOf, withRow } from './office';
import { namesPerson, type Order, says } from './order';
import { address, id, line, minutes, type Refusal, refused, tool, wall } from './tool';

/** Weekdays, nine to six. */
const OFFICE_HOURS = sameHours([0, 1, 2, 3, 4], [[540, 1080]]);

/** The calendar's tools. Each is one of the loop's own actions: book, move, update_event, cancel_event. */
export const calendarTools = {
  'calendar.create_event': tool(
    z.strictObject({ event_name: line, participant_email: address, event_start: wall, duration: minutes }),
    ({ event_name, participant_email, event_start, duration }, office, order) => {
      const slot = slotOf(event_start, duration);
      const wrong =
        unknownPerson(office, participant_email) ??
        (namesPerson(order, participant_email) ? null : refused('not ordered', `${participant_email} is not named`)) ??
        (says(order, event_name) ? null : refused('not ordered', `"${event_name}" is not named`)) ??
        wrongTime(slot, office, order);
      if (wrong) return wrong;
      const event_id = freshId(office, 'events');
      const row = { event_id, event_name, participant_email, event_start, duration: String(duration) };
      return { ok: true, office: withRow(office, 'events', event_id, row), action: { kind: 'book', slot } };
    },
  ),
  'calendar.delete_event': tool(z.strictObject({ event_id: id }), ({ event_id }, office, order) => {
    const event = office.tables.events.get(event_id);
    if (!event) return refused('unknown', `There is no event ${event_id}`);
    const wrong = wrongEvent(event, office, order);
    if (wrong) return wrong;
    return { ok: true, office: withRow(office, 'events', event_id, null), action: { kind: 'cancel_event' } };
  }),
  'calendar.update_event': tool(
    z.discriminatedUnion('field', [
      z.strictObject({ event_id: id, field: z.literal('event_start'), new_value: wall }),
      z.strictObject({ event_id: id, field: z.literal('duration'), new_value: minutes }),
      z.strictObject({ event_id: id, field: z.literal('event_name'), new_value: line }),
      z.strictObject({ event_id: id, field: z.literal('participant_email'), new_value: address }),
    ]),
    (args, office, order) => {
      const event = office.tables.events.get(args.event_id);
      if (!event) return refused('unknown', `There is no event ${args.event_id}`);
      const next: Row = { ...event, [args.field]: String(args.new_value) };
      const slot = slotOf(next.event_start ?? '', Number(next.duration));
      const moves = args.field === 'event_start' || args.field === 'duration';
      const wrong =
        wrongEvent(event, office, order) ??
        (args.field === 'participant_email' ? unknownPerson(office, args.new_value) : null) ??
        (args.field === 'participant_email' && !namesPerson(order, args.new_value)
          ? refused('not ordered', `${args.new_value} is not named`)
          : null) ??
        (moves ? wrongTime(slot, office, order, args.event_id) : null);
      if (wrong) return wrong;
      return {
        ok: true,
        office: withRow(office, 'events', args.event_id, next),
        action: moves
          ? { kind: 'move', slot }
          : { kind: 'update_event', fields: [args.field === 'event_name' ? 'title' : 'people'] },
      };
    },
  ),
  'calendar.search_events': tool(
    z.strictObject({ query: line, time_min: wall.optional(), time_max: wall.optional() }),
    ({ query, time_min, time_max }, office) => {
      const [from, to] = [time_min ?? '', time_max ?? '9999'];
      const found = [...office.tables.events].filter(
        ([, { event_name = '', participant_email = '', event_start = '' }]) =>
          `${event_name} ${participant_email}`.toLowerCase().includes(query.toLowerCase()) &&
          event_start >= from &&
          event_start <= to,
      );
      return { ok: true, office, action: null, found: found.map(([event_id]) => event_id) };
    },
  ),
};

function slotOf(start: string, duration: number): Period {
  return { start: minuteOfWall(start), end: minuteOfWall(start) + duration };
}

function unknownPerson(office: Office, address: string): Refusal | null {
  return office.people.has(address) ? null : refused('unknown', `Nobody here has the address ${address}`);
}

function wrongEvent(event: Row, office: Office, order: Order): Refusal | null {
  if (minuteOfWall(event.event_start ?? '') < office.now) return refused('past', 'The event is over');
  const named = says(order, event.event_name ?? '') || namesPerson(order, event.participant_email ?? '');
  return named ? null : refused('not ordered', `"${event.event_name}" is not named`);
}

/** A time is refused when it is past, not the one that was named, or taken; one that the owner names to the minute is theirs to double. */
function wrongTime(
  slot: Period,
  office: Office,
  { starts, stretches, firstFrom, reading }: Order,
  except?: string,
): Refusal | null {
  if (slot.start < office.now) return refused('past', `${wallOf(slot.start)} is past`);
  const { durationMin } = reading.details;
  if (durationMin !== null && durationMin !== slot.end - slot.start) {
    return refused('not ordered', `${durationMin} minutes were asked for`);
  }
  if (starts.length > 0) {
    return starts.includes(slot.start) ? null : refused('not ordered', `${wallOf(slot.start)} is not named`);
  }
  if (stretches.length > 0 && !stretches.some(({ start, end }) => start <= slot.start && slot.end <= end)) {
    return refused('not ordered', `${wallOf(slot.start)} is not named`);
  }
  if (!isFree(queryOf(slot, office, except), slot)) return refused('busy', `${wallOf(slot.start)} is not free`);
  if (firstFrom === null) return null;
  const ahead = { ...queryOf(slot, office, except), window: { start: firstFrom, end: slot.end } };
  const first = findSlots(ahead).toArray()[0]?.start;
  return first === slot.start
    ? null
    : refused('not ordered', `${wallOf(first ?? slot.start)} is the first that is free`);
}

function queryOf(slot: Period, office: Office, except?: string) {
  const taken = [...office.tables.events].filter(([event]) => event !== except);
  const busy = taken.map(([, row]) => slotOf(row.event_start ?? '', Number(row.duration)));
  const owner = {
    id: 'owner',
    role: 'CHAIR' as const,
    freeBusy: buildFreeBusy(busy, { start: office.now - 1440, end: slot.end + 1440 }),
    availability: { zone: UTC, weekly: OFFICE_HOURS, overrides: new Map(), travel: [] },
    bufferBefore: 0,
    bufferAfter: 0,
    weight: 1,
  };
  return {
    window: slot,
    duration: slot.end - slot.start,
    step: 30,
    gridZone: UTC,
    now: office.now,
    minimumNotice: 0,
    attendees: [owner],
    exclude: [],
    minOptional: 0,
  };
}
