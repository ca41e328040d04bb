import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDay } from '@/core/time/format';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { briefingAnswers } from '@/db/schema/briefings';
import { loops } from '@/db/schema/loops';
import { tellAnswer } from '@/modules/briefings/commands/tell';
import { latePage } from '@/modules/loops/queries/late-page';
import { loopsOf } from '@/modules/loops/queries/lists';
import { calendarOf } from '../support/calendar-of';
import { type Correspondent, correspondent, type Received } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { mornings } from '../support/mornings';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

/** Dana answers lines of her briefing by their numbers. */
const started = useProduct();
const HOUR = 60;
const ANN = { email: 'ann@hooli.test', name: 'Ann Lee', optional: false };
const TOM = { email: 'tom@initech.test', name: 'Tom Baker', optional: false };
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let tom: Correspondent;
const { nextDay, morning } = mornings(() => started.current());

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
  tom = correspondent(started.current(), TOM.email, TOM.name);
});
beforeEach(async () => {
  await started.current().toTuesday(10);
  await approval('when_unsure');
});

const calendar = () => calendarOf(started.current(), 'dana@acme.test');
async function approval(mode: 'approve_everything' | 'when_unsure'): Promise<void> {
  const url = `${started.current().origin}/api/user/basics`;
  const { basics } = await owner.visitor.json<{ basics: object }>('GET', url);
  await owner.visitor.json('PUT', url, { ...basics, approval: mode });
}
async function ask(subject: string): Promise<void> {
  const text = 'Sunny, please find 30 minutes for us next week.';
  await dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });
}
/** Briefs her, and answers the mail and the number of the line that has these words. */
async function brief() {
  const { id, items, localDate, text } = await morning(owner);
  const mail = (await dana.fromAssistant()).find(({ messageId }) => messageId?.startsWith(`<briefing.${id}@`));
  if (!mail) throw new Error(`There was no briefing on ${localDate}: ${text}`);
  const line = (words: string) => {
    const at = items.findIndex(({ text }) => text.includes(words)) + 1;
    expect(mail.text).toMatch(new RegExp(`^${at}\\. .*${words}`, 'm'));
    return at;
  };
  return { mail, line };
}
/** What she is told since, of what became of her answer. */
async function answer(to: Received, text: string): Promise<string[]> {
  const before = (await told()).length;
  await dana.reply(to, text);
  await expect.poll(async () => await unheard()).toBe(0);
  await started.current().idle();
  return (await told()).slice(before).map(({ text: said }) => said ?? '');
}
const unheard = async () =>
  (await database().select().from(briefingAnswers)).filter((one) => one.toldAt === null).length;
const told = async () =>
  (await dana.fromAssistant()).filter(({ messageId }) => messageId?.startsWith('<briefing-told.'));
const mailsTo = async (person: Correspondent, subject: string) =>
  (await person.fromAssistant()).filter((mail) => mail.subject?.includes(subject));
const detailOf = async (title: string) => {
  const all = await database().select().from(loops).where(eq(loops.ownerId, owner.id));
  const found = all.find(({ state }) => state.thread.subject.includes(title));
  if (!found) throw new Error(`There is no loop of ${title}`);
  return found;
};

describe('a decision', () => {
  it('is answered by the number of its line as by its button, several in one mail, and one mail tells what was done', async () => {
    await approval('approve_everything');
    await ask('Quarterly figures');
    await ask('Year plan');
    const { mail, line } = await brief();
    const [figures, plan] = [line('Quarterly figures'), line('Year plan')];
    expect(await answer(mail, `${figures} yes, ${plan} no\n\nThanks!`)).toEqual([
      expect.stringMatching(
        new RegExp(`^${figures}\\. .*Quarterly figures\nYou said “yes”.*\n\n${plan}\\. .*Year plan\nYou said “no”`),
      ),
    ]);
    expect(await mailsTo(jane, 'Quarterly figures')).toHaveLength(1);
    expect(await mailsTo(jane, 'Year plan')).toHaveLength(0);
    expect((await detailOf('Quarterly figures')).state).toMatchObject({ needsOwner: [], phase: 'OFFERING' });
    expect((await detailOf('Year plan')).state.lastNo).toBeTruthy();
    // Nothing was made of the thanks.
    expect(await loopsOf(owner.id)).toHaveLength(2);
    const [again = ''] = await answer(mail, `${figures}: no\n9: yes`);
    expect(again).toContain('This is over already. I have done nothing.');
    expect(again).toContain('The briefing has no line 9.');
    expect((await detailOf('Quarterly figures')).state.phase).toBe('OFFERING');
  });

  it('that is the only one is answered by a plain yes', async () => {
    await approval('approve_everything');
    await ask('Hiring');
    const { mail, line } = await brief();
    expect(line('Hiring')).toBe(1);
    expect(await answer(mail, 'Approve')).toEqual([expect.stringContaining('You said “Approve”')]);
    expect(await mailsTo(jane, 'Hiring')).toHaveLength(1);
  });

  it('is answered below its line as well, and told once however often that is tried', async () => {
    await approval('approve_everything');
    await ask('Offsite');
    const { mail, line } = await brief();
    const quoted = (mail.text ?? '').split('\n');
    const at = quoted.findIndex((one) => one.startsWith(`${line('Offsite')}. `));
    const marked = quoted.map((one, n) => (n === at ? `> ${one}\napprove\n` : `> ${one}`)).join('\n');
    const before = (await told()).length;
    await dana.send({
      to: [mail.replyTo?.[0]?.address ?? ''],
      subject: `Re: ${mail.subject}`,
      text: `Below.\n\n${marked}`,
      // Some mail programs name no mail that they answer: the address does.
    });
    await expect.poll(unheard).toBe(0);
    await started.current().idle();
    expect(await mailsTo(jane, 'Offsite')).toHaveLength(1);
    const [row] = await database().select().from(briefingAnswers).orderBy(briefingAnswers.at);
    await tellAnswer(row!.messageId, started.current().runtime);
    expect((await told()).slice(before)).toHaveLength(1);
  });
});

