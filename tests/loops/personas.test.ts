import { createTransport } from 'nodemailer';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loopsOf } from '@/modules/loops/queries/lists';
import { loopById } from '@/modules/loops/queries/loops';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const HOST = ASSISTANT.slice(ASSISTANT.indexOf('@'));
const IRIS = `iris${HOST}`;
const JANE = 'Jane Doe <jane@globex.test>';
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let iris: { id: string };
let subject = '';
let count = 0;

const personas = (path = '') => `${started.current().origin}/api/assistants${path}`;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
  const persona = {
    name: 'Iris',
    address: 'iris',
    tone: 'formal',
    signature: 'With kind regards',
    disclosure: 'Iris, software that arranges meetings for Dana',
  };
  iris = await owner.visitor.json('POST', personas(), persona);
});

beforeEach(async () => {
  count += 1;
  subject = `Persona ${count}`;
  await started.current().toTuesday(10);
});

const ask = (assistant: string, name = 'Iris') =>
  dana.send({
    to: [JANE],
    cc: [assistant],
    subject,
    text: `${name}, please find 30 minutes for Jane and me next week.`,
  });
const newest = async () => {
  const [row] = await loopsOf(owner.id);
  return (row && (await loopById(row.id)))?.state;
};
const latest = async (who: Correspondent) => {
  const mail = (await who.inbox()).at(-1);
  if (!mail) throw new Error('No mail has come');
  return mail;
};

it('A11 mail to a persona is answered from its name and address, with its signature, to the booking', async () => {
  await ask(IRIS);
  const offer = await latest(jane);
  expect(offer.from).toMatchObject({ address: IRIS, name: "Iris (Dana's assistant)" });
  expect(offer.text).toMatch(/With kind regards\nIris, software that arranges meetings for Dana\n/);
  expect(offer.replyTo?.[0]?.address).toMatch(/^iris\+t\./);
  expect((await newest())?.participants.map(({ address }) => address)).toEqual([owner.email, 'jane@globex.test']);
  await jane.reply(offer, 'The first one works for me.');
  expect((await newest())?.booking).not.toBeNull();
  expect((await latest(jane)).from?.address).toBe(IRIS);
});

it('mail to the installation’s own address has the name of the default persona', async () => {
  await ask(ASSISTANT);
  expect((await latest(jane)).from).toMatchObject({ address: ASSISTANT, name: "Iris (Dana's assistant)" });
});

it('a loop that was begun under a persona goes on when that is given up, and nobody begins another', async () => {
  await ask(IRIS);
  const offer = await latest(jane);
  await owner.visitor.json('DELETE', personas(`/${iris.id}`));
  await jane.reply(offer, 'The second one suits me.');
  expect((await newest())?.booking).not.toBeNull();
  expect((await latest(jane)).from?.address).toBe(IRIS);
  subject = `${subject} again`;
  await ask(IRIS, 'Sunny');
  expect((await latest(jane)).from).toMatchObject({ address: ASSISTANT, name: "Sunny (Dana's assistant)" });
});

it('another user’s persona does nothing by the word of somebody who is not theirs, and no other name is taken in', async () => {
  const ben = await join(started.current(), 'ben@initech.test', 'Ben Ray', { calendar: true });
  await ben.visitor.json('POST', personas(), { name: 'Otto', address: 'otto' });
  const loops = (await loopsOf(owner.id)).length;
  await ask(`otto${HOST}`, 'Otto');
  expect(await loopsOf(owner.id)).toHaveLength(loops);
  // Whose persona it is, is asked whether it is theirs to arrange.
  expect((await loopsOf(ben.id)).map(({ displayState }) => displayState)).toEqual(['NEED_OWNER']);
  const transport = createTransport({ host: '127.0.0.1', port: started.current().env.SMTP_PORT, ignoreTLS: true });
  const sent = transport.sendMail({ from: owner.email, to: `nobody${HOST}`, subject, text: 'Hello' });
  await expect(sent).rejects.toThrow(/550/);
});
