import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { takeClientAddress, trustedProxies } from './client-address';

function requestFrom(remoteAddress: string, told: Record<string, string> = {}): IncomingMessage {
  const rawHeaders = Object.entries({ Host: 'sundial.test', ...told }).flat();
  const headers = Object.fromEntries(Object.entries(told).map(([name, value]) => [name.toLowerCase(), value]));
  return { socket: { remoteAddress }, headers, rawHeaders } as unknown as IncomingMessage;
}
const counted = (peer: string, forwarded: string | null, ...ranges: string[]) =>
  takeClientAddress(
    requestFrom(peer, forwarded === null ? {} : { 'X-Forwarded-For': forwarded }),
    trustedProxies(ranges),
  );

describe('who asks', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['64:ff9b:1:2::198.51.100.7', '64:ff9b:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('at %s is counted as %s, also behind a proxy', (address, as) => {
    expect(counted(address, null)).toBe(as);
    expect(counted('127.0.0.1', `203.0.113.1, ${address}`, '127.0.0.1')).toBe(as);
  });

  it.each<[string, string, string[], string]>([
    ['no proxy is trusted', '127.0.0.1', [], '127.0.0.1'],
    ['the peer is not the one that is', '192.0.2.1', ['192.0.2.2', '10.0.0.0/8', '2001:db8::/32'], '192.0.2.1'],
    ['the peer is one', '10.1.2.3', ['10.0.0.0/8'], '203.0.113.9'],
    ['the peer is one, in the form of IPv6', '::ffff:10.1.2.3', ['10.0.0.0/8'], '203.0.113.9'],
    ['there is one before it', '2001:db8::1', ['2001:db8::/32', '203.0.113.9'], '6.6.6.6'],
    ['all of them are', '10.1.2.3', ['0.0.0.0/0'], '6.6.6.6'],
  ])('is the rightmost who is not trusted: %s', (_, peer, ranges, as) => {
    expect(counted(peer, '6.6.6.6, 203.0.113.9', ...ranges)).toBe(as);
  });

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['unknown', '10.0.0.1'],
    ['', '10.0.0.1'],
    ['300.1.1.1', '10.0.0.1'],
    [`${'1.1.1.1,'.repeat(5_000)}203.0.113.9`, '203.0.113.9'],
  ])('as a proxy tells it, %j', (forwarded, as) => {
    expect(counted('10.0.0.1', forwarded, '10.0.0.0/8')).toBe(as);
  });
});

describe('what proxies tell', () => {
  const told = {
    'X-Client-Address': '6.6.6.6',
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Host': 'evil.test',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '6.6.6.6',
    Forwarded: 'for=6.6.6.6',
  };

  it('is dropped, however it is read', () => {
    const request = requestFrom('192.0.2.1', told);
    takeClientAddress(request, trustedProxies(['10.0.0.0/8']));
    expect(request.headers).toEqual({});
    expect(request.rawHeaders).toEqual(['Host', 'sundial.test']);
  });

  it('is dropped but for the protocol where the proxy is trusted', () => {
    const request = requestFrom('10.0.0.1', told);
    takeClientAddress(request, trustedProxies(['10.0.0.0/8']));
    expect(request.headers).toEqual({ 'x-forwarded-proto': 'https' });
    expect(request.rawHeaders).toEqual(['Host', 'sundial.test', 'X-Forwarded-Proto', 'https']);
  });
});
