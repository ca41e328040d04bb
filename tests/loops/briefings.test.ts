import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { briefingClicks, briefings } from '@/db/schema/briefings';
import { dispatchBriefings } from '@/modules/briefings/commands/wake';
import { makeBriefingSteps } from '@/modules/briefings/steps';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import { join, type Member } from '../support/member';
import { briefingsOf, mornings } from '../support/mornings';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const DAY_MS = 86_400_000;
let owner: Member;
let quiet: Member;
let dana: Correspondent;

beforeAll(async () => {
  const product = started.current();
  ({ owner, dana } = await danaAndJane(product));
  product.sandbox.control.addPerson({ email: 'quinn@acme.test', name: 'Quinn Low', zone: 'America/New_York' });
  // Everything is shown to Dana first: there is something to decide.
  const url = `${product.origin}/api/user/basics`;
  const { basics } = await owner.visitor.json<{ basics: object }>('GET', url);
  await owner.visitor.json('PUT', url, { ...basics, approval: 'approve_everything' });
  quiet = await join(product, 'quinn@acme.test', 'Quinn Low', { calendar: true });
});

const rowsOf = briefingsOf;
const newest = async (member: Member) => (await rowsOf(member)).at(-1);
const { toMorning, morning: briefedNext } = mornings(() => started.current());
const morning = () => briefedNext(owner);
const briefed = async () =>
  (await dana.fromAssistant()).filter(({ subject }) => /^Your day:|^Shall/.test(subject ?? ''));
const follow = (url: string) => fetch(url, { redirect: 'manual' });
const urlAfter = (text: string, label: string) => new RegExp(`${label}:\\s+(http\\S+)`).exec(text)?.[1] ?? '';
const clicksOf = (id: string) => database().select().from(briefingClicks).where(eq(briefingClicks.briefingId, id));

describe('the morning’s briefing', () => {
  it('tells what there is to decide, once, by a link that leads to the decision and shows that it is read', async () => {
    await dana.send({
      to: ['Jane Doe <jane@globex.test>'],
      cc: [ASSISTANT],
      subject: 'Quarterly figures',
      text: 'Sunny, please find 30 minutes for us next week.',
    });
    const { id, items } = await morning();
    await dispatchBriefings(started.current().runtime);
    await makeBriefingSteps(started.current().runtime).send(id);
    const mails = await briefed();
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text ?? '';
    expect(text).toContain('Times are ET');
    expect(items.length).toBeLessThanOrEqual(5);
    expect(items[0]).toMatchObject({ kind: 'decision', text: expect.stringContaining('Quarterly figures') });
    expect(text).toContain(`1. ${items[0]?.text}`);
    const decide = urlAfter(text, 'Decide');
    const answer = await follow(decide);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/\/approve\/[\w-]+$/)]);
    await follow(decide);
    expect(await clicksOf(id)).toMatchObject([{ item: 0, by: 'click' }]);
    expect((await follow(`${decide}x`)).status).toBe(404);
  });

  it('does not come where there is nothing to say', async () => {
    await expect.poll(() => newest(quiet)).toMatchObject({ items: [], text: '', sentAt: null });
  });

  it('is known to be read when it is answered by mail', async () => {
    const [mail] = await briefed();
    const { id } = (await newest(owner))!;
    await dana.send({
      to: [ASSISTANT],
      subject: `Re: ${mail?.subject}`,
      text: 'Thanks!',
      inReplyTo: mail?.messageId ?? '',
    });
    expect((await clicksOf(id)).map(({ by }) => by)).toEqual(['click', 'answer']);
  });

  it('asks whether it is to go on when nobody has looked for 28 days, and then comes no more until it is wanted', async () => {
    const { runtime } = started.current();
    const longAgo = new Date((await runtime.clock.now()) - 29 * DAY_MS);
    await database().delete(briefingClicks);
    await database().update(briefings).set({ sentAt: longAgo }).where(eq(briefings.userId, owner.id));
    const asked = await morning();
    expect(asked).toMatchObject({ items: [{ kind: 'question' }], pausedAt: expect.any(Date) });
    const mail = (await briefed()).at(-1);
    expect(mail?.subject).toBe('Shall your morning briefing go on?');
    await toMorning();
    await dispatchBriefings(runtime);
    await expect.poll(async () => (await rowsOf(quiet)).length).toBe(3);
    expect((await newest(owner))?.id).toBe(asked.id);
    // A no is no sign that it is wanted.
    await dana.reply(mail!, 'No, thanks.');
    expect(await clicksOf(asked.id)).toEqual([]);
    const answer = await follow(urlAfter(mail?.text ?? '', 'Keep it coming'));
    expect(answer.headers.get('location')).toMatch(/\/settings\/notifications$/);
    await dispatchBriefings(runtime);
    await expect.poll(async () => (await rowsOf(owner)).length).toBe(3);
  });

  it('does not come to whoever has switched it off', async () => {
    const { origin, runtime } = started.current();
    await owner.visitor.json('PATCH', `${origin}/api/user`, { notifications: { briefing: false } });
    const before = [(await rowsOf(owner)).length, (await rowsOf(quiet)).length] as const;
    await toMorning();
    await dispatchBriefings(runtime);
    await expect.poll(async () => (await rowsOf(quiet)).length).toBe(before[1] + 1);
    expect((await rowsOf(owner)).length).toBe(before[0]);
  });
});
