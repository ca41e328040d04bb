import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let count = 0;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
});

beforeEach(async () => {
  count += 1;
  await started.current().toTuesday(10);
});

/** Dana enters something in her calendar herself; nobody is told of it. */
async function enter(start: number, end: number): Promise<void> {
  const { sandbox } = started.current();
  const answer = await fetch(`${sandbox.googleApiRoot}/calendar/v3/calendars/primary/events`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandbox.control.accessToken(dana.email)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      summary: 'Entered just now',
      start: { dateTime: new Date(start * 60_000).toISOString() },
      end: { dateTime: new Date(end * 60_000).toISOString() },
    }),
  });
  expect(answer.status).toBe(200);
}

async function slots() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  return detail?.state.offer?.slots ?? [];
}

const ask = (subject: string) =>
  dana.send({
    to: ['Jane Doe <jane@globex.test>'],
    cc: [ASSISTANT],
    subject,
    text: 'Sunny, can you find 30 minutes for Jane and me next week?',
  });

describe('what was entered in the calendar seconds ago', () => {
  it('is not offered', async () => {
    await ask(`Fresh ${count}`);
    const before = await slots();
    for (const { start, end } of before) await enter(start - 60, end + 60);
    await jane.reply(await jane.latest(), 'None of these work for me, I am afraid.');
    await ask(`Fresh ${count} again`);
    const after = await slots();
    expect(after.length).toBeGreaterThan(0);
    for (const slot of after) {
      expect(before.every(({ start, end }) => slot.end <= start - 60 || end + 60 <= slot.start)).toBe(true);
    }
  });
});
