import { database } from '@/db/client';
import type { Session } from '@/modules/identity/schema';
import { lookAt } from '../commands/look';

/** Writes down which page of an owner's an administrator is shown as them, as part of reading it. */
export async function pageSeen({ user, viewAs }: Session, path: string): Promise<void> {
  if (!viewAs) return;
  const subject = { kind: 'page', id: path } as const;
  await lookAt(database(), { staff: viewAs.id, owner: user.id, subject, reason: `Seen as you: ${path}` });
}
