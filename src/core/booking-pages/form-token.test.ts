import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeFormToken, parseFormToken } from './form-token';

const key = (secret: string) => ({
  id: 'a',
  mac: (text: string) => new Uint8Array(createHmac('sha256', secret).update(text).digest()),
});
const FORM = { id: '0b9f8d9e-6f0c-4f6e-9a55-1d0c5a7f3b21', at: 1_795_000_000_123, start: 29_750_400 };

it('a form is known by its token, on its own page and under our key alone', () => {
  const token = makeFormToken('page-1', FORM, key('one'));
  expect(parseFormToken(token, 'page-1', [key('one')])).toEqual(FORM);
  expect(parseFormToken(token, 'page-2', [key('one')])).toBeNull();
  expect(parseFormToken(token, 'page-1', [key('two')])).toBeNull();
  const later = token.replace(FORM.at.toString(36), (FORM.at + 1).toString(36));
  const other = token.replace(FORM.start.toString(36), (FORM.start + 15).toString(36));
  for (const forged of [later, other, token.replace('0b9f', '1b9f'), '', 'a.b.c', `${token}x`]) {
    expect(parseFormToken(forged, 'page-1', [key('one')])).toBeNull();
  }
});
