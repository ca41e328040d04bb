import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { read } from '@/core/reading/read';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { queueItems } from '@/db/schema/queue';
import { pool } from '@/modules/labels/queries/pool';
import { apiAs } from '../support/api';
import { useDatabase } from '../support/database';
import { freshUser } from '../support/fresh-user';
import { mailsOf } from '../support/labelled-mails';
import { mailboxRuntime } from '../support/mailbox';
import { ownerWithReadMails } from '../support/read-mails';

useDatabase();

it('an owner who lets people help when stuck has no mail in samples, labels and exports, not even while a loop waits', async () => {
  const [mail] = mailsOf('spent-8.jsonl', 1);
  if (!mail) throw new Error('No mail');
  const { ownerId, loopId, messageIds } = await ownerWithReadMails('when_stuck', [mail]);
  const at = new Date();
  await database().insert(queueItems).values({ loopId, ownerId, reason: 'owner_asked', createdAt: at, dueAt: at });
  const { id } = await freshUser('ann@acme.test', 'Ann');
  const ann = await apiAs(mailboxRuntime(), id, 'TRAINER');
  const label = { messageId: messageIds[0], reading: read(mail.text, mail.context) };
  const drawn = async () => (await pool()).map((one) => one.id);
  const listed = async () => (await (await ann('GET', '/api/admin/labels')).json()).items as object[];
  expect((await ann('POST', '/api/admin/labels', label)).status).toBe(404);
  expect(await drawn()).toEqual([]);
  await database().update(users).set({ humanHelp: 'always' }).where(eq(users.id, ownerId));
  expect(await drawn()).toEqual(messageIds);
  expect((await ann('POST', '/api/admin/labels', label)).status).toBe(201);
  expect(await listed()).toHaveLength(1);
  await database().update(users).set({ humanHelp: 'when_stuck' }).where(eq(users.id, ownerId));
  expect(await listed()).toEqual([]);
});
