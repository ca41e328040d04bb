import { beforeAll, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { lookAt } from '@/modules/staff/commands/look';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, ownerWithLoop } from '../../../tests/support/mailbox';
import { recordAct } from './commands/audit';
import { auditCount } from './queries/audit-log';
import { COMMAND_LINE } from './schema';

useDatabase();

let admin: Awaited<ReturnType<typeof ownerWithLoop>>;
let dana: typeof admin;
let call: CallProduct;
beforeAll(async () => {
  admin = await ownerWithLoop();
  dana = await ownerWithLoop();
  call = await apiAs(mailboxRuntime(), admin.ownerId, 'ADMIN');
  await database().delete(auditLog);
  const subject = { kind: 'loop', id: dana.loopId } as const;
  await lookAt(database(), { staff: admin.ownerId, owner: dana.ownerId, subject, reason: 'queue: policy' });
  await recordAct(database(), { action: 'session.opened', actor: dana.ownerId, userId: dana.ownerId });
  const data = { before: 'USER', role: 'TRAINER', secret: 'hidden' };
  await recordAct(database(), { action: 'user.role', actor: COMMAND_LINE, userId: dana.ownerId, data });
  await recordAct(database(), { action: 'flag.set', actor: admin.ownerId, userId: null, subject: 'sms' });
});

const found = async (query = '') => (await (await call('GET', `/api/admin/audit?${query}`)).json()).items;
const actions = async (query: string) => (await found(query)).map(({ action }: { action: string }) => action);

it('tells who did what to whom and why, newest first, and what has changed without all that is kept', async () => {
  expect(await found()).toMatchObject([
    { action: 'flag.set', actor: admin.email, person: null, subject: 'sms', detail: null },
    { action: 'user.role', actor: 'command line', person: { email: dana.email }, detail: 'before USER, role TRAINER' },
    { action: 'session.opened', actor: dana.email, subject: null },
    { action: 'content.seen', actor: admin.email, subject: `loop:${dana.loopId}`, reason: 'queue: policy' },
  ]);
});

it('is narrowed by the person, by whoever did it, by the kind, and by whether it was its holder', async () => {
  expect(await actions(`q=${dana.email}`)).toEqual(['user.role', 'session.opened', 'content.seen']);
  expect(await actions(`q=${admin.email}`)).toEqual(['flag.set', 'content.seen']);
  expect(await actions('q=nobody@else.test')).toEqual([]);
  expect(await actions('kind=looks')).toEqual(['content.seen']);
  expect(await actions('kind=changes')).toEqual(['flag.set', 'user.role']);
  expect(await actions('by=holder')).toEqual(['session.opened']);
  expect(await actions(`q=${dana.email}&by=others&kind=changes`)).toEqual(['user.role']);
  expect(await auditCount({ by: 'others' })).toBe(3);
});

it('goes on where a page has ended, also within one moment', async () => {
  const first = await (await call('GET', '/api/admin/audit?limit=3')).json();
  const rest = await (await call('GET', `/api/admin/audit?cursor=${first.nextCursor}`)).json();
  expect(first.items).toHaveLength(3);
  expect(rest).toMatchObject({ items: [{ action: 'content.seen' }], nextCursor: null });
});
