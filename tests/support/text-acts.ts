import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { twilioSignature } from '@/adapters/twilio/signature';
import type { Decision } from '@/core/loop/state';
import { database } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { texts } from '@/db/schema/texting';
import { noticeMatters } from '@/modules/texting/commands/notice';
import { queueText } from '@/modules/texting/commands/queue';
import { createApi } from '@/server/app';
import { SANDBOX_TWILIO } from '../../sandbox/start';
import { LINE, type Texted, type TextingWorld } from './texting';

/** What tests do with texts in this world. */
export function textActs(world: TextingWorld) {
  const twilio = () => world.sandbox.control.twilio;
  /** A text of ours that is to go out. */
  async function queued({ userId, phone }: Texted, over: object = {}): Promise<string> {
    const nowMs = await world.runtime.clock.now();
    const text = { userId, peer: phone, kind: 'reply', body: `Hello ${randomUUID()}`, about: randomUUID() } as const;
    return (await queueText(database(), { ...text, until: nowMs + 3_600_000, ...over }, nowMs)) as string;
  }
  const rowOf = async (id: string) => (await database().select().from(texts).where(eq(texts.id, id)))[0];

  /** What the vendor posts, signed by `token`. */
  async function post(path: string, fields: Record<string, string>, token: string = SANDBOX_TWILIO.authToken) {
    const url = `${world.origin}${path}`;
    const signature = twilioSignature(
      token,
      url,
      new Map(Object.entries(fields).map(([name, value]) => [name, [value]])),
    );
    const headers = { 'X-Twilio-Signature': signature, 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    return createApi(world.runtime).request(path, { method: 'POST', headers, body });
  }
  const sid = () => `SM${randomUUID().replaceAll('-', '')}`;
  const said = (From: string, Body: string, To: string = LINE) => ({
    ...{ MessageSid: sid(), AccountSid: SANDBOX_TWILIO.accountSid, From, To, Body },
  });

  /** The owner's telephone texts, and what it is texted since. */
  async function answer({ phone }: Texted, body: string): Promise<string[]> {
    const before = world.on(phone).length;
    twilio().text(phone, LINE, body);
    await world.settle();
    return world.on(phone).slice(before);
  }

  /** A question waits in the owner's loop. */
  async function asked({ loopId }: Texted, over: Partial<Decision> = {}): Promise<void> {
    const [loop] = await database().select().from(loops).where(eq(loops.id, loopId));
    const question: Decision = {
      ...{
        id: `q-${randomUUID()}`,
        kind: 'cancel',
        text: 'Kim wants to cancel. Shall I?',
        quote: null,
        planVersion: null,
      },
      askedAt: Math.floor((await world.runtime.clock.now()) / 60_000),
      ...over,
    };
    const state = { ...loop!.state, needsOwner: [...loop!.state.needsOwner, question] };
    await database().update(loops).set({ state }).where(eq(loops.id, loopId));
  }
  const answersTo = ({ loopId }: Texted) =>
    database()
      .select({ payload: loopEvents.payload })
      .from(loopEvents)
      .where(and(eq(loopEvents.loopId, loopId), eq(loopEvents.kind, 'decision')));
  async function put(owner: Texted): Promise<string> {
    await noticeMatters(world.runtime);
    await world.settle();
    return world.on(owner.phone).at(-1) ?? '';
  }
  return { answer, answersTo, asked, post, put, queued, rowOf, said, twilio };
}
