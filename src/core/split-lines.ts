/**
 * The lines of UTF-8 text that comes in pieces, without their line feed; a last one without it counts too. Only LF
 * ends a line: U+2028, at which Node's readline also breaks, may stand inside a JSON string.
 */
export async function* splitLines(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      begun.push(text.slice(from, end));
      yield begun.join('');
      begun = [];
      from = end + 1;
    }
    if (from < text.length) begun.push(text.slice(from));
  }
  begun.push(decoder.decode());
  const last = begun.join('');
  if (last !== '') yield last;
}
