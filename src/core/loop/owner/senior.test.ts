import { describe, expect, it } from 'vitest';
import { adaptsToGuest } from './senior';

describe('E7 the guest’s time is the one to go by', () => {
  it.each([
    'Sunny, please find 30 minutes with Jane. She is a VIP.',
    "Find a time with Jane, she's very senior.",
    'He is the CEO of Globex, so please be flexible.',
    'Jane is our most important investor.',
    'Make it easy for her.',
    'Whatever suits her is fine with me.',
    'Please work around his schedule.',
    'At her convenience.',
    'Sie ist die Geschäftsführerin, bitte nach ihrem Kalender.',
    'Selon ses disponibilités, merci.',
    'Cuando le venga bien.',
  ])('%s', (text) => {
    expect(adaptsToGuest(text)).toBe(true);
  });

  it.each([
    'Sunny, please find 30 minutes with Jane next week.',
    'Whatever suits me best on Thursday.',
    'I will ask the CEO first.',
    'Senior designers meet on Tuesday.',
    'Work around my schedule, please.',
  ])('is not said by: %s', (text) => {
    expect(adaptsToGuest(text)).toBe(false);
  });
});
