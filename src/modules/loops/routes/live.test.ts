import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { Places } from '@/db/places';
import { sessions, users } from '@/db/schema/identity';
import { rateLimits } from '@/db/schema/limits';
import { loops } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';
import { closeSession, openSession } from '@/modules/identity/commands';
import { type ApiEnv, sessionHash } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import { useDatabase } from '../../../../tests/support/database';
import { ownerWithLoop } from '../../../../tests/support/mailbox';
import { markOf } from '../queries/changes';
import { endStreams, liveRoute } from './live';

useDatabase();
afterEach(() => endStreams());

const SECOND = { pollMs: 15, heartbeatMs: 60_000, lifeMs: 60_000 };

/** The stream as this owner's browser opens it. */
async function watch(ownerId: string, options: { mark?: string; pace?: typeof SECOND } = {}) {
  const token = randomUUID();
  const hash = sessionHash(token);
  await openSession({ tokenHash: hash, userId: ownerId, expires: new Date(Date.now() + 3_600_000) });
  const app = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('session', await sessionByHash(hash));
      c.set('sessionHash', hash);
      await next();
    })
    .route('/', liveRoute(options.pace ?? SECOND));
  app.onError((error) => new Response(error.message, { status: (error as Error & { status?: number }).status ?? 500 }));
  const leaving = new AbortController();
  const mark = options.mark ?? (await markOf(ownerId));
  const answer = await app.request(`/?mark=${mark}`, { signal: leaving.signal });
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  return {
    answer,
    hash,
    /** What comes next, or null at the end. */
    next: async () => {
      const { done, value } = await reader.read();
      return done ? null : new TextDecoder().decode(value);
    },
    leave: () => reader.cancel(),
  };
}

const touch = (loopId: string) =>
  database()
    .update(loops)
    .set({ version: sql`${loops.version} + 1` })
    .where(eq(loops.id, loopId));

const changed = (...ids: string[]) => `event: changed\ndata: ${JSON.stringify(ids)}\n\n`;

describe('the stream of changes', () => {
  it('names the loop that has changed', async () => {
    const { ownerId, loopId } = await ownerWithLoop();
    const stream = await watch(ownerId);
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream');
    await touch(loopId);
    expect(await stream.next()).toBe(changed(loopId));
  });

  it('tells of a mail that went out, which changes no version', async () => {
    const { ownerId, loopId } = await ownerWithLoop();
    const stream = await watch(ownerId);
    await database()
      .insert(outgoingMails)
      .values({
        loopId,
        loopVersion: 1,
        actionIndex: 0,
        recipient: 'kim@guest.test',
        messageId: randomUUID(),
        envelopeFrom: 'b@sundial.test',
        raw: Buffer.from(''),
        template: 'offer',
        subject: 'Coffee',
        text: 'Hello',
      });
    expect(await stream.next()).toBe(changed(loopId));
    await database().update(outgoingMails).set({ state: 'sent' }).where(eq(outgoingMails.loopId, loopId));
    expect(await stream.next()).toBe(changed(loopId));
  });

  it('says at once that the page is out of date, and nothing where it is not', async () => {
    const { ownerId, loopId } = await ownerWithLoop();
    const mark = await markOf(ownerId);
    await touch(loopId);
    expect(await (await watch(ownerId, { mark })).next()).toBe(changed());
    const fresh = await watch(ownerId);
    await touch(loopId);
    expect(await fresh.next()).toBe(changed(loopId));
  });

  it("never tells of another owner's loops", async () => {
    const [ana, ben] = [await ownerWithLoop(), await ownerWithLoop()];
    const stream = await watch(ana.ownerId);
    const bens = await watch(ben.ownerId);
    await touch(ben.loopId);
    expect(await bens.next()).toBe(changed(ben.loopId));
    // The first thing that is heard is the own loop.
    await touch(ana.loopId);
    expect(await stream.next()).toBe(changed(ana.loopId));
  });

  it('ends with the session, at the next heartbeat', async () => {
    const { ownerId } = await ownerWithLoop();
    const stream = await watch(ownerId, { pace: { ...SECOND, heartbeatMs: 30 } });
    expect(await stream.next()).toBe(': still here\n\n');
    await closeSession(stream.hash);
    let last = await stream.next();
    while (last === ': still here\n\n') last = await stream.next();
    expect(last).toBeNull();
  });

  it('ends where its holder looks at the pages as somebody else by now', async () => {
    const [admin, other] = [await ownerWithLoop(), await ownerWithLoop()];
    await database().update(users).set({ role: 'ADMIN' }).where(eq(users.id, admin.ownerId));
    const stream = await watch(admin.ownerId, { pace: { ...SECOND, heartbeatMs: 30 } });
    expect(await stream.next()).toBe(': still here\n\n');
    await database()
      .update(sessions)
      .set({ viewAsUserId: other.ownerId, viewAsReason: 'any', viewAsEndsAt: new Date(Date.now() + 600_000) })
      .where(eq(sessions.tokenHash, stream.hash));
    let last = await stream.next();
    while (last === ': still here\n\n') last = await stream.next();
    expect(last).toBeNull();
  });

  it('ends after its life, so that the browser signs in anew', async () => {
    const { ownerId } = await ownerWithLoop();
    const stream = await watch(ownerId, { pace: { ...SECOND, lifeMs: 40 } });
    expect(await stream.next()).toBeNull();
  });

  it('ends when the server stops', async () => {
    const { ownerId } = await ownerWithLoop();
    const stream = await watch(ownerId);
    endStreams();
    expect(await stream.next()).toBeNull();
  });

  it('ends where its place went to another window while its process hung', async () => {
    const { ownerId } = await ownerWithLoop();
    const stream = await watch(ownerId, { pace: { ...SECOND, heartbeatMs: 30 } });
    await database().delete(rateLimits);
    let last = await stream.next();
    while (last === ': still here\n\n') last = await stream.next();
    expect(last).toBeNull();
  });

  it('counts the windows of one person in all processes together', async () => {
    const { ownerId } = await ownerWithLoop();
    const elsewhere = new Places('live windows', 6, 60_000);
    const taken = [];
    for (let n = 0; n < 5; n += 1) taken.push(await elsewhere.take(ownerId));
    const here = await watch(ownerId);
    expect([here.answer.status, (await watch(ownerId)).answer.status]).toEqual([200, 429]);
    await taken[0]?.leave();
    expect((await watch(ownerId)).answer.status).toBe(200);
  });

  it('refuses the seventh window of one person, until one is closed, and nobody else', async () => {
    const [ana, ben] = [await ownerWithLoop(), await ownerWithLoop()];
    const streams = [];
    for (let n = 0; n < 6; n += 1) streams.push(await watch(ana.ownerId));
    expect(streams.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await watch(ana.ownerId)).answer.status).toBe(429);
    expect((await watch(ben.ownerId)).answer.status).toBe(200);
    await streams[0]?.leave();
    await expect.poll(async () => (await watch(ana.ownerId)).answer.status).toBe(200);
  });
});
