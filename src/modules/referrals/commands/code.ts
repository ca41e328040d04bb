import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { referralClicks, referralCodes } from '@/db/schema/referrals';
import { CODE_LENGTH, CODE_LETTERS } from '../constants';

/** The code by which a user recommends us; made when it is first asked for, and theirs for good. */
export async function codeOf(userId: string, nowMs: number): Promise<string> {
  for (;;) {
    const [known] = await database()
      .select({ code: referralCodes.code })
      .from(referralCodes)
      .where(eq(referralCodes.userId, userId));
    if (known) return known.code;
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
    // Somebody else's, or one's own of another window: the next look finds which.
    await database()
      .insert(referralCodes)
      .values({ code, userId, createdAt: new Date(nowMs) })
      .onConflictDoNothing();
  }
}

/** Counts that a link was followed, on this day in UTC. Whose code does not exist counts for nobody. */
export async function countClick(code: string, nowMs: number): Promise<boolean> {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const rows = await database().execute(sql`
    insert into ${referralClicks} (code, day, count)
    select ${referralCodes.code}, ${day}, 1 from ${referralCodes} where ${referralCodes.code} = ${code}
    on conflict (code, day) do update set count = ${referralClicks.count} + 1
    returning code`);
  return rows.rows.length > 0;
}
