import { count, desc, eq, ilike } from 'drizzle-orm';
import { type PageQuery, pageSize } from '@/core/http/page';
import { database } from '@/db/client';
import { coupons } from '@/db/schema/coupons';
import { users } from '@/db/schema/identity';

export type CouponState = 'active' | 'exhausted' | 'expired' | 'off';

/** Coupons whose code has what is searched for, newest first. Times are epoch milliseconds. */
export async function couponsPage({ cursor = 0, limit, q = '' }: PageQuery, nowMs: number) {
  const size = pageSize({ cursor: cursor || undefined, limit });
  const rows = await database()
    .select({ coupon: coupons, by: users.email })
    .from(coupons)
    .leftJoin(users, eq(users.id, coupons.createdBy))
    .where(called(q))
    .orderBy(desc(coupons.createdAt), coupons.code)
    .limit(size + 1)
    .offset(cursor);
  const items = rows.slice(0, size).map(({ coupon, by }) => couponRow(coupon, by, nowMs));
  return { items, nextCursor: rows.length > size ? String(cursor + size) : null };
}

/** How many there are. */
export async function couponsCount(q = ''): Promise<number> {
  const [row] = await database().select({ n: count() }).from(coupons).where(called(q));
  return row?.n ?? 0;
}

const called = (q: string) => ilike(coupons.code, `%${q.replace(/[\\%_]/g, '\\$&')}%`);

function couponRow(coupon: typeof coupons.$inferSelect, by: string | null, nowMs: number) {
  const { code, kind, value, currency, duration, months, plans, max, used, expiresAt, createdAt } = coupon;
  return {
    ...{ code, kind, value, currency, duration, months, plans, max, used, by },
    state: couponState(coupon, nowMs),
    expiresAt: expiresAt?.getTime() ?? null,
    createdAt: createdAt.getTime(),
  };
}
export type CouponRow = ReturnType<typeof couponRow>;

function couponState({ offAt, expiresAt, max, used }: typeof coupons.$inferSelect, nowMs: number): CouponState {
  if (offAt) return 'off';
  if (expiresAt && expiresAt.getTime() <= nowMs) return 'expired';
  return max !== null && used >= max ? 'exhausted' : 'active';
}
