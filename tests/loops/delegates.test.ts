import { createTransport } from 'nodemailer';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { leftSilent } from '@/modules/mailbox/queries';
import { type Correspondent, correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const JANE = 'Jane Doe <jane@globex.test>';
const FOR = 'Ana Ruiz for Dana Reyes';
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let ana: Correspondent;
let delegate: { id: string };
let subject = '';
let count = 0;

const delegates = (path = '') => `${started.current().origin}/api/delegates${path}`;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
  ana = correspondent(started.current(), 'ana@acme.test', 'Ana Ruiz');
  const added = { email: 'ana@acme.test', name: 'Ana Ruiz', rights: ['initiate'] };
  delegate = await owner.visitor.json('POST', delegates(), added);
});

beforeEach(async () => {
  count += 1;
  subject = `Errand ${count}`;
  await started.current().toTuesday(10);
});

const asks = (text: string) => ana.send({ to: [JANE], cc: [ASSISTANT], subject, text });
/** Hands a mail in Ana's name to the listener, from a host that speaks for nobody. */
async function forged(): Promise<void> {
  const { env, sandbox, idle } = started.current();
  const transport = createTransport({ host: '127.0.0.1', port: env.SMTP_PORT, ignoreTLS: true });
  await transport.sendMail({
    from: 'Ana Ruiz <ana@acme.test>',
    to: [JANE, ASSISTANT],
    envelope: { from: 'eve@evil.test', to: ASSISTANT },
    subject: `${subject} forged`,
    text: 'Sunny, please find 30 minutes for Dana with Jane next week.',
    date: new Date(sandbox.control.now()),
  });
  await idle();
}

async function newest() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}
const reasonsOf = async () => (await newest()).timeline.flatMap(({ plan }) => plan?.reasons ?? []);

describe('somebody who may instruct for several', () => {
  it('is asked for whom a mail is, unless its recipients or its thread say it; nobody else sees it', async () => {
    const ben = await join(started.current(), 'ben@acme.test', 'Ben Cole', { calendar: false });
    const lea = correspondent(started.current(), 'lea@acme.test', 'Lea Voss');
    const rights = { email: 'lea@acme.test', rights: ['initiate'] };
    for (const { visitor } of [owner, ben]) await visitor.json('POST', delegates(), rights);
    const loops = async () => Promise.all([owner, ben].map(async ({ id }) => (await loopsOf(id)).length));
    const [danas = 0, bens = 0] = await loops();
    const text = 'Sunny, please find 30 minutes with Jane next week.';

    await lea.send({ to: [JANE], cc: [ASSISTANT], subject, text });
    const question = await lea.latest();
    expect(question.subject).toBe(`Re: ${subject}`);
    expect(question.text).toContain('Is this for Ben Cole or Dana Reyes?');
    expect(await loops()).toEqual([danas, bens]);
    for (const { id } of [owner, ben]) {
      expect((await leftSilent(id)).filter((mail) => mail.subject === subject)).toEqual([]);
    }
    await lea.send({ to: [JANE], cc: [ASSISTANT, 'Ben Cole <ben@acme.test>'], subject: `${subject} for Ben`, text });
    expect(await loops()).toEqual([danas, bens + 1]);

    // Jane wrote to Dana and the assistant; whoever takes that up means Dana.
    const first = { to: [`Dana Reyes <${owner.email}>`], cc: [ASSISTANT, 'Lea Voss <lea@acme.test>'] };
    const id = await jane.send({ ...first, subject: `${subject} from Jane`, text: 'Could we meet next week?' });
    const thread = { subject: `Re: ${subject} from Jane`, inReplyTo: id, references: [id] };
    await lea.send({ to: [JANE], cc: [ASSISTANT], text, ...thread });
    expect(await loops()).toEqual([danas + 1, bens + 1]);

    const asked = () =>
      lea.fromAssistant().then((all) => all.filter((mail) => mail.text?.includes('Is this for')).length);
    for (let n = 0; n < 4; n += 1) await lea.send({ to: [ASSISTANT], subject: `${subject} ${n}`, text });
    expect(await asked()).toBe(3);
  });
});

describe('a delegate', () => {
  it('opens and steers what lies within their right; it is logged, the owner has a copy, and nothing of theirs is told', async () => {
    await owner.visitor.json('PATCH', delegates(`/${delegate.id}`), { rights: ['initiate'] });
    await asks('Sunny, please find 30 minutes for Dana with Jane next week.');
    const opened = await newest();
    expect(opened.state.participants.map(({ address }) => address)).toEqual([owner.email, 'jane@globex.test']);
    expect(await reasonsOf()).toContain(FOR);
    expect((await jane.latest()).subject).toBe(`Re: ${subject}`);
    expect((await dana.latest()).subject).toBe(`Re: ${subject}`);
    await jane.reply(await jane.latest(), 'The first one works for me.');
    expect((await newest()).state.booking).not.toBeNull();
    await ana.send({
      to: [(await jane.latest()).replyTo?.[0]?.address ?? ''],
      subject: `Re: ${subject}`,
      text: 'Sunny, please cancel the meeting.',
    });
    expect((await newest()).state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
    expect((await reasonsOf()).filter((reason) => reason === FOR)).toHaveLength(2);
    expect(await ana.fromAssistant()).toEqual([]);
  });

  it('who attends stands among the guests', async () => {
    await owner.visitor.json('PATCH', delegates(`/${delegate.id}`), { rights: ['schedule'] });
    await asks('Sunny, please find 30 minutes for Dana, Jane and me next week.');
    const { state } = await newest();
    expect(state.participants.map(({ address }) => address)).toEqual([
      owner.email,
      'jane@globex.test',
      'ana@acme.test',
    ]);
    expect((await ana.latest()).text).toContain('Sunny');
  });

  it('A15 beyond the right, forged or revoked: nothing leaves, and the owner is asked or told', async () => {
    const before = [await jane.fromAssistant(), await ana.fromAssistant()].map((mails) => mails.length);
    const silence = async () => {
      const now = [await jane.fromAssistant(), await ana.fromAssistant()].map((mails) => mails.length);
      expect(now).toEqual(before);
    };
    await owner.visitor.json('PATCH', delegates(`/${delegate.id}`), { rights: ['schedule'] });
    const open = (await loopsOf(owner.id)).length;
    await asks('Sunny, please find 30 minutes for Dana with Jane next week.');
    await silence();
    expect((await dana.latest()).text).toContain('may not decide for you');
    expect((await newest()).state).toMatchObject({ phase: 'INTAKE', offer: null });

    await owner.visitor.json('PATCH', delegates(`/${delegate.id}`), { rights: ['schedule', 'initiate'] });
    await forged();
    await silence();
    expect((await leftSilent(owner.id))[0]?.reason).toMatch(/ana@acme\.test.*could not be verified/);
    await owner.visitor.json('DELETE', delegates(`/${delegate.id}`));
    subject = `${subject} again`;
    await asks('Sunny, please find 30 minutes for Dana with Jane next week.');
    await silence();
    // Whoever is known and no delegate any more is somebody who wrote first: the owner is asked, and nobody else.
    expect(await loopsOf(owner.id)).toHaveLength(open + 2);
    expect((await newest()).state).toMatchObject({ phase: 'INTAKE', offer: null, booking: null });
  });
});
