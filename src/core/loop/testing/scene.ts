import { buildFreeBusy } from '../../availability/free-busy';
import { sameHours } from '../../availability/hours';
import type { Intent, Reading } from '../../reading/reading';
import type { EpochMinute, Period } from '../../time/period';
import { zoneTable } from '../../time/zone';
import type { Heard, MessageFacts, ResolvedWindow, StepContext, StepEvent } from '../context';
import { openingState } from '../opening';
import type { LoopState } from '../state';

/** A fixed scene for tests of the loop: Dana in New York, Jane as guest, Tuesday 2026-03-03 10:00 local. */
export const NOW: EpochMinute = Date.UTC(2026, 2, 3, 15, 0) / 60_000;
export const OWNER = 'dana@acme.test';
export const GUEST = 'jane@globex.test';
export const ASSISTANT = 'sunny@sundial.test';

export function context(changes: Partial<StepContext> & { busy?: readonly Period[] } = {}): StepContext {
  const { busy = [], ...rest } = changes;
  const zone = zoneTable('America/New_York');
  return {
    now: NOW,
    loopId: 'abcdefghijklmnop',
    version: 1,
    owner: {
      name: 'Dana Reyes',
      addresses: [OWNER],
      zone: 'America/New_York',
      durationMin: 30,
      noticeMin: 240,
      horizonDays: 14,
      granularityMin: 30,
      medium: 'video',
      ccOwner: true,
      approval: 'when_unsure',
      plansToReview: 0,
    },
    calendar: {
      ok: true,
      attendee: {
        id: 'p1',
        role: 'CHAIR',
        freeBusy: buildFreeBusy(busy, { start: NOW - 1440, end: NOW + 120 * 1440 }, { version: 'v', asOf: NOW }),
        availability: { zone, weekly: sameHours([0, 1, 2, 3, 4], [[540, 1020]]), overrides: new Map(), travel: [] },
        bufferBefore: 0,
        bufferAfter: 0,
        weight: 1,
      },
    },
    suppressed: new Set(),
    peers: new Map(),
    knownAddresses: new Set(),
    contacts: [],
    sent: { threadToday: 0, newAddressesToday: 0, slotsShown: 0, probes: 0 },
    ...rest,
  };
}

export function newLoop(): LoopState {
  return openingState({ address: OWNER, name: 'Dana Reyes', zone: 'America/New_York' }, 'Chat');
}

export function reading(intents: readonly Intent[], changes: Partial<Reading> = {}): Reading {
  return {
    language: 'en',
    understood: 'full',
    intents: intents.map((kind) => ({ kind, confidence: 1, evidence: kind })),
    options: [],
    acceptAny: false,
    windows: [],
    participants: [],
    details: {
      durationMin: null,
      medium: null,
      location: null,
      phone: null,
      title: null,
      lateMin: null,
      shiftMin: null,
      zone: null,
    },
    questions: [],
    flags: [],
    residue: [],
    ...changes,
  };
}

export function heard(
  intents: readonly Intent[],
  changes: Partial<Reading> = {},
  windows: readonly ResolvedWindow[] = [],
  auto = true,
): Heard {
  return { reading: reading(intents, changes), gate: { auto, class: 1, reasons: auto ? [] : ['residue'] }, windows };
}

export function facts(changes: Partial<MessageFacts> = {}): MessageFacts {
  return {
    rowId: 'row',
    messageId: '<m@acme.test>',
    references: [],
    subject: 'Chat',
    from: { address: OWNER, name: 'Dana Reyes' },
    to: [{ address: GUEST, name: 'Jane Doe' }],
    cc: [{ address: ASSISTANT, name: 'Sunny' }],
    role: 'owner',
    level: 'A2',
    machine: null,
    assistantAddress: ASSISTANT,
    ...changes,
  };
}

export function ownerSays(said: Heard, changes: Partial<MessageFacts> = {}): StepEvent {
  return { kind: 'message', facts: facts(changes), heard: said };
}

export function guestSays(said: Heard, changes: Partial<MessageFacts> = {}): StepEvent {
  return {
    kind: 'message',
    facts: facts({ from: { address: GUEST, name: 'Jane Doe' }, role: 'guest', level: 'A1', ...changes }),
    heard: said,
  };
}

/** Minutes of a wall time in New York in March 2026 (before the change to summer time on the 8th: UTC−5, after it UTC−4). */
export function at(day: number, hour: number, minute = 0): EpochMinute {
  return Date.UTC(2026, 2, day, hour + (day < 8 ? 5 : 4), minute) / 60_000;
}

export function window(start: number, end: number, changes: Partial<ResolvedWindow> = {}): ResolvedWindow {
  return { start, end, stance: 'can', role: 'offer', precision: 'daypart', ...changes };
}
