import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Correspondent, Received } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct({ MODEL: 'compatible:honest' });
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let count = 0;

const control = () => started.current().sandbox.control;
const asked = () => control().modelCalls.length;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
});

beforeEach(async () => {
  count += 1;
  control().setModelBehaviour('honest');
  await started.current().toTuesday(10);
});

const allow = (enabled: boolean) =>
  owner.visitor.json('PUT', `${started.current().origin}/api/user/model/phrasing`, { enabled });

async function offered(): Promise<Received> {
  await dana.send({
    to: ['Jane Doe <jane@globex.test>'],
    cc: [ASSISTANT],
    subject: `Wording ${count}`,
    text: 'Sunny, can you find 30 minutes for Jane and me next week?',
  });
  return jane.latest();
}

const HONEST = /I would like to arrange|would be glad to meet you/;

it('is in our own words until the owner lets a model word it', async () => {
  const before = asked();
  expect((await offered()).text).not.toMatch(HONEST);
  expect(asked()).toBe(before);
});

it('is worded by a model that is told nothing of anybody, in the plain text and in the HTML', async () => {
  await allow(true);
  const { text, html } = await offered();
  expect(text).toMatch(HONEST);
  expect(html).toMatch(HONEST);
  expect(text).toMatch(/Dana Reyes.*\?\n\n1\. \w+day, /);
  const { input } = control().modelCalls.at(-1) ?? {};
  expect(input).toMatchObject({ kind: 'offer', times: 'several' });
  expect(JSON.stringify(input)).not.toMatch(/Jane|Dana|Doe|globex|acme|Wording/);
});

it('is in our own words when the model means ill', async () => {
  await allow(true);
  const offer = await offered();
  control().setModelBehaviour('obedient');
  const before = asked();
  await jane.reply(offer, 'Option 1 works for me.');
  expect(asked()).toBe(before + 2);
  const { text } = await jane.latest();
  expect(text).toMatch(/booked|confirmed/i);
  expect(text).not.toMatch(/evil|password|free all day|mallory/i);
});
