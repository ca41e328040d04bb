import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeBriefingReply, makeBriefingToken, parseBriefingReply, parseBriefingToken } from './briefing-token';
import { makeLateToken, parseLateToken } from './late-token';
import type { MacKey } from './mac';
import { assistantMailbox, briefingAddress } from './reply-token';

const keyOf = (secret: string): MacKey => ({
  id: 'a',
  mac: (text) => createHmac('sha256', secret).update(text).digest(),
});
const [ours, theirs] = [keyOf('ours'), keyOf('others')];
const late = { loopId: 'abcdefghijklmnop', start: 29_550_000 };
const id = '0f8b5c1e-2d3a-4b5c-8d7e-9f0a1b2c3d4e';

it('a link says of one meeting at one time that somebody is late for it, and only we make it', () => {
  const token = makeLateToken(late, ours);
  expect(parseLateToken(token.toUpperCase(), [ours])).toEqual(late);
  expect(parseLateToken(token, [theirs])).toBeNull();
  expect(
    parseLateToken(makeLateToken({ ...late, start: late.start + 1 }, ours).slice(0, -17) + token.slice(-17), [ours]),
  ).toBeNull();
});

it('the address to which a briefing is answered names it, whatever the case, and only we make it', () => {
  const address = briefingAddress('sunny@sundial.test', makeBriefingReply(id, ours));
  const mailbox = assistantMailbox(address.toUpperCase(), 'Sunny@sundial.test');
  expect(mailbox?.kind).toBe('briefing');
  const token = mailbox?.kind === 'briefing' ? mailbox.token : '';
  expect(parseBriefingReply(token, [ours])).toBe(id);
  expect(parseBriefingReply(token, [theirs])).toBeNull();
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  const long = `${'a'.repeat(40)}@sundial.test`;
  expect(briefingAddress(long, token)).toBe(long);
});

it('a link of a line and the one by which one is late for it are two', () => {
  for (const link of [3, 'l3', 't', 's', 'g'] as const) {
    expect(parseBriefingToken(makeBriefingToken(id, link, ours), [ours])).toEqual({ id, link });
  }
});
