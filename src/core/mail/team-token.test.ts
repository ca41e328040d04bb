import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MacKey } from './mac';
import { makeTeamToken, parseTeamToken } from './team-token';

const key = (id: string, secret: string): MacKey => ({
  id,
  mac: (text) => createHmac('sha256', secret).update(text).digest(),
});
const link = { inviteId: '0b8f2c4e-1111-4222-8333-444455556666', version: 3 };

it('the link of a team names the invite and its sending, and nothing else can be made of it', () => {
  const token = makeTeamToken(link, key('a', 'secret'));
  expect(parseTeamToken(token, [key('b', 'newer'), key('a', 'secret')])).toEqual(link);
  expect(parseTeamToken(token, [key('a', 'another')])).toBeNull();
  expect(parseTeamToken(token.replace('-3-', '-4-'), [key('a', 'secret')])).toBeNull();
  expect(parseTeamToken(token.replace('0b8f', '0b8e'), [key('a', 'secret')])).toBeNull();
  for (const other of ['', 'x', `${token}a`]) expect(parseTeamToken(other, [key('a', 'secret')])).toBeNull();
});
