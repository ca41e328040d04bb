import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reading } from '@/core/reading/reading';
import { database } from '@/db/client';
import { trainerAuditItems } from '@/db/schema/audits';
import { recordAct } from '@/modules/operations/commands/audit';
import { BLIND, visibleItems } from '../policy';
import type { Auditor } from './begin';
import { type AuditRefused, holdAudit } from './judge';

export type Labelled = { readonly ok: true } | { readonly ok: false; readonly reason: AuditRefused | 'labelled' };

/** The auditor's own label of a mail that the trainer has labelled: once, before they are told what the trainer said. */
export async function labelSecond(
  auditor: Auditor,
  auditId: string,
  itemId: string,
  reading: Reading,
): Promise<Labelled> {
  return database().transaction(async (tx) => {
    const held = await holdAudit(tx, auditor, auditId);
    if (!held.ok) return held;
    const { rows } = await tx.execute<{ blind: boolean }>(
      sql`select ${BLIND} as blind from ${visibleItems(sql`i.id = ${itemId} and i.audit_id = ${auditId}`)} limit 1`,
    );
    if (!rows[0]) return { ok: false, reason: 'unknown' };
    if (!rows[0].blind) return { ok: false, reason: 'labelled' };
    await tx
      .update(trainerAuditItems)
      .set({ secondLabel: reading })
      .where(and(eq(trainerAuditItems.id, itemId), isNull(trainerAuditItems.secondLabel)));
    const subject = `audit:${auditId}`;
    const act = { actor: auditor.id, userId: null, subject, client: auditor.client } as const;
    await recordAct(tx, { action: 'audit.labelled', ...act, data: { item: itemId } });
    return { ok: true };
  });
}
