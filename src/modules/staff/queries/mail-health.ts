import { sql } from 'drizzle-orm';
import { database } from '@/db/client';

export interface MailHealth {
  /** Mails of loops that are still to be handed over, and how long the oldest of them is due, in minutes. */
  readonly waiting: number;
  readonly oldestMinutes: number | null;
  /** Tried at least once, and not handed over yet. */
  readonly retrying: number;
  /** Of the last seven days. */
  readonly sent: number;
  readonly failed: number;
  /** Whether it went is not known; a person has to look. */
  readonly unknown: number;
  /** Replies of mail servers to what failed or is tried again, in the last seven days: the three digits that they begin with. */
  readonly replies: readonly { readonly code: string; readonly count: number }[];
}

/** How the outgoing mail is doing: numbers alone, no subject and no address. `now` is real time, as the outbox has it. */
export async function mailHealth(now: Date): Promise<MailHealth> {
  const [counts, replies] = await Promise.all([
    database().execute<Record<string, number | null>>(sql`
      select
        count(*) filter (where state in ('queued', 'sending'))::int as waiting,
        floor(extract(epoch from ${now}::timestamptz - min(next_attempt_at) filter (where state = 'queued')) / 60)::int as oldest,
        count(*) filter (where state in ('queued', 'sending') and attempts > 0)::int as retrying,
        count(*) filter (where state = 'failed' and created_at > ${now}::timestamptz - interval '7 days')::int as failed,
        count(*) filter (where state = 'unknown')::int as unknown,
        (select count(*) from outgoing_mails where sent_at > ${now}::timestamptz - interval '7 days')::int as sent
      from outgoing_mails
      where state <> 'sent'`),
    database().execute<{ code: string; count: number }>(sql`
      select coalesce(substring(last_error from '[245][0-9][0-9]'), '—') as code, count(*)::int as count
      from outgoing_mails
      where state <> 'sent' and last_error is not null and created_at > ${now}::timestamptz - interval '7 days'
      group by 1 order by 2 desc, 1 limit 10`),
  ]);
  const row = counts.rows[0] ?? {};
  const oldest = row.oldest ?? null;
  return {
    waiting: row.waiting ?? 0,
    oldestMinutes: oldest === null ? null : Math.max(0, oldest),
    retrying: row.retrying ?? 0,
    sent: row.sent ?? 0,
    failed: row.failed ?? 0,
    unknown: row.unknown ?? 0,
    replies: replies.rows,
  };
}
