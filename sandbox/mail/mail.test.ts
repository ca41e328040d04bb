import { Resolver } from 'node:dns/promises';
import DNS from 'dns2';
import { authenticate } from 'mailauth';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../people';
import { type Sandbox, startSandbox } from '../start';
import { listenSmtp } from './smtp';
import type { MailView } from './view';

interface Taken {
  from: string;
  to: string[];
  raw: Buffer;
}

let sandbox: Sandbox;
let resolver: Resolver;
/** The product's listener, as far as the sandbox can tell. */
let listener: SMTPServer;
let taken: Taken[] = [];
let refuseWith: number | undefined;

beforeAll(async () => {
  listener = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuseWith) return done(Object.assign(new Error('no'), { responseCode: refuseWith }));
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  const port = await listenSmtp(listener, 0);
  sandbox = await startSandbox({ assistantListener: { host: '127.0.0.1', port } });
  resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${sandbox.dnsPort}`]);
});
beforeEach(() => {
  taken = [];
  refuseWith = undefined;
});
afterEach(() => sandbox.control.clearFaults());
afterAll(async () => {
  await sandbox.stop();
  await new Promise<void>((resolve) => listener.close(resolve));
});

const boxOf = async (address: string): Promise<MailView[]> => {
  const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/${address}`);
  return ((await answer.json()) as { messages: MailView[] }).messages;
};
const inboxOf = async (address: string) => (await boxOf(address)).filter((mail) => mail.folder === 'inbox');
const post = (path: string, body: object) =>
  fetch(`${sandbox.url}/sandbox/mail/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function submission(user: string, pass = SANDBOX_PASSWORD) {
  return createTransport({ host: '127.0.0.1', port: sandbox.submissionPort, auth: { user, pass } });
}
function product() {
  return createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
}

describe('submission', () => {
  test('signs, stamps and hands mail for the assistant to the product, where DKIM, SPF and DMARC pass', async () => {
    await submission('dana@acme.test').sendMail({
      envelope: { from: 'dana@acme.test', to: ['assistant@sundial.test', 'jane@globex.test'] },
      raw: 'From: Dana <dana@acme.test>\r\nTo: jane@globex.test\r\nSubject: Lunch\r\n\r\nHello\r\n',
    });
    await sandbox.control.settled();
    expect(taken).toHaveLength(1);
    const { raw, to, from } = taken[0] as Taken;
    expect([from, to]).toEqual(['dana@acme.test', ['assistant@sundial.test']]);
    expect(raw.toString()).toMatch(/^Date: .* \+0000\r?$/m);
    expect(raw.toString()).toMatch(/^Message-ID: <[^>]+@acme\.test>\r?$/m);
    const resolve = (name: string, type: string) => resolver.resolve(name, type) as Promise<string[][]>;
    const verdict = await authenticate(raw, { ip: '127.0.0.1', helo: 'mx.acme.test', sender: from, resolver: resolve });
    const { dkim, spf, dmarc } = verdict as unknown as {
      dkim: { results: { status: { result: string; aligned: string } }[] };
      spf: { status: { result: string } };
      dmarc: { status: { result: string }; policy: string };
    };
    expect(dkim.results.map(({ status }) => status.result)).toEqual(['pass']);
    expect(spf.status.result).toBe('pass');
    expect(dmarc).toMatchObject({ status: { result: 'pass' }, policy: 'reject' });
    const tampered = Buffer.from(raw.toString().replace('Hello', 'Goodbye'));
    const broken = (await authenticate(tampered, {
      ip: '127.0.0.1',
      helo: 'x',
      sender: from,
      resolver: resolve,
    })) as unknown as typeof verdict & {
      dkim: { results: { status: { result: string } }[] };
    };
    expect(broken.dkim.results[0]?.status.result).not.toBe('pass');
    expect((await inboxOf('jane@globex.test')).at(-1)).toMatchObject({
      subject: 'Lunch',
      text: 'Hello\n',
      from: { name: 'Dana', address: 'dana@acme.test' },
    });
    expect((await boxOf('dana@acme.test')).at(-1)).toMatchObject({ folder: 'sent', subject: 'Lunch' });
  });

  test('refuses a wrong password, a stranger and somebody else’s address', async () => {
    const mail = { from: 'dana@acme.test', to: 'jane@globex.test', subject: 'x', text: 'x' };
    await expect(submission('dana@acme.test', 'wrong').sendMail(mail)).rejects.toMatchObject({ responseCode: 535 });
    await expect(submission('nobody@acme.test').sendMail(mail)).rejects.toMatchObject({ responseCode: 535 });
    await expect(submission('mallory@evil.test').sendMail(mail)).rejects.toMatchObject({ responseCode: 553 });
    const forged = { ...mail, envelope: { from: 'mallory@evil.test', to: ['jane@globex.test'] } };
    await expect(submission('mallory@evil.test').sendMail(forged)).rejects.toMatchObject({ responseCode: 550 });
  });
});

describe('relaying to the product', () => {
  test('waits while the listener refuses temporarily, and keeps the order', async () => {
    refuseWith = 451;
    for (const subject of ['first', 'second'])
      await post('send', { from: 'ben@acme.test', to: ['assistant@sundial.test'], subject });
    await expect.poll(() => taken.length, { interval: 20 }).toBe(0);
    refuseWith = undefined;
    await sandbox.control.settled();
    expect(taken.map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw.toString())?.[1]).sort()).toEqual([
      'first',
      'second',
    ]);
  });

  test('bounces to the sender what the listener refuses for good', async () => {
    refuseWith = 552;
    await post('send', { from: 'lena@umbra.test', to: ['assistant@sundial.test'], subject: 'Too much' });
    await sandbox.control.settled();
    const bounce = (await inboxOf('lena@umbra.test')).at(-1);
    expect(bounce).toMatchObject({ envelopeFrom: '', subject: 'Undelivered Mail Returned to Sender' });
    expect(bounce?.text).toContain('assistant@sundial.test');
  });
});

describe('other people’s mail servers', () => {
  const mail = (to: string, messageId: string) => ({
    envelope: { from: 'bounces@sundial.test', to: [to] },
    raw: `From: assistant@sundial.test\r\nTo: ${to}\r\nSubject: Times\r\nMessage-ID: ${messageId}\r\n\r\nTuesday?\r\n`,
  });
  const wasSent = async (id: string) =>
    (await (await fetch(`${sandbox.url}/sandbox/mail/sent?message-id=${encodeURIComponent(id)}`)).json()) as object;

  test('deliver into mailboxes and remember the Message-ID for the look-up', async () => {
    expect(await wasSent('<one@sundial.test>')).toEqual({ found: false, count: 0, recipients: [] });
    await product().sendMail(mail('Kenji@Initech.test', '<one@sundial.test>'));
    expect((await inboxOf('kenji@initech.test')).at(-1)).toMatchObject({
      subject: 'Times',
      messageId: '<one@sundial.test>',
      read: false,
    });
    expect(await wasSent('<one@sundial.test>')).toEqual({ found: true, count: 1, recipients: ['kenji@initech.test'] });
  });

  test('do not relay to the assistant’s own domain', async () => {
    await expect(product().sendMail(mail('assistant@sundial.test', '<two@sundial.test>'))).rejects.toMatchObject({
      responseCode: 550,
    });
  });

  test('refuse as they are told to, or go silent after the message was taken', async () => {
    const to = 'jane@globex.test';
    sandbox.control.mailFault({ stage: 'rcpt', recipient: to, code: 450 });
    await expect(product().sendMail(mail(to, '<t1@sundial.test>'))).rejects.toMatchObject({ responseCode: 450 });
    sandbox.control.mailFault({ stage: 'data', code: 554 });
    await expect(product().sendMail(mail(to, '<t2@sundial.test>'))).rejects.toMatchObject({ responseCode: 554 });
    sandbox.control.mailFault({ stage: 'data' });
    await expect(product().sendMail(mail(to, '<t3@sundial.test>'))).rejects.toThrow();
    sandbox.control.mailFault({ stage: 'after-data' });
    await expect(product().sendMail(mail(to, '<t4@sundial.test>'))).rejects.toThrow();
    const found = await Promise.all(['t1', 't2', 't3', 't4'].map((id) => wasSent(`<${id}@sundial.test>`)));
    expect(found.map((answer) => (answer as { found: boolean }).found)).toEqual([false, false, false, true]);
    await product().sendMail(mail(to, '<t5@sundial.test>'));
  });

  test('send a bounce to the envelope’s sender for bounce@ addresses', async () => {
    await product().sendMail(mail('bounce@globex.test', '<lost@sundial.test>'));
    await sandbox.control.settled();
    const bounce = taken.at(-1) as Taken;
    expect([bounce.from, bounce.to]).toEqual(['', ['bounces@sundial.test']]);
    expect(bounce.raw.toString()).toContain('report-type=delivery-status');
    expect(bounce.raw.toString()).toContain('Final-Recipient: rfc822; bounce@globex.test');
    expect(bounce.raw.toString()).toContain('<lost@sundial.test>');
  });
});

describe('the JSON interface', () => {
  test('sends in a thread, marks as read and gives the exact bytes', async () => {
    const headers = { 'X-Test': 'yes' };
    const reply = { inReplyTo: '<a@globex.test>', references: ['<r@globex.test>', '<a@globex.test>'] };
    const sent = await post('send', {
      from: 'dana@acme.test',
      to: ['ben@acme.test'],
      cc: ['jane@globex.test'],
      subject: 'Re: Plan',
      text: 'Yes',
      headers,
      ...reply,
    });
    const { messageId } = (await sent.json()) as { messageId: string };
    const [mail] = (await inboxOf('ben@acme.test')).filter((each) => each.messageId === messageId);
    expect(mail).toMatchObject({
      inReplyTo: reply.inReplyTo,
      references: reply.references,
      cc: [{ address: 'jane@globex.test' }],
    });
    expect(mail?.headers).toContainEqual({ key: 'x-test', value: 'yes' });
    const path = `${sandbox.url}/sandbox/mail/boxes/ben@acme.test/${mail?.id}`;
    expect((await fetch(`${path}/read`, { method: 'POST' })).status).toBe(204);
    expect(((await (await fetch(path)).json()) as MailView).read).toBe(true);
    expect(await (await fetch(`${path}/raw`)).text()).toMatch(
      /^Return-Path: <dana@acme\.test>\r\nDelivered-To: ben@acme\.test\r\nDKIM-Signature:/,
    );
    expect((await fetch(`${path}x`)).status).toBe(404);
  });

  test('sends raw bytes with an envelope of one’s choice, unsigned', async () => {
    const raw = 'From: dana@acme.test\r\nFrom: boss@acme.test\r\nSubject: forged\r\n\r\nPay\r\n';
    await post('send-raw', {
      envelopeFrom: 'mallory@evil.test',
      to: ['assistant@sundial.test'],
      raw: Buffer.from(raw).toString('base64'),
    });
    await sandbox.control.settled();
    expect(taken.at(-1)).toMatchObject({ from: 'mallory@evil.test' });
    expect(taken.at(-1)?.raw.toString()).toBe(raw);
  });

  test('signs only the beginning of a body when told to', async () => {
    const raw = 'From: dana@acme.test\r\nTo: ben@acme.test\r\nSubject: begun\r\n\r\nHello\r\n';
    const mail = { envelopeFrom: 'dana@acme.test', to: ['ben@acme.test'], raw: Buffer.from(raw).toString('base64') };
    await post('send-raw', { ...mail, sign: true, signedBytes: 5 });
    const begun = (await inboxOf('ben@acme.test')).at(-1);
    const path = `${sandbox.url}/sandbox/mail/boxes/ben@acme.test/${begun?.id}/raw`;
    expect(await (await fetch(path)).text()).toMatch(/^DKIM-Signature:(?:[^\r]|\r\n[ \t])* l=5;/m);
  });

  test('refuses what is no mail, and other sites’ pages', async () => {
    expect((await post('send', { from: 'dana', to: [] })).status).toBe(400);
    const foreign = await fetch(`${sandbox.url}/sandbox/mail/boxes`, { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
  });
});

describe('DNS', () => {
  test('knows MX, address, SPF, DKIM and DMARC of its domains, and nothing else', async () => {
    expect(await resolver.resolveMx('globex.test')).toEqual([{ exchange: 'mx.globex.test', priority: 10 }]);
    expect(await resolver.resolve4('mx.globex.test')).toEqual(['127.0.0.1']);
    expect(await resolver.resolveTxt('sundial.test')).toEqual([['v=spf1 ip4:127.0.0.1 -all']]);
    expect(await resolver.resolveTxt('_dmarc.evil.test')).toEqual([['v=DMARC1; p=reject']]);
    const key = (await resolver.resolveTxt('sandbox._domainkey.acme.test'))[0]?.join('');
    expect(key).toMatch(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/=]{380,}$/);
    await expect(resolver.resolveMx('example.org')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    const overTcp = await DNS.TCPClient({ dns: '127.0.0.1', port: sandbox.dnsPort })('acme.test', 'MX');
    expect(overTcp.answers).toEqual([expect.objectContaining({ exchange: 'mx.acme.test', priority: 10 })]);
    await expect(resolver.resolve6('acme.test')).rejects.toMatchObject({ code: 'ENODATA' });
  });
});
