import { randomBytes } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { OWNED } from '@/db/ownership';
import { accountExports } from '@/db/schema/account';
import { assistants } from '@/db/schema/assistants';
import { messages, outgoingMails } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { recordAct } from '@/modules/operations/commands/audit';
import { savePreferences } from '@/modules/preferences/commands/save';
import type { Runtime } from '@/ports/runtime';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { type Seeded, seedEveryTable } from '../../../tests/support/every-table';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { type SmtpHost, startSmtpHost } from '../../../tests/support/smtp-host';
import { unzip } from '../../../tests/support/unzip';
import { forgetExports } from './commands/exports';
import { makeAccountSteps } from './steps';
import { LEFT_OUT_TABLES } from './steps/account-json';
import { accountWorkflow } from './workflow';

useDatabase();

const DAY = 86_400_000;
const MINUTE = NOW / 60_000;
let relay: SmtpHost;
let runtime: Runtime;
beforeAll(async () => {
  relay = await startSmtpHost();
  runtime = { ...mailboxRuntime({ relayPort: relay.port }), compose: createComposer(null) };
});
afterAll(() => relay.close());

const later = (ms: number): Runtime => ({ ...runtime, clock: { now: async () => NOW + ms } });

async function work(userId: string): Promise<void> {
  await accountWorkflow('test', makeAccountSteps(runtime)).wake({ key: userId, step: (_, run) => run() });
}

async function person(secret: string): Promise<Seeded> {
  const { ownerId, email, loopId } = await ownerWithLoop();
  const seeded = { userId: ownerId, email, loopId };
  await seedEveryTable(seeded);
  await database().delete(accountExports).where(eq(accountExports.userId, ownerId));
  const mail = `From: kim@guest.test\r\nSubject: ${secret}\r\n\r\nFrom my side: ${secret}\r\n`;
  const common = { size: mail.length, envelopeTo: [], auth: {}, level: 'A2' as const };
  await database()
    .insert(messages)
    .values([
      {
        ...common,
        dedupeKey: secret,
        messageId: `<${secret}@guest.test>`,
        raw: Buffer.from(mail),
        envelopeFrom: 'kim@guest.test',
        fromAddress: 'kim@guest.test',
        subject: secret,
        receivedAt: new Date(NOW),
        userId: ownerId,
      },
      {
        ...common,
        dedupeKey: `${secret}-forgotten`,
        messageId: `<${secret}-forgotten@guest.test>`,
        raw: null,
        envelopeFrom: 'kim@guest.test',
        fromAddress: 'kim@guest.test',
        subject: `${secret} forgotten`,
        receivedAt: new Date(NOW),
        userId: ownerId,
      },
    ]);
  await database()
    .update(outgoingMails)
    .set({ state: 'sent', sentAt: new Date(NOW), raw: Buffer.from(`Subject: Re: ${secret}\r\n\r\nTuesday?\r\n`) })
    .where(eq(outgoingMails.loopId, loopId));
  await database().delete(meetings).where(eq(meetings.ownerId, ownerId));
  const booked = { ownerId, loopId, state: 'confirmed' as const, icalUid: `${secret}@sundial.test` };
  await database()
    .insert(meetings)
    .values(
      [0, 1].map((occurrence) => ({
        ...booked,
        occurrence,
        startMin: MINUTE + occurrence * 10_080,
        endMin: MINUTE + 30 + occurrence * 10_080,
        title: `${secret}, with "quotes"; and\nlines`,
      })),
    );
  await savePreferences(
    ownerId,
    { text: `- My time zone is Europe/Berlin. ${secret}`, baseVersion: 1, source: 'owner' },
    NOW,
  );
  return seeded;
}

async function archiveOf(userId: string): Promise<Buffer> {
  const answer = await (await apiAs(runtime, userId))('GET', '/api/user/export/archive');
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  return bytes;
}

