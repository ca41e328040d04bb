import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toWall, zoneTable } from '@/core/time/zone';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const newYork = zoneTable('America/New_York');
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
  subject = `Courtesy ${count}`;
  await started.current().toTuesday(10);
});

const ask = (text = 'Sunny, can you find 30 minutes for Jane and me next week?') =>
  dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });

async function state() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail.state;
}

const wall = (minute: number) => toWall(newYork, minute);
const dayOf = (minute: number) => Math.floor(wall(minute) / 1440);
const weekday = (minute: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(dayOf(minute) * 86_400_000);

describe('E7 whose time is gone by', () => {
  it('E7 E20 for a senior guest the hours widen, with the owner’s word', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week? She is a VIP, make it easy for her.');
    const mails = (await jane.fromAssistant()).length;
    await jane.reply(await jane.latest(), 'Could we do next Thursday at 5:30pm?');
    expect(await jane.fromAssistant()).toHaveLength(mails);
    expect((await dana.latest()).text).toContain('outside your hours');
    await dana.reply(await dana.latest(), 'Yes');
    const { booking } = await state();
    expect(wall(booking?.start ?? 0) % 1440).toBe(17 * 60 + 30);
  });

  it('E7 E20 for a VIP of the preferences they widen without a word about it, and a change is the owner’s to allow', async () => {
    const url = `${started.current().origin}/api`;
    await ask();
    await owner.visitor.json('PUT', `${url}/people/jane@globex.test/vip`);
    expect((await owner.visitor.json<{ text: string }>('GET', `${url}/preferences`)).text).toContain(
      'jane@globex.test',
    );
    await jane.reply(await jane.latest(), 'Could we do next Thursday at 5:30pm?');
    expect((await dana.latest()).text).toContain('outside your hours');
    await dana.reply(await dana.latest(), 'Yes');
    expect(wall((await state()).booking?.start ?? 0) % 1440).toBe(17 * 60 + 30);
    await jane.reply(await jane.latest(), 'Sorry, could we move it to next Friday at 11am?');
    expect((await state()).needsOwner).toMatchObject([{ kind: 'approve' }]);
    expect((await dana.latest()).text).toMatch(/^Move “.*” with Jane Doe\?$/m);
    await owner.visitor.json('DELETE', `${url}/people/jane@globex.test/vip`);
  });

  it('E7 the one who asks adapts: another guest is offered times inside the hours', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'Could we do next Thursday at 5:30pm?');
    const { booking, offer } = await state();
    expect(booking).toBeNull();
    expect(offer?.slots.length).toBeGreaterThan(0);
    for (const { end } of offer?.slots ?? []) expect(wall(end) % 1440).toBeLessThanOrEqual(17 * 60);
  });
});

describe('E25 times that no longer hold', () => {
  it('E25 are replaced in the thread, in one sentence before those that do', async () => {
    await ask();
    const { offer } = await state();
    const right = weekday(offer?.slots.at(-1)?.start ?? 0);
    await dana.reply(await dana.latest(), `Sunny, offer ${right} only, please.`);
    const mail = await jane.latest();
    expect(mail.subject).toBe(`Re: ${subject}`);
    expect(mail.text?.split('\n')[2]).toMatch(/instead of those|no longer hold|In place of|change to/);
    const days = (await state()).offer?.slots.map(({ start }) => weekday(start));
    expect(new Set(days)).toEqual(new Set([right]));
  });
});

describe('E21 a free time', () => {
  it('E21 is not filled merely because it is open: a day with its number of meetings is full', async () => {
    const url = `${started.current().origin}/api/preferences`;
    const { version, text } = await owner.visitor.json<{ version: number; text: string }>('GET', url);
    const saved = { text: `${text}\n\nAt most one meeting a day.\n`, baseVersion: version };
    await owner.visitor.json('PUT', url, saved);
    await ask();
    await jane.reply(await jane.latest(), 'The first one works.');
    const { booking } = await state();
    const full = dayOf(booking?.start ?? 0);
    subject = `${subject} again`;
    await ask();
    const days = (await state()).offer?.slots.map(({ start }) => dayOf(start)) ?? [];
    expect(days.length).toBeGreaterThan(0);
    expect(days).not.toContain(full);
  });
});

describe('a guest for whom one option is left', () => {
  it('takes it with a bare yes', async () => {
    await ask();
    const { offer } = await state();
    const [first, second, third] = (offer?.slots ?? []).map(({ start }) => weekday(start));
    expect(new Set([first, second, third]).size).toBe(3);
    await jane.reply(await jane.latest(), `I like these, but I cannot do ${first} or ${second} next week.`);
    const asked = await jane.latest();
    if ((await state()).booking === null) await jane.reply(asked, 'That would suit me.');
    expect(weekday((await state()).booking?.start ?? 0)).toBe(third);
  });
});
