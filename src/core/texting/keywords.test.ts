import { describe, expect, it } from 'vitest';
import { keywordOf } from './keywords';
import { numberIn } from './number';

describe('a keyword', () => {
  it.each([
    ...['stop', 'STOP.', '"Stop"', 'STOP ALL', 'stopall', 'Stopp!', 'S.T.O.P.', 'opt out', 'opt-out', 'Unsubscribe me'],
    ...['cancel', 'End', 'QUIT', 'revoke', 'arrêt', 'Arrêter', 'désabonner', 'abmelden', 'bitte stop', 'baja', 'Alto'],
  ])('"%s" stops', (text) => expect(keywordOf(text)).toBe('stop'));

  it.each([
    ['Start', 'start'],
    ['UNSTOP', 'start'],
    ['help?', 'help'],
    ['Hilfe!', 'help'],
    ['aide', 'help'],
  ])('"%s" is %s', (text, keyword) => expect(keywordOf(text)).toBe(keyword));

  it.each([
    'yes',
    '2',
    'cancel the meeting with Jane',
    'stop at 3pm',
    'end of next week',
    'start without me',
    'no help',
    '',
  ])('"%s" is none', (text) => expect(keywordOf(text)).toBeNull());
});

describe('a number', () => {
  it.each([
    ['2', 2],
    [' #2.', 2],
    ['(3)', 3],
    ['Option 12 please', 12],
    ['two', 2],
    ['Drei', 3],
    ['deux', 2],
    ['10 late', null],
    ['2pm', null],
    ['2 or 3', null],
    ['123', null],
    ['yes', null],
  ])('"%s" is %s', (text, number) => expect(numberIn(text)).toBe(number));
});
