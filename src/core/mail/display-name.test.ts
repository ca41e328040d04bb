import { expect, it } from 'vitest';
import { displayName, looksLikeLink } from './display-name';

it.each(['ceo@bank.com', 'The CEO <ceo@bank.com>', 'ceo＠bank.com', 'ceo﹫bank.com', 'ceo\u200b@\u2060bank.com'])(
  '%j has an address in it, and is no name',
  (name) => expect(displayName(name)).toBe(''),
);

it.each([
  [' Kim Berg ', 'Kim Berg'],
  ['Dr.Smith', 'Dr.Smith'],
  ['Zoë\r\nBcc: x', 'Zoë Bcc: x'],
  ['', ''],
])('%j is shown as %j', (name, shown) => expect(displayName(name)).toBe(shown));

it.each(['kim@x', 'https://evil.test', 'WWW.evil', 'bank.com', 'BANK.COM', 'bank．com'])(
  '%j looks like a link',
  (name) => expect(looksLikeLink(name)).toBe(true),
);

it.each(['Dr.Smith', 'J. Smith', 'Kim'])('%j does not', (name) => expect(looksLikeLink(name)).toBe(false));
