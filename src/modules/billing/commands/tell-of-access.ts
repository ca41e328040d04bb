import type { Transaction } from '@/db/client';
import type { ACCESS_KINDS } from './mails/kinds';
import { queueBillingMail } from './queue-mail';

/**
 * Has an owner told by mail, once for each key, of what may reach their account, or does not any more. `what`: what it is called;
 * `path`: where it is ended. `realMs`: when it was, by real time.
 */
export async function tellOfAccess(
  tx: Transaction,
  mail: {
    readonly userId: string;
    readonly key: string;
    readonly kind: (typeof ACCESS_KINDS)[number];
    readonly what: string;
    readonly path: string;
  },
  realMs: number,
): Promise<void> {
  const { userId, key, kind, what, path } = mail;
  await queueBillingMail(tx, { userId, key: `access:${key}`, kind, data: { what, path, at: realMs } }, realMs);
}
