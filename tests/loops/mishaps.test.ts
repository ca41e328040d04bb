import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loopEvents } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { connectCalendar } from '@/demo/guided-tour';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { resumeReadableLoops } from '@/modules/loops/commands/calendar';
import { addEvent } from '@/modules/loops/commands/open';
import { wake } from '@/modules/loops/commands/wake';
import { loopDetail, loopTitle } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const HOUR = 3_600_000;
const started = useProduct();
let owner: Member;
let other: Member;
let dana: Correspondent;
let jane: Correspondent;
let count = 0;

beforeAll(async () => {
  const product = started.current();
  ({ owner, dana, jane } = await danaAndJane(product));
  other = await join(product, 'omar@acme.test', 'Omar Diaz', { calendar: false });
});

beforeEach(async () => {
  count += 1;
  await started.current().toTuesday(10);
});

const ask = (to: readonly string[]) =>
  dana.send({
    to,
    cc: [ASSISTANT],
    subject: `Mishap ${count}`,
    text: 'Sunny, can you find 30 minutes for us next week?',
  });

async function loop() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

const calendarNotices = async () =>
  (await database().select().from(notices).where(eq(notices.userId, owner.id))).filter(
    (notice) => notice.kind === 'calendar' && notice.dismissedAt === null,
  );

describe('odd mail and double clicks', () => {
  it('a mail without subject, with a guest named twice, is offered once and answered in its thread', async () => {
    await dana.send({
      to: ['Jane Doe <jane@globex.test>', 'JANE@globex.test'],
      cc: [ASSISTANT, 'jane@globex.test'],
      subject: '',
      text: 'Sunny, please find 30 minutes for us next week.',
    });
    const { row, state } = await loop();
    expect(state.participants).toHaveLength(2);
    await jane.reply(await jane.latest(), 'The first one, please.');
    expect((await loop()).row).toMatchObject({ id: row.id, phase: 'BOOKED' });
  });

  it('A2 two tabs that choose different times make one booking and one confirmation', async () => {
    const product = started.current();
    await ask(['Jane Doe <jane@globex.test>']);
    const mail = await jane.latest();
    const [, token = '', set = ''] = /\/t\/([a-z0-9-]+)\?option=\d&set=(\d+)/.exec(mail.text ?? '') ?? [];
    const before = (await jane.fromAssistant()).length;
    const choose = (option: string) =>
      fetch(`${product.origin}/api/slots/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ set, option }),
      });
    await Promise.all(['1', '2', '1', '2'].map(choose));
    await product.idle();
    const { row } = await loop();
    const booked = await database()
      .select()
      .from(meetings)
      .where(and(eq(meetings.loopId, row.id), inArray(meetings.state, ['held', 'confirmed'])));
    expect(booked.map((meeting) => meeting.state)).toEqual(['confirmed']);
    expect((await jane.fromAssistant()).length).toBe(before + 1);
    expect((await choose('3')).status).toBe(409);
  });
});

describe('the calendar is away', () => {
  it('a meeting is cancelled once it is back, the owner is told, and other mail goes on meanwhile', async () => {
    const product = started.current();
    await ask(['Jane Doe <jane@globex.test>']);
    await jane.reply(await jane.latest(), 'The first one, please.');
    const { row } = await loop();
    product.sandbox.control.revokeGrants('dana@acme.test');
    await product.advance(HOUR);
    const answer = await owner.visitor.post(`${product.origin}/api/loops/${row.id}/cancel`, []);
    expect(answer.status).toBe(200);
    await product.idle();
    expect((await loop()).row.phase).toBe('BOOKED');
    expect((await dana.latest()).text).toMatch(/not cancelled yet/);
    expect(await calendarNotices()).toHaveLength(1);
    await connectCalendar(product.origin, owner.visitor, 'dana@acme.test');
    await product.idle();
    expect((await loop()).row.phase).toBe('CLOSED');
    const told = (await jane.fromAssistant()).filter((mail) => mail.subject === `Re: Mishap ${count}`);
    expect(told).toHaveLength(3);
    expect(await calendarNotices()).toEqual([]);
  });

  it('a loop that waits goes on when somebody else has read the calendar since', async () => {
    const product = started.current();
    const { control } = product.sandbox;
    await ask(['Jane Doe <jane@globex.test>']);
    const { row } = await loop();
    const before = (await jane.fromAssistant()).length;
    control.fault({ path: '/sandbox/google/calendar/v3/calendars', method: 'GET', status: 503, times: 1000 });
    await jane.reply(await jane.latest(), 'None of these times works for me.');
    expect((await loop()).state.needsOwner.map((d) => d.id)).toEqual(['calendar-unavailable']);
    control.clearFaults();
    await refreshOwner(owner.id, { maxAgeMs: 0 }, product.runtime);
    await resumeReadableLoops(product.runtime);
    await product.idle();
    expect((await loop()).row).toMatchObject({ id: row.id, displayState: 'OFFERING' });
    expect((await jane.fromAssistant()).length).toBe(before + 1);
  });
});

describe('retention', () => {
  it('a mail whose bytes are forgotten does not stop the loop: the owner is told', async () => {
    const product = started.current();
    await ask(['Jane Doe <jane@globex.test>']);
    const { row, timeline } = await loop();
    const payload = timeline[0]?.payload;
    if (payload?.kind !== 'message') throw new Error('the first event is the mail');
    await database().update(messages).set({ raw: null }).where(eq(messages.id, payload.messageRowId));
    const now = await product.runtime.clock.now();
    await database().transaction((tx) => addEvent(tx, row.id, { ...payload, vouched: true }, `again:${row.id}`, now));
    await wake(row.id, product.runtime);
    await product.idle();
    await jane.reply(await jane.latest(), 'The first one, please.');
    expect((await loop()).row).toMatchObject({ id: row.id, phase: 'BOOKED' });
    const failed = await database()
      .select()
      .from(loopEvents)
      .where(and(eq(loopEvents.loopId, row.id), eq(loopEvents.state, 'failed')));
    expect(failed).toHaveLength(1);
  });
});

describe('authority', () => {
  it("another user's loop does not exist for anybody else", async () => {
    const { origin } = started.current();
    const { row, state } = await loop();
    const stranger = await fetch(`${origin}/api/loops/${row.id}`);
    expect(stranger.status).toBe(401);
    for (const path of ['', `/why?at=${encodeURIComponent('2027-03-03T15:00:00Z')}`]) {
      expect((await other.visitor.get(`${origin}/api/loops/${row.id}${path}`)).status).toBe(404);
    }
    for (const command of ['stop', 'cancel', 'take-over', 'hand-back']) {
      expect((await other.visitor.post(`${origin}/api/loops/${row.id}/${command}`, [])).status).toBe(404);
    }
    expect((await loop()).state).toEqual(state);
    expect(await loopsOf(other.id)).toEqual([]);
    // Nor does the name of the page tell of it.
    expect((await loopTitle(owner.id, row.id))?.title).toBe(state.meeting.title);
    expect(await loopTitle(other.id, row.id)).toBeNull();
  });
});
