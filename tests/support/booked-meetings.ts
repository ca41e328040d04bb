import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { parseCalendar } from '@/core/ical/parse';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { type Correspondent, correspondent, type Received } from './correspondent';
import { danaAndJane } from './dana-and-jane';
import type { Member } from './member';
import { type Product, useProduct } from './running-product';
import { ASSISTANT } from './variables';

const MINUTE = 60_000;

/** Booked meetings of Dana, each test with a matter of its own, and what can be seen of them. */
export function useBookedMeetings() {
  const started = useProduct();
  let people: { owner: Member; dana: Correspondent; jane: Correspondent; bob: Correspondent };
  let subject = '';
  let count = 0;
  beforeAll(async () => {
    const pair = await danaAndJane(started.current());
    people = { ...pair, bob: correspondent(started.current(), 'bob@initech.test', 'Bob Stone') };
  });
  beforeEach(async () => {
    count += 1;
    subject = `Matter ${count}`;
    await started.current().toTuesday(10);
  });

  /** The newest loop of the owner. */
  async function loop() {
    const { owner } = people;
    const [row] = await loopsOf(owner.id);
    const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
    if (!detail) throw new Error('There is no loop');
    return detail;
  }

  async function booked() {
    const { state } = await loop();
    if (!state.booking) throw new Error('nothing is booked');
    return state.booking;
  }

  return {
    loop,
    people: () => people,
    product: (): Product => started.current(),
    subject: () => subject,

    /** The loop waits for the owner. */
    waits: async () => (await loop()).state.needsOwner.length > 0,

    /** Dana asks, Jane takes the first option. */
    async oneToOne() {
      const { dana, jane } = people;
      const text = 'Sunny, can you find 30 minutes for Jane and me next week?';
      await dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });
      await jane.reply(await jane.latest(), 'The first one works for me.');
      return booked();
    },

    /** Dana asks, Jane and Bob take the first option. */
    async group() {
      const { dana, jane, bob } = people;
      const to = ['Jane Doe <jane@globex.test>', 'Bob Stone <bob@initech.test>'];
      const text = 'Sunny, can you find 30 minutes for Jane, Bob and me next week?';
      await dana.send({ to, cc: [ASSISTANT], subject, text });
      await jane.reply(await jane.latest(), 'The first one works for me.');
      await bob.reply(await bob.latest(), 'The first one works for me.');
      return booked();
    },

    /** What the assistant has written to somebody about this test's matter, oldest first. */
    mailsTo: async (person: Correspondent): Promise<Received[]> =>
      (await person.fromAssistant()).filter((mail) => mail.subject?.includes(subject)),

    /** To so many minutes before the meeting. */
    async shortly(start: number, minutes: number) {
      const now = await started.current().runtime.clock.now();
      await started.current().advance((start - minutes) * MINUTE - now);
    },

    /** Dana's calendar, and the event of the newest loop in it. */
    calendar() {
      const { control, googleApiRoot } = started.current().sandbox;
      const port = googleCalendar({ root: googleApiRoot });
      const grant = { accessToken: control.accessToken('dana@acme.test') };
      const event = async () => {
        const rows = await database()
          .select()
          .from(meetings)
          .where(eq(meetings.loopId, (await loop()).row.id));
        const id = rows.find((row) => row.providerEventId !== null)?.providerEventId;
        if (!id) throw new Error('There is no event');
        return port.get(grant, 'primary', id);
      };
      return { port, grant, event };
    },

    /** What stands in the calendars has been taken up. */
    seen: () => started.current().lookAtCalendars(),
  };
}

/** The event that is attached to a mail. */
export function icsOf(mail: Received | undefined) {
  return parseCalendar(icsTextOf(mail)).events[0];
}

/** The iCalendar text that is attached to a mail; empty where there is none. */
export function icsTextOf(mail: Received | undefined): string {
  const content = mail?.attachments.find((a) => a.mimeType === 'text/calendar')?.content;
  return typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer | undefined);
}
