import { beforeAll, beforeEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { phoneLines } from '@/db/schema/phone-lines';
import { setFlag } from '@/modules/flags/commands';
import { SANDBOX_TWILIO } from '../../sandbox/start';
import { useBookedMeetings } from '../support/booked-meetings';
import { ASSISTANT } from '../support/variables';

const PHONE = '+14155552671';
const [LINE] = SANDBOX_TWILIO.numbers;
const scene = useBookedMeetings();
const twilio = () => scene.product().sandbox.control.twilio;

/** What Dana's telephone has been texted by us, oldest first. */
async function texted(): Promise<string[]> {
  await scene.product().texted();
  const texts = twilio().phone(PHONE);
  return texts.filter(({ direction }) => direction === 'outbound-api').map(({ body }) => body);
}

/** Dana texts from her telephone. @returns what she is texted since */
async function text(body: string): Promise<string[]> {
  const before = (await texted()).length;
  twilio().text(PHONE, LINE, body);
  return (await texted()).slice(before);
}

const call = <T>(method: string, path: string, body?: unknown) =>
  scene.people().owner.visitor.json<T>(method, `${scene.product().origin}${path}`, body);

async function approval(mode: 'approve_everything' | 'when_unsure'): Promise<void> {
  const { basics } = await call<{ basics: object }>('GET', '/api/user/basics');
  await call('PUT', '/api/user/basics', { ...basics, approval: mode });
}

/** Dana asks for a meeting. */
async function ask(): Promise<void> {
  const { dana } = scene.people();
  const text = 'Sunny, can you find 30 minutes for Jane and me next week?';
  await dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject: scene.subject(), text });
}

beforeAll(async () => {
  await setFlag('sms', { on: true, percent: 100 }, 'test');
  await database()
    .insert(phoneLines)
    .values({ number: LINE, capabilities: ['sms'], pool: true, createdAt: new Date() });
  await call('POST', '/api/user/phone', { number: '+1 (415) 555-2671' });
  const code = /\d{6}/.exec((await texted()).at(-1) ?? '')?.[0];
  await call('POST', '/api/user/phone/verify', { code, agreed: true });
  expect((await texted()).at(-1)).toContain('STOP');
});
beforeEach(() => approval('when_unsure'));

it('a decision is texted, and the number of its answer carries it out as the button would', async () => {
  const { jane } = scene.people();
  await approval('approve_everything');
  await ask();
  const [, asked = ''] = [null, (await texted()).at(-1)];
  expect(asked).toContain(`${scene.subject()}:`);
  expect(asked).toMatch(/Times: .* ET.*Answer 1 .*, 2 .*, or in your words\./);
  expect(await scene.mailsTo(jane)).toHaveLength(0);
  expect(await text('#1')).toEqual([]);
  expect(await scene.waits()).toBe(false);
  expect(await scene.mailsTo(jane)).toHaveLength(1);
  // The same number once more answers nothing.
  expect(await text('1')).toEqual(['That was answered already.']);
  expect(await scene.mailsTo(jane)).toHaveLength(1);
});

it.each([
  ['y', 1],
  ['no', 0],
])('"%s" is an answer, too', async (word, mails) => {
  const { jane } = scene.people();
  await approval('approve_everything');
  await ask();
  await text(word);
  expect(await scene.waits()).toBe(false);
  expect(await scene.mailsTo(jane)).toHaveLength(mails);
});

it('words are read as in a mail, and what is not understood is asked once more', async () => {
  const { jane } = scene.people();
  await approval('approve_everything');
  await ask();
  const [again = ''] = await text('hmm maybe the one with the thing');
  expect(again).toContain('could not read your answer');
  expect(await scene.waits()).toBe(true);
  const times = (await scene.loop()).state.proposal?.after.offer?.slots;
  expect(times?.length).toBeGreaterThan(1);
  await text('yes, but make it 45 minutes pls');
  await text('yes');
  expect((await scene.mailsTo(jane)).at(-1)?.text).toContain('45-minute');
});

it('"10 late" tells the guest of the meeting that is near, once, and warns of the next one', async () => {
  const { jane } = scene.people();
  const { start, end } = await scene.oneToOne();
  await scene.shortly(start, 61);
  expect(await text('10 late')).toEqual([expect.stringContaining('told nobody')]);
  await scene.shortly(start, 15);
  const { port, grant } = scene.calendar();
  await port.insert(grant, 'primary', {
    id: `budget${Date.now()}`,
    summary: 'Budget',
    description: '',
    location: null,
    start: end + 5,
    end: end + 35,
    zone: 'America/New_York',
    attendees: [],
    conferenceRequestId: null,
  });
  await scene.seen();
  const mails = (await scene.mailsTo(jane)).length;
  const [noted = ''] = await text('10 late');
  expect(noted).toMatch(
    /^Noted: you are 10 min late for .*, .* ET\. Mind that Budget begins at .* ET, before this one ends\.$/,
  );
  const told = await scene.mailsTo(jane);
  expect(told.slice(mails).map((mail) => mail.text)).toEqual([expect.stringContaining('10 minutes late')]);
});

it('a guest who is late, and the first meeting of the day, are told of by text', async () => {
  const { jane } = scene.people();
  const { start } = await scene.oneToOne();
  await scene.shortly(start, 55);
  await scene.seen();
  expect((await texted()).filter((one) => one.startsWith('First today, '))).toHaveLength(1);
  expect(await texted()).toContainEqual(expect.stringMatching(/^First today, \d.* ET: /));
  await scene.shortly(start, 10);
  await jane.reply(await jane.latest(), 'Running 10 minutes late, sorry!');
  expect((await texted()).at(-1)).toContain('Jane Doe is 10 min late for ');
});

it('a tap says the same as a text, of a meeting that is near alone', async () => {
  const { jane } = scene.people();
  const { start } = await scene.oneToOne();
  const { id } = (await scene.loop()).row;
  const tap = () => call('POST', `/api/loops/${id}/late`, { minutes: 15 });
  await expect(tap()).rejects.toThrow('409');
  await scene.shortly(start, 20);
  const mails = (await scene.mailsTo(jane)).length;
  await tap();
  await tap();
  await scene.product().idle();
  const told = (await scene.mailsTo(jane)).slice(mails);
  expect(told.map((mail) => mail.text)).toEqual([expect.stringContaining('15 minutes late')]);
});
