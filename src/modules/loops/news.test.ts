import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { changeSettings } from '@/modules/account/commands/settings';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';

useDatabase();
const { world } = useCalendars();
const DAY = 86_400_000;

const email = 'dana@acme.test';
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  desk = await deskOf(world(), email);
});

const wants = (notifications: { reminders?: boolean; reports?: boolean }) =>
  changeSettings(desk.owner.id, { notifications }, Date.now());
const ask = async () => {
  const text = 'Sunny, can you find 30 minutes for Jane and me next week?';
  const to = ['Jane Doe <jane@globex.test>'];
  const { loopId } = await desk.mail(`Dana <${email}>`, { to, cc: [desk.assistant], subject: 'Affair', text });
  return loopId as string;
};
const toDana = async (loopId: string, template: string) =>
  (await desk.outbox(email)).filter((mail) => mail.loopId === loopId && mail.template === template);

it.each([true, false])('a report comes by mail: %s; unwanted, it stands as a notice', async (wanted) => {
  await wants({ reports: wanted, reminders: !wanted });
  const loopId = await ask();
  await desk.mail('Jane Doe <jane@globex.test>', {
    to: [desk.addressOf(loopId)],
    subject: 'Re: Affair',
    text: 'Thanks, but I am not interested.',
  });
  expect((await desk.loop(loopId)).phase).toBe('CLOSED');
  const reports = await toDana(loopId, 'owner_status');
  const standing = await database()
    .select({ text: notices.text })
    .from(notices)
    .where(and(eq(notices.loopId, loopId), eq(notices.kind, 'report')));
  expect([reports.length, standing.length]).toEqual(wanted ? [1, 0] : [0, 1]);
  expect((wanted ? reports : standing)[0]?.text).toContain('Jane Doe declined');
});

it.each([true, false])('the question comes in any case, a reminder of it by mail: %s', async (wanted) => {
  await wants({ reminders: wanted, reports: !wanted });
  await desk.settings({ approval: 'approve_everything' });
  const loopId = await ask();
  const questions = async () => (await toDana(loopId, 'owner_question')).length;
  expect(await questions()).toBe(1);
  const start = world().sandbox.control.now();
  // After four working hours a notice, after a working day the mail.
  for (const days of [1, 2]) {
    world().sandbox.control.setClockOffset(start + days * DAY - Date.now());
    await desk.work();
  }
  expect(await questions()).toBe(wanted ? 2 : 1);
});
