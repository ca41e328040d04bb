import { beforeAll, describe, expect, it } from 'vitest';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const JANE = 'Jane Doe <jane@globex.test>';
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
});

async function current() {
  const row = (await loopsOf(owner.id))[0];
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

describe('a title that the owner changes while options are on offer', () => {
  it('is that of the meeting to be; the offers stay, and the guest hears nothing of it', async () => {
    await started.current().toTuesday(10);
    await dana.send({
      to: [JANE],
      cc: [ASSISTANT],
      subject: 'Numbers',
      text: 'Sunny, can you find 30 minutes for Jane and me next week?',
    });
    const before = await current();
    const mails = (await jane.fromAssistant()).length;
    await dana.reply(await dana.latest(), 'Please rename it to "Budget review".');
    const renamed = await current();
    expect(renamed.state.meeting.title).toBe('Budget review');
    expect(renamed.state.offer?.slots).toEqual(before.state.offer?.slots);
    expect(renamed.state.needsOwner).toEqual([]);
    expect(await jane.fromAssistant()).toHaveLength(mails);

    await jane.reply(await jane.latest(), 'The first option works.');
    const booked = await current();
    expect(booked.state.phase).toBe('BOOKED');
    expect(booked.state.meeting.title).toBe('Budget review');
  });
});