it('A25 everything of the account is in one archive that other programs read, and nothing of anybody else', async () => {
  const [dana, kim] = [await person('danasecret'), await person('kimsecret')];
  const api = await apiAs(runtime, dana.userId);
  const asked = await api('POST', '/api/user/export');
  expect(asked.status).toBe(202);
  expect(await asked.json()).toMatchObject({ state: 'running', readyAt: null });
  await work(dana.userId);
  const status = await (await api('GET', '/api/user/export')).json();
  expect(status).toMatchObject({ state: 'ready', expiresAt: new Date(NOW + 7 * DAY).toISOString() });
  expect(relay.messages.join('\n')).toContain('Your export from Sundial is ready');

  const zip = await archiveOf(dana.userId);
  expect(zip.length).toBe(status.sizeBytes);
  const files = unzip(zip);
  const [persona] = await database().select().from(assistants).where(eq(assistants.userId, dana.userId));
  expect([...files.keys()].sort()).toEqual([
    'README.txt',
    'account.json',
    'mail.mbox',
    'meetings.ics',
    `personas/${persona?.address}.webp`,
    'picture.webp',
  ]);

  const calendar = new ICAL.Component(ICAL.parse(files.get('meetings.ics')!.toString()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map((event) => event.startDate.toJSDate().getTime())).toEqual([NOW, NOW + 7 * DAY]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  expect(events[0]?.summary).toBe('danasecret, with "quotes"; and\nlines');

  const mbox = files.get('mail.mbox')!.toString();
  // What was received and is still kept, and what was sent.
  expect(mbox.match(/^From /gm)).toHaveLength(2);
  expect(mbox).toContain('\n>From my side: danasecret\n');
  expect(mbox).toContain('Subject: Re: danasecret');

  const account = JSON.parse(files.get('account.json')!.toString());
  expect(account).toMatchObject({ format: 'sundial-account/1', account: { id: dana.userId, email: dana.email } });
  expect(account.preferenceVersions.at(-1).text).toContain('danasecret');
  const loop = account.loops.find(({ id }: { id: string }) => id === dana.loopId);
  expect([loop.loopEvents.length, loop.plans[0].planActions.length, loop.outgoingMails.length]).toEqual([1, 1, 1]);
  // Each table stands where its rows belong, or is left out for a reason.
  const shown = files.get('account.json')!.toString();
  const missing = OWNED.filter(({ name }) => !(name in LEFT_OUT_TABLES) && !shown.includes(`"${name}":[`));
  expect(missing.map(({ name }) => name)).toEqual([]);

  const others = [kim.userId, kim.email, kim.loopId, 'kimsecret'];
  for (const [name, bytes] of files) {
    for (const word of others) expect(bytes.includes(word), `${word} in ${name}`).toBe(false);
  }
});

it('A25 no secret and no token is in it', async () => {
  const dana = await person('withoutsecrets');
  const secrets: string[] = [];
  for (const { table, of } of OWNED) {
    const columns = Object.entries(getTableColumns(table));
    const hidden = columns.filter(
      ([, { name }]) => /cipher|token|hash|password|secret/.test(name) && name !== 'tokens',
    );
    for (const [name, column] of hidden) {
      if (column.getSQLType() !== 'text' || column.isUnique) continue;
      const value = randomBytes(12).toString('hex');
      await database()
        .update(table)
        .set({ [name]: value })
        .where(of(dana.userId));
      secrets.push(value);
    }
  }
  expect(secrets.length).toBeGreaterThan(3);
  await (await apiAs(runtime, dana.userId))('POST', '/api/user/export');
  await work(dana.userId);
  const files = unzip(await archiveOf(dana.userId));
  const text = files.get('account.json')!.toString();
  expect(secrets.filter((value) => text.includes(value))).toEqual([]);
});

it('one is made at a time, it is its owner’s alone, it expires, and a repeated step makes no second one', async () => {
  const [dana, kim] = [await ownerWithLoop(), await ownerWithLoop()];
  const api = await apiAs(runtime, dana.ownerId);
  await api('POST', '/api/user/export');
  const second = await api('POST', '/api/user/export');
  expect([second.status, (await second.json()).code]).toEqual([409, 'running']);
  expect((await api('GET', '/api/user/export/archive')).status).toBe(404);
  await Promise.all([work(dana.ownerId), work(dana.ownerId)]);
  const mails = relay.messages.length;
  await work(dana.ownerId);
  expect(relay.messages.length).toBe(mails);
  expect(unzip(await archiveOf(dana.ownerId)).size).toBe(4);

  const other = await apiAs(runtime, kim.ownerId);
  expect(await (await other('GET', '/api/user/export')).json()).toMatchObject({ state: 'none' });
  expect((await other('GET', '/api/user/export/archive')).status).toBe(404);
  expect((await (await apiAs(runtime, null))('GET', '/api/user/export/archive')).status).toBe(401);

  const late = await apiAs(later(7 * DAY), dana.ownerId);
  expect(await (await late('GET', '/api/user/export')).json()).toMatchObject({ state: 'none' });
  expect((await late('GET', '/api/user/export/archive')).status).toBe(404);
  await forgetExports(NOW + 7 * DAY);
  expect(await database().$count(accountExports, eq(accountExports.userId, dana.ownerId))).toBe(0);
});

it('what was done to the account is in the archive; who of the staff did it, and from where, is theirs', async () => {
  const dana = await ownerWithLoop();
  const staff = await ownerWithLoop();
  const client = { address: '198.51.100.9', userAgent: 'Staff browser' };
  const act = {
    action: 'user.role',
    actor: staff.ownerId,
    userId: dana.ownerId,
    client,
    reason: 'Asked by mail',
  } as const;
  await recordAct(database(), act);
  await (await apiAs(runtime, dana.ownerId))('POST', '/api/user/export', undefined, { 'user-agent': 'Own browser' });
  await work(dana.ownerId);
  const text = unzip(await archiveOf(dana.ownerId))
    .get('account.json')!
    .toString();
  expect(JSON.parse(text).auditLog).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'user.role', actor: 'somebody else', reason: 'Asked by mail', address: null }),
      expect.objectContaining({ action: 'export.asked', actor: dana.ownerId, userAgent: 'Own browser' }),
    ]),
  );
  for (const theirs of [staff.ownerId, client.address, client.userAgent]) expect(text).not.toContain(theirs);
});

it('an archive larger than one piece comes back whole', async () => {
  const dana = await ownerWithLoop();
  const noise = randomBytes(1_500_000).toString('base64').replace(/.{76}/g, '$&\r\n');
  await database()
    .insert(messages)
    .values({
      dedupeKey: 'large',
      messageId: '<large@guest.test>',
      raw: Buffer.from(`Subject: large\r\n\r\n${noise}`),
      size: noise.length,
      envelopeFrom: 'kim@guest.test',
      envelopeTo: [],
      fromAddress: 'kim@guest.test',
      subject: 'large',
      receivedAt: new Date(NOW),
      auth: {},
      level: 'A2',
      userId: dana.ownerId,
    });
  await (await apiAs(runtime, dana.ownerId))('POST', '/api/user/export');
  await work(dana.ownerId);
  const files = unzip(await archiveOf(dana.ownerId));
  expect(files.get('mail.mbox')!.toString()).toContain(noise.replaceAll('\r\n', '\n').trimEnd());
});
