import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LoopState } from '@/core/loop/state';
import { database } from '@/db/client';
import { billingMails } from '@/db/schema/billing';
import { notices, userAddresses } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { routeMail } from '@/modules/loops/commands/route-mail';
import { receive } from '@/modules/mailbox/commands/receive';
import { type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { ASSISTANT, letter, verdict } from '../../../tests/support/mailbox';

useDatabase({ connections: 24 });
const world = useBilling();

const DAY = 86_400_000;
let written = 0;

/** A mail of the owner to some guests, with the assistant in copy. */
async function ask({ email, id }: Person, guests = ['kim@guest.test'], runtime: typeof world.runtime = world.runtime) {
  await database()
    .insert(userAddresses)
    .values({ address: email, userId: id, verifiedAt: new Date() })
    .onConflictDoNothing();
  written += 1;
  const headers = {
    From: email,
    To: guests.join(', '),
    Cc: ASSISTANT,
    Subject: 'Coffee',
    'Message-ID': `<${written}@acme.test>`,
  };
  const envelope = { from: email, to: [ASSISTANT] };
  return receive(
    { raw: letter(headers, 'Sunny, find us a time.'), envelope, auth: verdict(email) },
    runtime,
    routeMail,
  );
}
const begun = ({ id }: Person) => database().$count(loops, eq(loops.ownerId, id));
const told = async ({ id }: Person) => ({
  notices: (await database().select().from(notices).where(eq(notices.userId, id))).map(({ kind, text }) => [
    kind,
    text,
  ]),
  mails: (await database().select().from(billingMails).where(eq(billingMails.userId, id))).map(({ kind }) => kind),
});

describe('a plan that has three meetings a month', () => {
  it('begins three; the owner is told of the fourth, once, and nobody else', async () => {
    const dana = await world.person();
    for (let i = 0; i < 5; i += 1) await ask(dana);
    expect(await begun(dana)).toBe(3);
    const text = 'Free includes 3 meetings a month, and you have begun as many. Basic has more.';
    expect(await told(dana)).toEqual({ notices: [['plan', text]], mails: ['limit_met'] });
    await world.subscribe(dana);
    await ask(dana);
    expect(await begun(dana)).toBe(4);
  });

  it('begins no more of those that are asked for at the same moment', async () => {
    const dana = await world.person();
    await ask(dana);
    await Promise.all(Array.from({ length: 8 }, () => ask(dana)));
    expect(await begun(dana)).toBe(3);
  });

  it('goes on with what is open, whatever the plan', async () => {
    const dana = await world.person();
    for (let i = 0; i < 3; i += 1) await ask(dana);
    const [open] = await database().select().from(loops).where(eq(loops.ownerId, dana.id));
    const answer = {
      From: dana.email,
      To: ASSISTANT,
      Subject: 'Re: Coffee',
      'Message-ID': '<again@acme.test>',
      'In-Reply-To': `<${written - 2}@acme.test>`,
    };
    const auth = verdict(dana.email);
    const envelope = { from: dana.email, to: [ASSISTANT] };
    const received = await receive({ raw: letter(answer), envelope, auth }, world.runtime, routeMail);
    expect(received).toMatchObject({ stored: true, loopId: expect.any(String) });
    expect(open).toBeDefined();
    expect(await begun(dana)).toBe(3);
  });

  it('begins again with the month', async () => {
    const dana = await world.person();
    for (let i = 0; i < 4; i += 1) await ask(dana);
    await world.pass(32 * DAY);
    await ask(dana);
    expect(await begun(dana)).toBe(4);
  });
});

it('a group above four guests needs Pro', async () => {
  const dana = await world.person();
  const guests = Array.from({ length: 5 }, (_, index) => `guest${index}@guest.test`);
  await ask(dana, guests);
  expect(await begun(dana)).toBe(0);
  expect((await told(dana)).notices).toEqual([['plan', 'Free includes groups of up to 4 guests. Pro has more.']]);
  await ask(dana, guests.slice(1));
  expect(await begun(dana)).toBe(1);
});

it('a meeting that is open takes no more of the owner’s guests than the plan has room for, and any that a guest brings', async () => {
  const dana = await world.person();
  const [first, ...more] = Array.from({ length: 6 }, (_, index) => `guest${index}@guest.test`);
  await ask(dana, [first!]);
  const [loop] = await database().select().from(loops).where(eq(loops.ownerId, dana.id));
  const kim = { id: 'kim', role: 'guest', address: first!, name: null, status: 'pending' } as const;
  const participants = [...loop!.state.participants, kim] as LoopState['participants'];
  await database()
    .update(loops)
    .set({ state: { ...loop!.state, participants } })
    .where(eq(loops.id, loop!.id));
  const opening = written;
  const answer = (from: string, to: readonly string[]) => {
    written += 1;
    const headers = {
      From: from,
      To: to.join(', '),
      Cc: ASSISTANT,
      Subject: 'Re: Coffee',
      'Message-ID': `<${written}@acme.test>`,
      'In-Reply-To': `<${opening}@acme.test>`,
    };
    const envelope = { from, to: [ASSISTANT] };
    return receive({ raw: letter(headers), envelope, auth: verdict(from) }, world.runtime, routeMail);
  };
  expect(await answer(dana.email, [first!, ...more.slice(0, 3)])).toMatchObject({ loopId: loop!.id });
  expect(await answer(dana.email, [first!, ...more])).toMatchObject({ loopId: null });
  expect((await told(dana)).notices).toEqual([['plan', 'Free includes groups of up to 4 guests. Pro has more.']]);
  expect(await answer(first!, [dana.email, ...more])).toMatchObject({ loopId: loop!.id });
  await world.subscribe(dana, { plan: 'pro', interval: 'month' });
  expect(await answer(dana.email, [first!, ...more])).toMatchObject({ loopId: loop!.id });
});

it.each([
  ['a persona', '/api/assistants', { name: 'Ada', address: 'ada' }],
  ['a delegate', '/api/delegates', { email: 'ana@acme.test', rights: ['schedule'] }],
])('%s is for whoever has Pro', async (_, path, body) => {
  const dana = await world.person();
  const refused = await dana.call('POST', path, body);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'plan_limit']);
  await world.subscribe(dana, { plan: 'pro', interval: 'month' });
  expect((await dana.call('POST', path, body)).status).toBe(201);
});

it('where billing is off nothing is ever met', async () => {
  const dana = await world.person();
  const free = { ...world.runtime, payments: null, settings: { ...world.runtime.settings, billing: false } };
  for (let i = 0; i < 5; i += 1) await ask(dana, undefined, free as unknown as typeof world.runtime);
  expect(await begun(dana)).toBe(5);
  expect(await told(dana)).toEqual({ notices: [], mails: [] });
});
