import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLines } from './split-lines';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (let turn = 0; from < bytes.length; turn++) {
    const size = sizes[turn % sizes.length]!;
    yield bytes.subarray(from, from + size);
    from += size;
  }
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

test('lines are the same however the bytes are cut, characters of several bytes included', async () => {
  const text = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '𝄞', '\u2028', '\r') }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), async (lines, sizes) => {
      const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
      expect(await collect(splitLines(inPieces(bytes, sizes)))).toEqual(lines);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('a last line without line feed counts, nothing after a line feed does not', async () => {
  expect(await collect(splitLines(inPieces(new TextEncoder().encode('a\n\nb'), [1])))).toEqual(['a', '', 'b']);
  expect(await collect(splitLines(inPieces(new TextEncoder().encode('a\n'), [1])))).toEqual(['a']);
});
