import { expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { ASSISTANT, mailboxRuntime } from '../../../tests/support/mailbox';
import { accountMail } from './commands/account-mail';

const base = mailboxRuntime();
const accountSender = { name: 'Acme Scheduling', address: 'login@acme.test' };
const runtime = { ...base, compose: createComposer(null), settings: { ...base.settings, accountSender } };
const mail = {
  kind: 'sign-in',
  recipient: 'dana@acme.test',
  subject: 'Your link',
  opening: 'Here it is.',
  closing: 'Bye.',
};

it('account mail comes from its configured sender: header, answers and what could not be delivered', async () => {
  const { raw, envelope } = await accountMail(runtime, mail);
  expect(raw.toString()).toMatch(/^From: Acme Scheduling <login@acme\.test>\r$/m);
  expect(raw.toString()).toMatch(/^Reply-To: login@acme\.test\r$/m);
  expect(envelope).toEqual({ from: 'login@acme.test', to: 'dana@acme.test' });
});

it('a mail that answers one to the assistant comes from the assistant', async () => {
  const { raw, envelope } = await accountMail(runtime, { ...mail, answers: '<one@acme.test>' });
  expect(raw.toString()).toMatch(new RegExp(`^From: .*<${ASSISTANT}>\\r$`, 'm'));
  expect(envelope.from).toBe(ASSISTANT);
});
