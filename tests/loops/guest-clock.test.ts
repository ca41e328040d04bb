import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toWall, zoneTable } from '@/core/time/zone';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { slotPage } from '@/modules/loops/queries/slot-page';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const london = zoneTable('Europe/London');
const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let subject = '';
let count = 0;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
});

beforeEach(async () => {
  count += 1;
  subject = `Clock ${count}`;
  await started.current().toTuesday(10);
});

const ask = () =>
  dana.send({
    to: ['Jane Doe <jane@globex.test>'],
    cc: [ASSISTANT],
    subject,
    text: 'Sunny, can you find 30 minutes for Jane and me next week?',
  });

async function state() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail.state;
}

const link = async () => /\/t\/([a-z0-9-]+)\?option=\d&set=(\d+)/.exec((await jane.latest()).text ?? '') ?? [];

/** Words written on the page, as the form of a browser without script sends them. */
async function suggest(words: string, zone: string | null): Promise<void> {
  const [, token = '', set = ''] = await link();
  const fields: [string, string][] = [
    ['set', set],
    ['option', 'none'],
    ['suggestion', words],
  ];
  if (zone) fields.push(['zone', zone]);
  await owner.visitor.post(`${started.current().origin}/api/slots/${token}`, fields);
  await started.current().idle();
}

const hours = async () => (await state()).offer?.slots.map(({ start }) => toWall(london, start) % 1440) ?? [];

describe('the clock of a guest', () => {
  it('hours written on a page are read in the zone that it shows', async () => {
    await ask();
    await suggest('Next Thursday after 3pm', 'Europe/London');
    const offered = await hours();
    expect(offered.length).toBeGreaterThan(0);
    expect(Math.min(...offered)).toBeGreaterThanOrEqual(15 * 60);
    // Three in the afternoon of New York would be eight in the evening.
    expect(Math.max(...offered)).toBeLessThan(20 * 60);
  });

  it('and is theirs from then on: mails and pages name it first', async () => {
    await ask();
    await suggest('Next Thursday after 3pm', 'Europe/London');
    const mail = await jane.latest();
    expect(mail.text).toMatch(/\d PM London time \(\d+:\d\d [AP]M ET\)/);
    expect(mail.text).not.toContain('the links show them in yours');
    const [, token = ''] = await link();
    expect(await slotPage(token, started.current().runtime.settings)).toMatchObject({
      zone: 'Europe/London',
      zoneGuessed: false,
    });
  });

  it('that a mail tells by a place holds for the conversation', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'I am in London. Could we do next Thursday after 3pm?');
    await jane.reply(await jane.latest(), 'Sorry, next Wednesday after 3pm would be better.');
    const offered = await hours();
    expect(offered.length).toBeGreaterThan(0);
    expect(Math.min(...offered)).toBeGreaterThanOrEqual(15 * 60);
    expect(Math.max(...offered)).toBeLessThan(20 * 60);
  });
});
