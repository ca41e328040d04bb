import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

const origin = 'http://localhost:3000';

describe('returnPath', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/loops/abc?tab=plan', '/loops/abc?tab=plan'],
    ['http://localhost:3000/settings#top', '/settings'],
    ['', '/'],
    [undefined, '/'],
    ['https://evil.example/x', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example/x', '/'],
    ['http://localhost:3000//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://localhost:3001/x', '/'],
    ['http://[', '/'],
  ])('leads %s to %s', (target, path) => {
    expect(returnPath(target, origin)).toBe(path);
  });
});
