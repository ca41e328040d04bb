import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imapAccessOf, imapGaps, imapVariables } from './imap';

const schema = z.object(imapVariables);
const access = (variables: Record<string, string>) => imapAccessOf(schema.parse(variables));
const gaps = (variables: Record<string, string>) => imapGaps(schema.parse(variables));

describe("the assistant's mailbox", () => {
  it.each([
    [{}, null],
    [
      { IMAP_URL: 'imaps://sunny%40x.example:p%2Fw@mail.x.example' },
      ['mail.x.example', 993, 'tls', 'sunny@x.example', 'p/w'],
    ],
    [{ IMAP_URL: 'imap://sunny:pw@mail.x.example:1143' }, ['mail.x.example', 1143, 'starttls', 'sunny', 'pw']],
    [{ IMAP_URL: 'imap://sunny:pw@127.0.0.1:1143' }, ['127.0.0.1', 1143, 'none', 'sunny', 'pw']],
    [
      { IMAP_HOST: 'mail.x.example', IMAP_USER: 'sunny', IMAP_PASSWORD: 'p:w' },
      ['mail.x.example', 993, 'tls', 'sunny', 'p:w'],
    ],
    [
      { IMAP_HOST: 'mail.x.example', IMAP_PORT: '143', IMAP_USER: 'sunny', IMAP_PASSWORD: 'pw' },
      ['mail.x.example', 143, 'starttls', 'sunny', 'pw'],
    ],
  ])('%j', (variables, expected) => {
    const found = access(variables as Record<string, string>);
    expect(found && [found.host, found.port, found.security, found.user, found.password]).toEqual(expected);
  });

  it.each([
    [{ IMAP_URL: 'imaps://mail.x.example' }, ['IMAP_URL']],
    [{ IMAP_URL: 'imaps://a:b@mail.x.example', IMAP_HOST: 'mail.x.example' }, ['IMAP_HOST']],
    [{ IMAP_HOST: 'mail.x.example' }, ['IMAP_USER', 'IMAP_PASSWORD']],
    [{}, []],
  ])('%j has gaps', (variables, names) => {
    expect(Object.keys(gaps(variables as Record<string, string>))).toEqual(names);
  });

  it('is no other protocol', () => {
    expect(schema.safeParse({ IMAP_URL: 'https://a:b@mail.x.example' }).success).toBe(false);
  });
});
