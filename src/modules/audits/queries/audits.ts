import { type SQL, sql } from 'drizzle-orm';
import { severityFigures } from '@/core/audits/figures';
import { riskOf } from '@/core/audits/sample';
import { type Page, type PageQuery, pageSize } from '@/core/http/page';
import type { TableQuery } from '@/core/http/table-query';
import type { RiskClass } from '@/core/reading/reading';
import { formatLocalDate } from '@/core/time/calendar-date';
import { database } from '@/db/client';
import type { SessionUser } from '@/modules/identity/schema';
import { seesEvery, visibleItems } from '../policy';
import { type Audit, type AuditItem, type AuditRow, type AuditSort, auditFigures } from '../schema';

const ORDER: Readonly<Record<AuditSort, string>> = {
  trainer: 'coalesce(t.name, t.email)',
  period: 'a.from_day',
  state: 'a.state',
};

/** A page of the audits that this person of the staff may see, the latest time first; and how many there are under the search. */
export async function auditsOf(
  user: SessionUser,
  asked: { readonly q: string; readonly sort: TableQuery<AuditSort>['sort'] },
  page: PageQuery,
): Promise<Page<AuditRow> & { readonly total: number }> {
  const { cursor = 0 } = page;
  const limit = pageSize(page);
  const where = sql`${seesEvery(user) ? sql`true` : sql`a.trainer_id = ${user.id}`} and ${matching(asked.q)}`;
  const order = asked.sort
    ? sql.raw(`${ORDER[asked.sort.by]} ${asked.sort.desc ? 'desc' : 'asc'}, a.from_day desc, a.id`)
    : sql.raw('a.from_day desc, a.id');
  const { rows } = await database().execute<RowFound>(sql`
    select a.id, coalesce(t.name, t.email) as trainer, a.from_day::text as from, a.to_day::text as to, a.state,
      (a.figures ->> 'handled')::int as handled, a.signed_at as "signedAt", count(*) over ()::int as total,
      (select count(*)::int from ${visibleItems(sql`i.audit_id = a.id`)}) as sample,
      (select count(*)::int from ${visibleItems(sql`i.audit_id = a.id and i.verdict is not null`)}) as judged
    from trainer_audits a join users t on t.id = a.trainer_id
    where ${where} order by ${order} limit ${limit} offset ${cursor}`);
  const total = rows[0]?.total ?? 0;
  const items = rows.map(({ total: _, signedAt, ...row }) => ({ ...row, signedAt: isoOf(signedAt) }));
  return { items, total, nextCursor: cursor + limit < total ? String(cursor + limit) : null };
}

interface RowFound extends Record<string, unknown>, Omit<AuditRow, 'signedAt'> {
  readonly signedAt: string | Date | null;
  readonly total: number;
}

/** Every word of the search stands in the trainer's name or address. */
function matching(q: string): SQL {
  const words = q.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  const escaped = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql.join(
    escaped.map((word) => sql`concat_ws(' ', t.name, t.email) ilike ${word}`),
    sql` and `,
  );
}

/** An audit with its sample, in the order of its days. Its trainer is told verdicts and text when it is signed. */
export async function auditOf(user: SessionUser, id: string): Promise<Audit | null> {
  const { rows } = await database().execute<AuditFound>(sql`
    select a.id, a.trainer_id as "trainerId", coalesce(t.name, t.email) as trainer, a.from_day::text as from,
      a.to_day::text as to, a.state, a.figures, a.text, a.text_by as "textBy", coalesce(s.name, s.email) as "signedBy",
      a.signed_at as "signedAt"
    from trainer_audits a join users t on t.id = a.trainer_id left join users s on s.id = a.signed_by
    where a.id = ${id} and ${seesEvery(user) ? sql`true` : sql`a.trainer_id = ${user.id}`}`);
  const found = rows[0];
  if (!found) return null;
  const told = found.trainerId !== user.id || found.state === 'signed';
  const sample = (await itemsOf(id)).map((item) => (told ? item : { ...item, verdict: null, severity: null }));
  return {
    ...found,
    figures: auditFigures.parse(found.figures),
    severity: severityFigures(sample.flatMap(({ severity }) => severity ?? [])),
    sample,
    text: told ? found.text : null,
    textBy: told ? found.textBy : null,
    signedAt: isoOf(found.signedAt),
  };
}

interface AuditFound extends Record<string, unknown>, Omit<Audit, 'figures' | 'severity' | 'sample' | 'signedAt'> {
  readonly figures: unknown;
  readonly signedAt: string | Date | null;
}

interface ItemFound extends Record<string, unknown>, Omit<AuditItem, 'day' | 'risk'> {
  readonly day: number;
  readonly risk: RiskClass | null;
}

async function itemsOf(auditId: string): Promise<AuditItem[]> {
  const { rows } = await database().execute<ItemFound>(sql`
    select distinct on (day, i.id) i.id, ${KIND} as kind,
      floor(extract(epoch from coalesce(l.submitted_at, qi.resolved_at, pr.at, rv.at)) / 86400)::int as day, p.risk,
      i.verdict, i.severity
    from ${visibleItems(sql`i.audit_id = ${auditId}`)} order by day, i.id`);
  return rows.map(({ day, risk, ...item }) => ({ ...item, day: formatLocalDate(day), risk: riskOf(risk ?? 0) }));
}

/** Which of the four an item `i` is. */
export const KIND = sql`case when i.label_id is not null then 'label' when i.queue_item_id is not null then 'queue'
  when i.plan_review_id is not null then 'plan_review' else 'review' end`;

/** As raw queries give a moment: text or Date. */
function isoOf(at: string | Date | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
