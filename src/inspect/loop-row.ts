import { z } from 'zod';
import { openingState } from '@/core/loop/opening';
import type { OfferedSlot } from '@/core/loop/plan';
import type { ClosedReason, LoopState, Participant, Phase } from '@/core/loop/state';
import { currentState } from '@/core/loop/state-version';
import { comparableAddress } from '@/core/mail/address';
import type { Period } from '@/core/time/period';

const PHASES = [
  'INTAKE',
  'OFFERING',
  'POLLING',
  'BOOKED',
  'RESCHEDULING',
  'STALLED',
  'CLOSED',
] as const satisfies readonly Phase[];
const REASONS = [
  'declined',
  'cancelled',
  'stopped',
  'expired',
  'opted_out',
  'done',
  'not_scheduling',
] as const satisfies readonly ClosedReason[];

/** An address in the form in which addresses are compared. */
export const addressRow = z.string().transform((text, ctx) => {
  const address = comparableAddress(text);
  if (address === null) ctx.addIssue({ code: 'custom', message: 'not an address' });
  return address ?? z.NEVER;
});

const minute = z.number().int();
const period = z.union([
  minute.transform((start) => ({ start, end: undefined })),
  z.looseObject({ start: minute, end: minute.optional() }),
]);
const participant = z.union([
  addressRow.transform((address) => ({ address })),
  z
    .looseObject({
      id: z.string().optional(),
      address: addressRow.optional(),
      email: addressRow.optional(),
      name: z.string().nullish(),
      role: z.enum(['owner', 'guest', 'coordinator']).optional(),
      optional: z.boolean().optional(),
      zone: z.string().nullish(),
    })
    .refine((one) => one.address ?? one.email, 'an address is needed'),
]);
const goal = {
  title: z.string().optional(),
  noun: z.string().optional(),
  durationMin: z.number().int().min(5).max(1440).optional(),
  medium: z.enum(['video', 'phone', 'in_person']).optional(),
  location: z.string().nullish(),
  phone: z.string().nullish(),
};
const stored = z.looseObject({
  phase: z.enum([...PHASES, 'NEED_OWNER', 'PAUSED', 'NEW']).optional(),
  closedReason: z.enum(REASONS).nullish(),
  subject: z.string().optional(),
  meeting: z.looseObject(goal).optional(),
  participants: z.array(participant).max(100).default([]),
  offer: z.union([z.looseObject({ slots: z.array(period) }), z.array(period)]).nullish(),
  /** The slots of the offer, in order. */
  offered: z.array(period).max(50).optional(),
  booking: period.nullish(),
  wanted: z.looseObject({ start: minute, end: minute }).nullish(),
  needsOwner: z.array(z.looseObject({ id: z.string() })).default([]),
  ...goal,
});

/** The state of a loop: as `decide` prints it, a part of that, or the name of a phase. Instants are epoch minutes here. */
export const loopRowSchema = z
  .union([z.string().transform((phase) => ({ phase })), z.null().transform(() => ({})), z.looseObject({})])
  .pipe(stored);
export type LoopRow = z.infer<typeof loopRowSchema>;

interface Owner {
  readonly address: string;
  readonly name: string;
  readonly zone: string;
  readonly durationMin: number;
}

/** The state that a row describes. What it leaves out is as in a loop that has just begun. */
export function loopStateOf(row: LoopRow, owner: Owner, now: number): LoopState {
  const { phase: _, subject, participants, meeting, offer, offered, booking, needsOwner, ...rest } = row;
  const { title, noun, durationMin, medium, location, phone, ...said } = rest;
  const begun = openingState(owner, subject ?? 'Meeting');
  const top = { title, noun, durationMin, medium, location, phone };
  const goal = {
    ...begun.meeting,
    durationMin: owner.durationMin,
    ...Object.fromEntries(Object.entries(top).filter(([, value]) => value !== undefined)),
    ...meeting,
  };
  const slots = slotsOf(row, goal.durationMin);
  const booked = booking && lasting(booking, goal.durationMin);
  const state: Record<string, unknown> = {
    ...begun,
    ...said,
    phase: phaseOf(row),
    meeting: goal,
    participants: peopleOf(participants, begun.participants[0] as Participant),
    offer: slots && {
      set: 1,
      sentAt: now,
      expiresAt: Math.max(...slots.map(({ start }) => start), now),
      ...(offer && !Array.isArray(offer) ? offer : {}),
      slots,
    },
    booking: booked
      ? { meetingId: 'm1', joinUrl: null, htmlLink: null, icalUid: 'm1@inspect', sequence: 0, ...booked }
      : null,
    needsOwner: needsOwner.map((one) => ({ ...QUESTION, askedAt: now, ...one })),
  };
  if (row.phase === 'CLOSED') state.closedReason = row.closedReason ?? 'done';
  if (row.phase === 'PAUSED') state.pausedUntil ??= now + 1440;
  if (row.phase === 'NEED_OWNER' && needsOwner.length === 0) {
    state.needsOwner = [{ id: 'question', ...QUESTION, askedAt: now }];
  }
  return currentState(state as unknown as LoopState);
}

const QUESTION = { kind: 'question', text: 'What shall I do?', quote: null, planVersion: null };

/** NEED_OWNER and PAUSED lie over a phase, which what is there tells. */
function phaseOf(row: LoopRow): Phase {
  const { phase } = row;
  if (phase && phase !== 'NEED_OWNER' && phase !== 'PAUSED' && phase !== 'NEW') return phase;
  if (phase === 'NEW') return 'INTAKE';
  if (row.booking) return row.offer || row.offered ? 'RESCHEDULING' : 'BOOKED';
  return row.offer || row.offered ? 'OFFERING' : 'INTAKE';
}

function slotsOf({ offer, offered }: LoopRow, durationMin: number): OfferedSlot[] | null {
  const given = offered ?? (Array.isArray(offer) ? offer : offer?.slots) ?? [];
  if (given.length === 0) return null;
  return given.map((slot, index) => ({ n: index + 1, ...lasting(slot, durationMin) }));
}

function lasting<S extends { readonly start: number; readonly end?: number | undefined }>(
  slot: S,
  durationMin: number,
): S & Period {
  return { ...slot, end: slot.end ?? slot.start + durationMin };
}

function peopleOf(rows: LoopRow['participants'], owner: Participant): Participant[] {
  const people = rows.map((row): Omit<Participant, 'id'> & { id?: string } => {
    const { email, ...person } = row as { email?: string } & typeof row & Record<string, unknown>;
    const address = person.address ?? email ?? '';
    const isOwner = person.role === 'owner' || address === owner.address;
    return {
      name: null,
      optional: false,
      zone: null,
      zoneSource: person.zone ? 'stored' : null,
      status: isOwner ? 'accepted' : 'pending',
      ...person,
      address,
      role: isOwner ? 'owner' : 'guest',
    };
  });
  const host = people.find((one) => one.role === 'owner');
  const guests = people.filter((one) => one !== host);
  return [{ ...owner, ...host, id: 'p1' }, ...guests.map((one, index) => ({ ...one, id: one.id ?? `p${index + 2}` }))];
}
