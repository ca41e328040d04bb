import { describe, expect, it } from 'vitest';
import { BOOKED } from './context.fixture';
import { gate } from './gate';
import { read } from './read';

const OWNER_BOOKED = { ...BOOKED, role: 'owner' } as const;

describe('Taking somebody off', () => {
  it.each([
    "Take Marcus off the invite, he's left the project.",
    'Please take Marcus off the invitation.',
    'Can you leave Marcus off this one?',
    'Strike Marcus from the list.',
    'Please cut Marcus from the invite.',
    'Drop Marcus from the invite.',
    'Leave Marcus out of it.',
    'Marcus can come off the invite.',
    'Marcus no longer needs to be there.',
    'Nehmen Sie Marcus bitte aus der Einladung raus.',
    'Streichen Sie Marcus von der Einladung.',
    'Laden Sie Marcus bitte wieder aus.',
    'Lass Marcus bitte weg.',
    'Marcus muss nicht mehr dabei sein.',
    "Retirez Marcus de l'invitation, il a quitté le projet.",
    "Enlevez Marcus de l'invitation.",
    "Marcus n'a plus besoin d'être là.",
    'Quita a Marcus de la invitación, por favor.',
    'Marcus ya no tiene que estar.',
    'Ya no hace falta que venga Marcus.',
  ])('is read as such: %s', (text) => {
    const reading = read(text, OWNER_BOOKED);
    expect(reading.intents.map(({ kind }) => kind)).toEqual(['remove_participant']);
    expect(reading.participants.map(({ op, name }) => `${op} ${name}`)).toEqual(['remove Marcus']);
    expect(gate(reading, OWNER_BOOKED).auto).toBe(true);
  });

  it.each([
    "Don't remove Marcus.",
    "Don't invite Marcus.",
    'Bitte Marcus nicht einladen.',
    "N'invitez pas Marcus.",
    "Il n'est plus nécessaire d'inviter Marcus.",
    'No invites a Marcus.',
    'Add Jane instead of Marcus.',
    'Swap Marcus for Jane.',
    'Take Marcus off and add Jane Roe.',
    'Take Marcus off the invite, Jane stays.',
  ])('is asked about where somebody else may be meant: %s', (text) => {
    expect(gate(read(text, OWNER_BOOKED), OWNER_BOOKED).auto).toBe(false);
  });

  it('is not what somebody tells of themselves', () => {
    expect(read("I'll keep Acme out of this. Wednesday works.", BOOKED).participants).toEqual([]);
    expect(read("I'll take Marcus off the invite.", OWNER_BOOKED).participants).toEqual([]);
  });

  it('is not an invitation that a particle ends otherwise', () => {
    const reading = read('Laden Sie bitte Jane aus dem Vertrieb ein.', OWNER_BOOKED);
    expect(reading.participants.map(({ op, name }) => `${op} ${name}`)).toContain('add Jane');
  });
});

it('takes the whole name, whatever its second word means without the first', () => {
  const { participants } = read("Pourriez-vous retirer Julien Petit de l'invitation ?", OWNER_BOOKED);
  expect(participants.map(({ op, name }) => `${op} ${name}`)).toEqual(['remove Julien Petit']);
});
