import { z } from 'zod';
import type { Heard, MessageFacts, StepEvent } from '@/core/loop/context';
import type { LoopCommand, TimerKind } from '@/core/loop/event';
import type { LoopState } from '@/core/loop/state';
import { addressRow } from './loop-row';

const COMMANDS = [
  'stop',
  'cancel',
  'take_over',
  'hand_back',
  'hold_off',
  'resume',
  'take_no_back',
] as const satisfies readonly LoopCommand[];
const TIMERS = [
  'follow_up',
  'offer_expired',
  'owner_reminder',
  'stalled_expired',
  'meeting_over',
  'quiet_hours_over',
  'hold_off_over',
  'rsvp_check',
  'retry',
] as const satisfies readonly TimerKind[];
const MACHINES = [
  'auto_reply',
  'delivery_failure',
  'list',
  'calendar_reply',
  'own_echo',
  'assistant',
] as const satisfies readonly NonNullable<MessageFacts['machine']>[];

const minute = z.number().int();
const person = z.union([
  addressRow.transform((address) => ({ address, name: null })),
  z.object({ address: addressRow, name: z.string().nullable().default(null) }),
]);
const slot = z.object({ start: minute, end: minute });
const event = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    from: person.optional(),
    to: z.array(person).optional(),
    cc: z.array(person).optional(),
    subject: z.string().optional(),
    messageId: z.string().default('<message@inspect>'),
    references: z.array(z.string()).default([]),
    machine: z.enum(MACHINES).nullish(),
    aside: z.boolean().default(false),
    suggested: z.boolean().default(false),
    text: z.string().optional(),
  }),
  z.object({
    kind: z.literal('choice'),
    participantId: z.string().optional(),
    from: addressRow.optional(),
    set: z.number().int().optional(),
    option: z.number().int().nullish(),
    options: z.array(z.number().int()).optional(),
    windows: z.array(slot).optional(),
    zone: z.string().nullable().default(null),
    text: z.string().optional(),
  }),
  z.object({
    kind: z.literal('decision'),
    decisionId: z.string().optional(),
    approve: z.boolean(),
    answer: z.string().nullable().default(null),
    choice: z.string().optional(),
    edit: z
      .object({
        slots: z.array(slot).optional(),
        title: z.string().optional(),
        durationMin: z.number().int().min(5).max(1440).optional(),
        medium: z.enum(['video', 'phone', 'in_person']).optional(),
      })
      .optional(),
  }),
  z.object({ kind: z.literal('command'), command: z.enum(COMMANDS), until: minute.nullish() }),
  z.object({
    kind: z.literal('staff'),
    act: z.enum(['ask_owner', 'stay_silent', 'reject']),
    decisionId: z.string().nullable().default(null),
    words: z.string().nullable().default(null),
    by: z.string().default('staff'),
    staff: z.string().default('Ana'),
  }),
  z.object({
    kind: z.literal('late'),
    minutes: z.number().int().min(1).max(240).nullable().default(null),
    via: z.enum(['text', 'app']).default('app'),
    by: z.string().default('inspect'),
  }),
  z.object({ kind: z.literal('timer'), timer: z.enum(TIMERS) }),
  z.object({
    kind: z.literal('on_page'),
    participantId: z.string().default('p2'),
    act: z.enum(['book', 'move', 'cancel', 'seats']).default('book'),
    slot: slot.nullable().default(null),
    windows: z.array(slot).optional(),
  }),
  z.object({
    kind: z.literal('other_assistant'),
    act: z.enum(['offer', 'book', 'move', 'cancel']),
    slots: z.array(slot).default([]),
    by: z.string().default('inspect'),
    assistant: z.string().default('another assistant'),
  }),
  z.object({ kind: z.literal('opened'), from: z.string().default('inspect') }),
  z.object({
    kind: z.literal('booked'),
    ...slot.shape,
    meetingId: z.string().default('m1'),
    joinUrl: z.string().nullable().default(null),
    htmlLink: z.string().nullable().default(null),
    icalUid: z.string().default('m1@inspect'),
    sequence: z.number().int().default(0),
    moved: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('booking_failed'),
    ...slot.shape,
    reason: z.enum(['taken', 'unavailable', 'revoked', 'gone']).default('taken'),
  }),
  z.object({ kind: z.literal('event_cancelled'), occurrence: z.number().int().optional() }),
  z.object({
    kind: z.literal('event_updated'),
    sequence: z.number().int().default(1),
    joinUrl: z.string().nullable().default(null),
  }),
  z.object({ kind: z.literal('update_failed'), reason: z.enum(['taken', 'unavailable', 'revoked', 'gone']) }),
  z.object({ kind: z.literal('conference_ready'), joinUrl: z.string() }),
  z.object({
    kind: z.literal('event_moved'),
    ...slot.shape,
    sequence: z.number().int().default(1),
    untold: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('event_deleted'), untold: z.boolean().optional() }),
  z.object({ kind: z.literal('series_changed'), changed: z.array(z.number().int()), next: slot }),
  z.object({
    kind: z.literal('rsvp'),
    address: addressRow,
    response: z.enum(['accepted', 'tentative', 'declined']),
    counter: slot.nullable().default(null),
    via: z.enum(['itip', 'calendar']).default('itip'),
  }),
  z.object({ kind: z.literal('cancel_failed'), reason: z.enum(['unavailable', 'revoked']) }),
  z.object({
    kind: z.literal('delivery_failed'),
    address: addressRow,
    reason: z.string().default('550 5.1.1'),
    permanent: z.boolean().default(true),
  }),
  z.object({ kind: z.literal('mail_held_back'), address: addressRow }),
  z.object({ kind: z.literal('calendar_changed') }),
]);

