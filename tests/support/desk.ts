import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { parseMail } from '@/adapters/mime/parse';
import { createComposer } from '@/adapters/smtp/compose';
import { makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { weekdayOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';
import { routeMail } from '@/modules/loops/commands/route-mail';
import { loopById, pendingWork } from '@/modules/loops/queries/loops';
import { makeDecide } from '@/modules/loops/steps/decide';
import { makePerform } from '@/modules/loops/steps/perform';
import { makeRead } from '@/modules/loops/steps/read';
import { receive } from '@/modules/mailbox/commands/receive';
import { signingKey } from '@/modules/mailbox/policy';
import { saveBasics } from '@/modules/preferences/commands/save-basics';
import { type BasicsForm, DEFAULT_HOURS, DEFAULTS } from '@/modules/preferences/schema';
import type { Runtime } from '@/ports/runtime';
import { type CalendarWorld, connectedOwner } from './calendar';
import { letter, verdict } from './mailbox';

/**
 * The assistant at its desk, without engine and network: mail is handed in, every step that is pending is run, and what
 * would leave lies in the outbox.
 */
export async function deskOf(world: CalendarWorld, email: string, form: Partial<BasicsForm> = {}) {
  toTuesdayMorning(world);
  const runtime: Runtime = {
    ...world.runtime,
    compose: createComposer(null),
    parse: parseMail,
    workflows: { dispatch: async () => {}, schedule: async () => {} },
  };
  const owner = await connectedOwner(world, email);
  await database().update(users).set({ name: 'Dana Reyes' }).where(eq(users.id, owner.id));
  await database()
    .insert(userAddresses)
    .values({ address: email, userId: owner.id, verifiedAt: new Date() })
    .onConflictDoNothing();
  const basics: BasicsForm = { ...DEFAULTS, zone: 'America/New_York', hours: DEFAULT_HOURS, ...form };
  await settings({});
  const assistant = runtime.settings.assistant.address;

  function sandboxNow(): number {
    return world.now() * 60_000;
  }

  async function settings(patch: Partial<BasicsForm>): Promise<void> {
    const saved = await saveBasics(owner.id, { ...basics, ...patch }, sandboxNow());
    if (!saved.ok) throw new Error(`Not saved: ${saved.reason}`);
  }

  const desk = {
    owner,
    runtime,
    assistant,
    /** Changes the settings. */
    settings,
    /** A mail comes in; resolves when all that it causes is done. Answers the loop that it belongs to. */
    async mail(from: string, to: { to: string[]; cc?: string[]; subject: string; text: string; level?: 'A0' | 'A2' }) {
      const headers = {
        From: from,
        To: to.to.join(', '),
        ...(to.cc ? { Cc: to.cc.join(', ') } : {}),
        Subject: to.subject,
        'Message-ID': `<${randomUUID()}@mail.test>`,
        Date: new Date(sandboxNow()).toUTCString(),
      };
      const address = /<(.+)>/.exec(from)?.[1] ?? from;
      const auth = verdict(address, { level: to.level ?? 'A2' });
      const received = await receive(
        { raw: letter(headers, to.text), auth, envelope: { from: address, to: [assistant] } },
        runtime,
        routeMail,
      );
      await desk.work();
      if (!received.stored) throw new Error('It was not stored');
      return received;
    },
    /** The address that answers to a loop go to. */
    addressOf: (loopId: string) => replyAddress(assistant, makeReplyToken(loopId, signingKey(runtime.settings))),
    /** Runs what is pending for every loop of the owner. */
    async work(): Promise<void> {
      for (let turn = 0; turn < 30; turn += 1) {
        const ids = (await desk.loops()).map((loop) => loop.id);
        let busy = false;
        for (const id of ids) {
          const { actions, eventId } = await pendingWork(id, await runtime.clock.now(), new Date(0));
          for (const { planId, index } of actions) await makePerform(runtime)(planId, index);
          if (actions.length > 0) busy = true;
          else if (eventId !== null) {
            await makeRead(runtime)(eventId);
            await makeDecide(runtime)(eventId);
            busy = true;
          }
        }
        if (!busy) return;
      }
      throw new Error('It does not come to rest');
    },
    /** Loops of the owner, oldest first. */
    loops: () => database().select().from(loops).where(eq(loops.ownerId, owner.id)).orderBy(asc(loops.createdAt)),
    loop: async (id: string) => {
      const found = await loopById(id);
      if (!found) throw new Error('There is no such loop');
      return found;
    },
    /** What was written to somebody, oldest first. */
    async outbox(recipient: string) {
      const ids = new Set((await desk.loops()).map((loop) => loop.id));
      const rows = await database()
        .select()
        .from(outgoingMails)
        .where(eq(outgoingMails.recipient, recipient))
        .orderBy(asc(outgoingMails.createdAt), asc(outgoingMails.loopVersion));
      return rows.filter((row) => ids.has(row.loopId));
    },
    events: (loopId: string) =>
      database()
        .select()
        .from(loopEvents)
        .where(and(eq(loopEvents.loopId, loopId)))
        .orderBy(asc(loopEvents.id)),
  };
  return desk;
}

/** Moves the stand-in's clock to the next Tuesday, ten o'clock in New York. */
function toTuesdayMorning({ sandbox, now }: CalendarWorld): void {
  const zone = zoneTable('America/New_York');
  let day = Math.floor(toWall(zone, now()) / 1440) + 1;
  while (weekdayOf(day) !== 1) day += 1;
  const at = toInstant(zone, day * 1440 + 600) * 60_000;
  sandbox.control.setClockOffset(at - Date.now());
}
