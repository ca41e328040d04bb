import { type SQL, sql } from 'drizzle-orm';
import type { Handled } from '@/core/audits/figures';
import { type Risk, riskOf } from '@/core/audits/sample';
import type { RiskClass } from '@/core/reading/reading';
import { database } from '@/db/client';
import { humanHelpAllows } from '@/modules/staff/policy';
import type { ItemKind } from '../schema';

/** Whose work, and from which day (UTC, `2026-03-02`) to before which. */
export interface Span {
  readonly trainerId: string;
  readonly from: string;
  readonly to: string;
}

/** Something that was handled, as far as its owner still lets staff see it. */
export interface WorkItem extends Handled {
  readonly kind: ItemKind;
  readonly id: string;
  readonly risk: Risk;
  /** Enough is kept of it to be judged. */
  readonly judgeable: boolean;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly day: number;
  readonly seconds: number | null;
  readonly risk: RiskClass | null;
  readonly overturned: boolean | null;
}

/** What somebody has resolved in the queue, decided of plans and judged in reviews; what others found wrong later is told. */
export async function decidedWork(span: Span): Promise<WorkItem[]> {
  const { trainerId } = span;
  const queue = sql`
    select x.id, ${dayOf(sql`x.resolved_at`)}, x.handled_seconds as seconds, p.risk, ${foundWrong(trainerId)}
    from queue_items x join users on users.id = x.owner_id
    left join plans p on p.loop_id = x.loop_id and p.version = x.plan_version
    where x.resolved_by = ${trainerId} and ${within(sql`x.resolved_at`, span)} and ${humanHelpAllows(sql`x.loop_id`)}`;
  const plans = sql`
    select x.id, ${dayOf(sql`x.at`)}, null::int as seconds, p.risk, ${foundWrong(trainerId)}
    from plan_reviews x join users on users.id = x.owner_id join plans p on p.id = x.plan_id
    where x.by_id = ${trainerId} and ${within(sql`x.at`, span)} and ${humanHelpAllows(sql`x.loop_id`)}`;
  const reviews = sql`
    select x.id, ${dayOf(sql`x.at`)}, null::int as seconds, p.risk, null::boolean as overturned
    from reviews x join users on users.id = x.owner_id
    left join outgoing_mails o on o.id = x.mail_id
    left join plans p on p.id = x.plan_id or (p.loop_id = o.loop_id and p.version = o.loop_version)
    where x.by_id = ${trainerId} and ${within(sql`x.at`, span)} and ${humanHelpAllows(sql`x.loop_id`)}`;
  const [queued, planned, reviewed] = await Promise.all([
    rowsOf('queue', queue),
    rowsOf('plan_review', plans),
    rowsOf('review', reviews),
  ]);
  return [...queued, ...planned, ...reviewed];
}

async function rowsOf(kind: ItemKind, query: SQL): Promise<WorkItem[]> {
  const { rows } = await database().execute<Row>(query);
  return rows.map(({ risk, ...row }) => ({ ...row, kind, risk: riskOf(risk ?? 0), asGold: null, judgeable: true }));
}

/** The day of a moment, since 1970-01-01 (UTC). */
export function dayOf(at: SQL): SQL {
  return sql`floor(extract(epoch from ${at}) / 86400)::int as day`;
}

/** Whether a moment lies in the days of the span. */
export function within(at: SQL, { from, to }: Span): SQL {
  return sql`${at} >= ${from}::date::timestamp at time zone 'UTC' and ${at} < ${to}::date::timestamp at time zone 'UTC'`;
}

/** Whether somebody else has found wrong what came of plan `p`: null while nobody else has looked. */
function foundWrong(trainerId: string): SQL {
  return sql`(select bool_or(r.verdict = 'wrong') from reviews r left join outgoing_mails o on o.id = r.mail_id
    where r.owner_id = x.owner_id and r.loop_id = x.loop_id and r.verdict <> 'unclear' and r.by_id is distinct from ${trainerId}
      and (r.plan_id = p.id or o.loop_version = p.version)) as overturned`;
}
