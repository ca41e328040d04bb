import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { trainerAudits } from '@/db/schema/audits';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Auditor } from './begin';
import { type AuditRefused, holdAudit, unjudgedOf } from './judge';

export type Signed = { readonly ok: true } | { readonly ok: false; readonly reason: AuditRefused | 'unjudged' };

/** Signs an audit with the text as it was read and, where need be, changed: from then on the trainer sees it, and it stays. */
export async function signAudit(auditor: Auditor, auditId: string, text: string, nowMs: number): Promise<Signed> {
  return database().transaction(async (tx) => {
    const held = await holdAudit(tx, auditor, auditId);
    if (!held.ok) return held;
    if ((await unjudgedOf(tx, auditId)) > 0) return { ok: false, reason: 'unjudged' };
    const { trainerId, text: draft, textBy } = held.audit;
    await tx
      .update(trainerAudits)
      .set({
        state: 'signed',
        text,
        textBy: text === draft ? textBy : 'person',
        signedBy: auditor.id,
        signedAt: new Date(nowMs),
      })
      .where(eq(trainerAudits.id, auditId));
    await recordAct(tx, {
      action: 'audit.signed',
      actor: auditor.id,
      userId: trainerId,
      subject: `audit:${auditId}`,
      client: auditor.client,
    });
    return { ok: true };
  });
}
