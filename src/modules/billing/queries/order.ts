import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamMembers } from '@/db/schema/teams';
import { membershipOf } from '@/modules/teams/queries/membership';
import type { CatalogPrice } from '@/ports/payments';
import { type CheckoutBody, DEFAULT_INTERVAL, DEFAULT_PLAN } from '../schema';
import type { Payer } from './accounts';
import { offeredPlans } from './catalogue';

/** What somebody is about to pay for. */
export interface Order {
  readonly payer: Payer;
  readonly plan: string;
  readonly price: CatalogPrice;
  readonly seats: number;
  /** No fewer than that: one for each member of the team. */
  readonly leastSeats: number;
}

/** The plans that an account is offered: those from before `grandfatherBefore` (ms since 1970) have the prices of then. */
export async function plansFor(userId: string | null, grandfatherBefore: number) {
  if (userId === null) return offeredPlans();
  const [user] = await database().select({ at: users.createdAt }).from(users).where(eq(users.id, userId));
  return offeredPlans(user !== undefined && user.at.getTime() < grandfatherBefore);
}

/** What a checkout would be of. `not_offered`: there is no such plan; `no_team`: it is a team's, and the caller administers none. */
export async function orderOf(
  userId: string,
  { plan = DEFAULT_PLAN, interval = DEFAULT_INTERVAL, seats = 1 }: CheckoutBody,
  grandfatherBefore: number,
): Promise<Order | 'not_offered' | 'no_team'> {
  const offered = await plansFor(userId, grandfatherBefore);
  const wanted = offered.find(({ key }) => key === plan);
  const price = wanted?.prices.find((one) => one.interval === interval);
  if (!wanted || !price) return 'not_offered';
  if (!wanted.perSeat) return { payer: { userId }, plan: wanted.key, price, seats: 1, leastSeats: 1 };
  const member = await membershipOf(userId);
  if (!member || member.role === 'member') return 'no_team';
  const members = await database().$count(teamMembers, eq(teamMembers.teamId, member.teamId));
  const payer = { teamId: member.teamId };
  return { payer, plan: wanted.key, price, seats: Math.max(seats, members), leastSeats: members };
}
