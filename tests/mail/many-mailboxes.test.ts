import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { imapMailboxes } from '@/db/schema/mailbox';
import { readOwnerMailboxes } from '@/main/owner-mailboxes';
import { seal } from '@/modules/connections/commands/seal';
import { MailboxError } from '@/ports/mailbox';
import { useDatabase } from '../support/database';
import { mailboxRuntime, ownerWithLoop } from '../support/mailbox';

useDatabase();

it('after a restart the mailboxes of all owners are connected a few at a time, and the rest ends with the process', async () => {
  const base = mailboxRuntime();
  const { ownerId } = await ownerWithLoop();
  await database()
    .insert(imapMailboxes)
    .values(
      Array.from({ length: 100 }, (_, n) => {
        const id = randomUUID();
        const passwordCiphertext = seal({ password: 'any' }, base.settings.encryptionKey, id);
        return {
          id,
          userId: ownerId,
          host: 'mail.test',
          port: 993,
          security: 'tls' as const,
          username: `${n}`,
          passwordCiphertext,
        };
      }),
    );
  const tried = new Set<string>();
  /** Ends an attempt each, in the order in which they began. */
  const refusals: (() => void)[] = [];
  let most = 0;
  const connect = async ({ user }: { readonly user: string }): Promise<never> => {
    tried.add(user);
    await new Promise<void>((resolve) => {
      refusals.push(resolve);
      most = Math.max(most, refusals.length);
    });
    throw new MailboxError('unreachable', 'Nobody is there');
  };
  const runtime = { ...base, mailboxes: { connect } };
  const stop = readOwnerMailboxes({ runtime, resolve: async () => [], trustedSealers: [], noticeMs: 10 });
  for (let ended = 0; ended < 20; ended += 1) {
    // Another begins where one has ended, and not before.
    await expect.poll(() => [tried.size, refusals.length]).toEqual([8 + ended, 8]);
    refusals.shift()?.();
  }
  await expect.poll(() => tried.size).toBe(28);
  let left = false;
  const leaving = stop().then(() => {
    left = true;
  });
  const letGo = () => {
    for (const refuse of refusals.splice(0)) refuse();
    return left;
  };
  await expect.poll(letGo).toBe(true);
  await leaving;
  // Of those that waited for their turn hardly one has begun, and of what is being tried there were never more.
  expect(tried.size).toBeLessThan(60);
  expect(most).toBe(8);
});
