import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerDecision } from '@/modules/loops/commands/answer';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { type Correspondent, correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let julie: Correspondent;
let bob: Correspondent;
let subject = '';
let count = 0;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
  julie = correspondent(started.current(), 'julie@globex.test', 'Julie Kay');
  bob = correspondent(started.current(), 'bob@initech.test', 'Bob Ray');
});

beforeEach(async () => {
  count += 1;
  subject = `Company ${count}`;
  await started.current().toTuesday(10);
});

async function newest() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return { id: detail.row.id, ...detail.state };
}

const ask = (text: string) => dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });
const yes = async () => {
  const { id, needsOwner } = await newest();
  const answer = { decisionId: needsOwner[0]?.id ?? '', approve: true, answer: null };
  await answerDecision({ id: owner.id }, id, answer, started.current().runtime);
  await started.current().idle();
};
const UNCERTAIN =
  'Jane, great talk. Let us meet next week unless the board moves it again; Sunny knows my diary and is on it.';

describe('before the owner has said yes', () => {
  it('the guest of the owner’s own mail is no stranger, and what they say is in the plan', async () => {
    const first = await ask(UNCERTAIN);
    expect((await newest()).needsOwner.map((d) => d.kind)).toEqual(['approve']);
    const reply = { to: [dana.email], cc: [ASSISTANT], subject: `Re: ${subject}`, inReplyTo: first };
    await jane.send({ ...reply, text: 'Happy to! Thursday afternoon would be best.' });
    const { needsOwner, phase } = await newest();
    expect(phase).toBe('INTAKE');
    expect(needsOwner.map((d) => d.kind)).toEqual(['approve']);
    await yes();
    const { offer } = await newest();
    const hours = offer?.slots.map(({ start }) => new Date(start * 60_000).getUTCDay());
    expect(new Set(hours)).toEqual(new Set([4]));
  });
});

describe('somebody who arranges a guest’s time', () => {
  it('answers for them, with them in copy, and the time is booked', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    const { offer } = await newest();
    const mail = await jane.latest();
    await julie.send({
      to: [mail.replyTo?.[0]?.address ?? ASSISTANT],
      cc: ['jane@globex.test'],
      subject: `Re: ${subject}`,
      inReplyTo: mail.messageId,
      text: 'Hi Sunny, I look after Jane’s calendar. The second one works.',
    });
    const { booking } = await newest();
    expect(booking?.start).toBe(offer?.slots[1]?.start);
    expect((await julie.latest()).subject).toBe(`Re: ${subject}`);
  });
});

describe('row 8: somebody unknown with the assistant in copy', () => {
  it('the owner is asked, and with a yes their mail is the request', async () => {
    const text = 'Hi Dana, could we meet next Thursday at 2pm for half an hour? Copying Sunny.';
    await bob.send({ to: [dana.email], cc: [ASSISTANT], subject, text });
    expect(await bob.fromAssistant()).toHaveLength(0);
    expect((await newest()).needsOwner).toMatchObject([{ kind: 'approve' }]);
    expect((await dana.latest()).text).toContain('Bob Ray (bob@initech.test) asks for a meeting. They wrote first');
    await yes();
    const { participants, booking } = await newest();
    expect(participants.map((p) => p.address)).toEqual([dana.email, bob.email]);
    expect(booking).not.toBeNull();
    expect(await bob.fromAssistant()).not.toHaveLength(0);
  });

  it('what they write before the owner has answered is in what the owner is asked', async () => {
    const mails = (await bob.fromAssistant()).length;
    const first = await bob.send({
      to: [dana.email],
      cc: [ASSISTANT],
      subject,
      text: 'Hi Dana, could we meet next Thursday at 2pm for half an hour? Copying Sunny.',
    });
    const asked = (await newest()).proposal?.actions.find(({ kind }) => kind === 'book');
    const reply = { to: [dana.email], cc: [ASSISTANT], subject: `Re: ${subject}`, inReplyTo: first };
    await bob.send({ ...reply, text: 'Sorry, Thursday at 3pm instead, please.' });
    const now = await newest();
    expect(now.needsOwner.map(({ kind }) => kind)).toEqual(['approve']);
    expect(JSON.stringify(now.proposal?.actions)).not.toBe(JSON.stringify([asked]));
    expect(await bob.fromAssistant()).toHaveLength(mails);
  });

  it('asks nothing about lists', async () => {
    const before = (await loopsOf(owner.id)).length;
    const headers = { 'List-Id': '<news.initech.test>', 'List-Unsubscribe': '<https://initech.test/u>' };
    await bob.send({ to: [dana.email], cc: [ASSISTANT], subject, text: 'Meet us on Thursday at 2pm!', headers });
    expect(await loopsOf(owner.id)).toHaveLength(before);
  });
});

describe('an old thread', () => {
  it('with others is another matter: its people hear nothing of it', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week?');
    await jane.reply(await jane.latest(), 'The first one works.');
    const old = await newest();
    expect(old.booking).not.toBeNull();
    const mails = (await jane.fromAssistant()).length;
    await dana.send({
      to: ['Bob Ray <bob@initech.test>'],
      cc: [ASSISTANT],
      subject: `Design review ${count}`,
      text: 'Hi Bob, let us meet for 45 minutes next week. Sunny will find a time.',
      inReplyTo: (await dana.latest()).messageId,
    });
    const fresh = await newest();
    expect(fresh.id).not.toBe(old.id);
    expect(fresh.participants.map((p) => p.address)).toEqual([dana.email, bob.email]);
    expect((await bob.latest()).subject).toBe(`Re: Design review ${count}`);
    expect(await jane.fromAssistant()).toHaveLength(mails);
  });
});
