import { database } from '@/db/client';
import type { Client } from '@/modules/operations/schema';
import { lookAt, lookAtAll } from '@/modules/staff/commands/look';
import type { Subject } from './subject';

/** Writes down, for its owner to see, that somebody of the staff was shown a mail in order to label it or to look at labels. */
export async function sawMail(
  staff: string,
  { ownerId, messageId }: Pick<Subject, 'ownerId' | 'messageId'>,
  reason: string,
  client?: Client,
): Promise<void> {
  const subject = { kind: 'message', id: messageId } as const;
  await lookAt(database(), { staff, owner: ownerId, subject, reason, ...(client ? { client } : {}) });
}

/** Writes down a look for every owner whose labelled mail is exported, with how many. */
export async function sawGold(
  staff: string,
  gold: readonly { readonly ownerId: string }[],
  client: Client,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { ownerId } of gold) counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
  const subject = { kind: 'label', id: 'export' } as const;
  const looks = [...counts].map(([owner, count]) => ({
    ...{ staff, owner, subject, client },
    reason: `labels: export of ${count}`,
  }));
  await database().transaction((tx) => lookAtAll(tx, looks));
}
