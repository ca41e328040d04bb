import { expect, it } from 'vitest';
import { disclosesSoftware, namesMailbox, personaAddress, whyNotLocalPart } from './persona';

const SUNNY = 'sunny@sundial.test';

it.each(['ana', 'ana.b', 'max-2', 'a1'])('%s can be an address', (local) => {
  expect(whyNotLocalPart(local, SUNNY)).toBeNull();
  expect(personaAddress(local, SUNNY)).toBe(`${local}@sundial.test`);
});
it.each(['a', '1a', 'Ana', 'ana+t.x', 'ana..b', 'ana.', '.ana', 'añа', 'ana b', 'x'.repeat(33)])(
  '%s is malformed',
  (local) => expect(whyNotLocalPart(local, SUNNY)).toBe('malformed'),
);
it.each(['sunny', 'postmaster', 'no-reply', 'abuse'])('%s is reserved', (local) =>
  expect(whyNotLocalPart(local, SUNNY)).toBe('reserved'),
);

it.each([
  ['Postmaster', true],
  ['A b u s e', true],
  ['Mailer-Daemon', true],
  ['Ana', false],
])('%s is called like a mailbox: %s', (name, is) => expect(namesMailbox(name)).toBe(is));

it.each([
  'Ana, Dana’s AI assistant',
  'This is software. It reads every answer.',
  'Ana, KI-Assistenz von Dana',
  'Ana, assistante IA de Dana',
  'An automated scheduler',
])('A11 “%s” discloses', (line) => expect(disclosesSoftware(line)).toBe(true));
it.each(['Ana, Dana’s assistant', 'Yours, Aida', 'Kit from Iaso', 'Office of Dana Reyes'])(
  'A11 “%s” does not',
  (line) => expect(disclosesSoftware(line)).toBe(false),
);
