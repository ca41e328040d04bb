import { z } from 'zod';
import { parseDailyHours } from '@/core/availability/daily-hours';
import { weekHours } from '@/core/preferences/basics';
import { compile } from '@/core/preferences/compile';
import { type CompiledDocument, rulesOf, type SourcedRule } from '@/core/preferences/compiled';
import type { EventFacts, MeetingFacts } from '@/core/preferences/effects/facts';
import { queryWith } from '@/core/preferences/effects/search';
import { namesSaid, wordsWithEffect } from '@/core/preferences/effects/words';
import type { Attendee, SlotQuery } from '@/core/slots/query';
import { WEEKDAYS } from '@/core/time/calendar-date';
import { addressRow } from './loop-row';

const person = z.union([
  addressRow.transform((address) => ({ address, name: null })),
  z.object({ address: addressRow, name: z.string().nullable().default(null) }),
]);
const medium = z.enum(['video', 'phone', 'in_person']);

/** What rules may ask about an event. */
export const eventRowSchema = z.object({ guests: z.array(person).max(200).nullish(), medium: medium.nullish() });

/** A preferences document and the meeting that it is asked about; the first attendee is its owner. */
export const documentRowSchema = z.object({
  document: z.string().max(100_000).nullish(),
  meeting: z
    .object({
      title: z.string().max(500).default(''),
      /** The owner's words: nouns, groups and codewords are looked for in them. */
      request: z.string().max(10_000).default(''),
      medium: medium.nullish(),
      guests: z.array(person).max(200).default([]),
      own: z.array(addressRow).max(20).default([]),
    })
    .prefault({}),
});
export type DocumentRow = z.infer<typeof documentRowSchema>;

/** The search with its first attendee under the document, and what is needed to tell a sentence by its id. */
export function underDocument(
  query: SlotQuery,
  row: DocumentRow & { readonly zone: string; readonly activity?: string | null | undefined },
  events: readonly EventFacts[],
): { readonly query: SlotQuery; readonly compiled: CompiledDocument | null } {
  if (!row.document) return { query, compiled: null };
  const compiled = compile(row.document, { now: query.now, zone: row.zone });
  const rules = rulesOf(compiled);
  const [owner, ...others] = query.attendees;
  if (!owner) return { query, compiled };
  const attendees = [withHours(owner, rules), ...others];
  return { query: queryWith({ ...query, attendees }, rules, { meeting: factsOf(row, rules), events }), compiled };
}

function factsOf(
  { meeting, activity }: Parameters<typeof underDocument>[1],
  rules: readonly SourcedRule[],
): MeetingFacts {
  const { title, request, guests, own } = meeting;
  const { codewords } = wordsWithEffect(rules, request);
  const words = [activity ?? 'meeting', title, ...namesSaid(rules, [title, request])];
  return { words, medium: meeting.medium ?? null, guests, ownAddresses: own, codewords };
}

/** Working hours by the document, where it says any. */
function withHours(owner: Attendee, rules: readonly SourcedRule[]): Attendee {
  const hours = weekHours(rules.flatMap(({ rule }) => (rule.kind === 'hours' ? [rule] : [])));
  if (!hours) return owner;
  const weekly = WEEKDAYS.map((day, weekday) => ({ weekday, periods: parseDailyHours(hours[day] ?? []) }));
  return { ...owner, availability: { ...owner.availability, weekly } };
}
