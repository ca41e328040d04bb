import { describe, expect, it } from 'vitest';
import { isDocumentAddress, isNamed, leadsTo, mayLeadTo } from './redirect';

describe('where a client may be led back', () => {
  it.each([
    'https://claude.ai/api/mcp/auth_callback',
    'http://localhost:33418/callback',
    'http://127.0.0.1/cb?x=1',
    'http://[::1]:8080/',
    'cursor://anysphere.cursor-retrieval/oauth/callback',
    'com.example.app:/oauth',
  ])('%s may be named', (uri) => expect(mayLeadTo(uri)).toBe(true));

  it.each([
    'http://example.com/callback',
    'http://127.0.0.1.example.com/cb',
    'http://localhost.example.com/cb',
    'https://user:secret@example.com/',
    'https://example.com/#code',
    'javascript:alert(1)',
    'data:text/html,x',
    'no address',
    '/callback',
    `https://example.com/${'x'.repeat(500)}`,
  ])('%s may not', (uri) => expect(mayLeadTo(uri)).toBe(false));

  it('is compared letter by letter, but for the port on this machine', () => {
    const named = ['https://a.test/cb', 'http://127.0.0.1:1/cb', 'app://x/cb'];
    for (const uri of ['https://a.test/cb', 'http://127.0.0.1:54321/cb', 'http://127.0.0.1/cb', 'app://x/cb']) {
      expect([uri, isNamed(uri, named)]).toEqual([uri, true]);
    }
    for (const uri of [
      'https://a.test/cb/',
      'https://a.test/cb?next=1',
      'https://a.test:444/cb',
      'https://A.test/cb',
      'http://localhost:1/cb',
      'http://127.0.0.1:1/other',
      'https://127.0.0.1:1/cb',
      'app://x/cb2',
    ]) {
      expect([uri, isNamed(uri, named)]).toEqual([uri, false]);
    }
  });

  it('is told to people by its host, or as a program', () => {
    expect(leadsTo('https://claude.ai/cb')).toEqual({ host: 'claude.ai' });
    expect(leadsTo('cursor://x/cb')).toEqual({ program: 'cursor' });
    expect(leadsTo('http://localhost:1/cb')).toBe('this machine');
  });
});

it('an id that is the address of a document is written as it is read, and no other', () => {
  for (const id of ['https://claude.ai/oauth/client.json', 'https://a.test:8443/x?v=1']) {
    expect([id, isDocumentAddress(id)]).toEqual([id, true]);
  }
  for (const id of [
    'https://a.test/',
    'http://a.test/x',
    'https://A.test/x',
    'https://a.test/b/../x',
    'https://u:p@a.test/x',
    'https://a.test/x#y',
    'abc',
  ]) {
    expect([id, isDocumentAddress(id)]).toEqual([id, false]);
  }
});
