import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { teamMembers, teamSeats } from '@/db/schema/teams';
import { setSeats } from '@/modules/billing/commands/seats';
import { ALIVE } from '@/modules/billing/queries/accounts';
import type { Runtime } from '@/ports/runtime';

/** What is needed of the runtime to pay for seats. */
export type SeatRuntime = Pick<Runtime, 'payments' | 'clock'>;

/** How many seats a team wants to have: its rows, which the number at the payment vendor is made to follow. */
export async function seatCount(tx: Transaction, teamId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(teamSeats).where(eq(teamSeats.teamId, teamId));
  return row?.n ?? 0;
}

/**
 * A seat of the team that nobody sits on, under the team's lock; one is added where so many are paid for, whatever the rows
 * say. Null: one more has to be paid for first.
 */
export async function seatFor(tx: Transaction, teamId: string, paidFor: number | null): Promise<number | null> {
  const rows = await tx
    .select({ number: teamSeats.number, taken: teamMembers.userId })
    .from(teamSeats)
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, teamSeats.teamId), eq(teamMembers.seat, teamSeats.number)))
    .where(eq(teamSeats.teamId, teamId))
    .orderBy(asc(teamSeats.number));
  const free = rows.find(({ taken }) => taken === null);
  if (free) return free.number;
  if (paidFor === null || paidFor <= rows.length) return null;
  const numbers = new Set(rows.map(({ number }) => number));
  let next = 1;
  while (numbers.has(next)) next += 1;
  await tx.insert(teamSeats).values({ teamId, number: next });
  return next;
}

/** Gives up a seat that nobody sits on any more; the team's last one goes with the team. */
export async function dropSeat(tx: Transaction, teamId: string, number: number): Promise<void> {
  await tx.delete(teamSeats).where(and(eq(teamSeats.teamId, teamId), eq(teamSeats.number, number)));
}

/**
 * Has so many seats billed, before one of them is taken. `paid`: they are, or cost nothing. `cause` names who
 * takes it, and `asOf` (ms since 1970) when: the same one again changes nothing.
 */
export async function paySeats(
  teamId: string,
  seats: number,
  { cause, asOf }: { readonly cause: string; readonly asOf: number },
  runtime: SeatRuntime,
): Promise<'paid' | 'not_running' | 'vendor'> {
  // The vendor takes a key for one change alone: whatever the change holds is in its name.
  const paid = await setSeats(teamId, seats, { asOf, cause: `${cause}:${seats}:${asOf}` }, runtime);
  if (paid.ok || paid.reason === 'billing_off' || paid.reason === 'no_subscription') return 'paid';
  return paid.reason;
}

/** Teams whose number of seats at the vendor is not that of their rows: a call was lost, or a process died between two. */
export async function alignSeats(runtime: SeatRuntime): Promise<string[]> {
  if (runtime.payments === null) return [];
  const wanted = database()
    .select({ teamId: teamSeats.teamId, seats: count().as('wanted_seats') })
    .from(teamSeats)
    .groupBy(teamSeats.teamId)
    .as('wanted');
  const differing = await database()
    .select({ teamId: wanted.teamId, seats: wanted.seats, asOf: subscriptions.asOf })
    .from(wanted)
    .innerJoin(billingAccounts, eq(billingAccounts.teamId, wanted.teamId))
    .innerJoin(subscriptions, eq(subscriptions.accountId, billingAccounts.id))
    .where(and(inArray(subscriptions.status, [...ALIVE]), ne(subscriptions.seats, wanted.seats)));
  const now = await runtime.clock.now();
  for (const { teamId, seats, asOf } of differing) {
    await paySeats(teamId, seats, { cause: `align:${teamId}:${asOf.getTime()}`, asOf: now }, runtime);
  }
  return differing.map(({ teamId }) => teamId);
}
