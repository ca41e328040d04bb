import { expect, onTestFinished, test } from 'vitest';
import { startSmtpHost } from '../../../tests/support/smtp-host';
import { createRelay } from './relay';

const mail = (n: number) => ({
  messageId: `<${n}@sundial.test>`,
  envelope: { from: 'b@sundial.test', to: 'jane@globex.test' },
  raw: Buffer.from(`Message-ID: <${n}@sundial.test>\r\n\r\nhello ${n}\r\n`),
});

async function relayTo(script: Record<string, string | null> = {}) {
  const host = await startSmtpHost(script);
  onTestFinished(() => host.close());
  const address = { host: '127.0.0.1', port: host.port, serverName: null, tls: 'opportunistic', auth: null } as const;
  return { host, send: createRelay({ ...address, helo: 'sundial.test' }) };
}

const count = (commands: readonly string[], verb: string) => commands.filter((line) => line.startsWith(verb)).length;

test('mails that follow each other share a session', async () => {
  const { host, send } = await relayTo();
  expect(await send(mail(1))).toMatchObject({ ok: true });
  expect(await send(mail(2))).toMatchObject({ ok: true });
  expect(count(host.commands, 'EHLO')).toBe(1);
  expect(host.messages).toHaveLength(2);
});

test('a kept session that has died is replaced, and the mail arrives once', async () => {
  const script: Record<string, string | null> = {};
  const { host, send } = await relayTo(script);
  await send(mail(1));
  let answers = 0;
  Object.defineProperty(script, 'MAIL', { enumerable: true, get: () => (answers++ === 0 ? null : '250 ok') });
  expect(await send(mail(2))).toMatchObject({ ok: true });
  expect(count(host.commands, 'EHLO')).toBe(2);
  expect(host.messages).toHaveLength(2);
});

test('a kept session that breaks after the whole message is not tried again', async () => {
  const script: Record<string, string | null> = {};
  const { host, send } = await relayTo(script);
  await send(mail(1));
  script.end = null;
  expect(await send(mail(2))).toMatchObject({ ok: false, failure: 'unknown' });
  expect(host.messages).toHaveLength(2);
});
