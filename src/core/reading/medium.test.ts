import { describe, expect, it } from 'vitest';
import { BOOKED, FIRST } from './context.fixture';
import { gate } from './gate';
import { read } from './read';

describe('A way to meet', () => {
  it.each([
    ['Could we meet in person rather than on Teams?', 'in_person'],
    ['Can we do Teams rather than meeting at your office?', 'video'],
    ["Let's skip video and just do a phone call.", 'phone'],
    ["Est-ce qu'on pourrait plutôt faire ça en visio ?", 'video'],
    ['Rather than Teams or Zoom could we talk on the phone?', 'phone'],
    ["I'd rather meet in person than on Teams.", 'in_person'],
    ['Können wir uns persönlich statt über Teams treffen?', 'in_person'],
    ['Statt per Video lieber per Telefon bitte.', 'phone'],
    ['Lieber telefonisch als per Video.', 'phone'],
    ['Peut-on se voir en personne plutôt que sur Teams ?', 'in_person'],
    ["On peut faire ça par téléphone plutôt qu'en visio ?", 'phone'],
    ['Au lieu de la visio, peut-on le faire par téléphone ?', 'phone'],
    ['¿Podemos vernos en persona en vez de por Teams?', 'in_person'],
    ['Prefiero en persona que por Teams.', 'in_person'],
  ])('is the one that is not set aside: %s', (text, medium) => {
    const reading = read(text, BOOKED);
    expect(reading.intents.map(({ kind }) => kind)).toEqual(['change_medium']);
    expect(reading.details.medium).toBe(medium);
    expect(gate(reading, BOOKED).auto).toBe(true);
  });

  it.each([
    'Is it on Zoom or in person?',
    'Will this be a video call or at your office?',
    'Findet das per Video oder bei Ihnen im Büro statt?',
    'Est-ce que ce sera en visio ou dans vos bureaux ?',
    "C'est en visio ou sur place ?",
    '¿Será por videollamada o en sus oficinas?',
  ])('is asked for, not changed: %s', (text) => {
    const reading = read(text, BOOKED);
    expect(reading.intents.map(({ kind }) => kind)).toEqual(['ask_question']);
    expect(reading.details.medium).toBeNull();
  });

  it.each(['Est-ce que ce sera en visio ?', 'Is there parking near your office?'])('stays as it is: %s', (text) => {
    expect(read(text, BOOKED).details.medium).toBeNull();
  });

  it.each([
    ['Can you find time for a Zoom call with Jane?', 'zoom'],
    ['Könnt ihr einen Zoom-Call mit Jane finden?', 'zoom'],
    ['Peux-tu trouver un créneau par Zoom avec Jane ?', 'zoom'],
    ['Can you find time for a video call with Jane?', undefined],
    ['Can you find time for a Teams call with Jane?', undefined],
    ['Can you find time to meet Jane on Teams instead of Zoom?', undefined],
    ['Can you find time for a phone call instead of Zoom?', undefined],
  ])('says in whose room, where one is named: %s', (text, provider) => {
    expect(read(text, FIRST).details.provider).toBe(provider);
  });

  it('is not known where two are named', () => {
    expect(gate(read('Tuesday at 3 on Zoom or by phone.', FIRST), FIRST).auto).toBe(false);
  });
});
