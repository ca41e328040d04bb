import { describe, expect, it } from 'vitest';
import type { Act } from '@/core/loop/owner/owner-rules';
import type { QuestionKind } from '@/core/loop/question-kinds';
import type { Phase } from '@/core/loop/state';
import { decisionWords } from './decision-words';

const asked = (kind: QuestionKind, phase: Phase) => ({ kind, phase });
const approve = (act: Act) => ({ kind: 'approve' as const, act, phase: 'OFFERING' as const });

describe('the buttons of a decision', () => {
  it.each([
    ['offer', 'Offer these times'],
    ['write', 'Send this mail'],
    ['book', 'Book it'],
    ['move', 'Move it'],
    ['cancel', 'Cancel the meeting'],
  ] as const)('%s → %s', (act, yes) => {
    expect(decisionWords(approve(act))).toEqual({ yes, no: 'Not this', link: null });
  });

  it('says that a yes before the first offer offers times, and later that the owner takes over the question', () => {
    expect(decisionWords(asked('unclear', 'INTAKE')).yes).toBe('Offer times');
    expect(decisionWords(asked('unclear', 'OFFERING')).yes).toBe('I’ll take care of it');
  });

  it('leads to the calendar where only that can mend it', () => {
    expect(decisionWords(asked('calendar', 'INTAKE'))).toMatchObject({
      yes: null,
      link: { href: '/settings/calendars' },
    });
  });

  it('leaves it to the choices where there are some, and to the mail where the owner sends it', () => {
    const choices = [{ id: 'stop', label: 'Stop arranging it' }];
    expect(decisionWords({ ...asked('split', 'POLLING'), choices })).toEqual({ yes: null, no: null, link: null });
    expect(decisionWords({ ...approve('offer'), draft: true }).yes).toBe('I have sent it');
  });

  it('asks for a lasting preference by name', () => {
    expect(decisionWords({ ...asked('preference', 'BOOKED'), preferences: {} }).yes).toBe('From now on');
    expect(decisionWords({ ...asked('trust', 'BOOKED'), preferences: {} }).yes).toBe('Do it without asking');
  });

  it('never offers to cancel by a word that sounds like keeping', () => {
    expect(decisionWords(asked('cancel', 'BOOKED'))).toMatchObject({ yes: 'Cancel the meeting', no: 'Keep it' });
  });
});
