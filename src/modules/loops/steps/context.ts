import { eq, inArray } from 'drizzle-orm';
import type { StepContext } from '@/core/loop/context';
import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { suppressions } from '@/db/schema/mailbox';
import { busyOf } from '@/modules/connections/queries';
import { heldAndBooked } from '@/modules/meetings/queries';
import { basicsOf, ownerAttendee } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { PLANS_TO_REVIEW, SNAPSHOT_MIN } from '../constants';
import { approvedPlans } from '../queries/loops';

/** The snapshot on which a decision is made: the owner's rules and time, as they are inside this transaction. */
export async function stepContext(
  tx: Transaction,
  loop: { id: string; ownerId: string; version: number; state: LoopState },
  nowMs: number,
  runtime: Runtime,
): Promise<StepContext> {
  const now = minuteOf(nowMs);
  const [owner] = await tx.select().from(users).where(eq(users.id, loop.ownerId));
  if (!owner) throw new Error('The owner of the loop is gone');
  const addresses = await tx.select().from(userAddresses).where(eq(userAddresses.userId, owner.id));
  const basics = await basicsOf(owner.id, tx);
  const people = loop.state.participants.map((p) => p.address);
  const blocked = people.length
    ? await tx.select().from(suppressions).where(inArray(suppressions.address, people))
    : [];
  const reviews = runtime.settings.sandbox ? 0 : Math.max(0, PLANS_TO_REVIEW - (await approvedPlans(owner.id, tx)));
  return {
    now,
    loopId: loop.id,
    version: loop.version + 1,
    owner: {
      name: owner.name ?? owner.email,
      addresses: [owner.email, ...addresses.filter((a) => a.verifiedAt !== null).map((a) => a.address)],
      zone: basics?.zone ?? 'Etc/UTC',
      durationMin: basics?.durationMin ?? 30,
      noticeMin: basics?.noticeMin ?? 240,
      horizonDays: basics?.horizonDays ?? 14,
      granularityMin: basics?.granularityMin ?? 30,
      medium: basics?.medium ?? 'video',
      ccOwner: basics?.ccOwner ?? true,
      approval: basics?.approval ?? 'when_unsure',
      plansToReview: reviews,
    },
    calendar: await calendarSnapshot(tx, loop, basics, now),
    suppressed: new Set(blocked.map((row) => row.address)),
  };
}

async function calendarSnapshot(
  tx: Transaction,
  loop: { id: string; ownerId: string; state: LoopState },
  basics: Awaited<ReturnType<typeof basicsOf>>,
  now: number,
): Promise<StepContext['calendar']> {
  const window = { start: now - 1440, end: now + SNAPSHOT_MIN };
  const busy = await busyOf(loop.ownerId, window, { excludeIcalUid: loop.state.booking?.icalUid ?? null });
  if (!busy.ok) return { ok: false, reason: busy.reason };
  if (!basics || basics.confirmedAt === null) return { ok: false, reason: 'unconfirmed' };
  const ours = await heldAndBooked(loop.ownerId, window, { exceptLoop: loop.id }, tx);
  return { ok: true, attendee: ownerAttendee(basics, busy.freeBusy, ours) };
}
