import { and, eq, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { trainerAuditItems, trainerAudits } from '@/db/schema/audits';
import { recordAct } from '@/modules/operations/commands/audit';
import { BLIND, isOwn, visibleItems } from '../policy';
import type { VerdictGiven } from '../schema';
import type { Auditor } from './begin';

export type AuditRefused = 'unknown' | 'own_audit' | 'too_late';
export type Judged = { readonly ok: true } | { readonly ok: false; readonly reason: AuditRefused | 'unlabelled' };

/** Says what is thought of one thing of a sample; with the last of them the audit is judged. It may be said anew until signed. */
export async function judgeItem(
  auditor: Auditor,
  auditId: string,
  given: VerdictGiven,
  nowMs: number,
): Promise<Judged> {
  const { itemId, verdict, severity } = given;
  return database().transaction(async (tx) => {
    const held = await holdAudit(tx, auditor, auditId);
    if (!held.ok) return held;
    const { rows } = await tx.execute<{ blind: boolean }>(
      sql`select ${BLIND} as blind from ${visibleItems(sql`i.id = ${itemId} and i.audit_id = ${auditId}`)} limit 1`,
    );
    if (rows[0]?.blind) return { ok: false, reason: 'unlabelled' };
    const [item] = await tx
      .update(trainerAuditItems)
      .set({ verdict, severity, judgedAt: new Date(nowMs) })
      .where(
        and(
          eq(trainerAuditItems.id, itemId),
          sql`exists (select 1 from ${visibleItems(sql`i.id = ${itemId} and i.audit_id = ${auditId}`)})`,
        ),
      )
      .returning({ id: trainerAuditItems.id });
    if (!item) return { ok: false, reason: 'unknown' };
    const state = (await unjudgedOf(tx, auditId)) === 0 ? 'judged' : 'sampling';
    await tx.update(trainerAudits).set({ state, auditorId: auditor.id }).where(eq(trainerAudits.id, auditId));
    await recordAct(tx, {
      action: 'audit.judged',
      actor: auditor.id,
      userId: null,
      subject: `audit:${auditId}`,
      client: auditor.client,
      data: { item: itemId, verdict, severity },
    });
    return { ok: true };
  });
}

type AuditRecord = typeof trainerAudits.$inferSelect;

/** The audit, which nobody else changes until the end of the transaction: not one's own, and not signed. */
export async function holdAudit(
  tx: Transaction,
  auditor: Pick<Auditor, 'id'>,
  auditId: string,
): Promise<{ readonly ok: true; readonly audit: AuditRecord } | { readonly ok: false; readonly reason: AuditRefused }> {
  const [audit] = await tx.select().from(trainerAudits).where(eq(trainerAudits.id, auditId)).for('update');
  if (!audit) return { ok: false, reason: 'unknown' };
  if (isOwn(auditor, audit)) return { ok: false, reason: 'own_audit' };
  if (audit.state === 'signed') return { ok: false, reason: 'too_late' };
  return { ok: true, audit };
}

/** How much of the sample nobody has judged; what its owner does not let staff see any more waits for nobody. */
export async function unjudgedOf(tx: Transaction, auditId: string): Promise<number> {
  const { rows } = await tx.execute<{ left: number }>(
    sql`select count(*)::int as left from ${visibleItems(sql`i.audit_id = ${auditId} and i.verdict is null`)}`,
  );
  return rows[0]?.left ?? 0;
}
