import { z } from 'zod';
import type { Heard, StepContext } from '@/core/loop/context';
import { isAssistant } from '@/core/loop/owner/addressed';
import { heardAs, heardOfOwner } from '@/core/loop/owner/hear';
import type { Action } from '@/core/loop/plan';
import { addressees } from '@/core/loop/reply';
import type { LoopState } from '@/core/loop/state';
import { step } from '@/core/loop/step';
import { silent } from '@/core/loop/transition';
import { read } from '@/core/reading/read';
import type { ReadingContext } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, type ZoneTable, zoneTable } from '@/core/time/zone';
import { ASSISTANT, authoritySchema, eventRowSchema, factsOf, stepEventOf } from './event-row';
import { instantOf } from './instant';
import { withInstants, withMinutes } from './iso-fields';
import { addressRow, loopRowSchema, loopStateOf } from './loop-row';
import { calendarOf, freePeriods, freeSchema, ownerRowSchema, rulesOf } from './owner-row';
import { ASSISTANT_NAME, WORKDAY } from './read';
import { readingOf, readingRowSchema } from './reading-row';

const preferencesSchema = z.object({ preferences: ownerRowSchema.prefault({}) });
const rowSchema = z.object({
  now: z.string().optional(),
  loopId: z.string().default('inspect'),
  version: z.number().int().min(1).default(1),
  state: loopRowSchema.prefault(null),
  event: eventRowSchema,
  reading: readingRowSchema.nullish(),
  authority: authoritySchema.optional(),
  free: freeSchema.nullish().transform((free) => free ?? ('none' as const)),
  suppressed: z.array(addressRow).default([]),
  contacts: z.array(z.object({ name: z.string(), address: addressRow })).default([]),
  knownAddresses: z.array(addressRow).optional(),
  sent: z
    .object({
      threadToday: z.number().int().default(0),
      newAddressesToday: z.number().int().default(0),
      slotsShown: z.number().int().default(0),
      probes: z.number().int().default(0),
    })
    .prefault({}),
});
type Row = z.infer<typeof rowSchema>;

/**
 * `decide`: what the assistant would do about one event of a loop, by the very step that the product runs. An event that
 * the product would not take from its sender changes nothing. Throws ZodError for a malformed row.
 */
export function inspectDecide(row: unknown): { state: unknown; plan: unknown } {
  const { preferences } = preferencesSchema.parse(row);
  const zone = zoneTable(preferences.zone);
  const { state: from, event: happened, ...rest } = row as Record<string, unknown>;
  const input = rowSchema.parse({ ...rest, state: withMinutes(from, zone), event: withMinutes(happened, zone) });
  const address = preferences.address ?? ownerAddress(input) ?? 'dana@acme.example';
  const ownAddresses = [address, ...preferences.addresses];
  const now = nowOf(input, zone);
  const state = loopStateOf(input.state, { ...preferences, address }, now);
  const ctx: StepContext = {
    now,
    loopId: input.loopId,
    version: input.version,
    owner: rulesOf(preferences, ownAddresses),
    calendar: calendarOf(preferences, input.free, zone, now),
    suppressed: new Set(input.suppressed),
    peers: new Map(),
    knownAddresses: new Set(input.knownAddresses ?? state.participants.map((one) => one.address)),
    contacts: input.contacts,
    sent: input.sent,
  };
  const heard = heardOf(input, { state, ownAddresses, zone, now });
  const event = stepEventOf(input.event, { authority: input.authority, state, ownAddresses }, heard);
  const made = event ? step(state, event, ctx) : silent(state, 'Only the owner may do this');
  const actions = made.plan.actions.map((action) => withRecipients(action, made.state));
  return { state: withInstants(made.state, zone), plan: withInstants({ ...made.plan, actions }, zone) };
}

function ownerAddress({ state }: Row): string | undefined {
  const owner = state.participants.find((one) => 'role' in one && one.role === 'owner') as
    | { address?: string; email?: string }
    | undefined;
  return owner?.address ?? owner?.email;
}

/** Without a `now`, ten in the morning of the last weekday before the first time that the row names. */
function nowOf({ now, free, state }: Row, zone: ZoneTable): EpochMinute {
  if (now !== undefined) return instantOf(now, zone.tzid);
  const offered = state.offered ?? (Array.isArray(state.offer) ? state.offer : state.offer?.slots) ?? [];
  const booked = state.booking ? [state.booking] : [];
  const named = [...freePeriods(free, zone), ...offered, ...booked].map(({ start }) => start);
  if (named.length === 0) z.object({ now: z.string() }).parse({});
  let day = Math.floor(toWall(zone, Math.min(...named)) / 1440) - 1;
  while (weekdayOf(day) > 4) day -= 1;
  return toInstant(zone, day * 1440 + 600);
}

interface Told {
  readonly state: LoopState;
  readonly ownAddresses: readonly string[];
  readonly zone: ZoneTable;
  readonly now: EpochMinute;
}

/** What is said: the reading of the row, else what the grammar reads in its text; of an owner's text also what only an owner can say. */
function heardOf({ event, reading, authority, contacts }: Row, told: Told): Heard | null {
  if (event.kind !== 'message' && event.kind !== 'choice' && event.kind !== 'decision') return null;
  const facts = event.kind === 'message' ? factsOf(event, authority, told.state, told.ownAddresses) : null;
  const byOwner = event.kind === 'decision' || facts?.role === 'owner';
  const context = contextOf(told, facts?.machine ? 'auto' : byOwner ? 'owner' : 'guest', facts?.from.address);
  const text = event.kind === 'decision' ? (event.answer ?? undefined) : event.text;
  const words = text === undefined ? null : newTextOf({ text }).newText;
  const said = reading ? readingOf(reading, context.ownerZone) : words === null ? null : read(words, context);
  if (!said) {
    if (event.kind === 'message') z.object({ reading: z.object({}) }).parse({});
    return null;
  }
  if (!byOwner || words === null) return asConfirmed(heardAs(said, context));
  const copied = facts ? [...facts.to, ...facts.cc] : [];
  return heardOfOwner(words, said, context, {
    assistant: 'Sunny',
    copied: copied.filter(({ address }) => !told.ownAddresses.includes(address) && !isAssistant(address, ASSISTANT)),
    contacts,
  });
}

/** The word of a model without a second reader beside it is put back or seen first, from a booking on. */
function asConfirmed(heard: Heard): Heard {
  const { reading, gate } = heard;
  if (reading.by !== 'model' || !gate.auto || gate.class < 2) return heard;
  const unconfirmed = gate.class <= 3 ? 'echo' : 'review';
  return { ...heard, gate: { ...gate, auto: false, reasons: ['read by a model alone'], unconfirmed } };
}

function contextOf({ state, zone, now }: Told, role: ReadingContext['role'], from?: string): ReadingContext {
  return {
    now,
    ownerZone: zone.tzid,
    senderZone: state.participants.find((one) => one.address === from)?.zone ?? null,
    locale: null,
    role,
    assistant: ASSISTANT_NAME,
    loopState: state.booking ? 'booked' : state.offer ? 'options_offered' : 'new',
    offered: state.offer?.slots ?? [],
    event: state.booking,
    workday: WORKDAY,
  };
}

/** Who gets the mail, by address: those whom the action names, less those who are not written to. */
function withRecipients(action: Action, state: LoopState): object {
  if (action.kind !== 'send') return action;
  return { ...action, recipients: addressees(state, [...action.to, ...action.cc]).map((one) => one.address) };
}