describe('a meeting', () => {
  it('that stands in the calendar is moved and cancelled by its line, and without a number by its time or people', async () => {
    const day = await nextDay();
    const budget = await calendar().put('Budget', day + 15 * HOUR, { attendees: [TOM] });
    const planning = await calendar().put('Planning', day + 13 * HOUR, { attendees: [TOM] });
    const review = await calendar().put('Review', day + 11 * HOUR, { attendees: [ANN] });
    const { mail, line } = await brief();
    const [first = ''] = await answer(mail, `push ${line('Budget')} by 30 minutes`);
    expect(first).toContain('You said “push by 30 minutes”. I see to it');
    expect((await calendar().get(budget)).start).toMatchObject({ at: day + 15 * HOUR + 30 });
    expect(await mailsTo(tom, 'Budget')).toHaveLength(1);
    // A time is no number of a line: this goes the way of any mail of hers, and nothing more is told of it.
    expect(await answer(mail, 'push my 1pm by 30 minutes')).toEqual([]);
    expect((await calendar().get(planning)).start).toMatchObject({ at: day + 13 * HOUR + 30 });
    expect(await answer(mail, 'Please cancel the one with Ann')).toEqual([]);
    expect((await calendar().get(review)).status).toBe('cancelled');
    await answer(mail, `cancel ${line('Budget')}`);
    expect((await calendar().get(budget)).status).toBe('cancelled');
  });

  it('that she is late for hears of it by its line, and by the tap of its link', async () => {
    const { advance, runtime, origin } = started.current();
    const day = formatDay(await nextDay(), zoneTable('America/New_York'), 'en');
    await dana.send({
      to: ['Jane Doe <jane@globex.test>'],
      cc: [ASSISTANT],
      subject: 'Coffee',
      text: `Sunny, please find 30 minutes for us on ${day}.`,
    });
    await jane.reply(await jane.latest(), 'The first one works for me.');
    const { start } = (await detailOf('Coffee')).state.booking!;
    const { mail, line } = await brief();
    const link = /Running late\?\s+(http\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    const page = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
    expect(page).toMatch(/\/late\/[\w-]+$/);
    const token = page.split('/').at(-1) ?? '';
    const shown = () => latePage(token, runtime);
    const tap = (minutes: number) =>
      fetch(`${origin}/api/late/${token}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ minutes: String(minutes) }),
      });
    const late = async () => (await mailsTo(jane, 'Coffee')).filter(({ text }) => text?.includes('minutes late'));
    // Early in the morning nobody is late for it yet.
    expect(await shown()).toMatchObject({ kind: 'early', from: start - 60, start });
    expect((await tap(5)).headers.get('location')).not.toContain('said');
    expect(await late()).toHaveLength(0);
    await advance((start - 15) * 60_000 - (await runtime.clock.now()));
    expect(await shown()).toMatchObject({ kind: 'open', minutes: null });
    await answer(mail, `I'm running 10 minutes late for ${line('Jane Doe')}`);
    expect((await late()).map(({ text }) => text)).toEqual([expect.stringContaining('10 minutes late')]);
    expect((await tap(15)).headers.get('location')).toMatch(/\?said=15$/);
    await started.current().idle();
    expect((await late()).at(-1)?.text).toContain('15 minutes late');
    expect(await shown()).toMatchObject({ kind: 'open', minutes: 15 });
    await advance(60 * 60_000);
    expect(await shown()).toMatchObject({ kind: 'over' });
    expect((await tap(20)).headers.get('location')).not.toContain('said');
    const forged = token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect(await latePage(forged, runtime)).toEqual({ kind: 'invalid' });
    const { status } = await fetch(`${origin}/api/late/${forged}`, { method: 'POST' });
    expect(status).toBe(404);
  });
});

it('somebody else who answers a briefing, with its token and by number, brings nothing about', async () => {
  await approval('approve_everything');
  await ask('Salaries');
  const { mail, line } = await brief();
  const before = (await database().select().from(briefingAnswers)).length;
  await jane.reply(mail, `${line('Salaries')}: yes`);
  expect((await detailOf('Salaries')).state.needsOwner).toHaveLength(1);
  expect(await mailsTo(jane, 'Salaries')).toHaveLength(0);
  // Nor does a mail in her name that nothing proves: she is asked whether it was she.
  const { env, idle, sandbox } = started.current();
  const transport = createTransport({ host: '127.0.0.1', port: env.SMTP_PORT, ignoreTLS: true });
  const to = mail.replyTo?.[0]?.address ?? '';
  await transport.sendMail({
    from: 'Dana Reyes <dana@acme.test>',
    to,
    envelope: { from: 'eve@evil.test', to },
    subject: `Re: ${mail.subject}`,
    text: `${line('Salaries')}: yes`,
    inReplyTo: mail.messageId,
    date: new Date(sandbox.control.now()),
  });
  await idle();
  expect((await detailOf('Salaries')).state.needsOwner).toHaveLength(1);
  expect((await database().select().from(briefingAnswers)).length).toBe(before);
  expect(
    (await database().select().from(loops)).filter(({ state }) => state.needsOwner[0]?.kind === 'was_it_you'),
  ).toHaveLength(1);
});
