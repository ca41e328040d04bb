import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { clockOffset } from '@/db/schema/identity';
import { AT_WORK } from '@/modules/loops/queries/loops';

/** Seconds by which the sandbox's clock runs ahead of the machine's. */
export async function clockOffsetSeconds(): Promise<number> {
  const [row] = await database().select().from(clockOffset).where(eq(clockOffset.id, 1));
  return row?.offsetSeconds ?? 0;
}

/** True while anything is on its way that a moved clock has to wait for. */
export async function workInFlight(nowMs: number): Promise<boolean> {
  const result = await database().execute<{ busy: boolean }>(sql`
    select exists (
        select 1 from loop_events where state = 'pending' and due_at <= ${new Date(nowMs)} and loop_id in ${AT_WORK}
      ) or exists (
        select 1 from outgoing_mails
        where state in ('queued', 'sending') and next_attempt_at <= now() and loop_id in ${AT_WORK}
      ) or exists (
        select 1 from plan_actions a join plans p on p.id = a.plan_id where a.state = 'pending' and p.loop_id in ${AT_WORK}
      ) or exists (
        select 1 from texts where state in ('queued', 'sending') and due_at <= ${new Date(nowMs)}
      ) or exists (
        select 1 from briefing_answers where told_at is null and at <= ${new Date(nowMs)}
      ) as busy`);
  return result.rows[0]?.busy ?? false;
}
