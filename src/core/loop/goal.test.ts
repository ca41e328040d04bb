import { describe, expect, it } from 'vitest';
import { goalOf, namesKind } from './goal';
import { step } from './step';
import { sends } from './testing/booked-scene';
import { context, heard, newLoop, ownerSays, reading } from './testing/scene';

const goal = (evidence: string, subject = 'Hello') =>
  goalOf(
    reading([], { intents: [{ kind: 'request_meeting', confidence: 1, evidence }] }),
    subject,
    { owner: 'Dana Reyes', guests: [] },
    { durationMin: 30, medium: 'video' },
  );

describe('the kind of meeting', () => {
  it.each([
    ['breakfast with Tom', 'breakfast'],
    ['un petit-déjeuner avec Tom', 'breakfast'],
    ['Frühstück mit Tom', 'breakfast'],
    ['un café avec Tom', 'coffee'],
    ['CAFÉ, por favor', 'coffee'],
    ['una comida con Tom', 'lunch'],
    ['un déjeuner', 'lunch'],
    ['drinks with Tom', 'drinks'],
    ['un dîner avec Tom', 'dinner'],
  ])('%s is one of people who meet: %s', (words, noun) => {
    expect(goal(words)).toMatchObject({ noun, medium: 'in_person' });
  });

  it('is a word of its own, in letters of any language', () => {
    expect(goal('the caféteria project').noun).toBe('meeting');
    expect(goal('Cafés du monde').noun).toBe('meeting');
    expect(goal('une recomida').noun).toBe('meeting');
  });

  it.each([
    'half an hour on the phone, this Thursday after lunch',
    'nach dem Mittagessen',
    'après le déjeuner',
    'antes de la comida',
  ])('is none where a meal is a time of the day: %s', (words) =>
    expect(['meeting', 'call']).toContain(goal(words).noun),
  );

  it('is what the mail says before what its subject says', () => {
    expect(goal('please find a time for dinner', 'Re: our lunch').noun).toBe('dinner');
    expect(goal('a call with Tom', 'Coffee beans').noun).toBe('call');
    expect(goal('find a time', 'Our lunch').noun).toBe('lunch');
  });

  it('sets the hours of the offer', () => {
    const evidence = 'a breakfast';
    const said = heard(['request_meeting'], { intents: [{ kind: 'request_meeting', confidence: 1, evidence }] });
    const [mail] = sends(step(newLoop(), ownerSays(said), context()));
    const starts = mail?.slots.map(({ start }) => (start % 1440) / 60);
    // Nine in New York, before and after the clock changes: an hour that ends by ten.
    for (const hour of starts ?? []) expect([13, 14]).toContain(hour);
    expect(starts).toHaveLength(3);
  });
});

describe('a text that names a kind of meeting', () => {
  it.each([
    ['Demo follow up', 'demo', true],
    ['Lunch?', 'lunch', true],
    ['Mittagessen mit Ana', 'lunch', true],
    ['Budget 2027', 'demo', false],
    ['Demography', 'demo', false],
  ])('%s: %s', (text, noun, names) => {
    expect(namesKind(text, noun)).toBe(names);
  });
});
