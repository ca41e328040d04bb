import { expect, it } from 'vitest';
import { messageStart } from './message-start';

const KB = 1024;

it('a message of ordinary size is kept whole', () => {
  const raw = Buffer.from(`Subject: x\r\n\r\n${'x'.repeat(60 * KB)}`);
  expect(messageStart(raw)).toBe(raw);
});

it.each(['\r\n', '\n'])('of a long one the header and 64 kB are kept (line breaks %j)', (end) => {
  const header = `Subject: x${end}X-Long: ${'y'.repeat(30 * KB)}${end}${end}`;
  const kept = messageStart(Buffer.from(header + 'x'.repeat(1_000 * KB))).toString();
  expect(kept).toBe(header + 'x'.repeat(64 * KB));
});

it('a header without end is cut at the end of a line', () => {
  const kept = messageStart(Buffer.from(`Subject: x\r\n${`X-Junk: ${'y'.repeat(90)}\r\n`.repeat(20_000)}`));
  expect(kept.length).toBeLessThanOrEqual(64 * KB);
  expect(kept.toString()).toMatch(/y\r\n$/);
  expect(messageStart(Buffer.alloc(1_000 * KB, 'z'))).toHaveLength(64 * KB);
});
