import { describe, expect, it } from 'vitest';
import { callWordsIn } from './owner/call-words';
import { callLine, phoneCall } from './phone-call';
import { step } from './step';
import { accept, next, proved } from './testing/booked-scene';
import { context, guestSays, heard, newLoop, ownerSays } from './testing/scene';

const NUMBER = '+12125550147';
const OFFERED = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;

describe('E9: who calls whom', () => {
  it.each([
    ['I will call her on Thursday.', { caller: 'owner' }],
    ['Jane will call me at +1 212 555 0147.', { caller: 'guest', numberOf: 'owner' }],
    ['Please have her call me, my mobile is +1 212 555 0147.', { caller: 'guest', numberOf: 'owner' }],
    ['Her number is +1 212 555 0147.', { numberOf: 'guest' }],
    ['Sie ruft mich an, meine Nummer ist +49 30 901820.', { caller: 'guest', numberOf: 'owner' }],
    ['Find 30 minutes for a call with Jane.', {}],
  ] as const)('is read from the owner: %s', (text, words) => {
    expect(callWordsIn(text)).toEqual(words);
  });

  const phone = (goal: object) => ({ ...OFFERED, meeting: { ...OFFERED.meeting, medium: 'phone' as const, ...goal } });
  it('whoever has given a number is called, unless the owner wishes it otherwise', () => {
    expect(callLine(phone({ phone: NUMBER, numberOf: 'guest' }))).toBe(`Dana Reyes will call Jane Doe at ${NUMBER}.`);
    expect(callLine(phone({ phone: NUMBER, numberOf: 'owner' }))).toBe(`Jane Doe will call Dana Reyes at ${NUMBER}.`);
    expect(callLine(phone({ phone: NUMBER, numberOf: 'guest', caller: 'guest' }))).toBe(
      'Jane Doe will call Dana Reyes; the number is still to be agreed.',
    );
  });

  it('A13: without any number nobody is asked, and it is said that it is to be agreed', () => {
    expect(phoneCall(phone({ phone: null }))).toBeNull();
    expect(callLine(phone({ phone: null }))).toBe('The number to call is still to be agreed.');
    expect(callLine(OFFERED)).toBeNull();
  });

  it('a number that the guest gives is theirs, and the answer beside it counts', () => {
    const details = { ...heard([]).reading.details, phone: NUMBER };
    const said = heard(['accept_option', 'provide_details'], { ...accept(1), details });
    const made = next(phone({ phone: null }), guestSays(said, proved));
    expect(made.state.meeting).toMatchObject({ phone: NUMBER, numberOf: 'guest' });
    expect(made.plan.actions).toMatchObject([{ kind: 'book' }]);
    const unproved = next(phone({ phone: null }), guestSays(said));
    expect(unproved.state.meeting.phone).toBeNull();
    expect(unproved.plan.actions).toMatchObject([{ kind: 'book' }]);
  });
});
