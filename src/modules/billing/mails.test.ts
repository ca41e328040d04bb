import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMail } from '@/adapters/mime/parse';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { billingMails } from '@/db/schema/billing';
import { basics, users } from '@/db/schema/identity';
import type { Runtime } from '@/ports/runtime';
import { apiAs } from '../../../tests/support/api';
import { useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import { billingMail, MAIL_WORDS } from './commands/compose-mail';
import { deliverBillingMails } from './commands/deliver-mails';
import { MAIL_KINDS } from './commands/mails/kinds';
import { queueBillingMail } from './commands/queue-mail';
import { tellOfAccess } from './commands/tell-of-access';

useDatabase();
const world = useBilling();

const received: Buffer[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(address.startsWith('nobody@') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
  },
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      received.push(Buffer.concat(parts));
      done();
    });
  },
});
let runtime: Runtime;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  runtime = { ...world.runtime, mail: mailboxRuntime({ relayPort: port }).mail, compose: createComposer(null) };
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe('a mail about money or access', () => {
  it('comes once, in the language of its reader, with the day on their calendar', async () => {
    const kim = await world.person();
    await database().update(users).set({ language: 'de' }).where(eq(users.id, kim.id));
    await database().insert(basics).values({ userId: kim.id, zone: 'Pacific/Auckland', hours: {} });
    const at = await runtime.clock.now();
    // Half past eleven in the evening of UTC: the next day in Auckland.
    const renews = Date.parse('2026-03-31T23:30:00Z');
    const data = { plan: 'Pro', amount: 7900, currency: 'usd', interval: 'month', seats: 1, renews };
    const mail = { userId: kim.id, key: `test:${kim.id}`, kind: 'subscription_started', data } as const;
    for (let i = 0; i < 3; i += 1) await queueBillingMail(database(), mail, at);
    expect([await deliverBillingMails(runtime), await deliverBillingMails(runtime)]).toEqual([1, 0]);
    expect(received).toHaveLength(1);
    const parsed = await parseMail(received[0] as Buffer);
    expect(parsed.subject).toBe('Ihr Tarif Pro hat begonnen');
    expect(parsed.to).toEqual([expect.objectContaining({ address: kim.email })]);
    expect(parsed.text).toContain('Ihr Tarif ist Pro: 79');
    expect(parsed.text).toMatch(/1\. April 2026/);
    expect(parsed.text).toContain('http://localhost:3000/settings/billing');
    const [row] = await database().select().from(billingMails).where(eq(billingMails.userId, kim.id));
    expect(row).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('of access goes out where nothing is paid for, too, in the owner’s language and zone; of money it waits', async () => {
    const kim = await world.person();
    await database().update(users).set({ language: 'fr' }).where(eq(users.id, kim.id));
    await database().insert(basics).values({ userId: kim.id, zone: 'Europe/Paris', hours: {} });
    const atMs = Date.parse('2026-03-02T20:15:00Z');
    const free: Runtime = { ...runtime, payments: null };
    const of = { userId: kim.id, what: 'Claude', path: '/settings/other-assistants' };
    const paid = { userId: kim.id, key: `paid:${kim.id}`, kind: 'resumed', data: { plan: 'Pro' } } as const;
    received.length = 0;
    await database().transaction(async (tx) => {
      await queueBillingMail(tx, paid, await runtime.clock.now());
      for (let i = 0; i < 2; i += 1) await tellOfAccess(tx, { ...of, key: kim.id, kind: 'assistant_let_in' }, atMs);
    });
    expect([await deliverBillingMails(free), await deliverBillingMails(free)]).toEqual([1, 0]);
    const { subject, text } = await parseMail(received[0] as Buffer);
    expect(subject).toBe('Claude peut agir pour votre compte');
    expect(text).toMatch(/lundi 2 mars 2026, 21:15/);
    expect(text).toContain('http://localhost:3000/settings/other-assistants');
    // A name that is an address is not said.
    const row = { id: kim.id, kind: 'assistant_let_in', data: { what: 'Win at http://evil.test', at: atMs } };
    const odd = await billingMail(row, { email: kim.email, language: 'en', zone: 'UTC' }, free);
    expect((await parseMail(odd.raw)).subject).toBe('Another assistant may act for your account');
    expect(await deliverBillingMails(runtime)).toBe(1);
  });

  it('says of what nothing was charged for yet when the first payment is, not that it renews', async () => {
    const kim = await world.person();
    await kim.call('POST', '/api/free-trial/start', {});
    await world.subscribe(kim);
    await kim.call('POST', '/api/stripe/subscription/cancel', {});
    await kim.call('POST', '/api/stripe/subscription/resume', {});
    const rows = await database().select().from(billingMails).where(eq(billingMails.userId, kim.id));
    const written = rows.filter(({ kind }) => kind === 'subscription_started' || kind === 'cancel_undone');
    expect(written).toHaveLength(2);
    for (const language of ['en', 'de', 'fr', 'es'] as const) {
      for (const row of written) {
        const mail = await billingMail(row, { email: kim.email, language, zone: 'UTC' }, runtime);
        const { text } = await parseMail(mail.raw);
        expect(text).toMatch(/first payment is made on|erste Zahlung ist am|premier paiement a lieu|primer pago es/);
        expect(text).not.toMatch(/renews|verlängert|renouvelle|renueva/);
      }
    }
  });

  it('of every kind is written in all four languages, without a gap', () => {
    const facts = {
      plan: 'Pro',
      price: '$79',
      seats: 1,
      first: false,
      day: 'Friday',
      until: 'Monday',
      limit: 'three',
      wayOut: 'Basic',
      money: '$24',
      card: '4242',
      retry: 'May 4',
      team: 'Acme',
      who: 'Ana',
      billed: true,
      friend: 'Kim Lee',
      what: 'Claude',
      moment: 'Monday, 9 AM',
    };
    for (const words of Object.values(MAIL_WORDS)) {
      for (const [kind, pages] of MAIL_KINDS.flatMap(
        (kind) =>
          [
            [kind, false],
            [kind, true],
          ] as const,
      )) {
        const { subject, opening, label, closing } = words.mails[kind]({ ...facts, pages });
        for (const text of [subject, opening, label, closing]) {
          expect(text).not.toMatch(/undefined|\{|\}|!/);
          expect(text.length).toBeGreaterThan(3);
        }
        expect(opening.split(/\s+/).length).toBeLessThanOrEqual(90);
      }
    }
  });
});

it('a code for a trial of Pro is mailed to whom it is for, in their language, and is taken back where no mail can go', async () => {
  const [ann, lee] = [await world.person(), await world.person()];
  await world.subscribe(ann, { plan: 'pro', interval: 'month' });
  await database().update(users).set({ language: 'de' }).where(eq(users.id, lee.id));
  const call = await apiAs(runtime, ann.id);
  received.length = 0;
  const made = await call('POST', '/api/pro-trial', { email: lee.email.toUpperCase() });
  expect(made.status).toBe(201);
  const { code } = (await made.json()) as { code: string };
  expect(received).toHaveLength(1);
  const mail = await parseMail(received[0] as Buffer);
  expect(mail.to).toEqual([expect.objectContaining({ address: lee.email })]);
  expect(mail.subject).toBe('Kim Lee schenkt Ihnen 30 Tage Sundial Pro');
  expect(mail.text).toContain(`/free-trial?code=${code}`);
  expect((await lee.call('POST', '/api/pro-trial/accept', { code })).status).toBe(201);
  const refused = await call('POST', '/api/pro-trial', { email: 'nobody@globex.test' });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([502, 'mail_not_sent']);
  expect(await (await call('GET', '/api/pro-trial')).json()).toMatchObject({ left: 2 });
});
