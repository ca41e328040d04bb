import type { StepContext } from '@/core/loop/context';
import { openingState } from '@/core/loop/opening';
import type { LoopState } from '@/core/loop/state';
import { comparableAddress } from '@/core/mail/address';
import { type CompiledDocument, rulesOf } from '@/core/preferences/compiled';
import type { EventFacts } from '@/core/preferences/effects/facts';
import { minuteOf, type Period } from '@/core/time/period';
import { busyOf } from '@/modules/connections/queries/busy';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { MirroredEvent } from '@/modules/connections/queries/mirror';
import { addressesOf } from '@/modules/identity/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { heldAndBooked } from '@/modules/meetings/queries';
import { videoKindsOf } from '@/modules/video/queries';
import { calendarZone, ownerAttendee } from '../queries';
import { basicsUnder, compileWith, standingDocument } from './document';

/** A text that is not saved, tried on the owner's real time: what a loop would be told if it were the document. */
export interface Trial {
  readonly compiled: CompiledDocument;
  /** A loop that has heard nothing. */
  readonly state: LoopState;
  readonly context: StepContext;
}

/** What is shown is looked at with this much around it (minutes): limits count whole weeks. */
const AROUND_MIN = 8 * 1440;

/** The owner's time in the window under this text; where the calendar cannot be read the context says so, and nothing is free. */
export async function trialOf(user: SessionUser, text: string, window: Period, nowMs: number): Promise<Trial> {
  const now = minuteOf(nowMs);
  const standing = await standingDocument(user.id);
  const { origins = {}, zone = (await calendarZone(user.id)) ?? 'Etc/UTC' } = standing ?? {};
  const connected = standing?.connected ?? (await videoKindsOf(user.id));
  const compiled = compileWith(text, { origins, zone, connected }, now);
  const rules = rulesOf(compiled);
  const settings = basicsUnder(rules, zone);
  const around = { start: window.start - AROUND_MIN, end: window.end + AROUND_MIN };
  const [busy, taken, events, addresses] = await Promise.all([
    busyOf(user.id, around),
    heldAndBooked(user.id, around),
    eventsBetween(user.id, around),
    addressesOf(user.id),
  ]);
  const context: StepContext = {
    now,
    loopId: 'trial',
    version: 1,
    owner: {
      ...settings,
      name: user.name ?? user.email,
      addresses: [user.email, ...addresses.filter((one) => one.verifiedAt !== null).map((one) => one.address)],
      plansToReview: 0,
      preferences: rules,
    },
    calendar: busy.ok
      ? { ok: true, attendee: ownerAttendee({ ...settings, userId: user.id }, busy.freeBusy, taken) }
      : { ok: false, reason: busy.reason },
    events: events.map(eventFacts),
    suppressed: new Set(),
    peers: new Map(),
    knownAddresses: new Set(),
    contacts: [],
    sent: { threadToday: 0, newAddressesToday: 0, slotsShown: 0, probes: 0 },
  };
  const opening = openingState({ address: user.email, name: user.name, zone: settings.zone }, '');
  const { durationMin, medium } = settings;
  const state = { ...opening, meeting: { ...opening.meeting, durationMin, medium } };
  return { compiled, state, context };
}

/** An event of the owner's calendar as rules ask about it. */
export function eventFacts(event: MirroredEvent): EventFacts {
  const { start, end, title, attendees, joinUrl, location, busy, allDay } = event;
  const guests = attendees
    .filter(({ self }) => !self)
    .map(({ email, name }) => ({ address: comparableAddress(email) ?? email.toLowerCase(), name }));
  const medium = joinUrl !== null ? 'video' : location ? 'in_person' : null;
  return { start, end, title, guests, medium, busy: busy !== 'FREE', allDay };
}
