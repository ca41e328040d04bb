import { describe, expect, it } from 'vitest';
import type { Phase } from '@/core/loop/state';
import { decisionWords } from './decision-words';

const asked = (id: string, phase: Phase) => ({
  id,
  kind: 'question' as const,
  text: 'What shall I do?',
  slots: [],
  phase,
});
const approve = (text: string, slots: unknown[]) => ({
  id: 'approve-3',
  kind: 'approve' as const,
  text,
  slots,
  phase: 'OFFERING' as const,
});

describe('the buttons of a decision', () => {
  it.each([
    ['Send this mail to Kim about “Coffee”?', [1, 2, 3], 'Offer these times'],
    ['Send this mail to Kim about “Coffee”?', [], 'Send this mail'],
    ['Book “Coffee” with Kim?', [1], 'Book it'],
    ['Move “Coffee” with Kim?', [1], 'Move it'],
    ['Cancel “Coffee” with Kim?', [], 'Cancel the meeting'],
  ])('%s (%j) → %s', (text, slots, yes) => {
    expect(decisionWords(approve(text, slots))).toEqual({ yes, no: 'Not this', link: null });
  });

  it('says that a yes before the first offer offers times, and later that the owner takes over the question', () => {
    expect(decisionWords(asked('unclear-2', 'INTAKE')).yes).toBe('Offer times');
    expect(decisionWords(asked('unclear-2', 'OFFERING')).yes).toBe('I’ll take care of it');
  });

  it('leads to the calendar where only that can mend it', () => {
    expect(decisionWords(asked('calendar-revoked', 'INTAKE'))).toMatchObject({
      yes: null,
      link: { href: '/settings/calendars' },
    });
  });

  it('leaves it to the choices where there are some, and to the mail where the owner sends it', () => {
    const choices = [{ id: 'stop', label: 'Stop arranging it' }];
    expect(decisionWords({ ...asked('split-4', 'POLLING'), choices })).toEqual({ yes: null, no: null, link: null });
    expect(decisionWords({ ...approve('Send this mail?', [1]), draft: true }).yes).toBe('I have sent it');
  });

  it('asks for a lasting preference by name', () => {
    expect(decisionWords({ ...asked('prefer-3', 'BOOKED'), preferences: {} }).yes).toBe('From now on');
    expect(decisionWords({ ...asked('trust-book', 'BOOKED'), preferences: {} }).yes).toBe('Do it without asking');
  });

  it('never offers to cancel by a word that sounds like keeping', () => {
    expect(decisionWords(asked('cancel-p2', 'BOOKED'))).toMatchObject({ yes: 'Cancel the meeting', no: 'Keep it' });
  });
});
