import { count, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamMembers } from '@/db/schema/teams';
import type { CatalogPrice } from '@/ports/payments';
import { type CheckoutBody, DEFAULT_PLAN } from '../schema';
import { membershipOf, type Payer } from './accounts';
import { offeredPlans } from './catalogue';

/** What somebody is about to pay for. */
export interface Order {
  readonly payer: Payer;
  readonly plan: string;
  readonly price: CatalogPrice;
  readonly seats: number;
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
  { plan, interval, seats }: CheckoutBody,
  grandfatherBefore: number,
): Promise<Order | 'not_offered' | 'no_team'> {
  const offered = await plansFor(userId, grandfatherBefore);
  const [fallback, every] = DEFAULT_PLAN.split('_') as [string, 'monthly'];
  const wanted = offered.find(({ key }) => key === (plan ?? fallback));
  const wantedInterval = interval ?? (plan || every === 'monthly' ? 'month' : 'year');
  const price = wanted?.prices.find((one) => one.interval === wantedInterval);
  if (!wanted || !price) return 'not_offered';
  if (!wanted.perSeat) return { payer: { userId }, plan: wanted.key, price, seats: 1 };
  const member = await membershipOf(userId);
  if (!member || member.role === 'member') return 'no_team';
  const [members] = await database()
    .select({ n: count() })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, member.teamId));
  const needed = Math.max(seats ?? 1, members?.n ?? 1);
  return { payer: { teamId: member.teamId }, plan: wanted.key, price, seats: needed };
}
