/** The header fields of a raw message by lower-case name, unfolded; of repeated ones the first. */
export function headerOf(raw: Buffer, name: string): string | undefined {
  const head = headOf(raw).replace(/\r?\n[ \t]+/g, ' ');
  const line = head.split(/\r?\n/).find((candidate) => candidate.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

/** The bare address of the From header, lower-case; undefined when there is none. */
export function fromAddress(raw: Buffer): string | undefined {
  return /([^\s<>"]+@[^\s<>"]+)>?\s*$/.exec(headerOf(raw, 'From') ?? '')?.[1]?.toLowerCase();
}

/** Puts header fields (without line ends) before the others. */
export function withHeaders(raw: Buffer, fields: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(fields.map((field) => `${field}\r\n`).join('')), raw]);
}

function headOf(raw: Buffer): string {
  const text = raw.subarray(0, 200_000).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index;
  return end === undefined ? text : text.slice(0, end);
}
