import type { Database, Transaction } from '@/db/client';
import { billingMails } from '@/db/schema/billing';
import type { MailKind } from '../mails/kinds';

/** What a mail about money or access has to tell beside its kind. Moments are ms since 1970, amounts smallest units. */
export type MailData = Record<string, string | number | boolean | null>;

/** Has somebody told, once for each key, as part of what it tells of. `nowMs` by the product's clock. */
export async function queueBillingMail(
  tx: Database | Transaction,
  mail: { readonly userId: string; readonly key: string; readonly kind: MailKind; readonly data: MailData },
  nowMs: number,
): Promise<void> {
  await tx
    .insert(billingMails)
    .values({ ...mail, createdAt: new Date(nowMs), nextAttemptAt: new Date() })
    .onConflictDoNothing();
}
