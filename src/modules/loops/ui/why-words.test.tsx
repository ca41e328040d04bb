import { describe, expect, it } from 'vitest';
import { type Obstacle, RULES } from '@/core/slots/query';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
import { whyWords } from './why-words';

/** Tuesday, November 24, 2026, 17:30 UTC: 12:30 in New York. */
const start = dayNumber(2026, 11, 24) * 1440 + 17 * 60 + 30;
const period = { start, end: start + 45 };
const obstacle = (rule: string, what = 'busy'): Obstacle => ({ who: 'p1', what, rule, period });
const said = (zone: string) => ({ t: translator('en', 'why-not'), locale: 'en' as const, zone });
const words = (rule: string, events: Parameters<typeof whyWords>[2] = []) =>
  whyWords([obstacle(rule)], said('America/New_York'), events);

describe('A5 why a time was refused', () => {
  it('names the event that stands there, with its time', () => {
    expect(words(RULES.busy, [{ ...period, title: 'Lunch' }])).toEqual([
      'Lunch: Tuesday, November 24, 12:30 – 1:15 PM',
    ]);
    expect(words(RULES.buffer, [{ ...period, title: 'Lunch' }])[0]).toMatch(/^Too near to Lunch: /);
  });

  it('says busy where the event has no title, and names no other event', () => {
    const others = [
      { ...period, title: null },
      { start: period.end, end: period.end + 30, title: 'Dentist' },
    ];
    expect(words(RULES.busy, others)).toEqual(['Busy: Tuesday, November 24, 12:30 – 1:15 PM']);
  });

  it('names the rule, and the sentence that it comes from', () => {
    expect(words(RULES.notice)).toEqual(['Too soon: less than the notice you want']);
    const sentence = 'At least two days ahead.';
    expect(whyWords([{ ...obstacle(RULES.notice), sentence }], said('UTC'), [])).toEqual([
      'Too soon: less than the notice you want (“At least two days ahead.”)',
    ]);
    const near = { ...obstacle(RULES.buffer), sentence: '15 minutes between meetings.' };
    expect(whyWords([near], said('UTC'), [{ ...period, title: 'Lunch' }])[0]).toMatch(
      /^Too near to Lunch: .* \(“15 minutes between meetings\.”\)$/,
    );
    const rule = { ...obstacle('lunch', 'lunch'), sentence: 'I keep lunch free.' };
    expect(whyWords([rule], said('UTC'), [])).toEqual(['Lunch (“I keep lunch free.”)']);
  });

  it('names a meal in the language of the page, and what its owner has called a time as they have called it', () => {
    const german = { ...said('UTC'), t: translator('de', 'why-not'), locale: 'de' as const };
    expect(whyWords([obstacle('lunch', 'lunch')], german, [])).toEqual(['Mittagessen']);
    expect(whyWords([obstacle('school run', 'school run')], german, [])).toEqual(['School run']);
  });

  it('says each thing once', () => {
    expect(whyWords([obstacle(RULES.hours), obstacle(RULES.hours)], said('UTC'), [])).toEqual(['Outside your hours']);
  });
});
