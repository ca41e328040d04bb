import { expect, it } from 'vitest';
import { healthUrl } from './web-address';

it.each([
  ['0.0.0.0', false, 'http://127.0.0.1:3000/api/health'],
  ['::', false, 'http://127.0.0.1:3000/api/health'],
  ['192.0.2.1', false, 'http://192.0.2.1:3000/api/health'],
  ['2001:db8::1', false, 'http://[2001:db8::1]:3000/api/health'],
  ['192.0.2.1', true, 'http://127.0.0.1:3000/api/health'],
])('a web application that listens on %s (sandbox: %s) is asked at %s', (HOST, SANDBOX, url) => {
  expect(healthUrl({ HOST, SANDBOX, PORT: 3000 })).toBe(url);
});
