import { eq } from 'drizzle-orm';
import { driftByWeek, type Handled, workFigures } from '@/core/audits/figures';
import { drawSample, sampleSize } from '@/core/audits/sample';
import type { FieldAgreement } from '@/core/labeling/agreement';
import { formatLocalDate, parseLocalDate } from '@/core/time/calendar-date';
import { database } from '@/db/client';
import { trainerAuditItems, trainerAudits } from '@/db/schema/audits';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { isOwn } from '../policy';
import { labelWork } from '../queries/label-work';
import { decidedWork, type Span, type WorkItem } from '../queries/work';
import type { AuditFigures, ItemKind } from '../schema';

/** Who looks at somebody's work, and from where. */
export interface Auditor {
  readonly id: string;
  readonly client: Client;
}

export type Begun =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'own_audit' | 'unknown_trainer' | 'nothing_handled' | 'already_audited' };

const COLUMN = {
  label: 'labelId',
  queue: 'queueItemId',
  plan_review: 'planReviewId',
  review: 'reviewId',
} as const satisfies Record<ItemKind, string>;

/** Counts what a trainer did in a time and draws the sample that somebody else looks at. */
export async function beginAudit(auditor: Auditor, span: Span, nowMs: number): Promise<Begun> {
  if (isOwn(auditor, span)) return { ok: false, reason: 'own_audit' };
  const [trainer] = await database().select({ id: users.id }).from(users).where(eq(users.id, span.trainerId));
  if (!trainer) return { ok: false, reason: 'unknown_trainer' };
  const [{ work: labelled, fields }, decided] = await Promise.all([labelWork(span), decidedWork(span)]);
  const work = [...labelled, ...decided];
  if (work.length === 0) return { ok: false, reason: 'nothing_handled' };
  const figures = figuresOf(work, fields, span);
  const seed = `${span.trainerId} ${span.from} ${span.to}`;
  const sample = drawSample(
    work.filter(({ judgeable }) => judgeable),
    sampleSize(work.length),
    seed,
  );
  return database().transaction(async (tx) => {
    const [row] = await tx
      .insert(trainerAudits)
      .values({ ...span, auditorId: auditor.id, figures: { ...figures }, createdAt: new Date(nowMs) })
      .onConflictDoNothing()
      .returning({ id: trainerAudits.id });
    if (!row) return { ok: false, reason: 'already_audited' };
    if (sample.length > 0) {
      await tx
        .insert(trainerAuditItems)
        .values(sample.map(({ kind, id }) => ({ auditId: row.id, [COLUMN[kind]]: id })));
    }
    const { from, to } = span;
    await recordAct(tx, {
      action: 'audit.begun',
      actor: auditor.id,
      userId: span.trainerId,
      subject: `audit:${row.id}`,
      client: auditor.client,
      data: { from, to, sample: sample.length },
    });
    return { ok: true, id: row.id };
  });
}

function figuresOf(work: readonly WorkItem[], fields: readonly FieldAgreement[], { from, to }: Span): AuditFigures {
  const handled: readonly Handled[] = work;
  return {
    ...workFigures(handled),
    weeks: driftByWeek(handled, parseLocalDate(from), parseLocalDate(to)).map((week) => ({
      ...week,
      monday: formatLocalDate(week.monday),
    })),
    fields: fields
      .filter(({ figure }) => figure.items > 0)
      .map(({ field, figure: { items, raw, value } }) => ({ field, items, raw, kappa: value })),
  };
}
