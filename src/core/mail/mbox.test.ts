import { expect, it } from 'vitest';
import { mboxEntry } from './mbox';

const AT = Date.UTC(2026, 2, 2, 10, 0, 0);

it('begins with sender and UTC time as asctime writes it, and ends with an empty line', () => {
  const entry = mboxEntry('jane@globex.test', AT, Buffer.from('Subject: Hi\r\n\r\nHello\r\n')).toString();
  expect(entry).toBe('From jane@globex.test Mon Mar  2 10:00:00 2026\nSubject: Hi\n\nHello\n\n');
});

it('a message without a last line break, or a sender with spaces, still stands by itself', () => {
  expect(mboxEntry('a b\n@c.test', AT, Buffer.from('x')).toString()).toBe(
    'From ab@c.test Mon Mar  2 10:00:00 2026\nx\n\n',
  );
  expect(mboxEntry('', AT, Buffer.from('x')).toString()).toMatch(/^From MAILER-DAEMON /);
});

it('lines that look like a separator are marked, so that nothing but separators begins with "From "', () => {
  const body = 'From here on\r\n>From there\r\nno From inside\r\nfrom below\r\n';
  const [, ...lines] = mboxEntry('a@b.test', AT, Buffer.from(body)).toString().split('\n');
  expect(lines).toEqual(['>From here on', '>>From there', 'no From inside', 'from below', '', '']);
});

it('gives the bytes back when the marks are taken away, whatever they are', () => {
  const bytes = Buffer.from([...Array(256).keys()].filter((byte) => byte !== 13));
  const raw = Buffer.concat([bytes, Buffer.from('\nFrom \xff\n>>From\n', 'latin1')]);
  const entry = mboxEntry('a@b.test', AT, raw).toString('latin1');
  const message = entry.slice(entry.indexOf('\n') + 1, -1).replace(/^>(>*From )/gm, '$1');
  expect(Buffer.from(message, 'latin1').equals(raw)).toBe(true);
});
