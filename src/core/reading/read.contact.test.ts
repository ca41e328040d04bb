import { describe, expect, it } from 'vitest';
import { OFFERED } from './context.fixture';
import { gate } from './gate';
import { read } from './read';

describe('A telephone number below the words', () => {
  it.each([
    "Madame, Monsieur,\n\nLe premier créneau convient.\n\nVeuillez agréer, Madame, Monsieur, l'expression de mes salutations distinguées.\n\nSecrétariat du Cabinet Delorme & Associés\nTél. : 01 55 55 01 42",
    'Guten Tag,\n\nder erste Termin passt mir gut.\n\nMit freundlichen Grüßen\nDr. Annegret Voss\nLeiterin Einkauf\nTel. 0511 5550-142',
    'La primera opción me viene bien.\n\nReciba un cordial saludo,\nDespacho López\nTel.: 91 555 01 42\nMóvil: 655 550 142',
    'The first option works.\n\nOffice of the Dean\nPhone: 020 5555 0142',
  ])('chooses no way to meet: %s', (text) => {
    const reading = read(text, OFFERED);
    expect(reading.intents.map(({ kind }) => kind)).toEqual(['accept_option']);
    expect(reading.details.medium).toBeNull();
    expect(gate(reading, OFFERED).auto).toBe(true);
  });

  it('is told from an hour behind the same word', () => {
    expect(read('Dienstag am Telefon. 14.30-15.00 Uhr?', OFFERED).details.phone).toBeNull();
  });
});
