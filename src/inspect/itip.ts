import { z } from 'zod';
import { applyItip } from '@/core/ical/itip';
import type { ItipEvent, ItipState } from '@/core/ical/itip-state';
import { parseCalendar } from '@/core/ical/parse';
import { formatIso } from '@/core/time/iso';
import { UTC, zoneTable } from '@/core/time/zone';
import { presentEvent } from './ics';

const rowSchema = z.object({
  messages: z.array(z.string()).max(1_000),
  me: z.string(),
  zone: z.string().nullish(),
});

/**
 * `itip`: the state after the messages, applied in order as the calendar of `me`. `events` holds series first and then
 * their changed instances; `applied` says for each message whether it changed anything, and what or why not.
 */
export function inspectItip(row: unknown): object {
  const { messages, me, zone } = rowSchema.parse(row);
  const local = zoneTable(zone ?? 'UTC');
  let state: ItipState = new Map();
  const applied = messages.map((ics) => {
    const message = parseCalendar(ics, local, { todos: true });
    const { state: next, applied: changed, reason } = applyItip(state, message, me);
    state = next;
    return { applied: changed, reason, method: message.method };
  });
  return { events: [...state.values()].flatMap(presentKnown), applied };
}

function presentKnown(known: ItipEvent): object[] {
  const proposals = known.proposals.map((proposal) => ({
    ...proposal,
    recurrenceId: iso(proposal.recurrenceId),
    start: iso(proposal.start),
    end: iso(proposal.end),
  }));
  const events = [...(known.master ? [known.master] : []), ...known.instances.values()].map(presentEvent);
  return events.map((event, i) => (i === 0 ? { ...event, proposals } : event));
}

function iso(t: number | null): string | null {
  return t === null ? null : formatIso(t, UTC);
}
