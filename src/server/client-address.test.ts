import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage);

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s, also behind a proxy', (address, counted) => {
  expect(from(address)).toBe(counted);
  expect(from('127.0.0.1', `203.0.113.1, ${address}`)).toBe(counted);
});
