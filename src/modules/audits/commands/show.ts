import { database } from '@/db/client';
import { lookAt } from '@/modules/staff/commands/look';
import type { Runtime } from '@/ports/runtime';
import { itemOf } from '../queries/item';
import type { ItemShown } from '../schema';
import type { Auditor } from './begin';
import { type AuditRefused, holdAudit } from './judge';

export type Shown =
  | { readonly ok: true; readonly item: ItemShown }
  | { readonly ok: false; readonly reason: Exclude<AuditRefused, 'too_late'> };

/** Shows one thing of a sample to whoever judges it: its owner can read that it was looked at, and why. */
export async function showItem(
  auditor: Auditor,
  auditId: string,
  itemId: string,
  runtime: Pick<Runtime, 'parse'>,
): Promise<Shown> {
  return database().transaction(async (tx) => {
    const held = await holdAudit(tx, auditor, auditId);
    if (!held.ok && held.reason !== 'too_late') return { ok: false, reason: held.reason };
    const found = await itemOf(tx, auditId, itemId, runtime);
    if (!found) return { ok: false, reason: 'unknown' };
    await lookAt(tx, {
      staff: auditor.id,
      owner: found.owner,
      subject: { kind: found.shown.kind === 'label' ? 'label' : 'plan', id: found.about },
      reason: 'audit of a trainer',
      client: auditor.client,
    });
    return { ok: true, item: found.shown };
  });
}
