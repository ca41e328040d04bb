import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP by name, each with its checksum proved (PKWARE APPNOTE 4.3: read from the central directory). */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('Not a ZIP');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [method, crc, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(start, start + packed);
    const bytes = method === 8 ? inflateRawSync(stored) : stored;
    if (crc32(bytes) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, bytes);
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
