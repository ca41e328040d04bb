import { expect, test } from 'vitest';
import { readRecipients } from './recipients';

const jane = { name: 'Jane Doe', address: 'jane@globex.test' };
const ben = { name: '', address: 'ben@acme.test' };

test.each([
  ['', []],
  [' , ', []],
  ['ben@acme.test', [ben]],
  ['Jane Doe <jane@globex.test>, ben@acme.test', [jane, ben]],
  ['Jane Doe <jane@globex.test>; <ben@acme.test>,', [jane, ben]],
  ['"Doe, Jane" <jane@globex.test>', [{ ...jane, name: 'Doe, Jane' }]],
  ['Team: Jane Doe <jane@globex.test>, ben@acme.test;', [jane, ben]],
])('%j is read as a mail program reads it', (typed, recipients) => {
  expect(readRecipients(typed)).toEqual({ ok: true, recipients });
});

test.each([
  ['Jane Doe <jane@globex.test>, nobody', '“nobody” is not a mail address.'],
  ['jane@', '“jane@” is not a mail address.'],
  ['Doe, Jane <jane@globex.test>', '“Doe” is not a mail address.'],
  ['jane@globex.test ben@acme.test', 'Between “jane@globex.test” and “ben@acme.test” a comma is missing.'],
])('%j is refused with a word on what is wrong', (typed, problem) => {
  expect(readRecipients(typed)).toEqual({ ok: false, problem });
});
