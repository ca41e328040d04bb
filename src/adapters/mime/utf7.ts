/** Text in UTF-7 (RFC 2152), which no TextDecoder knows. What is malformed stays as it is. */
export function decodeUtf7(text: string): string {
  return text.replace(/\+([A-Za-z0-9+/]{0,4000})-?/g, (whole, base64: string) => {
    if (base64 === '') return whole === '+-' ? '+' : whole;
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length < 2) return whole;
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
    return Buffer.from(even).swap16().toString('utf16le');
  });
}

/** True when the message names UTF-7 and no other character set for its text. */
export function isUtf7(raw: Buffer): boolean {
  const named = raw.toString('latin1').match(/^(?:content-type:|[ \t]).{0,300}charset\s?=\s?"?[\w.-]{1,40}/gim) ?? [];
  return named.length > 0 && named.every((each) => UTF7.test(each));
}

const UTF7 = /charset\s?=\s?"?(?:x-|csunicode11|unicode-1-1-)?utf-?7$/i;
