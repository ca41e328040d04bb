import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bounceAddress, makeBounceToken, makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { assistants } from '@/db/schema/assistants';
import { useDatabase } from '../../../tests/support/database';
import { ASSISTANT, KEY, mailboxRuntime, ownerWithLoop } from '../../../tests/support/mailbox';
import { queueMail } from './commands/send';
import { takesMailFor } from './queries/recipients';

useDatabase();
const takes = (address: string) => takesMailFor(address, mailboxRuntime().settings);

it('a token is one that we have made', async () => {
  const { loopId } = await ownerWithLoop();
  const token = makeReplyToken(loopId, KEY);
  expect(await takes(replyAddress(ASSISTANT, token).toUpperCase())).toBe(true);
  const forged = `${token.slice(0, -2)}${token.at(-2) === 'b' ? 'c' : 'b'}${token.at(-1)}`;
  expect(await takes(replyAddress(ASSISTANT, forged))).toBe(false);
  expect(await takes('sunny+t.abcdefgh@sundial.test')).toBe(false);
});

it('a bounce token is of a mail that was sent', async () => {
  const { loopId, guest } = await ownerWithLoop();
  const messageId = `<${randomUUID()}@sundial.test>`;
  const from = bounceAddress(ASSISTANT, makeBounceToken(loopId, messageId, KEY));
  expect(await takes(from)).toBe(false);
  const row = {
    loopId,
    loopVersion: 1,
    actionIndex: 0,
    recipient: guest,
    template: 'offer',
    subject: 's',
    text: 't',
  };
  const mail = { messageId, envelope: { from, to: guest }, raw: Buffer.from('x') };
  await database().transaction((tx) => queueMail(tx, { ...row, mail }));
  expect(await takes(from.toUpperCase())).toBe(true);
});

it('a persona is; whatever else is at the host is not', async () => {
  const { ownerId } = await ownerWithLoop();
  const address = `ivy-${randomUUID().slice(0, 8)}@sundial.test`;
  expect(await takes(address)).toBe(false);
  await database().insert(assistants).values({ userId: ownerId, name: 'Ivy', address });
  expect(await takes(address)).toBe(true);
  const wrong = ['dana@sundial.test', 'sunny+x@sundial.test', 'sunny@evil.test', 'abuse@evil.test'];
  expect(await Promise.all(wrong.map(takes))).toEqual([false, false, false, false]);
  const right = [ASSISTANT, 'Postmaster', 'PostMaster@Sundial.test', 'abuse@sundial.test'];
  expect(await Promise.all(right.map(takes))).toEqual([true, true, true, true]);
});