/** What happens to the loop; a name alone stands for an event, command or timer that needs nothing else. */
export const eventRowSchema = z.preprocess(named, event);
export type EventRow = z.infer<typeof event>;

function named(row: unknown): unknown {
  if (row === undefined || row === null) return { kind: 'message' };
  if (typeof row === 'string') {
    if (COMMANDS.some((one) => one === row)) return { kind: 'command', command: row };
    if (TIMERS.some((one) => one === row)) return { kind: 'timer', timer: row };
    return { kind: row };
  }
  if (typeof row !== 'object' || Array.isArray(row) || 'kind' in row) return row;
  if ('type' in row) return { ...row, kind: row.type };
  if ('option' in row || 'options' in row) return { ...row, kind: 'choice' };
  if ('command' in row) return { ...row, kind: 'command' };
  if ('timer' in row) return { ...row, kind: 'timer' };
  return { ...row, kind: 'message' };
}

/** Who speaks. A machine is a mail program; delegates and teammates have no standing of their own. */
export const authoritySchema = z
  .union([
    z.string().transform((role) => ({ role })),
    z.strictObject({ role: z.unknown(), level: z.unknown().optional() }),
  ])
  .pipe(
    z.strictObject({
      role: z.enum(['owner', 'guest', 'coordinator', 'delegate', 'teammate', 'stranger', 'machine']),
      level: z.enum(['A0', 'A1', 'A2', 'A3']).default('A2'),
    }),
  );
export type Authority = z.infer<typeof authoritySchema>;

export const ASSISTANT = 'sunny@sundial.example';

/** The mail that a row describes, as the loop sees it. */
export function factsOf(
  row: Extract<EventRow, { kind: 'message' }>,
  authority: Authority | undefined,
  state: LoopState,
  ownAddresses: readonly string[],
): MessageFacts {
  const from = row.from ?? sender(authority, state);
  const assistant = { address: ASSISTANT, name: null };
  const others = state.participants.filter((one) => one.address !== from.address);
  return {
    rowId: 'message',
    messageId: row.messageId,
    references: row.references,
    subject: row.subject ?? state.thread.subject,
    from,
    to: row.to ?? others.map(({ address, name }) => ({ address, name })),
    cc: row.cc ?? [assistant],
    role: roleOf(authority, from.address, state, ownAddresses),
    level: authority?.level ?? 'A2',
    machine: row.machine ?? (authority?.role === 'machine' ? 'auto_reply' : null),
    aside: row.aside,
    suggested: row.suggested,
    assistantAddress: ASSISTANT,
  };
}

function sender(authority: Authority | undefined, state: LoopState): MessageFacts['from'] {
  const role = authority?.role ?? 'owner';
  const wanted = role === 'owner' ? 'owner' : 'guest';
  const person = ['owner', 'guest', 'coordinator', 'machine'].includes(role)
    ? state.participants.find((one) => one.role === wanted)
    : undefined;
  return person ? { address: person.address, name: person.name } : { address: `${role}@elsewhere.example`, name: null };
}

function roleOf(
  authority: Authority | undefined,
  address: string,
  state: LoopState,
  ownAddresses: readonly string[],
): MessageFacts['role'] {
  switch (authority?.role) {
    case 'owner':
    case 'stranger':
      return authority.role;
    case 'guest':
    case 'coordinator':
      return 'guest';
    default: {
      if (ownAddresses.includes(address)) return 'owner';
      return state.participants.some((one) => one.role === 'guest' && one.address === address) ? 'guest' : 'stranger';
    }
  }
}

/** The event that a row describes; null when the product would not take it from this sender. */
export function stepEventOf(
  row: EventRow,
  who: {
    readonly authority: Authority | undefined;
    readonly state: LoopState;
    readonly ownAddresses: readonly string[];
  },
  heard: Heard | null,
): StepEvent | null {
  const { authority, state } = who;
  const role = authority?.role;
  switch (row.kind) {
    case 'message': {
      const facts = factsOf(row, authority, state, who.ownAddresses);
      return heard && { kind: 'message', facts, heard };
    }
    case 'choice': {
      const guests = state.participants.filter((one) => one.role === 'guest');
      const guest = guests.find((one) => one.id === row.participantId || one.address === row.from) ?? guests[0];
      const mayChoose = role === undefined || role === 'guest' || role === 'coordinator';
      return {
        kind: 'choice',
        participantId: row.participantId ?? (mayChoose ? guest?.id : undefined) ?? 'nobody',
        set: row.set ?? state.offer?.set ?? 0,
        options: row.options ?? (row.option == null ? [] : [row.option]),
        zone: row.zone,
        heard,
        ...(row.windows ? { windows: row.windows } : {}),
      };
    }
    case 'decision':
    case 'command': {
      if (role !== undefined && role !== 'owner') return null;
      if (authority?.level === 'A0' || authority?.level === 'A1') return null;
      if (row.kind === 'command') return { ...row, by: 'owner' };
      return { ...row, decisionId: row.decisionId ?? state.needsOwner.at(-1)?.id ?? '', by: 'owner', heard };
    }
    default:
      return row;
  }
}
