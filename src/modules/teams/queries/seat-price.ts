import { and, asc, count, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingPlans, prices } from '@/db/schema/plans';
import { teamMembers, teamSeats } from '@/db/schema/teams';
import { previewSeats, type SeatChange } from '@/modules/billing/commands/seats';
import type { Runtime } from '@/ports/runtime';

export type SeatPrice =
  | { readonly ok: true; readonly change: SeatChange | null }
  /** The vendor cannot tell at the moment. */
  | { readonly ok: false };

/** What the team would pay with so many more members: first those sit down for whom there is a seat already. */
export async function seatPrice(
  teamId: string,
  more: number,
  runtime: Pick<Runtime, 'payments' | 'clock'>,
): Promise<SeatPrice> {
  const [[seats], [members]] = await Promise.all([
    database().select({ n: count() }).from(teamSeats).where(eq(teamSeats.teamId, teamId)),
    database().select({ n: count() }).from(teamMembers).where(eq(teamMembers.teamId, teamId)),
  ]);
  const had = seats?.n ?? 0;
  const wanted = Math.max(had, (members?.n ?? 0) + more);
  if (wanted === had) return { ok: true, change: null };
  const preview = await previewSeats(teamId, wanted, runtime);
  if (preview.ok) return { ok: true, change: preview.change };
  return preview.reason === 'vendor' ? { ok: false } : { ok: true, change: null };
}

/** What a seat of a team costs a month, as it is on offer; null where none is. */
export async function teamSeatPrice(): Promise<{ readonly amount: number; readonly currency: string } | null> {
  const [row] = await database()
    .select({ amount: prices.amount, currency: prices.currency })
    .from(prices)
    .innerJoin(billingPlans, eq(billingPlans.key, prices.plan))
    .where(
      and(
        eq(billingPlans.perSeat, true),
        eq(billingPlans.offered, true),
        eq(prices.interval, 'month'),
        eq(prices.offer, 'current'),
      ),
    )
    .orderBy(asc(prices.amount));
  return row ?? null;
}
