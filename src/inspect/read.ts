import { z } from 'zod';
import { gate, isSilent } from '@/core/reading/gate';
import { read } from '@/core/reading/read';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { parseClock, parseLocalDate } from '@/core/time/calendar-date';
import { knownZone, toInstant, zoneTable } from '@/core/time/zone';
import { instantOf } from './instant';

const zone = z.string().refine((name) => knownZone(name) !== undefined, 'Unknown time zone');
const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  now: z.string(),
  ownerZone: zone,
  senderZone: zone.nullish(),
  locale: z.string().nullish(),
  role: z.enum(['owner', 'guest', 'auto']),
  loopState: z.enum(['new', 'options_offered', 'booked']),
  offered: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)).max(50),
});

/** Minutes of the working day that decides bare hours where no preferences are known. */
export const WORKDAY = { start: 9 * 60, end: 17 * 60 };
const SLOT_MINUTES = 30;
/** As the assistant is called where nobody has said otherwise. */
export const ASSISTANT_NAME = 'Sunny';

/** `inspect read`: what the grammar reads in the new text of one message, and whether it would act by itself. Throws ZodError for a malformed row. */
export function inspectRead(row: unknown): object {
  const { id, text, context } = parseReadRow(row);
  const { newText } = newTextOf({ text });
  return printReading(id, read(newText === '' ? text : newText, context), context);
}

/** The text and the conversation that a row describes. Throws ZodError for a malformed row. */
export function parseReadRow(row: unknown): { id: string | number; text: string; context: ReadingContext } {
  const input = rowSchema.parse(row);
  return { id: input.id, text: input.text, context: contextOf(input) };
}

/** A reading in the field names of `inspect read`, with the gate's decision. */
export function printReading(id: string | number, reading: Reading, context: ReadingContext): object {
  const decision = gate(reading, context);
  return {
    id,
    intents: reading.intents.map((intent) => intent.kind),
    options: reading.options.map(({ option, stance }) => ({ option, stance })),
    acceptAny: reading.acceptAny,
    windows: reading.windows.map((window) => ({
      stance: window.stance,
      role: window.role,
      ...(window.date === null ? {} : { date: window.date }),
      ...(window.from === null ? {} : { from: window.from }),
      ...(window.to === null ? {} : { to: window.to }),
      zone: window.zone,
      ...(window.weekday === null ? {} : { weekday: window.weekday }),
      ...(window.rrule === null ? {} : { rrule: window.rrule }),
      precision: window.precision,
    })),
    durationMin: reading.details.durationMin,
    medium: reading.details.medium,
    lateMin: reading.details.lateMin,
    participants: reading.participants.map(({ op, email, name }) => ({ op, email, name })),
    flags: reading.flags,
    residue: reading.residue,
    gate: decision,
    silent: isSilent(reading),
  };
}

function contextOf(input: z.infer<typeof rowSchema>): ReadingContext {
  const table = zoneTable(input.ownerZone);
  const offered = input.offered.map((text) => {
    const start = toInstant(table, parseLocalDate(text.slice(0, 10)) * 1440 + parseClock(text.slice(11)));
    return { start, end: start + SLOT_MINUTES };
  });
  return {
    now: instantOf(input.now, input.ownerZone),
    ownerZone: input.ownerZone,
    senderZone: input.senderZone ?? null,
    locale: input.locale ?? null,
    role: input.role,
    assistant: ASSISTANT_NAME,
    loopState: input.loopState,
    offered,
    event: input.loopState === 'booked' ? (offered[0] ?? null) : null,
    workday: WORKDAY,
  };
}
