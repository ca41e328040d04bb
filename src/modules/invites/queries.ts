import { and, count, desc, eq, gt, gte, ilike, isNotNull, isNull, like, lt, lte, or, type SQL } from 'drizzle-orm';
import { pageSize } from '@/core/http/page';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import { type InviteState, inviteState } from './policy';
import { type InviteRow, type InvitesQuery, normalCode, shownCode } from './schema';

/** Invites that fit, newest first; `q` are words of the code or of an address. */
export async function invitesPage({ cursor = 0, limit, q, state }: InvitesQuery, nowMs: number) {
  const size = pageSize({ cursor: cursor || undefined, limit });
  const rows = await database()
    .select({ invite: invites, by: users.email })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.createdBy))
    .where(fits({ q, state }, nowMs))
    .orderBy(desc(invites.createdAt), invites.code)
    .limit(size + 1)
    .offset(cursor);
  const items = rows.slice(0, size).map(({ invite, by }): InviteRow => {
    const { code, uses, used, email, role, plan, trialDays, createdAt, expiresAt } = invite;
    const times = { createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() };
    return {
      code: shownCode(code),
      state: inviteState(invite, nowMs),
      uses,
      used,
      email,
      role,
      plan,
      trialDays,
      by,
      ...times,
    };
  });
  return { items, nextCursor: rows.length > size ? String(cursor + size) : null };
}

/** How many fit. */
export async function invitesCount(asked: Pick<InvitesQuery, 'q' | 'state'>, nowMs: number): Promise<number> {
  const some = database()
    .select({ code: invites.code })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.createdBy))
    .where(fits(asked, nowMs))
    .as('some');
  const [row] = await database().select({ n: count() }).from(some);
  return row?.n ?? 0;
}

function fits({ q = '', state }: Pick<InvitesQuery, 'q' | 'state'>, nowMs: number): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const named = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const code = normalCode(word);
    return or(
      ilike(invites.email, pattern),
      ilike(users.email, pattern),
      code === '' ? undefined : like(invites.code, `%${code}%`),
    );
  });
  return and(...named, state && inState(state, new Date(nowMs)));
}

/** The same in the database as `inviteState` says of a row. */
function inState(state: InviteState, now: Date): SQL | undefined {
  const open = and(isNull(invites.revokedAt), gt(invites.expiresAt, now));
  if (state === 'revoked') return isNotNull(invites.revokedAt);
  if (state === 'expired') return and(isNull(invites.revokedAt), lte(invites.expiresAt, now));
  return and(open, state === 'used_up' ? gte(invites.used, invites.uses) : lt(invites.used, invites.uses));
}

/** The code of an invite that whoever runs this has bound to the address, and that is still good; or null. */
export async function operatorsInviteTo(address: string, nowMs: number): Promise<string | null> {
  const rows = await database()
    .select()
    .from(invites)
    .where(and(eq(invites.email, address.toLowerCase()), isNull(invites.createdBy)));
  return rows.find((row) => inviteState(row, nowMs) === 'active')?.code ?? null;
}
