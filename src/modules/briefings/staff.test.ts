import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { briefingClicks, briefings } from '@/db/schema/briefings';
import { auditLog, basics, users } from '@/db/schema/identity';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';
import type { HumanHelp } from '../account/constants';

useDatabase();
const DAY = 86_400_000;
let call: CallProduct;
let admin: string;
beforeAll(async () => {
  admin = (await person('always')).id;
  call = await apiAs(mailboxRuntime(), admin, 'ADMIN');
});

async function person(humanHelp: HumanHelp) {
  const email = `${randomUUID()}@acme.test`;
  const [user] = await database().insert(users).values({ email, humanHelp }).returning();
  await database().insert(basics).values({ userId: user!.id, zone: 'America/New_York', hours: {} });
  return { id: user!.id, email };
}

/** A briefing that was sent so many days ago; clicked so many days ago, if at all. */
async function briefed(userId: string, sentDays: number, clickedDays?: number, more: object = {}) {
  const sentAt = new Date(NOW - sentDays * DAY);
  const [row] = await database()
    .insert(briefings)
    .values({
      userId,
      localDate: sentAt.toISOString().slice(0, 10),
      kind: 'daily',
      items: [{ kind: 'meeting', text: 'Lunch with my lawyer', href: null }],
      html: '-',
      text: '-',
      sentAt,
      ...more,
    })
    .returning({ id: briefings.id });
  if (clickedDays === undefined) return;
  const at = new Date(NOW - clickedDays * DAY);
  await database().insert(briefingClicks).values({ briefingId: row!.id, userId, by: 'click', at });
}

describe('the trial of a briefing', () => {
  const attempt = (body: object) => call('POST', '/api/admin/daily-briefing-test', { date: '2026-03-02', ...body });

  it('shows what somebody would be told, against the last one, and they see that it was looked at', async () => {
    const { id, email } = await person('always');
    await briefed(id, 3);
    const answer = await attempt({ email });
    expect(answer.status).toBe(200);
    const { subject, text, html, diff } = await answer.json();
    expect(subject).toBe('Your day: Monday, March 2');
    expect(html).toContain('<html lang="en">');
    expect(text).not.toMatch(/https?:/);
    expect(diff).toEqual([{ change: 'removed', text: 'Lunch with my lawyer' }]);
    const looks = and(eq(auditLog.userId, id), eq(auditLog.action, 'content.seen'), eq(auditLog.actor, admin));
    expect(await database().$count(auditLog, looks)).toBe(1);
  });

  it.each(['off', 'when_stuck'] as const)('is refused where human help is %s, and nothing is shown', async (help) => {
    const { id } = await person(help);
    const answer = await attempt({ userId: id });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'human_help_off']);
    expect(await database().$count(auditLog, eq(auditLog.userId, id))).toBe(0);
  });

  it.each([
    [{ email: 'nobody@acme.test' }, 422, 'user_unknown'],
    [{}, 400, 'invalid'],
    [{ email: 'nobody@acme.test', date: '2026-02-30' }, 400, 'invalid'],
  ])('is refused: %o', async (body, status, code) => {
    const answer = await attempt(body);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});

it('the churn tells who has stopped and allows human help, no word of what they were told, and no count below ten', async () => {
  const [stopped, hidden, reads] = [await person('always'), await person('off'), await person('always')];
  for (const { id } of [stopped, hidden]) await briefed(id, 40);
  await briefed(stopped.id, 12, undefined, {
    pausedAt: new Date(NOW - 12 * DAY),
    items: [{ kind: 'question', text: '', href: null }],
  });
  await briefed(reads.id, 40, 2);
  for (let more = 0; more < 12; more += 1) await briefed((await person('off')).id, 5, 1);
  const answer = await (await call('GET', '/api/admin/daily-briefing-churn?weeks=8')).json();
  const text = JSON.stringify(answer);
  expect(answer.stopped).toEqual([
    { email: stopped.email, lastSentAt: new Date(NOW - 12 * DAY).toISOString(), paused: true, held: ['meeting'] },
  ]);
  expect(text).not.toContain('lawyer');
  expect(text).not.toContain(hidden.email);
  const week = (days: number) => answer.cohorts.find((one: { week: string }) => one.week === monday(NOW - days * DAY));
  expect(answer.cohorts).toHaveLength(8);
  // Of five days ago there are twelve, and the one of the first test; of forty days ago three.
  expect(week(5)).toMatchObject({ readers: 13, active: 12 });
  expect(week(40)).toMatchObject({ readers: null, active: null });
  expect(week(12)?.readers).toBe(0);
});

function monday(ms: number): string {
  const day = Math.floor(ms / DAY);
  return new Date((day - ((day + 3) % 7)) * DAY).toISOString().slice(0, 10);
}
