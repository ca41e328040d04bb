import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { briefings } from '@/db/schema/briefings';
import { basics } from '@/db/schema/identity';
import { givePlan } from '@/modules/billing/commands/trials/give';
import type { Runtime } from '@/ports/runtime';
import { useDatabase } from '../../../tests/support/database';
import { freshUser } from '../../../tests/support/fresh-user';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';
import { writeBriefing } from './commands/write';

useDatabase();
const runtime = mailboxRuntime();
const withPlans: Runtime = { ...runtime, settings: { ...runtime.settings, billing: true } };
const DAY = 86_400_000;

/** Somebody at seven in the morning, who has not looked at a briefing for a month: they are asked whether to go on. */
async function due(email: string): Promise<string> {
  const { id: userId } = await freshUser(email, 'Rui');
  const hours = { mon: [['09:00', '17:00']] } as const;
  await database()
    .insert(basics)
    .values({ userId, zone: 'America/Sao_Paulo', hours: hours as never });
  const sentAt = new Date(NOW - 31 * DAY);
  const sent = { userId, localDate: sentAt.toISOString().slice(0, 10), kind: 'daily' as const, items: [], html: '-' };
  await database()
    .insert(briefings)
    .values({ ...sent, text: '-', sentAt });
  return userId;
}
const written = async (userId: string) =>
  (await database().select().from(briefings).where(eq(briefings.userId, userId)).orderBy(briefings.localDate)).at(-1);

it('a plan without briefings has none, and is not looked at again that day; one with them has', async () => {
  const free = await due('free@acme.test');
  expect(await writeBriefing(free, withPlans)).toBeNull();
  expect(await written(free)).toMatchObject({ localDate: '2026-03-02', text: '', sentAt: null, pausedAt: null });
  const paying = await due('paying@acme.test');
  await database().transaction((tx) => givePlan(tx, { userId: paying, plan: 'basic', days: 30 }, NOW));
  expect(await writeBriefing(paying, withPlans)).toBe((await written(paying))?.id);
  expect((await written(paying))?.text).not.toBe('');
});

it('where nobody pays everybody has them', async () => {
  const id = await due('everybody@acme.test');
  expect(await writeBriefing(id, runtime)).toBe((await written(id))?.id);
});
