import { expect, it } from 'vitest';
import { microsoftGaps } from './microsoft-gaps';

const ID = { MICROSOFT_CLIENT_ID: 'id' };
const SECRET = { MICROSOFT_CLIENT_SECRET: 'secret' };

it('wants the id and the secret of the registration together, or neither', () => {
  expect(microsoftGaps({ SANDBOX: false })).toEqual({});
  expect(microsoftGaps({ SANDBOX: false, ...ID, ...SECRET })).toEqual({});
  expect(Object.keys(microsoftGaps({ SANDBOX: false, ...ID }))).toEqual(['MICROSOFT_CLIENT_SECRET']);
  expect(Object.keys(microsoftGaps({ SANDBOX: false, ...SECRET }))).toEqual(['MICROSOFT_CLIENT_ID']);
  expect(microsoftGaps({ SANDBOX: true, ...ID })).toEqual({});
});
