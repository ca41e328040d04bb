import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpHost } from '../../../tests/support/smtp-host';
import { startListener } from './listener';
import { createSender, type SenderOptions } from './sender';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const mail = {
  messageId: '<one@sundial.example>',
  envelope: { from: 'sunny+b.abc@sundial.example', to: 'guest@acme.example' },
  raw: Buffer.from('Message-ID: <one@sundial.example>\r\nSubject: Grüße\r\n\r\n.a dot first\r\nlast line\r\n'),
};

type Resolve = SenderOptions['resolve'];
const nowhere: Resolve = async (name) => {
  throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
};

const host = async (answers: Record<string, string | null>) => {
  const started = await startSmtpHost(answers);
  closing.push(() => started.close());
  return started;
};

const relayTo = (port: number) =>
  createSender({ relayUrl: `smtp://127.0.0.1:${port}`, resolve: nowhere, helo: 'sundial.example' });

describe('the mail sender', () => {
  it('hands over exactly the stored bytes', async () => {
    const received: Buffer[] = [];
    const listener = await startListener({
      host: '127.0.0.1',
      port: 0,
      name: 'acme.example',
      takes: async () => true,
      tls: null,
      accept: async (raw) => void received.push(raw),
      onError: () => {},
    });
    closing.push(() => listener.close());
    expect(await relayTo(listener.port).send(mail)).toMatchObject({ ok: true });
    expect(received).toEqual([mail.raw]);
  });

  it.each<[string, Record<string, string | null>, string]>([
    ['the recipient is refused', { RCPT: '550 5.1.1 no such user' }, 'permanent'],
    ['the sender is refused', { MAIL: '553 go away' }, 'permanent'],
    ['the message is refused', { end: '554 spam' }, 'permanent'],
    ['the recipient is greylisted', { RCPT: '451 4.7.1 later' }, 'temporary'],
    ['the message cannot be stored now', { end: '452 full' }, 'temporary'],
    ['the host does not want to talk', { greeting: '554 no' }, 'temporary'],
    ['the connection breaks at the envelope', { RCPT: null }, 'temporary'],
    ['the connection breaks at DATA', { DATA: null }, 'temporary'],
    ['the connection breaks after the message', { end: null }, 'unknown'],
  ])('when %s the outcome is known for what it is', async (_, answers, failure) => {
    const { port } = await host(answers);
    expect(await relayTo(port).send(mail)).toMatchObject({ ok: false, failure });
  });

  it('retries later when nobody listens', async () => {
    expect(await relayTo(1).send(mail)).toMatchObject({ ok: false, failure: 'temporary' });
  });

  it('finds the recipient’s hosts in order of preference and goes on to the next', async () => {
    const second = await host({});
    const zone: Record<string, unknown[]> = {
      'MX acme.example': [
        { priority: 20, exchange: 'two.acme.example' },
        { priority: 10, exchange: 'one.acme.example' },
      ],
      'A one.acme.example': ['127.0.0.2'],
      'A two.acme.example': ['127.0.0.1'],
    };
    const asked: string[] = [];
    const resolve: Resolve = async (name, type) => {
      asked.push(`${type} ${name}`);
      return zone[`${type} ${name}`] ?? nowhere(name, type);
    };
    const options = { relayUrl: null, resolve, helo: 'sundial.example', exchangerPort: second.port };
    expect(await createSender({ ...options, allowPrivate: true }).send(mail)).toMatchObject({ ok: true });
    expect(asked.indexOf('A one.acme.example')).toBeLessThan(asked.indexOf('A two.acme.example'));
    expect(second.commands).toContain('EHLO sundial.example');
    expect(second.messages[0]).toContain('\r\n..a dot first\r\n');
    expect(await createSender(options).send(mail)).toMatchObject({ ok: false, reason: 'No usable mail host' });
  });

  it('gives up at once on a domain that does not exist or takes no mail', async () => {
    const direct = (resolve: Resolve) => createSender({ relayUrl: null, resolve, helo: 'sundial.example' }).send(mail);
    expect(await direct(nowhere)).toMatchObject({ ok: false, failure: 'permanent' });
    expect(await direct(async () => [{ priority: 0, exchange: '' }])).toMatchObject({ failure: 'permanent' });
    const broken: Resolve = async () => {
      throw Object.assign(new Error('dns'), { code: 'ETIMEOUT' });
    };
    expect(await direct(broken)).toMatchObject({ failure: 'temporary' });
  });

  it('asks for a mail among those sent, where that can be asked', async () => {
    expect(relayTo(1).findSent).toBeUndefined();
    const server = createHttpServer((request, response) => {
      const id = new URL(request.url ?? '', 'http://x').searchParams.get('messageId');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ found: id === mail.messageId }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    const sentLookupUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sent`;
    const sender = createSender({ relayUrl: 'smtp://127.0.0.1:1', resolve: nowhere, helo: 'x', sentLookupUrl });
    expect(await sender.findSent?.(mail.messageId)).toBe(true);
    expect(await sender.findSent?.('<other@sundial.example>')).toBe(false);
  });
});
