import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxFindings } from '@/cli/doctor-mailbox';
import type { ServerEnvironment } from '@/config/environment';
import { type TestMailbox, testMailbox } from '../support/imap';

let box: TestMailbox;
beforeAll(async () => {
  box = await testMailbox();
});
afterAll(() => box.server.close());

const findings = (access: object | null, folder = 'INBOX') =>
  mailboxFindings({ IMAP: access, IMAP_FOLDER: folder } as unknown as ServerEnvironment);

test("the doctor logs in at the assistant's mailbox and says what is wrong", async () => {
  expect(await findings(null)).toEqual([]);
  expect((await findings(box.access)).map(({ state }) => state)).toEqual(['ok', 'note']);
  for (const [access, folder, hint] of [
    [{ ...box.access, password: 'wrong' }, 'INBOX', 'password'],
    [{ ...box.access, port: 1 }, 'INBOX', 'port'],
    [{ ...box.access, security: 'tls' }, 'INBOX', 'imaps://'],
    [box.access, 'Nowhere', 'IMAP_FOLDER'],
  ] as const) {
    expect(await findings(access, folder)).toMatchObject([{ state: 'bad', hint: expect.stringContaining(hint) }]);
  }
  expect(JSON.stringify(await findings({ ...box.access, password: 'top-secret' }))).not.toContain('top-secret');
});
