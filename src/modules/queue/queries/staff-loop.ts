import { and, desc, eq, sql } from 'drizzle-orm';
import type { LoopState } from '@/core/loop/state';
import { readAlong } from '@/core/mail/link-keys';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import { glass } from '@/db/schema/staff';
import type { SessionUser } from '@/modules/identity/schema';
import { type TimelineItem, timelineOf } from '@/modules/loops/queries/timeline';
import type { Client } from '@/modules/operations/schema';
import { basicsOf } from '@/modules/preferences/queries';
import { lookAt } from '@/modules/staff/commands/look';
import { glassBroken, humanHelpAllows } from '@/modules/staff/policy';
import type { Runtime } from '@/ports/runtime';
import type { StaffLoopRow } from '../schema';
import { timersOf } from './staff-loops';
import { IS_PENDING, staffState } from './staff-state';

export interface StaffLoop {
  readonly row: StaffLoopRow;
  /** `shown`: what was said is there. `reason`: whoever says why may see it. `closed`: its owner lets nobody look. */
  readonly access: 'shown' | 'reason' | 'closed';
  readonly content: {
    readonly zone: string;
    readonly state: LoopState;
    readonly timeline: readonly TimelineItem[];
  } | null;
}

/**
 * A loop of whomever. How it stands is for every administrator; what was said in it only where its owner lets people help, or
 * the glass is broken, and with a reason: that it is in the queue, or `typed`. The look is written down before it is shown.
 */
export async function staffLoop(
  staff: SessionUser,
  loopId: string,
  typed: string | undefined,
  runtime: Runtime,
  client?: Client,
): Promise<StaffLoop | null> {
  const [found] = await database()
    .select({
      loop: loops,
      owner: users.email,
      pending: IS_PENDING,
      allowed: sql<boolean>`${humanHelpAllows(loops.id)}`,
      broken: sql<boolean>`${glassBroken(staff, new Date())}`,
    })
    .from(loops)
    .innerJoin(users, eq(users.id, loops.ownerId))
    .where(eq(loops.id, loopId));
  if (!found) return null;
  const { loop, owner, pending, allowed, broken } = found;
  const row: StaffLoopRow = {
    id: loop.id,
    owner,
    state: staffState(loop.state, pending),
    createdAt: loop.createdAt.getTime(),
    updatedAt: loop.updatedAt.getTime(),
    timer: (await timersOf([loop.id])).get(loop.id) ?? null,
  };
  if (!allowed && !broken) return { row, access: 'closed', content: null };
  const reason = typed ?? (allowed ? await routedBy(loop.id) : await givenFor(staff.id, loop.ownerId));
  if (reason === null) return { row, access: 'reason', content: null };
  const subject = { kind: 'loop', id: loop.id } as const;
  await lookAt(database(), { staff: staff.id, owner: loop.ownerId, subject, reason, ...(client ? { client } : {}) });
  const [timeline, basics] = await Promise.all([timelineOf(loop.id, loop.state, runtime), basicsOf(loop.ownerId)]);
  const content = { zone: basics?.zone ?? 'Etc/UTC', state: loop.state, timeline };
  return { row, access: 'shown', content: readAlong(content) };
}

/** What it waits for before the staff; null: it waits for nothing, and whoever looks says why. */
async function routedBy(loopId: string): Promise<string | null> {
  const [item] = await database()
    .select({ reason: queueItems.reason })
    .from(queueItems)
    .where(and(eq(queueItems.loopId, loopId), eq(queueItems.state, 'open')))
    .orderBy(desc(queueItems.createdAt))
    .limit(1);
  return item ? `queue: ${item.reason}` : null;
}

/** The reason for which an administrator has broken an owner's glass. */
async function givenFor(adminId: string, ownerId: string): Promise<string> {
  const [broken] = await database()
    .select({ reason: glass.reason })
    .from(glass)
    .where(and(eq(glass.adminId, adminId), eq(glass.ownerId, ownerId)))
    .orderBy(desc(glass.at))
    .limit(1);
  return `broken glass: ${broken?.reason ?? ''}`;
}
