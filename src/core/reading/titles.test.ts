import { describe, expect, it } from 'vitest';
import { BOOKED } from './context.fixture';
import { gate } from './gate';
import { read } from './read';
import { quotedTitles } from './titles';

const OWNER_BOOKED = { ...BOOKED, role: 'owner' } as const;

describe('A title in quotation marks', () => {
  it.each([
    [
      'Please rename the invitation to "Holloway v. Price - without prejudice discussion".',
      'Holloway v. Price - without prejudice discussion',
    ],
    ['Please change the title to "Drop-in with Anna on Tuesday at 5".', 'Drop-in with Anna on Tuesday at 5'],
    ['Call it "Cancel culture review".', 'Cancel culture review'],
    ['Bitte die Einladung in „Ohne Müller - Absage“ umbenennen.', 'Ohne Müller - Absage'],
    ["Renommez l'invitation « Annuler Martin, sans Dupont ».", 'Annuler Martin, sans Dupont'],
    ['Cambie el título a «Cancelar sin Marcos».', 'Cancelar sin Marcos'],
  ])('is a name and no instruction: %s', (text, title) => {
    const reading = read(text, OWNER_BOOKED);
    expect(reading.intents.map(({ kind }) => kind)).toEqual(['change_title']);
    expect(reading.details.title).toBe(title);
    expect(reading.participants).toEqual([]);
    expect(reading.windows).toEqual([]);
    expect(gate(reading, OWNER_BOOKED).auto).toBe(true);
  });

  it('is told from other words in quotation marks', () => {
    expect(quotedTitles('He said "cancel Tuesday".\nThe title is fine. "Tuesday" works.')).toEqual([]);
    expect(quotedTitles('My mail titled "Cancel"')).toMatchObject([{ title: 'Cancel', renames: false }]);
  });

  it('asks where the new title stands without them', () => {
    const reading = read('Please rename it to Price review without lawyers', OWNER_BOOKED);
    expect(gate(reading, OWNER_BOOKED).auto).toBe(false);
  });
});
