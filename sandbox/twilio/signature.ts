import { createHmac } from 'node:crypto';

/** The vendor's signature of a form whose names come once each: base64 of HMAC-SHA1 over the URL and each name with its value, by name. */
export function signatureOf(authToken: string, url: string, fields: Readonly<Record<string, string>>): string {
  const names = Object.keys(fields).sort();
  const text = names.reduce((whole, name) => `${whole}${name}${fields[name]}`, url);
  return createHmac('sha1', authToken).update(text).digest('base64');
}
