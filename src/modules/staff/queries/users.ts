import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { pageSize } from '@/core/http/page';
import type { TableQuery } from '@/core/http/table-query';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { standingsOf } from '@/modules/billing/queries/entitlement';
import type { UserRow, UserSort, UsersQuery } from '../schema';

const STATE = sql<UserRow['state']>`case when users.deactivated_at is not null then 'deactivated'
  when users.deletion_at is not null then 'leaving' else 'active' end`;

const ORDERS = {
  email: [users.email],
  name: [sql`lower(coalesce(users.name, users.email))`],
  joined: [users.createdAt],
};

interface Asked extends Pick<UsersQuery, 'q' | 'role' | 'state' | 'cursor' | 'limit'> {
  readonly order: TableQuery<UserSort>['sort'];
}

interface Place {
  readonly billing: boolean;
  /** Epoch milliseconds by the product's clock. */
  readonly nowMs: number;
}

/** Accounts that fit, the newest first unless said otherwise. */
export async function usersPage(asked: Asked, { billing, nowMs }: Place) {
  const { cursor = 0, order } = asked;
  const size = pageSize(asked);
  const towards = order && !order.desc ? asc : desc;
  const rows = await database()
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      state: STATE,
      humanHelp: users.humanHelp,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(fits(asked))
    .orderBy(...ORDERS[order?.by ?? 'joined'].map((one) => towards(one)), towards(users.id))
    .limit(size + 1)
    .offset(cursor);
  const shown = rows.slice(0, size);
  const standings = billing
    ? await standingsOf(
        shown.map(({ id }) => id),
        nowMs,
      )
    : null;
  const items = shown.map(({ createdAt, ...row }): UserRow => {
    const standing = standings?.(row.id);
    const plan = standing
      ? { name: standing.plan.name, by: standing.by, status: standing.status, until: standing.until }
      : null;
    return { ...row, plan, joinedAt: createdAt.getTime() };
  });
  return { items, nextCursor: rows.length > size ? String(cursor + size) : null };
}

/** How many fit. */
export async function usersCount(asked: Pick<Asked, 'q' | 'role' | 'state'>): Promise<number> {
  return database().$count(users, fits(asked));
}

function fits({ q = '', role, state }: Pick<Asked, 'q' | 'role' | 'state'>): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const named = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return or(ilike(users.email, pattern), ilike(users.name, pattern));
  });
  return and(...named, role && eq(users.role, role), state && STATES[state]);
}

const STATES = {
  active: and(isNull(users.deactivatedAt), isNull(users.deletionAt)),
  deactivated: isNotNull(users.deactivatedAt),
  leaving: and(isNull(users.deactivatedAt), isNotNull(users.deletionAt)),
} as const;
