import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { HOOK_EVENTS, type HookEvent } from '@/core/hooks/events';
import { HOOK_MESSAGES } from '@/modules/hooks/schema';
import { useBookedMeetings } from '../support/booked-meetings';
import { useHookReceiver } from '../support/hook-receiver';

const scene = useBookedMeetings();
const receiver = useHookReceiver();
const instant = (minute: number) => new Date(minute * 60_000).toISOString();

it('a program of the owner is told by webhooks of what is booked, moved, to be decided and cancelled, each once', async () => {
  const { owner, dana, jane } = scene.people();
  const { origin } = scene.product();
  const hook = { url: receiver.url, events: HOOK_EVENTS };
  const { id, secret } = (await owner.visitor.json('POST', `${origin}/api/hooks`, hook)) as {
    id: string;
    secret: string;
  };
  const booking = await scene.oneToOne();
  const { row } = await scene.loop();
  await receiver.until(1);
  await jane.reply(await jane.latest(), 'Could we push it back an hour?');
  await receiver.until(2);
  await dana.reply(await dana.latest(), 'Sunny, please push it back another hour.');
  await jane.reply(await jane.latest(), 'That works.');
  await receiver.until(3);
  // Moving it twice needs the owner's word (E17).
  await dana.reply(await dana.latest(), 'Sunny, please push it back another hour.');
  await receiver.until(4);
  const { state } = await scene.loop();
  await dana.reply(await dana.latest(), 'Sunny, please cancel this meeting.');
  await receiver.until(5);
  const told = receiver.arrived.map(({ body, headers }) => {
    const message = new Webhook(secret).verify(body, headers as Record<string, string>) as { type: HookEvent };
    return HOOK_MESSAGES[message.type].parse(message);
  });
  const moved = (from: number, to: number) => ({
    type: 'meeting.moved',
    data: { meeting: { start: instant(to) }, previous: { start: instant(from) } },
  });
  const { start } = booking;
  expect(told).toMatchObject([
    { type: 'meeting.booked', data: { loopId: row.id, meeting: { start: instant(start), zone: 'America/New_York' } } },
    moved(start, start + 60),
    moved(start + 60, start + 120),
    { type: 'decision.needed', data: { loopId: row.id, decision: { id: state.needsOwner[0]?.id } } },
    { type: 'meeting.cancelled', data: { meeting: { start: instant(start + 120) } } },
  ]);
  const { items } = (await owner.visitor.json('GET', `${origin}/api/hooks/${id}/deliveries`)) as {
    items: { type: string }[];
  };
  expect(items.map(({ type }) => type)).toEqual(told.map(({ type }) => type).reverse());
});
