import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
      Array.from({ length: 40 }, (_, n) => {
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
  let [connecting, most] = [0, 0];
  const connect = async ({ user }: { readonly user: string }): Promise<never> => {
    tried.add(user);
    most = Math.max(most, ++connecting);
    await pause(300);
    connecting -= 1;
    throw new MailboxError('unreachable', 'Nobody is there');
  };
  const runtime = { ...base, mailboxes: { connect } };
  const stop = readOwnerMailboxes({ runtime, resolve: async () => [], trustedSealers: [] });
  await expect.poll(() => tried.size, { timeout: 20_000 }).toBeGreaterThan(20);
  expect(most).toBe(8);
  const before = tried.size;
  await stop();
  expect(tried.size).toBeLessThanOrEqual(before + 8);
});
