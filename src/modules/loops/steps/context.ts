import { inArray } from 'drizzle-orm';
import type { StepContext, Switchable } from '@/core/loop/context';
import type { LoopState } from '@/core/loop/state';
import { asksForEvents } from '@/core/preferences/effects/around';
import type { EventFacts } from '@/core/preferences/effects/facts';
import { ownNameIn } from '@/core/preferences/effects/manner';
import { minuteOf } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { suppressions } from '@/db/schema/mailbox';
import { busyOf } from '@/modules/connections/queries/busy';
import { eventsBetween } from '@/modules/connections/queries/events';
import { schedulersAmong } from '@/modules/delegates/queries';
import { flagsOf } from '@/modules/flags/queries';
import type { Flags } from '@/modules/flags/schema';
import { accountById, addressesOf } from '@/modules/identity/queries';
import { heldAndBooked, meetingsBetween, ownEvents } from '@/modules/meetings/queries';
import { basicsOf, ownerAttendee } from '@/modules/preferences/queries';
import { correctionsElsewhere } from '@/modules/preferences/queries/corrections';
import { savedPreferences } from '@/modules/preferences/queries/document';
import { eventFacts } from '@/modules/preferences/queries/trial';
import type { Runtime } from '@/ports/runtime';
import { PROBING_MS, SNAPSHOT_MIN } from '../constants';
import { approvalRecord } from '../queries/approvals';
import { bookedElsewhere } from '../queries/booked';
import { contactsOf } from '../queries/contacts';
import { peerCalendars } from '../queries/peers';
import { probingSince } from '../queries/probing';
import { upcomingMeetings } from '../queries/upcoming';
import { volumeSince, writtenBefore } from '../queries/volume';

export type Basics = Awaited<ReturnType<typeof basicsOf>>;

/** The days before today that a week's limit counts. */
const AROUND_MIN = 8 * 1440;

/**
 * The snapshot on which a decision is made: the owner's rules and time. What it says is free is claimed afterwards.
 * `mentioned`: addresses of the event that do not take part yet.
 */
export async function stepContext(
  loop: { id: string; ownerId: string; version: number; state: LoopState },
  nowMs: number,
  runtime: Runtime,
  mentioned: readonly string[] = [],
): Promise<StepContext & { basics: Basics }> {
  const now = minuteOf(nowMs);
  const owner = await accountById(loop.ownerId);
  if (!owner) throw new Error('The owner of the loop is gone');
  const addresses = await addressesOf(owner.id);
  const basics = await basicsOf(owner.id);
  const document = await savedPreferences(owner.id, now);
  const rules = document?.rules ?? [];
  const record = await approvalRecord(owner.id);
  const ownAddresses = [owner.email, ...addresses.filter((a) => a.verifiedAt !== null).map((a) => a.address)];
  const people = [...loop.state.participants.map((p) => p.address), ...mentioned];
  const guests = loop.state.participants.filter((p) => p.role === 'guest').map((p) => p.address);
  const blocked = await database().select().from(suppressions).where(inArray(suppressions.address, people));
  return {
    now,
    loopId: loop.id,
    version: loop.version + 1,
    owner: {
      name: ownNameIn(rules) ?? owner.name ?? owner.email,
      addresses: ownAddresses,
      zone: basics?.zone ?? 'Etc/UTC',
      durationMin: basics?.durationMin ?? 30,
      noticeMin: basics?.noticeMin ?? 240,
      horizonDays: basics?.horizonDays ?? 14,
      granularityMin: basics?.granularityMin ?? 30,
      medium: basics?.medium ?? 'video',
      ccOwner: basics?.ccOwner ?? true,
      groupQuorum: basics?.groupQuorum ?? 'all',
      approval: basics?.approval ?? 'when_unsure',
      plansToReview: runtime.settings.sandbox ? 0 : record.plansToReview,
      approved: record.approved,
      acts: basics?.acts ?? {},
      ...(document ? { preferences: rules, preferencesVersion: document.version } : {}),
    },
    calendar: await calendarSnapshot(loop, basics, now),
    ...(asksForEvents(rules) ? { events: await eventsSnapshot(loop, now) } : {}),
    corrected: await correctionsElsewhere(loop),
    suppressed: new Set(blocked.map((row) => row.address)),
    peers: await peerCalendars(loop, people, now),
    knownAddresses: await writtenBefore(owner.id, people),
    delegates: await schedulersAmong(owner.id, guests),
    contacts: loop.state.phase === 'INTAKE' ? await contactsOf(owner.id) : [],
    ...(loop.state.phase === 'INTAKE' ? { upcoming: await upcomingMeetings(owner.id, now) } : {}),
    sent: {
      ...(await volumeSince(loop, ownAddresses, startOfDayMs(now, basics?.zone ?? 'Etc/UTC'))),
      ...(await probingSince(loop.ownerId, guests, nowMs - PROBING_MS)),
    },
    near: await nearMeetings(loop, now),
    ...(loop.state.phase === 'INTAKE' ? { booked: await bookedElsewhere(loop, now) } : {}),
    off: switchedOff(await flagsOf(owner.id)),
    basics,
  };
}

/** What stands in the owner's calendar beside this loop's own event, for the rules that ask about meetings one by one. */
async function eventsSnapshot(loop: { id: string; ownerId: string }, now: number): Promise<EventFacts[]> {
  const { excludeEventIds = [], excludeIcalUids = [] } = await ownEvents(loop.id);
  const own = new Set([...excludeEventIds, ...excludeIcalUids]);
  const events = await eventsBetween(loop.ownerId, { start: now - AROUND_MIN, end: now + SNAPSHOT_MIN });
  return events.filter((event) => !own.has(event.eventId) && !own.has(event.icalUid)).map(eventFacts);
}

/** What the assistant does not do for this owner, by the feature that is off. */
function switchedOff(flags: Flags): NonNullable<StepContext['off']> {
  const off = new Set<Switchable>();
  if (!flags['follow-up']) off.add('follow_up');
  if (!flags.reschedule) off.add('reschedule');
  if (!flags['running-late']) off.add('running_late');
  return off;
}

/** What the owner may be late for. */
async function nearMeetings(loop: { id: string; ownerId: string }, now: number): Promise<StepContext['near']> {
  const rows = await meetingsBetween(loop.ownerId, { start: now, end: now + 61 });
  return rows
    .filter((row) => row.state === 'confirmed' && row.loopId !== loop.id)
    .map((row) => ({ loopId: row.loopId, title: row.title ?? '' }));
}

function startOfDayMs(now: number, tzid: string): number {
  const zone = zoneTable(tzid);
  return toInstant(zone, Math.floor(toWall(zone, now) / 1440) * 1440) * 60_000;
}

async function calendarSnapshot(
  loop: { id: string; ownerId: string },
  basics: Basics,
  now: number,
): Promise<StepContext['calendar']> {
  const window = { start: now - 1440, end: now + SNAPSHOT_MIN };
  const busy = await busyOf(loop.ownerId, window, await ownEvents(loop.id));
  if (!busy.ok) return { ok: false, reason: busy.reason };
  if (!basics || basics.confirmedAt === null) return { ok: false, reason: 'unconfirmed' };
  const ours = await heldAndBooked(loop.ownerId, window, { exceptLoop: loop.id });
  return { ok: true, attendee: ownerAttendee(basics, busy.freeBusy, ours) };
}
