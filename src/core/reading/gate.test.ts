import { describe, expect, it } from 'vitest';
import { corrected } from '../labeling/corrected';
import { BOOKED, FIRST, OFFERED, OWNER } from './context.fixture';
import { gate, isSilent } from './gate';
import { read } from './read';
import type { ReadingContext } from './reading';

const gated = (text: string, context: ReadingContext) => gate(read(text, context), context);

describe('acts by itself', () => {
  it.each([
    ['Tuesday at 11 works', OFFERED, 2],
    ['Friday at 2?', OFFERED, 3],
    ['Thursday afternoon would be good', FIRST, 1],
    ['can we move this to Friday?', BOOKED, 4],
    ['Thanks!', OFFERED, 0],
    ['Sunny, please find 30 minutes with Ann next week', OWNER, 1],
  ] as const)('%s', (text, context, risk) => {
    expect(gated(text, context)).toEqual({ auto: true, class: risk, reasons: [] });
  });
});

it.each([
  ['Tuesday at 11 works', OFFERED],
  ['Friday at 2?', OFFERED],
  ['can we move this to Friday?', BOOKED],
  ['please take me off your list', OFFERED],
  ['Sunny, please find 30 minutes with Ann next week', OWNER],
] as const)('what a person has corrected waits for a yes, however plain it is: %s', (text, context) => {
  const made = gate(corrected(read(text, context)), context);
  expect(made).toMatchObject({ auto: false, unconfirmed: 'review' });
  expect(made.reasons).toContain('read by a person');
});

describe('abstains', () => {
  it.each([
    ['words that nothing read', 'Tuesday at 11 works modulo the audit', OFFERED],
    ['a condition', 'Tuesday works if Bob can make it', OFFERED],
    ['a doubt', 'Tuesday at 11 probably works', OFFERED],
    ['a correction', 'Tuesday works. Actually, scratch that', OFFERED],
    ['bare assent to several slots', 'Sounds good!', OFFERED],
    ['a question about a slot', 'Is Tuesday at 11 still free?', OFFERED],
    ['an hour that may be morning or evening', 'Friday at 7 works', FIRST],
    ['a weekday that is not the date', 'Wed October 13 at 2', FIRST],
    ['a zone that several countries share', 'Friday at 2pm IST', FIRST],
    ['somebody else’s time', 'Brenda is free Tuesday at 11', OFFERED],
    ['another matter', 'My flight lands Tuesday at 11', OFFERED],
    ['a language without a lexicon', 'Voisimmeko tavata tiistaina kello yksitoista?', OFFERED],
    ['a postscript below the sign-off', 'Tuesday at 11 works.\n\nBest,\nJane\nPS: not Tuesday after all', OFFERED],
    ['a limit left over', 'Tuesday works, later', OFFERED],
    ['a negation in another sentence', "Tuesday at 11 works. However my colleague can't make it then.", OFFERED],
    ['talk of moving it again', 'Wednesday at 3, though I may have to reschedule', OFFERED],
    ['another place’s clock', "Tuesday at 11 works, I'm in London so 4pm for me", OFFERED],
    ['another meeting', "Please cancel tomorrow's standup", BOOKED],
    ['sensitive matter', 'Tuesday at 11 works, my lawyer will join about the lawsuit', OFFERED],
  ] as const)('%s', (_, text, context) => {
    expect(gated(text, context).auto).toBe(false);
  });
});

it('plans silence for thanks and acknowledgement only', () => {
  expect(isSilent(read('Thank you!', OFFERED))).toBe(true);
  expect(isSilent(read('Thanks, Tuesday works', OFFERED))).toBe(false);
});
